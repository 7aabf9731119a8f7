// A worker: bots think here, so that the page never waits for them.

import { makeMove, parsePosition } from '@sevenfold/engine';
import { rememberingBots } from './bot-memory.ts';
import type { ThinkReply, ThinkRequest } from './thinker.ts';

/** The longest that people wait for the slowest bot. */
const answer = rememberingBots({ milliseconds: 400 });

addEventListener('message', ({ data: { id, kind, position } }: MessageEvent<ThinkRequest>) => {
  const move = answer(kind, parsePosition(position));
  // Without an answer the page does the thinking.
  postMessage({ id, move: move === undefined ? '' : makeMove(move) } satisfies ThinkReply);
});
