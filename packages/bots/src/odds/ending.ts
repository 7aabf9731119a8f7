// How the round ends for a player who hits once or keeps hitting. Three things do not depend on each other: which line the
// cards make one by one, where the modifiers lie among them, and how many cards the actions let the player take.

import { FLIP_THREE, FREEZE, NUMBER_KINDS, PLUS_10, PLUS_2, plusOf, TIMES_2 } from '@sevenfold/engine';
import { type Bounds, exactly } from './bounds.ts';
import {
  bankable,
  bonusFactor,
  type Forced,
  type Hitter,
  mostPoints,
  plusFactor,
  reshuffled,
} from './hitter.ts';
import { cardCount, modifierCount, plainCount } from './pile-counts.ts';
import { afterPile, MOST_RESHUFFLES } from './solver/after-pile.ts';
import { type Chain, chainOf, FLIP_THREE_DRAWN } from './solver/chain.ts';
import { type Rows, rowsOf } from './solver/rows.ts';
import { type SaveState, saveStates } from './solver/saves.ts';

/** How the round ends; the chances add up to 1. */
export interface Ending {
  readonly bust: number;
  readonly seven: number;
  /** Frozen, out of cards, or stayed after the one hit. */
  readonly banked: number;
  /** Any of the other three: the pile ran out too often to be followed. */
  readonly unknown: number;
  readonly points: Bounds;
}

/** One card and everything that follows from it, then Stay. */
export function hitOnce(hitter: Hitter): Ending {
  return endingOf(hitter, true, 0);
}

/** Card after card until a bust, a Flip 7, a Freeze or the last card. */
export function keepHitting(hitter: Hitter): Ending {
  return endingOf(hitter, false, 0);
}

function endingOf(hitter: Hitter, isOneHit: boolean, reshuffles: number): Ending {
  const { pile, flip7Bonus, forced } = hitter;
  if (cardCount(pile) === 0 || (forced.flips === 0 && forced.freezes)) return endNow(hitter);
  const rows = rowsOf(hitter, saveStates(hitter, Infinity));
  const course = courseOf(rows, hitter);
  const { ended, ranOut } = cardsTaken(hitter, course.alive.length - 1, isOneHit);
  const plain = plainCount(pile);
  const modifiers = modifierCount(pile);
  const lineCards = plain - modifiers;
  let [bust, seven, banked, unknown, low, high] = [0, 0, 0, 0, 0, 0];
  const add = (points: number): void => {
    low += points;
    high += points;
  };
  let more = 1;
  for (let cards = 0; cards < ended.length; cards++) {
    // `more` is the chance that the player takes this many cards or more, unless the line ends before.
    for (let line = Math.max(0, cards - modifiers); line < course.alive.length && line <= cards; line++) {
      const among = hypergeometric(cards, line, plain, lineCards);
      const drawn = cards - line;
      const average = factorsOf(hitter, drawn);
      banked += ended[cards]! * among * course.alive[line]!;
      add(ended[cards]! * among * (course.sum[line]! * average.factor + course.alive[line]! * average.plus));
      if (line === 0) continue;
      // The last of these cards belongs to the line.
      const last = (more * among * line) / cards;
      bust += last * course.bust[line]!;
      seven += last * course.seven[line]!;
      add(last * course.sevenSum[line]! * average.factor);
      add(last * course.seven[line]! * (average.plus + flip7Bonus * average.bonus));
    }
    more -= ended[cards]!;
  }
  for (const { chance, forced: rest } of ranOut) {
    for (const { reach, save, mask } of course.whole) {
      const share = chance * reach;
      const emptied = afterPile(hitter, mask, save, rest);
      const on = reshuffled(emptied);
      if (on !== undefined && reshuffles === MOST_RESHUFFLES) {
        unknown += share;
        high += share * mostPoints(on);
        continue;
      }
      const later = on === undefined ? endNow(emptied) : endingOf(on, isOneHit, reshuffles + 1);
      bust += share * later.bust;
      seven += share * later.seven;
      banked += share * later.banked;
      unknown += share * later.unknown;
      low += share * later.points.low;
      high += share * later.points.high;
    }
  }
  return { bust, seven, banked, unknown, points: { low, high } };
}

function endNow(hitter: Hitter): Ending {
  return { bust: 0, seven: 0, banked: 1, unknown: 0, points: exactly(bankable(hitter)) };
}

/** What happens to a line card by card, by the number of its cards, Second Chances and duplicates included. */
interface Course {
  /** The chance that the line goes on, and its sum, weighted with that. */
  readonly alive: Float64Array;
  readonly sum: Float64Array;
  /** The chance that it ends with this card; the sum of a Flip 7, weighted with that. */
  readonly bust: Float64Array;
  readonly seven: Float64Array;
  readonly sevenSum: Float64Array;
  /** With all cards of the pile: the chance of each line. */
  readonly whole: readonly { readonly reach: number; readonly save: SaveState; readonly mask: number }[];
}

function courseOf(rows: Rows, hitter: Hitter): Course {
  const { pile, numbers: held } = hitter;
  const lineCards = plainCount(pile) - modifierCount(pile);
  const byCards = (): Float64Array => new Float64Array(rows.mostCards + 2);
  const [alive, sum, bust, seven, sevenSum] = [byCards(), byCards(), byCards(), byCards(), byCards()];
  const whole: Course['whole'][number][] = [];
  const reach = new Float64Array(rows.size);
  reach[0] = 1;
  for (let row = 0; row < rows.size; row++) {
    const cards = rows.cards[row]!;
    const here = reach[row]!;
    if (here === 0) continue;
    const set = rows.set[row]!;
    const mask = rows.masks[set]!;
    alive[cards]! += here;
    sum[cards]! += here * rows.sum[set]!;
    if (cards === lineCards) whole.push({ reach: here, save: rows.saves[rows.save[row]!]!, mask });
    const part = here / (lineCards - cards);
    const { start, to, cards: copies } = rows.next;
    for (let edge = start[row]!; edge < start[row + 1]!; edge++) reach[to[edge]!]! += part * copies[edge]!;
    if (rows.fatal[row]! > 0) bust[cards + 1]! += part * rows.fatal[row]!;
    for (let number = 0; set >= rows.firstLongest && number < NUMBER_KINDS; number++) {
      if (pile[number] === 0 || (((mask | held) >> number) & 1) === 1) continue;
      seven[cards + 1]! += part * pile[number]!;
      sevenSum[cards + 1]! += part * pile[number]! * (rows.sum[set]! + number);
    }
  }
  return { alive, sum, bust, seven, sevenSum, whole };
}

interface Taken {
  /** The chance to take so many plain cards and no more, as long as the line does not end. */
  readonly ended: Float64Array;
  /** The chances to take all cards of the pile, and what is still to come. */
  readonly ranOut: readonly { readonly chance: number; readonly forced: Forced }[];
}

const NOT_FORCED: Forced = { flips: 0, waiting: 0, freezes: false, behind: 0 };

/** A line of more cards than `mostLine` has ended. */
function cardsTaken({ pile, takesActions, forced }: Hitter, mostLine: number, isOneHit: boolean): Taken {
  const plain = plainCount(pile);
  const most = Math.min(plain, mostLine + modifierCount(pile));
  const fewest = plain - most;
  const given = pile[FLIP_THREE]! + pile[FREEZE]!;
  const [flipThrees, freezes] = takesActions ? [pile[FLIP_THREE]!, pile[FREEZE]!] : [0, 0];
  const ended = new Float64Array(most + 1);
  const ranOut: { chance: number; forced: Forced }[] = [];
  /** The chance to be asked, by Flip Threes left, then by cards taken. */
  const asked = Array.from({ length: flipThrees + 1 }, () => new Float64Array(most + 1));
  const follow = (chain: Chain, before: number, chance: number): void => {
    for (let i = 0; i <= chain.longest && before + i <= most; i++) {
      const on = chance * chain.asked[i]![plain - before]!;
      ended[before + i]! += chance * chain.bank[i]![plain - before]! + (isOneHit ? on : 0);
      if (on > 0 && !isOneHit) asked[chain.leftAfter[i]!]![before + i]! += on;
      if (before + i < plain) continue;
      for (const end of chain.runOut[i]!) ranOut.push({ chance: chance * end.chance, forced: end.forced });
    }
  };
  if (forced.flips > 0) {
    const start = { plain, fewest: plain, flipThrees: pile[FLIP_THREE]!, freezes: pile[FREEZE]! };
    follow(chainOf({ ...start, forced, isGiven: !takesActions }), 0, 1);
    if (isOneHit) return { ended, ranOut };
  } else if (isOneHit && !takesActions) {
    ended[0] = given / (plain + given);
    if (most > 0) ended[1] = plain / (plain + given);
    return { ended, ranOut };
  } else asked[flipThrees]![0] = 1;
  for (let left = flipThrees; left >= 0; left--) {
    const start = { plain, fewest, flipThrees: left - 1, freezes, forced: FLIP_THREE_DRAWN, isGiven: false };
    const chain = left > 0 ? chainOf(start) : undefined;
    const hits = asked[left]!;
    for (let before = 0; before <= (isOneHit ? 0 : most); before++) {
      const size = plain - before + freezes + left;
      if (hits[before] === 0) continue;
      if (size === 0) ranOut.push({ chance: hits[before]!, forced: NOT_FORCED });
      const chance = hits[before]! / Math.max(1, size);
      if (before < most) (isOneHit ? ended : hits)[before + 1]! += chance * (plain - before);
      ended[before]! += chance * freezes;
      if (chain !== undefined) follow(chain, before, chance * left);
    }
  }
  return { ended, ranOut };
}

interface Factors {
  readonly factor: number;
  readonly plus: number;
  readonly bonus: number;
}

/** What the numbers are multiplied by on average, what the +N cards add, and what the bonus is multiplied by. */
function factorsOf(hitter: Hitter, drawn: number): Factors {
  const { pile } = hitter;
  const modifiers = modifierCount(pile);
  const twos = pile[TIMES_2]!;
  let allPlus = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) allPlus += plusOf(card) * pile[card]!;
  let [factor, plus, bonus] = [0, 0, 0];
  for (let doubles = Math.max(0, drawn - modifiers + twos); doubles <= Math.min(drawn, twos); doubles++) {
    const chance = hypergeometric(drawn, doubles, modifiers, twos);
    const times = 1 << (hitter.doubles + doubles);
    const share = modifiers === twos ? 0 : (drawn - doubles) / (modifiers - twos);
    factor += chance * times;
    plus += chance * plusFactor(hitter, times) * (hitter.plus + share * allPlus);
    bonus += chance * bonusFactor(hitter, times);
  }
  return { factor, plus, bonus };
}

/** The chance that this many of the first cards are of one kind. */
function hypergeometric(cards: number, ofKind: number, all: number, allOfKind: number): number {
  let chance = 1;
  for (let card = 0; card < cards; card++) {
    const isOfKind = card < ofKind;
    const left = isOfKind ? allOfKind - card : all - allOfKind - (card - ofKind);
    chance *= left / (all - card);
    // There are as many orders as ways to choose the places of these cards.
    if (isOfKind) chance *= (cards - card) / (card + 1);
  }
  return chance;
}
