// '@sevenfold/bots/review': chances to win, what each decision cost, advice on a question, figures about many games.

export { compareOptions } from '../chances/choice.ts';
export { valuePosition } from '../chances/position-value.ts';
export { SampleDealer } from '../chances/sample-dealer.ts';
export { type Career, type CareerGame, type OwnGame, career } from './career.ts';
export { type Advice, type AdvisedOption, coach, type Grade, grade } from './coach.ts';
export { type Reason, reasonsFor } from './reasons.ts';
export {
  REVIEW_SAMPLES,
  type Review,
  type ReviewOptions,
  type ReviewedDecision,
  type ReviewedPlayer,
  type ReviewedPosition,
  Reviewer,
  type Verdict,
  costliest,
  isCostly,
  makeReview,
  review,
} from './review.ts';
