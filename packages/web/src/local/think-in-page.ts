// Bots that think in the page. Loaded only where there is no worker.

import { defaultAnswer } from '@sevenfold/bots';
import { rememberingBots } from './bot-memory.ts';
import type { LocalThinker } from './thinker.ts';

/** Few enough samples not to keep anyone waiting. */
const answer = rememberingBots({ samples: 60 });

export const thinkInPage: LocalThinker = (kind, state) =>
  Promise.resolve(answer(kind, state) ?? defaultAnswer(state));
