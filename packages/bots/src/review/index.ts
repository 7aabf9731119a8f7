// '@sevenfold/bots/review': chances to win, what each decision cost, advice on a question, figures about many games.

export { valuePosition } from '../chances/position-value.ts';
export { SampleDealer } from '../chances/sample-dealer.ts';
export { accountOf } from './account.ts';
export { type Advice, type AdvisedOption, advise, adviseAgainst, coach, type Grade, grade } from './coach.ts';
export type { Fact } from './position-facts.ts';
export { type Figure, intervalOf, medalInterval, sampleOf, winsAtOnce } from './figure.ts';
export { type PlayedOut, playOutBoth } from './played-out.ts';
export type { Reason } from './reasons.ts';
export {
  REVIEW_SAMPLES,
  type Review,
  type ReviewOptions,
  type ReviewedDecision,
  type ReviewedPlayer,
  type ReviewedPosition,
  Reviewer,
  type Verdict,
  isCostly,
  makeReview,
  positionSamples,
  review,
} from './review.ts';
export { estimateSolo } from './solo-value.ts';
export { type Misplay, misplaysOf } from './misplays.ts';
export { type Theme, themeOf, THEMES } from './theme.ts';
