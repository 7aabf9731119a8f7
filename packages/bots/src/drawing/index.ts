// '@sevenfold/bots/drawing': what the pages and the command draw alike.

export { niceStep } from './nice-step.ts';
export { makePoster, RULE_NUMBERS } from './poster.ts';
