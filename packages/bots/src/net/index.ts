// '@sevenfold/bots/net': chances to win by a net that learned from its own games, in any position. Its weights are some
// 60 KB, so nothing else in this package imports them.

export { chanceOf, weighAnswers } from './answers.ts';
export { Luck } from './luck.ts';
export { netFor } from './nets.ts';
