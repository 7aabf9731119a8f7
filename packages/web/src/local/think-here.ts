// Bots that think in the page. Loaded only where there is no worker.

import { defaultAnswer } from '@sevenfold/bots';
import { minds } from './minds.ts';
import type { LocalThinker } from './thinker.ts';

/** Few enough samples not to keep anyone waiting. */
const answer = minds({ samples: 60 });

export const thinkHere: LocalThinker = (kind, state) =>
  Promise.resolve(answer(kind, state) ?? defaultAnswer(state));
