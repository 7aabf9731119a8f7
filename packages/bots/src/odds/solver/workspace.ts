// The memory of one solution: plain data in typed arrays, so that worker threads can share it.
import { FLIP_THREE, FREEZE, NUMBER_KINDS, plusOf, TIMES_2 } from '@sevenfold/engine';
import { SEVEN } from '../draws/seven.ts';
import { type Chain, chainOf } from './chain.ts';
import { type Deck, deckSize, FLIP_7_BONUS, plainCards } from './deck.ts';
import type { Allocate } from './edges.ts';
import type { Lines } from './lines.ts';
import type { Holding, Policy, StayRule } from './policy.ts';
import type { ModifierSets } from './modifier-sets.ts';

export interface Workspace {
  readonly deck: Deck;
  readonly lines: Lines;
  readonly modifierSets: ModifierSets;
  /** The chain that each Flip Three starts, by the Flip Threes seen before it. */
  readonly chains: Chain[];
  /** The number of cards in the deck: plain ones, Flip Threes, Freezes. */
  readonly plain: number;
  readonly flipThrees: number;
  readonly freezes: number;
  /** 1 / n, up to one more than the deck has cards. */
  readonly inverse: Float64Array;
  /** The worth of each score. */
  readonly utility: Float64Array;
  readonly policy: 'best' | 'table' | StayRule;
  readonly cells: number;
  // The next four have an entry for each number of Flip Threes seen, then row, then column.
  /** Backward: the value of a hit. */
  readonly hit: Float64Array[];
  /** For policy 'table': 1 where the player stays. */
  readonly table: Uint8Array[];
  /** Forward: the chance to arrive, later the chance to hit. */
  readonly mass: Float64Array[];
  /** Forward, on request: the chance to be asked. */
  readonly reach: Float64Array[];
  /** Two buffers for values or chances along a chain. */
  readonly chainBuffers: Float64Array[];
  /** Forward, by set, then column: the chance that the round ends with this hand. */
  readonly banked: Float64Array;
  /** Forward, by set, then column: the chance of a Flip 7, per copy of the seventh number. */
  readonly flipped: Float64Array;
  /** Forward, by set: the chance of a bust. */
  readonly busted: Float64Array;
}

export interface WorkspaceOptions {
  readonly backward: boolean;
  readonly forward: boolean;
  readonly reach: boolean;
  readonly utility?: ((score: number) => number) | undefined;
}

export function bestScore(deck: Deck): number {
  const numbers = deck.slice(0, NUMBER_KINDS).flatMap((copies, number) => (copies > 0 ? [number] : []));
  const sum = numbers.slice(-SEVEN).reduce((total, number) => total + number, 0);
  const plus = deck.reduce((total, copies, kind) => total + copies * plusOf(kind), 0);
  return (sum << deck[TIMES_2]!) + plus + FLIP_7_BONUS;
}

export function workspaceOf(
  deck: Deck,
  lines: Lines,
  modifierSets: ModifierSets,
  policy: Policy,
  options: WorkspaceOptions,
  allocate: Allocate,
): Workspace {
  const cells = lines.rows * modifierSets.width;
  const flipThrees = deck[FLIP_THREE]!;
  const doubles = (length: number): Float64Array => new Float64Array(allocate(8 * length));
  const perFlipThree = (wanted: boolean): Float64Array[] =>
    wanted ? Array.from({ length: flipThrees + 1 }, () => doubles(cells)) : [];
  const utility = new Float64Array(allocate(8 * (bestScore(deck) + 1)));
  for (let score = 0; score < utility.length; score++)
    utility[score] = options.utility ? options.utility(score) : score;
  const inverse = doubles(deckSize(deck) + 2);
  for (let n = 1; n < inverse.length; n++) inverse[n] = 1 / n;
  const space: Workspace = {
    deck,
    lines,
    modifierSets,
    cells,
    inverse,
    utility,
    chains: Array.from({ length: flipThrees }, (_, seen) => chainOf(deck, seen)),
    plain: plainCards(deck),
    flipThrees,
    freezes: deck[FREEZE]!,
    policy: typeof policy === 'function' ? 'table' : policy,
    hit: perFlipThree(options.backward),
    table: [],
    mass: perFlipThree(options.forward),
    reach: perFlipThree(options.reach),
    // Backward without actions needs one buffer, forward without actions none.
    chainBuffers: [
      doubles(flipThrees > 0 ? cells : 0),
      doubles(options.backward || flipThrees > 0 ? cells : 0),
    ],
    banked: doubles(lines.sets * modifierSets.width),
    flipped: doubles(lines.sets * modifierSets.width),
    busted: doubles(lines.sets),
  };
  if (typeof policy === 'function') fillTable(space, policy, allocate);
  return space;
}

/** A function cannot be sent to a worker, but a table of its answers can. */
function fillTable(
  space: Workspace,
  policy: (holding: Readonly<Holding>) => boolean,
  allocate: Allocate,
): void {
  const { width } = space.modifierSets;
  const holding = holdingAt(space, 0, 0, 0, 0);
  for (let seen = 0; seen <= space.flipThrees; seen++) {
    const answers = new Uint8Array(allocate(space.cells));
    for (let set = 0; set < space.lines.sets; set++) {
      for (let row = space.lines.first[set]!; row < space.lines.first[set + 1]!; row++) {
        for (let column = 0; column < width; column++) {
          if (row + column === 0) continue;
          fillHolding(space, set, row, column, seen, holding);
          answers[row * width + column] = policy(holding) ? 1 : 0;
        }
      }
    }
    space.table.push(answers);
  }
}

export function holdingAt(
  space: Workspace,
  set: number,
  row: number,
  column: number,
  flipThrees: number,
): Holding {
  const holding: Holding = {
    numbers: 0,
    count: 0,
    sum: 0,
    modifiers: 0,
    plus: 0,
    times: 1,
    points: 0,
    secondChance: false,
    flipThrees: 0,
    pile: 0,
    bust: 0,
  };
  fillHolding(space, set, row, column, flipThrees, holding);
  return holding;
}

/** Overwrites a holding, because millions are needed one after the other. */
export function fillHolding(
  space: Workspace,
  set: number,
  row: number,
  column: number,
  flipThrees: number,
  holding: Holding,
): void {
  const { lines, modifierSets } = space;
  holding.numbers = lines.mask[set]!;
  holding.count = lines.count[set]!;
  holding.sum = lines.sum[set]!;
  holding.modifiers = column;
  holding.plus = modifierSets.plus[column]!;
  holding.times = modifierSets.times[column]!;
  holding.points = holding.sum * holding.times + holding.plus;
  holding.secondChance = lines.held[row] === 1;
  holding.flipThrees = flipThrees;
  holding.pile =
    space.plain +
    space.flipThrees +
    space.freezes -
    lines.drawn[row]! -
    modifierSets.cards[column]! -
    flipThrees;
  holding.bust = holding.pile > 0 ? lines.fatal[row]! / holding.pile : 0;
}
