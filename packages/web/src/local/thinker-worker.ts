// A worker: bots think here, so that the page never waits for them.

import { makeMove, parsePosition } from '@sevenfold/engine';
import { minds } from './minds.ts';
import type { Answer, Question } from './thinker.ts';

/** People at the table wait no longer than this for the one who thinks longest. */
const answer = minds({ milliseconds: 400 });

addEventListener('message', ({ data: { id, kind, position } }: MessageEvent<Question>) => {
  const move = answer(kind, parsePosition(position));
  // Without an answer the page thinks for itself.
  postMessage({ id, move: move === undefined ? '' : makeMove(move) } satisfies Answer);
});
