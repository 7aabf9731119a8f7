// The exact value of a round played alone with a fresh deck, and how to play it (docs/SOLVER.md). No card comes
// back into the pile: 94 cards never run out in such a round (at most 25 are drawn), and a smaller deck that does
// ends the round, points banked.
import { NUMBER_KINDS } from '@sevenfold/engine';
import { scratchOf } from './backward.ts';
import { type CardSet, type Deck, deckOf, FLIP_7_BONUS, SEVEN } from './deck.ts';
import type { Buffers } from './edges.ts';
import { indexLines, type LineIndex } from './lines.ts';
import type { Moment } from './moment.ts';
import type { Policy } from './policy.ts';
import { meanOf } from './scores.ts';
import { spreadIndex, type Spreads, spreadsOf } from './spreads.ts';
import { doStep, type Step, stepsOf } from './steps.ts';
import { fillBank, fillStay, type Workspace, workspaceOf } from './workspace.ts';

/** What is asked. */
export interface Problem {
  /** Which cards; all of them unless said otherwise. */
  readonly cards?: CardSet;
  /** Any other deck, instead of `cards`. */
  readonly deck?: Deck;
  /** The best there is, unless said otherwise. */
  readonly policy?: Policy;
  /** What a score is worth; a bust is a score of 0. */
  readonly utility?: (score: number) => number;
  /** Work backward, for the value of every hit; always for the best policy, otherwise on request. */
  readonly values?: boolean;
  /** Work forward, for bust, Flip 7 and all scores; on by default. */
  readonly chances?: boolean;
  /** Keep the chance to come to every decision; off by default. */
  readonly reach?: boolean;
  /** Told now and then how much is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/** What to do, and what both choices are worth. */
export interface Advice {
  readonly choice: 'hit' | 'stay';
  readonly stay: number;
  /** Unknown without values. */
  readonly hit: number | undefined;
}

/** What is answered. Chances are NaN where only values were asked for. */
export interface Solution {
  /** Expected utility: the expected score unless a utility was given. */
  readonly value: number;
  /** Expected score. */
  readonly expected: number;
  readonly bust: number;
  readonly flipSeven: number;
  /** Chances by score, busts at 0. */
  readonly distribution: Float64Array;
  /** How many decisions there are. */
  readonly states: number;
  /** How many values and chances were computed. */
  readonly cells: number;
  readonly space: Workspace;
  /** Undefined if there is no such moment. */
  decide(moment: Moment): Advice | undefined;
}

/** What depends on the deck alone; worth keeping when many problems are solved. */
export interface Ground {
  readonly deck: Deck;
  readonly index: LineIndex;
  readonly spreads: Spreads;
  readonly buffer: Buffers;
}

export function groundOf(deck: Deck, buffer: Buffers = (bytes) => new ArrayBuffer(bytes)): Ground {
  return { deck, index: indexLines(deck, buffer), spreads: spreadsOf(deck, buffer), buffer };
}

/** The whole solution on one thread; runs anywhere. */
export function solve(
  problem: Problem,
  ground = groundOf(problem.deck ?? deckOf(problem.cards ?? 'all')),
): Solution {
  const { space, steps } = prepare(problem, ground);
  const scratch = scratchOf(space);
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  let done = 0;
  for (const step of steps) {
    for (let set = step.from; set < step.to; set++) doStep(space, scratch, step, set);
    done += step.cost;
    problem.onProgress?.(done / cost);
  }
  return conclude(ground, space, steps);
}

/** Memory and work of a problem, for whoever does the steps. */
export function prepare(problem: Problem, ground: Ground): { space: Workspace; steps: Step[] } {
  const policy = problem.policy ?? 'best';
  const forward = problem.chances ?? true;
  const backward = policy === 'best' || (problem.values ?? !forward);
  const options = { backward, forward, reach: forward && (problem.reach ?? false), utility: problem.utility };
  const space = workspaceOf(ground.deck, ground.index.lines, ground.spreads, policy, options, ground.buffer);
  if (forward) space.mass[0]![0] = 1;
  return { space, steps: stepsOf(space) };
}

/** What the finished steps say. */
export function conclude(ground: Ground, space: Workspace, steps: readonly Step[]): Solution {
  const forward = space.mass.length > 0;
  const distribution = new Float64Array(space.utility.length);
  let bust = 0;
  let flipSeven = 0;
  const { lines, spreads } = space;
  for (let set = 0; set < lines.sets; set++) {
    bust += space.busted[set]!;
    const sum = lines.sum[set]!;
    for (let spread = 0; spread < spreads.width; spread++) {
      const cell = set * spreads.width + spread;
      const times = spreads.times[spread]!;
      const plus = spreads.plus[spread]!;
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
    decide: (moment) => decide(ground, space, moment),
  };
}

function decide(ground: Ground, space: Workspace, moment: Moment): Advice | undefined {
  const { numbers, removed = [], secondChance = false, modifiers = [], flipThreesSeen: seen = 0 } = moment;
  const chances = moment.secondChancesSeen ?? removed.length + (secondChance ? 1 : 0);
  const mask = numbers.reduce((bits, n) => bits | (1 << n), 0);
  const row = ground.index.row(mask, removed, chances, secondChance);
  const spread = spreadIndex(ground.deck, modifiers);
  const { width } = space.spreads;
  if (row === undefined || !(spread < width) || !(seen >= 0 && seen <= space.flipThrees)) return undefined;
  const set = setOf(space, row);
  const bank = new Float64Array(width);
  const stay = new Uint8Array(width);
  fillBank(space, set, bank);
  const hit = space.hit[seen];
  fillStay(space, set, row, seen, bank, hit ?? bank, hit ? row * width : 0, stay);
  return { choice: stay[spread] ? 'stay' : 'hit', stay: bank[spread]!, hit: hit?.[row * width + spread] };
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
