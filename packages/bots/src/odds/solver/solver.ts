// The exact value of a solo round with a new deck, and how to play it (docs/SOLVER.md). There is no reshuffle: at
// most 25 of 94 cards are drawn, and a smaller deck that runs out ends the round with the points banked.
import { NUMBER_KINDS } from '@sevenfold/engine';
import { SEVEN } from '../draws/seven.ts';
import { scratchOf } from './backward.ts';
import { type CardSet, type Deck, deckOf, FLIP_7_BONUS } from './deck.ts';
import type { Allocate } from './edges.ts';
import { indexLines, type LineIndex } from './lines.ts';
import type { DecisionMoment } from './decision-moment.ts';
import type { Policy } from './policy.ts';
import { meanOf } from './scores.ts';
import { modifierSetIndex, type ModifierSets, modifierSetsOf } from './modifier-sets.ts';
import { doStep, type WorkStep, workOrderOf } from './work-order.ts';
import { type Workspace, workspaceOf } from './workspace.ts';
import { fillBank, fillStay } from './worth.ts';

export interface Problem {
  /** The cards of the deck; all by default. */
  readonly cards?: CardSet;
  /** Any other deck, instead of `cards`. */
  readonly deck?: Deck;
  /** How the player plays; best play by default. */
  readonly policy?: Policy;
  /** The worth of a score; a bust is a score of 0. */
  readonly utility?: (score: number) => number;
  /** Work backward, for the value of every hit; always on for best play. */
  readonly values?: boolean;
  /** Work forward, for bust, Flip 7 and all scores; on by default. */
  readonly chances?: boolean;
  /** Keep the chance to reach every decision; off by default. */
  readonly reach?: boolean;
  /** Called now and then with the share that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

export interface SolverChoice {
  readonly choice: 'hit' | 'stay';
  readonly stay: number;
  /** The value of a hit; missing without `values`. */
  readonly hit: number | undefined;
}

/** Chances are NaN if only values were computed. */
export interface Solution {
  /** The expected utility; without a utility, the expected score. */
  readonly value: number;
  readonly expected: number;
  readonly bust: number;
  readonly flipSeven: number;
  /** Chances by score, busts at 0. */
  readonly distribution: Float64Array;
  /** How many different decisions there are. */
  readonly states: number;
  /** How many values and chances were computed. */
  readonly cells: number;
  readonly space: Workspace;
  /** Undefined if the moment cannot occur. */
  decide(moment: DecisionMoment): SolverChoice | undefined;
}

/** Everything that depends on the deck alone, to be shared by many problems. */
export interface DeckTables {
  readonly deck: Deck;
  readonly index: LineIndex;
  readonly modifierSets: ModifierSets;
  readonly allocate: Allocate;
}

export function deckTablesOf(deck: Deck, allocate: Allocate = (bytes) => new ArrayBuffer(bytes)): DeckTables {
  return { deck, index: indexLines(deck, allocate), modifierSets: modifierSetsOf(deck, allocate), allocate };
}

/** Solves a problem on the thread that calls. */
export function solve(
  problem: Problem,
  tables = deckTablesOf(problem.deck ?? deckOf(problem.cards ?? 'all')),
): Solution {
  const { space, steps } = prepare(problem, tables);
  const scratch = scratchOf(space);
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  let done = 0;
  for (const step of steps) {
    for (let set = step.from; set < step.to; set++) doStep(space, scratch, step, set);
    done += step.cost;
    problem.onProgress?.(done / cost);
  }
  return solutionOf(tables, space, steps);
}

/** The memory of a problem, and the steps to be done in order. */
export function prepare(problem: Problem, tables: DeckTables): { space: Workspace; steps: WorkStep[] } {
  const policy = problem.policy ?? 'best';
  const forward = problem.chances ?? true;
  const backward = policy === 'best' || (problem.values ?? !forward);
  const options = { backward, forward, reach: forward && (problem.reach ?? false), utility: problem.utility };
  const space = workspaceOf(
    tables.deck,
    tables.index.lines,
    tables.modifierSets,
    policy,
    options,
    tables.allocate,
  );
  if (forward) space.mass[0]![0] = 1;
  return { space, steps: workOrderOf(space) };
}

/** Reads the solution when all steps are done. */
export function solutionOf(tables: DeckTables, space: Workspace, steps: readonly WorkStep[]): Solution {
  const forward = space.mass.length > 0;
  const distribution = new Float64Array(space.utility.length);
  let bust = 0;
  let flipSeven = 0;
  const { lines, modifierSets } = space;
  for (let set = 0; set < lines.sets; set++) {
    bust += space.busted[set]!;
    const sum = lines.sum[set]!;
    for (let column = 0; column < modifierSets.width; column++) {
      const cell = set * modifierSets.width + column;
      const times = modifierSets.times[column]!;
      const plus = modifierSets.plus[column]!;
      distribution[sum * times + plus]! += space.banked[cell]!;
      if (lines.count[set] !== SEVEN - 1) continue;
      for (let n = 0; n < NUMBER_KINDS; n++) {
        if ((lines.mask[set]! >> n) & 1) continue;
        const chance = space.flipped[cell]! * space.deck[n]!;
        if (chance === 0) continue;
        flipSeven += chance;
        distribution[(sum + n) * times + plus + FLIP_7_BONUS]! += chance;
      }
    }
  }
  distribution[0]! += bust;
  return {
    value: space.hit.length > 0 ? space.hit[0]![0]! : meanOf(distribution, (score) => space.utility[score]!),
    expected: forward ? meanOf(distribution) : NaN,
    bust: forward ? bust : NaN,
    flipSeven: forward ? flipSeven : NaN,
    distribution,
    states: space.cells * (space.flipThrees + 1),
    cells: steps.reduce((total, step) => total + step.cost, 0),
    space,
    decide: (moment) => decide(tables, space, moment),
  };
}

function decide(tables: DeckTables, space: Workspace, moment: DecisionMoment): SolverChoice | undefined {
  const { numbers, removed = [], secondChance = false, modifiers = [], flipThreesSeen: seen = 0 } = moment;
  const chances = moment.secondChancesSeen ?? removed.length + (secondChance ? 1 : 0);
  const mask = numbers.reduce((bits, n) => bits | (1 << n), 0);
  const row = tables.index.row(mask, removed, chances, secondChance);
  const column = modifierSetIndex(tables.deck, modifiers);
  const { width } = space.modifierSets;
  if (row === undefined || !(column < width) || !(seen >= 0 && seen <= space.flipThrees)) return undefined;
  const set = setOf(space, row);
  const bank = new Float64Array(width);
  const stay = new Uint8Array(width);
  fillBank(space, set, bank);
  const hit = space.hit[seen];
  fillStay(space, set, row, seen, bank, hit ?? bank, hit ? row * width : 0, stay);
  return { choice: stay[column] ? 'stay' : 'hit', stay: bank[column]!, hit: hit?.[row * width + column] };
}

function setOf(space: Workspace, row: number): number {
  const { first, sets } = space.lines;
  let low = 0;
  let high = sets;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (first[middle]! <= row) low = middle;
    else high = middle;
  }
  return low;
}
