// Flip 7: With a Vengeance, and its Brutal Mode. docs/OTHER-BOX.md says how its rules are read here.

import { ConfigError, parseRules } from '@sevenfold/engine';
import type { CardsEntry, EntryProblem, PointsEntry, ScoreRules, SevenOf } from '../score-sheet.ts';
import { type Box, type BoxCard, type Scoring, SEVEN, type SumPart } from './box.ts';

const ZERO = '0';
const UNLUCKY_7 = 'U7';
const LUCKY_13 = 'L13';
const HALF = '/2';
const MINUS = [2, 4, 6, 8, 10] as const;
const BONUS = 15;
const PLAYERS_PER_DECK = 18;

/** The value of each number card; the special ones are a 7, a 13 and a 0. */
const VALUES: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 14 }, (_, value) => [`${value}`, value] as const),
  [UNLUCKY_7, 7],
  [LUCKY_13, 13],
]);
const PENALTIES: ReadonlyMap<string, number> = new Map(MINUS.map((points) => [`-${points}`, points]));

const LEAST_OF_SEVEN = 21;
/** The most that cards short of a Flip 7 and those of one add up to: both 13s, and the highest others that fit. */
const MOST = {
  cards: { six: 2 * 13 + 12 + 11 + 10 + 9, seven: 2 * 13 + 12 + 11 + 10 + 9 + 8 },
  different: { six: 2 * 13 + 12 + 11 + 10 + 9 + 8, seven: 2 * 13 + 12 + 11 + 10 + 9 + 8 + 7 },
} as const;
const MOST_MINUS = MINUS.reduce((sum, points) => sum + points, 0);

export const VENGEANCE: Box = {
  id: 'vengeance',
  cards: [
    ...[...VALUES.keys()].map((token): BoxCard => ({ token, kind: 'number', copies: copiesOf(token) })),
    ...[HALF, ...PENALTIES.keys()].map((token): BoxCard => ({ token, kind: 'modifier', copies: 1 })),
  ],
  keptWith: (token, cards) => (token === UNLUCKY_7 ? [] : cards),
  givesAfterBust: true,
  needsOption: ({ takesFrom }) => takesFrom !== undefined,
  scoring: (rules) => scoringUnder(rules),
};

/** As many as the number says: one of the 7s is the Unlucky 7, one of the 13s the Lucky 13. */
function copiesOf(token: string): number {
  if (token === ZERO || token === UNLUCKY_7 || token === LUCKY_13) return 1;
  const value = VALUES.get(token)!;
  return value === 7 || value === 13 ? value - 1 : value;
}

/** What counts towards a Flip 7: with the Lucky 13, both 13s or only one of them. A duplicate that busts does not count. */
const NUMBERS_IN = {
  cards: (cards: readonly string[]) => numbersOf(cards).length - duplicatesIn(cards).length,
  different: (cards: readonly string[]) => new Set(numbersOf(cards)).size,
} as const;

/** The options that the points of a hand depend on. */
interface PointRules {
  readonly brutal: boolean;
  readonly sevenOf: SevenOf;
}

function scoringUnder(rules: ScoreRules): Scoring {
  const { brutal = false, sevenOf = 'cards', target, tieBreak, ...others } = rules;
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) continue;
    throw new ConfigError(
      name,
      `this box has no option "${name}"; its options are target, tieBreak, brutal, sevenOf`,
    );
  }
  const options = parseRules({ target, tieBreak });
  const pointRules = { brutal, sevenOf };
  return {
    box: VENGEANCE,
    target: options.target,
    tieBreak: options.tieBreak,
    bonus: BONUS,
    hasOption: brutal,
    isBrutal: brutal,
    decksFor: (players) => Math.ceil(players / PLAYERS_PER_DECK),
    numbersIn: NUMBERS_IN[sevenOf],
    problemOf: (hand) => problemOf(hand, sevenOf),
    pointsOf: (hand) => pointsOf(hand, pointRules),
    sumOf: (hand) => sumOf(hand, pointRules),
    rangeOf: (decks, flip7) => rangeOf(decks, flip7, pointRules),
    isPossible: (entry, decks) => isPossible(entry, decks, pointRules),
  };
}

function problemOf({ cards, bust }: CardsEntry, sevenOf: SevenOf): EntryProblem | undefined {
  const unknown = cards.find((token) => !VALUES.has(token) && token !== HALF && !PENALTIES.has(token));
  if (unknown !== undefined) return { code: 'unknownCard', card: unknown };
  const duplicates = duplicatesIn(cards);
  // A player who busts has one card too many.
  const duplicate = duplicates[bust === true ? 1 : 0];
  if (duplicate !== undefined) return { code: duplicateCode(duplicate, cards), card: `${duplicate}` };
  const count = NUMBERS_IN[sevenOf](cards);
  if (count > SEVEN) return { code: 'eightNumbers' };
  if (bust === true && count === SEVEN) return { code: 'bustFlip7' };
  return undefined;
}

/** Every number that the hand has more often than allowed. */
function duplicatesIn(cards: readonly string[]): number[] {
  const seen = new Map<number, number>();
  return numbersOf(cards).filter((value) => {
    const count = (seen.get(value) ?? 0) + 1;
    seen.set(value, count);
    return count > (value === 13 && cards.includes(LUCKY_13) ? 2 : 1);
  });
}

function duplicateCode(value: number, cards: readonly string[]): EntryProblem['code'] {
  if (value === 13) return cards.includes(LUCKY_13) ? 'threeThirteens' : 'needsLucky13';
  return value === 7 && cards.includes(UNLUCKY_7) ? 'sevenAndUnlucky7' : 'twoEqual';
}

function pointsOf(hand: CardsEntry, rules: PointRules): number {
  let points = 0;
  for (const { sign, value } of sumOf(hand, rules)) {
    if (sign === '÷') points = Math.floor(points / value);
    else if (sign === '+') points += value;
    else points = rules.brutal ? points - value : Math.max(0, points - value);
  }
  return points;
}

function sumOf({ cards, bust, takesFrom }: CardsEntry, rules: PointRules): readonly SumPart[] {
  const penalty = penaltyOf(cards);
  const minus: readonly SumPart[] = penalty > 0 ? [{ sign: '−', value: penalty }] : [];
  const nothing: SumPart = { sign: '+', value: 0 };
  if (bust === true) return rules.brutal ? [nothing, ...minus] : [nothing];
  const numbers = numbersOf(cards);
  const isFlip7 = NUMBERS_IN[rules.sevenOf](cards) === SEVEN;
  if (cards.includes(ZERO) && !isFlip7) return [nothing];
  const parts: SumPart[] = [{ sign: '+', value: numbers.reduce((sum, value) => sum + value, 0) }];
  for (const token of cards) if (token === HALF) parts.push({ sign: '÷', value: 2 });
  parts.push(...minus);
  if (isFlip7 && takesFrom === undefined) parts.push({ sign: '+', value: BONUS, isBonus: true });
  return parts;
}

function rangeOf(decks: number, flip7: boolean, { brutal, sevenOf }: PointRules): readonly [number, number] {
  const minus = MOST_MINUS * decks;
  const { six, seven } = MOST[sevenOf];
  if (!flip7) return [brutal ? 0 - minus : 0, six];
  // Instead, the bonus may be taken from another player.
  return [brutal ? (LEAST_OF_SEVEN >> decks) - minus : BONUS, seven + BONUS];
}

function isPossible(entry: PointsEntry, decks: number, rules: PointRules): boolean {
  const { points, bust, flip7, takesFrom } = entry;
  if (flip7 === true) {
    const own = takesFrom === undefined ? points - BONUS : points;
    const [least] = rules.brutal ? rangeOf(decks, true, rules) : [0];
    return own >= least && own <= MOST[rules.sevenOf].seven;
  }
  const [least, most] = rangeOf(decks, false, rules);
  // After a bust only modifiers count, and they are even.
  return points >= least && points <= (bust === true ? 0 : most) && (bust !== true || points % 2 === 0);
}

function numbersOf(cards: readonly string[]): number[] {
  return cards.flatMap((token) => VALUES.get(token) ?? []);
}

function penaltyOf(cards: readonly string[]): number {
  return cards.reduce((sum, token) => sum + (PENALTIES.get(token) ?? 0), 0);
}
