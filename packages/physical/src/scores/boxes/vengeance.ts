// Flip 7: With a Vengeance, and its Brutal Mode. docs/OTHER-BOX.md says how its rules are read here.

import { ConfigError, parseRules } from '@sevenfold/engine';
import type { CardsEntry, EntryProblem, PointsEntry, ScoreRules } from '../score-sheet.ts';
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

// Six different numbers add up to at most 8 + 9 + … + 13, seven to at least 0 + 1 + … + 6 and at most 7 + 8 + … + 13;
// a Lucky 13 adds another 13.
const MOST_OF_SIX = 76;
const LEAST_OF_SEVEN = 21;
const MOST_OF_SEVEN = 83;
const MOST_MINUS = MINUS.reduce((sum, points) => sum + points, 0);

export const VENGEANCE: Box = {
  id: 'vengeance',
  cards: [
    ...[...VALUES.keys()].map((token): BoxCard => ({ token, kind: 'number', copies: copiesOf(token) })),
    ...[HALF, ...PENALTIES.keys()].map((token): BoxCard => ({ token, kind: 'modifier', copies: 1 })),
  ],
  numbersIn: (cards) => new Set(numbersOf(cards)).size,
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

function scoringUnder({ brutal = false, target, tieBreak, ...others }: ScoreRules): Scoring {
  for (const [name, value] of Object.entries(others)) {
    if (value === undefined) continue;
    throw new ConfigError(name, `this box has no option "${name}"; its options are target, tieBreak, brutal`);
  }
  const options = parseRules({ target, tieBreak });
  return {
    box: VENGEANCE,
    target: options.target,
    tieBreak: options.tieBreak,
    bonus: BONUS,
    hasOption: brutal,
    isBrutal: brutal,
    decksFor: (players) => Math.ceil(players / PLAYERS_PER_DECK),
    problemOf,
    pointsOf: (hand) => pointsOf(hand, brutal),
    sumOf: (hand) => sumOf(hand, brutal),
    rangeOf: (decks, flip7) => rangeOf(decks, flip7, brutal),
    isPossible: (entry, decks) => isPossible(entry, decks, brutal),
  };
}

function problemOf({ cards, bust }: CardsEntry): EntryProblem | undefined {
  const unknown = cards.find((token) => !VALUES.has(token) && token !== HALF && !PENALTIES.has(token));
  if (unknown !== undefined) return { code: 'unknownCard', card: unknown };
  const duplicates = duplicatesIn(cards);
  // A player who busts has one card too many.
  const duplicate = duplicates[bust === true ? 1 : 0];
  if (duplicate !== undefined) return { code: duplicateCode(duplicate, cards), card: `${duplicate}` };
  const different = VENGEANCE.numbersIn(cards);
  if (different > SEVEN) return { code: 'eightNumbers' };
  if (bust === true && different === SEVEN) return { code: 'bustFlip7' };
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

function pointsOf(hand: CardsEntry, brutal: boolean): number {
  let points = 0;
  for (const { sign, value } of sumOf(hand, brutal)) {
    if (sign === '÷') points = Math.floor(points / value);
    else if (sign === '+') points += value;
    else points = brutal ? points - value : Math.max(0, points - value);
  }
  return points;
}

function sumOf({ cards, bust, takesFrom }: CardsEntry, brutal: boolean): readonly SumPart[] {
  const penalty = penaltyOf(cards);
  const minus: readonly SumPart[] = penalty > 0 ? [{ sign: '−', value: penalty }] : [];
  const nothing: SumPart = { sign: '+', value: 0 };
  if (bust === true) return brutal ? [nothing, ...minus] : [nothing];
  const numbers = numbersOf(cards);
  const isFlip7 = VENGEANCE.numbersIn(cards) === SEVEN;
  if (cards.includes(ZERO) && !isFlip7) return [nothing];
  const parts: SumPart[] = [{ sign: '+', value: numbers.reduce((sum, value) => sum + value, 0) }];
  for (const token of cards) if (token === HALF) parts.push({ sign: '÷', value: 2 });
  parts.push(...minus);
  if (isFlip7 && takesFrom === undefined) parts.push({ sign: '+', value: BONUS, isBonus: true });
  return parts;
}

function rangeOf(decks: number, flip7: boolean, brutal: boolean): readonly [number, number] {
  const most = MOST_MINUS * decks;
  if (!flip7) return [brutal ? 0 - most : 0, MOST_OF_SIX];
  // Instead, the bonus may be taken from another player.
  return [brutal ? (LEAST_OF_SEVEN >> decks) - most : BONUS, MOST_OF_SEVEN + BONUS];
}

function isPossible(entry: PointsEntry, decks: number, brutal: boolean): boolean {
  const { points, bust, flip7, takesFrom } = entry;
  if (flip7 === true) {
    const own = takesFrom === undefined ? points - BONUS : points;
    const [least] = brutal ? rangeOf(decks, true, true) : [0];
    return own >= least && own <= MOST_OF_SEVEN;
  }
  const [least, most] = rangeOf(decks, false, brutal);
  // After a bust only modifiers count, and they are even.
  return points >= least && points <= (bust === true ? 0 : most) && (bust !== true || points % 2 === 0);
}

function numbersOf(cards: readonly string[]): number[] {
  return cards.flatMap((token) => VALUES.get(token) ?? []);
}

function penaltyOf(cards: readonly string[]): number {
  return cards.reduce((sum, token) => sum + (PENALTIES.get(token) ?? 0), 0);
}
