// A worker: bots think here, so that the page never waits for them.

import { type Bot, findBot } from '@sevenfold/bots';
import { makeMove, parsePosition, Sfc32 } from '@sevenfold/engine';
import type { Answer, Question } from '../local/thinker.ts';

/** People at the table wait no longer than this for the one who thinks longest. */
const BUDGET = { milliseconds: 400 };

const bots = new Map<string, Bot>();

function botFor(kind: string): Bot | undefined {
  const known = bots.get(kind);
  if (known !== undefined) return known;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const bot = findBot(kind)?.make({ random: new Sfc32(seed), budget: BUDGET });
  if (bot !== undefined) bots.set(kind, bot);
  return bot;
}

addEventListener('message', ({ data: { id, kind, position } }: MessageEvent<Question>) => {
  const move = botFor(kind)?.(parsePosition(position));
  // Without an answer the page thinks for itself.
  postMessage({ id, move: move === undefined ? '' : makeMove(move) } satisfies Answer);
});
