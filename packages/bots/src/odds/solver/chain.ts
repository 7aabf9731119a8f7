// The ways in which a chain of Flip Threes can run. Freeze and Flip Three are set aside while it runs, so they change
// only *how many* plain cards are taken and what comes after; *which* plain cards come does not depend on where the
// actions lie. That splits the chain in two: the chances here, which depend only on the size of the pile, and 'take i
// plain cards'.
import type { Forced } from '../hitter.ts';
import { NOWHERE } from './saves.ts';

/** Indexed by i, the number of plain cards taken, then by the number of plain cards in the pile at the start. */
export interface Chain {
  /** The largest i. */
  readonly longest: number;
  /** Chance that a Freeze ends the round after i. */
  readonly bank: readonly Float64Array[];
  /** Chance that the player is asked again after i. */
  readonly asked: readonly Float64Array[];
  /** Chance that more than i plain cards are taken. */
  readonly more: readonly Float64Array[];
  /** By i: how many Flip Threes the pile still has when the player is asked after i; `NOWHERE` if that cannot be. */
  readonly leftAfter: readonly number[];
  /** By i: how the pile can run out with the last of its i plain cards, while cards are still due. */
  readonly runOut: readonly (readonly RunOut[])[];
}

interface RunOut {
  readonly chance: number;
  /** What is still to come. */
  readonly forced: Forced;
}

export interface ChainStart {
  /** The most plain cards in the pile at the start, and the fewest. */
  readonly plain: number;
  readonly fewest: number;
  /** Actions in the pile. */
  readonly flipThrees: number;
  readonly freezes: number;
  /** What the player has to go through. */
  readonly forced: Forced;
  /** Whether actions are given to others, so that each costs one of the cards due and nothing else. */
  readonly isGiven: boolean;
}

/** The chain that a Flip Three starts. */
export const FLIP_THREE_DRAWN: Forced = { flips: 3, waiting: 0, freezes: false, behind: 0 };

const CARDS_OF_FLIP_THREE = 3;

export function chainOf(start: ChainStart): Chain {
  const { plain, fewest, flipThrees, freezes, forced, isGiven } = start;
  const due = forced.flips + CARDS_OF_FLIP_THREE * forced.waiting;
  // A Flip Three replaces itself by three cards.
  const longest = due + (isGiven || forced.freezes ? 0 : 2 * flipThrees);
  const tables = (): Float64Array[] => Array.from({ length: longest + 1 }, () => new Float64Array(plain + 1));
  const [bank, asked, more] = [tables(), tables(), tables()];
  const leftAfter = Array.from({ length: longest + 1 }, () => NOWHERE);
  const runOut: RunOut[][] = Array.from({ length: longest + 1 }, () => []);
  const actions = flipThrees + freezes;
  /** The chance of so many cards in one of `orders` orders: it is the same for each of them. */
  const chanceOf = (begun: number, { plainCards, threes, frozen, orders }: Course): number => {
    let chance = orders;
    for (let card = 0; card < plainCards; card++) chance *= (begun - card) / (begun + actions - card);
    const rest = begun + actions - plainCards;
    for (let card = 0; card < threes; card++) chance *= (flipThrees - card) / (rest - card);
    for (let card = 0; card < frozen; card++) chance *= (freezes - card) / (rest - threes - card);
    return chance;
  };
  for (const course of coursesOf(start, due, longest)) {
    const { plainCards, threes, left, isFrozen, behind } = course;
    if (left > 0) {
      // All cards of the pile are drawn.
      const flips = ((left - 1) % CARDS_OF_FLIP_THREE) + 1;
      const waiting = (left - flips) / CARDS_OF_FLIP_THREE;
      runOut[plainCards]!.push({
        chance: chanceOf(plainCards, course),
        forced: { flips, waiting, freezes: isFrozen, behind },
      });
      continue;
    }
    const ends = (isFrozen ? bank : asked)[plainCards]!;
    if (!isFrozen) leftAfter[plainCards] = isGiven ? 0 : flipThrees - threes;
    for (let begun = Math.max(fewest, plainCards); begun <= plain; begun++) {
      ends[begun]! += chanceOf(begun, course);
    }
  }
  for (let i = longest - 1; i >= 0; i--) {
    for (let begun = fewest; begun <= plain; begun++) {
      more[i]![begun] = more[i + 1]![begun]! + bank[i + 1]![begun]! + asked[i + 1]![begun]!;
    }
    for (const { chance } of runOut[i + 1]!) if (i < plain) more[i]![i + 1]! += chance;
  }
  return { longest, bank, asked, more, leftAfter, runOut };
}

/** So many cards of each kind, in any order that gets this far. */
interface Course {
  readonly plainCards: number;
  readonly threes: number;
  readonly frozen: number;
  /** Flip Threes drawn after a Freeze, which never take effect. */
  readonly behind: number;
  readonly isFrozen: boolean;
  /** Cards that are still due: 0, or the pile has run out. */
  readonly left: number;
  readonly orders: number;
}

/** All courses at whose end nothing is due, or all actions are drawn and something is. */
function coursesOf(start: ChainStart, due: number, longest: number): Course[] {
  const { flipThrees, freezes, forced, isGiven } = start;
  const found: Course[] = [];
  const sizes = [longest + 1, flipThrees + 1, freezes + 1, flipThrees + 1];
  const orders = new Float64Array(sizes.reduce((product, size) => product * size, 1));
  const at = (plainCards: number, threes: number, frozen: number, late: number): number =>
    ((plainCards * sizes[1]! + threes) * sizes[2]! + frozen) * sizes[3]! + late;
  orders[0] = 1;
  for (let plainCards = 0; plainCards <= longest; plainCards++) {
    for (let threes = 0; threes <= flipThrees; threes++) {
      for (let frozen = 0; frozen <= freezes; frozen++) {
        for (let late = 0; late <= threes; late++) {
          const here = orders[at(plainCards, threes, frozen, late)]!;
          if (here === 0) continue;
          const isFrozen = forced.freezes || (!isGiven && frozen > 0);
          const replaced = isGiven ? 0 : CARDS_OF_FLIP_THREE * (threes - late);
          const left = due + replaced - plainCards - threes - frozen;
          if (left === 0 || (threes === flipThrees && frozen === freezes)) {
            const behind = forced.behind + late;
            found.push({ plainCards, threes, frozen, behind, isFrozen, left, orders: here });
          }
          if (left === 0) continue;
          if (plainCards < longest) orders[at(plainCards + 1, threes, frozen, late)]! += here;
          if (threes < flipThrees) {
            orders[at(plainCards, threes + 1, frozen, late + (isFrozen && !isGiven ? 1 : 0))]! += here;
          }
          if (frozen < freezes) orders[at(plainCards, threes, frozen + 1, late)]! += here;
        }
      }
    }
  }
  return found;
}
