import {
  FLIP_THREE,
  FREEZE,
  NUMBER_KINDS,
  numberSum,
  PLUS_2,
  SECOND_CHANCE,
  TIMES_2,
} from '@sevenfold/engine';
import { mayRunOut } from '../draws/action-steps.ts';
import type { Hitter } from '../hitter.ts';
import { numberSets } from '../draws/number-sets.ts';
import { bitCount, copiesOf, numberCards } from '../draws/pile-counts.ts';
import { type SecondChanceStates, secondChanceStates } from '../draws/second-chances.ts';
import { SEVEN } from '../draws/seven.ts';
import { plainCards } from '../solver/deck.ts';
import type { Edges } from '../solver/edges.ts';

/**
 * The lines that a player who takes every action can get from a pile that cannot run out: sets of numbers drawn, each
 * with every entry of `chances`. A line is worth the same in whichever order its cards came, and where the actions lie in the
 * pile does not change which other cards come, so nothing else has to be followed card by card.
 */
export interface LoneLines {
  readonly chances: SecondChanceStates;
  /** How many sets there are, shortest first; what follows is by set. */
  readonly sets: number;
  /** Numbers drawn, and the sum of the line with those held before. */
  readonly length: Uint8Array;
  readonly sum: Float64Array;
  /** Duplicates in the pile, less those that a Second Chance has removed. */
  readonly duplicates: Float64Array;
  /** Which numbers lead where. */
  readonly next: Edges;
  /** Cards that make a Flip 7, and the sums of those lines, added up. */
  readonly sevenths: Float64Array;
  readonly seventhSums: Float64Array;
  /** The most cards that a line is made of, Second Chances and duplicates included. */
  readonly mostCards: number;
  /** Cards of the pile that lines are made of; `plain` also counts the modifiers. */
  readonly lineCards: number;
  readonly plain: number;
}

/** Several decks have too many moments. */
const MOST_ACTIONS = 3;

/** `undefined` if actions are given away, a Freeze comes first, the pile can run out, or there is more than one deck. */
export function loneLines(hitter: Hitter): LoneLines | undefined {
  const { pile, numbers: held, forced } = hitter;
  const mostActions = Math.max(pile[FLIP_THREE]!, pile[FREEZE]!, pile[SECOND_CHANCE]!);
  const isOneDeck =
    mostActions <= MOST_ACTIONS && pile.slice(PLUS_2, TIMES_2 + 1).every((count) => count <= 1);
  const isFrozenNow = forced.flips === 0 && forced.freezes;
  if (!hitter.takesActions || !isOneDeck || isFrozenNow || mayRunOut(hitter)) return undefined;
  const { list, index } = numberSets(hitter, Infinity);
  const chances = secondChanceStates(hitter, pile[SECOND_CHANCE]!, Infinity);
  const longest = SEVEN - 1 - bitCount(held);
  const sets = list.length;
  const length = new Uint8Array(sets);
  const sum = new Float64Array(sets);
  const duplicates = new Float64Array(sets);
  const sevenths = new Float64Array(sets);
  const seventhSums = new Float64Array(sets);
  const start = new Int32Array(sets + 1);
  const to = new Int32Array(sets * NUMBER_KINDS);
  const weight = new Float64Array(sets * NUMBER_KINDS);
  let edges = 0;
  for (let at = 0; at < sets; at++) {
    const set = list[at]!;
    const line = set | held;
    const numbers = bitCount(set);
    length[at] = numbers;
    sum[at] = numberSum(line);
    duplicates[at] = copiesOf(pile, line) - numbers;
    for (let number = 0; number < NUMBER_KINDS; number++) {
      const cards = pile[number]!;
      if (cards === 0 || ((line >> number) & 1) === 1) continue;
      if (numbers < longest) {
        to[edges] = index[set | (1 << number)]!;
        weight[edges++] = cards;
      } else {
        sevenths[at]! += cards;
        seventhSums[at]! += cards * (sum[at]! + number);
      }
    }
    start[at + 1] = edges;
  }
  return {
    chances,
    sets,
    length,
    sum,
    duplicates,
    next: { start, to, weight },
    sevenths,
    seventhSums,
    mostCards: longest + Math.max(...chances.list.map(({ drawn, used }) => drawn + used)),
    lineCards: numberCards(pile) + pile[SECOND_CHANCE]!,
    plain: plainCards(pile),
  };
}
