// '@sevenfold/bots/drawing': what the pages and the command draw alike.

export { makePoster, RULE_NUMBERS } from './strategy-poster.ts';
export { type Range, type Scale, scaleOf, spreadOf } from './scale.ts';
