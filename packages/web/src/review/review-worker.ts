// A worker that values positions of a game, one at a time; there are as many of them as cores.

import { Reviewer } from '@sevenfold/bots/review';
import type { ReviewAnswer, ReviewRequest } from './review-workers.ts';

let reviewer: Reviewer | undefined;

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  if ('record' in data) reviewer = new Reviewer(data.record, data.options);
  else postMessage(reviewer!.value(data.at) satisfies ReviewAnswer);
});
