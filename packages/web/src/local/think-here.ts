// Bots that think in the page, where there is no worker. Fetched only then: with a worker the page needs none of it.

import { defaultAnswer } from '@sevenfold/bots';
import type { Thinker } from '@sevenfold/table';
import { minds } from './minds.ts';

/** Few enough samples that nobody waits. */
const answer = minds({ samples: 60 });

export const thinkHere: Thinker = (kind, state) =>
  Promise.resolve(answer(kind, state) ?? defaultAnswer(state));
