// How the round ends for a player who takes every action and hits once or keeps hitting, from a pile that cannot run out.
// Three things do not depend on each other: which line the cards make one by one, where the modifiers lie among them, and
// how many cards the actions let the player take.

import { FLIP_THREE, FREEZE, PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { bonusFactor, type Hitter } from '../hitter.ts';
import { hypergeometric } from '../draws/hypergeometric.ts';
import type { Ending } from '../ending.ts';
import { type LoneLines, loneLines } from './lines.ts';
import { type Chain, chainFrom } from '../solver/chain.ts';

/** `undefined` where there are no `loneLines`. */
export function endingAlone(hitter: Hitter, isOneHit: boolean): Ending | undefined {
  const lines = loneLines(hitter);
  if (lines === undefined) return undefined;
  const { pile, plus, flip7Bonus, doubling } = hitter;
  const course = courseOf(lines, hitter);
  const taken = cardsTaken(lines, hitter, isOneHit);
  const { plain, lineCards, mostCards } = lines;
  const modifiers = plain - lineCards;
  let morePlus = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) morePlus += plusOf(card) * pile[card]!;
  const [held, twos] = [1 << hitter.doubles, pile[TIMES_2]!];
  /** The chance that one given modifier is among this many, and that two given ones are. */
  const shareOf = (drawn: number): number => (modifiers === 0 ? 0 : drawn / modifiers);
  const pairOf = (drawn: number): number =>
    modifiers < 2 ? 0 : (drawn * (drawn - 1)) / (modifiers * (modifiers - 1));
  const factorOf = (drawn: number): number => held * (1 + shareOf(drawn) * twos);
  /** The points of lines with this chance and sum, after this many modifiers. */
  const points = (chance: number, sum: number, drawn: number): number => {
    const added = plus + shareOf(drawn) * morePlus;
    const again = twos * (shareOf(drawn) * plus + pairOf(drawn) * morePlus);
    return sum * factorOf(drawn) + chance * (doubling === 'numbers' ? added : held * (added + again));
  };
  let bust = 0;
  let seven = 0;
  let expected = 0;
  let more = 1;
  for (let cards = 0; cards < taken.length; cards++) {
    // `more` is the chance that the player takes this many cards or more, unless the line ends before.
    for (let line = Math.max(0, cards - modifiers); line <= Math.min(cards, mostCards + 1); line++) {
      const among = hypergeometric(cards, line, plain, lineCards);
      const drawn = cards - line;
      expected += taken[cards]! * among * points(course.alive[line]!, course.sum[line]!, drawn);
      if (line === 0) continue;
      // The last of these cards belongs to the line.
      const last = (among * line) / cards;
      bust += more * last * course.bust[line]!;
      seven += more * last * course.seven[line]!;
      expected +=
        more * last * points(course.seven[line]!, course.sevenSum[line]!, drawn) +
        more * last * course.seven[line]! * flip7Bonus * bonusFactor(hitter, factorOf(drawn));
    }
    more -= taken[cards]!;
  }
  return {
    bust,
    seven,
    banked: Math.max(0, 1 - bust - seven),
    unknown: 0,
    points: { low: expected, high: expected },
  };
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
}

function courseOf(lines: LoneLines, hitter: Hitter): Course {
  const { chances, sets, length, sum: lineSums, next, duplicates, sevenths, seventhSums } = lines;
  const byCards = (): Float64Array => new Float64Array(lines.mostCards + 2);
  const [alive, sum, bust, seven, sevenSum] = [byCards(), byCards(), byCards(), byCards(), byCards()];
  const reach = new Float64Array(chances.list.length * sets);
  reach[0] = 1;
  chances.list.forEach(({ drawn, used, isHeld }, chance) => {
    const secondChances = hitter.pile[SECOND_CHANCE]! - drawn;
    for (let set = 0; set < sets; set++) {
      const cards = length[set]! + drawn + used;
      const here = reach[chance * sets + set]!;
      if (here === 0) continue;
      alive[cards]! += here;
      sum[cards]! += here * lineSums[set]!;
      const part = here / (lines.lineCards - cards);
      for (let edge = next.start[set]!; edge < next.start[set + 1]!; edge++) {
        reach[chance * sets + next.to[edge]!]! += part * next.weight[edge]!;
      }
      if (secondChances > 0) reach[chances.afterDraw[chance]! * sets + set]! += part * secondChances;
      const same = part * (duplicates[set]! - used);
      if (same > 0 && isHeld) reach[chances.afterSave[chance]! * sets + set]! += same;
      else bust[cards + 1]! += same;
      seven[cards + 1]! += part * sevenths[set]!;
      sevenSum[cards + 1]! += part * seventhSums[set]!;
    }
  });
  return { alive, sum, bust, seven, sevenSum };
}

/** The chance of every number of plain cards that the player takes, as long as the line does not end. */
function cardsTaken(lines: LoneLines, { pile, forced }: Hitter, isOneHit: boolean): Float64Array {
  const { plain } = lines;
  const [flipThrees, freezes] = [pile[FLIP_THREE]!, pile[FREEZE]!];
  const most = Math.min(plain, lines.mostCards + 1 + plain - lines.lineCards);
  const chainAfter = (left: number, due: number, isFrozen: boolean): Chain =>
    chainFrom({ plain, fewest: plain - most, flipThrees: left, freezes, due, isFrozen });
  const ended = new Float64Array(most + 1);
  /** The chance to be asked, by Flip Threes left, then by cards taken. */
  const asked = Array.from({ length: flipThrees + 1 }, () => new Float64Array(most + 1));
  const follow = (chain: Chain, before: number, chance: number): void => {
    for (let i = 0; i <= chain.longest && before + i <= most; i++) {
      const on = chance * chain.asked[i]![plain - before]!;
      ended[before + i]! += chance * chain.bank[i]![plain - before]! + (isOneHit ? on : 0);
      if (on > 0 && !isOneHit) asked[(chain.longest - i) / 2]![before + i]! += on;
    }
  };
  if (forced.flips > 0) {
    follow(chainAfter(flipThrees, forced.flips + 3 * forced.waiting, forced.freezes), 0, 1);
    if (isOneHit) return ended;
  } else asked[flipThrees]![0] = 1;
  for (let left = flipThrees; left >= 0; left--) {
    const chain = left > 0 ? chainAfter(left - 1, 3, false) : undefined;
    const hits = asked[left]!;
    for (let before = 0; before < (isOneHit ? 1 : most); before++) {
      const chance = hits[before]! / (plain - before + freezes + left);
      if (chance === 0) continue;
      (isOneHit ? ended : hits)[before + 1]! += chance * (plain - before);
      ended[before]! += chance * freezes;
      if (chain !== undefined) follow(chain, before, chance * left);
    }
  }
  return ended;
}
