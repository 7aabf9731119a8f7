// '@sevenfold/bots': the players. Odds, reviews and tournaments have entries of their own.

export type { Bot, Budget } from './bot.ts';
export { aimByValue } from './players/aim-by-value.ts';
export { CHARACTERS } from './players/characters.ts';
export { defaultAnswer } from './players/default-answer.ts';
export { EXPRESSION_NAMES } from './players/expression-names.ts';
export { ExpressionError, LONGEST_EXPRESSION, parseExpression } from './players/expression.ts';
export { playOut } from './players/play-out.ts';
export { BOT_RATINGS, LUCK, NEWCOMER, type Rating } from './players/ratings.ts';
export { racer } from './players/racer.ts';
export { BOTS, findBot } from './players/registry.ts';
export { BOT_LEVELS, CHARACTER_LEVELS, isBot } from './players/roster.ts';
export { standIn } from './players/stand-in.ts';
export { stay25 } from './players/stay25.ts';
