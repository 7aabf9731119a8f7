// A worker: positions of a game are valued here, one at a time, as many workers as there are cores.

import { Reviewer } from '@sevenfold/bots/review';
import type { ReviewAnswer, ReviewRequest } from './review-run.ts';

let reviewer: Reviewer | undefined;

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  if ('record' in data) reviewer = new Reviewer(data.record, data.options);
  else postMessage(reviewer!.value(data.at) satisfies ReviewAnswer);
});
