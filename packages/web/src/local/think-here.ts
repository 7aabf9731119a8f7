// Bots that think in the page, where there is no worker. Fetched only then: with a worker the page needs none of it.

import { defaultAnswer } from '@sevenfold/bots';
import { minds } from './minds.ts';
import type { LocalThinker } from './thinker.ts';

/** Few enough samples that nobody waits. */
const answer = minds({ samples: 60 });

export const thinkHere: LocalThinker = (kind, state) =>
  Promise.resolve(answer(kind, state) ?? defaultAnswer(state));
