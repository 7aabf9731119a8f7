// A worker that plays the rest of a round after two answers, many times.

import { type Comparison, compare, type ComparisonRequest } from './comparison.ts';

addEventListener('message', ({ data }: MessageEvent<ComparisonRequest>) =>
  postMessage(compare(data) satisfies Comparison),
);
