// A worker that plays the rest of a round after two answers, many times.

import { type AnswerComparison, compareAnswers, type ComparisonRequest } from './comparison.ts';

addEventListener('message', ({ data }: MessageEvent<ComparisonRequest>) =>
  postMessage(compareAnswers(data) satisfies AnswerComparison),
);
