// Everything one solution is computed in: plain data on typed arrays, so that a worker thread can share it.
import { FLIP_THREE, FREEZE, NUMBER_KINDS, plusOf, TIMES_2 } from '@sevenfold/engine';
import { type Chain, chainOf } from './chain.ts';
import { type Deck, deckSize, FLIP_7_BONUS, plainCards, SEVEN } from './deck.ts';
import type { Buffers } from './edges.ts';
import type { Lines } from './lines.ts';
import { type Holding, type Policy, type Rule, stays } from './policy.ts';
import type { Spreads } from './spreads.ts';

export interface Workspace {
  readonly deck: Deck;
  readonly lines: Lines;
  readonly spreads: Spreads;
  /** By Flip Threes seen before the one that starts it. */
  readonly chains: Chain[];
  /** Cards of the deck: plain ones, Flip Threes, Freezes. */
  readonly plain: number;
  readonly flipThrees: number;
  readonly freezes: number;
  /** 1 / n, up to a pile of all cards and one. */
  readonly inverse: Float64Array;
  /** By score. */
  readonly utility: Float64Array;
  readonly policy: 'best' | 'table' | Rule;
  readonly cells: number;
  // By Flip Threes seen, then row, then spread.
  /** Backward: the value of a hit. */
  readonly hit: Float64Array[];
  /** Policy 'table': 1 to stay. */
  readonly table: Uint8Array[];
  /** Forward: chance to come here, then of hitting here. */
  readonly mass: Float64Array[];
  /** Forward, if asked for: chance to be asked here. */
  readonly reach: Float64Array[];
  /** Two buffers: values or chances along a chain. */
  readonly turns: Float64Array[];
  // Forward, by set, then spread.
  /** Chance to end the round so. */
  readonly banked: Float64Array;
  /** The same at a Flip 7, per copy of the seventh number. */
  readonly flipped: Float64Array;
  /** By set. */
  readonly busted: Float64Array;
}

export interface WorkspaceOptions {
  readonly backward: boolean;
  readonly forward: boolean;
  readonly reach: boolean;
  readonly utility?: ((score: number) => number) | undefined;
}

/** No round brings more. */
export function bestScore(deck: Deck): number {
  const numbers = deck.slice(0, NUMBER_KINDS).flatMap((copies, number) => (copies > 0 ? [number] : []));
  const sum = numbers.slice(-SEVEN).reduce((total, number) => total + number, 0);
  const plus = deck.reduce((total, copies, kind) => total + copies * plusOf(kind), 0);
  return (sum << deck[TIMES_2]!) + plus + FLIP_7_BONUS;
}

export function workspaceOf(
  deck: Deck,
  lines: Lines,
  spreads: Spreads,
  policy: Policy,
  options: WorkspaceOptions,
  buffer: Buffers,
): Workspace {
  const cells = lines.rows * spreads.width;
  const flipThrees = deck[FLIP_THREE]!;
  const doubles = (length: number): Float64Array => new Float64Array(buffer(8 * length));
  const perFlipThree = (wanted: boolean): Float64Array[] =>
    wanted ? Array.from({ length: flipThrees + 1 }, () => doubles(cells)) : [];
  const utility = new Float64Array(buffer(8 * (bestScore(deck) + 1)));
  for (let score = 0; score < utility.length; score++)
    utility[score] = options.utility ? options.utility(score) : score;
  const inverse = doubles(deckSize(deck) + 2);
  for (let n = 1; n < inverse.length; n++) inverse[n] = 1 / n;
  const space: Workspace = {
    deck,
    lines,
    spreads,
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
    turns: [doubles(flipThrees > 0 ? cells : 0), doubles(options.backward || flipThrees > 0 ? cells : 0)],
    banked: doubles(lines.sets * spreads.width),
    flipped: doubles(lines.sets * spreads.width),
    busted: doubles(lines.sets),
  };
  if (typeof policy === 'function') fillTable(space, policy, buffer);
  return space;
}

/** A policy that is a function cannot go to a worker; its answers can. */
function fillTable(space: Workspace, policy: (holding: Readonly<Holding>) => boolean, buffer: Buffers): void {
  const { width } = space.spreads;
  const holding = holdingAt(space, 0, 0, 0, 0);
  for (let seen = 0; seen <= space.flipThrees; seen++) {
    const answers = new Uint8Array(buffer(space.cells));
    for (let set = 0; set < space.lines.sets; set++) {
      for (let row = space.lines.first[set]!; row < space.lines.first[set + 1]!; row++) {
        for (let spread = 0; spread < width; spread++) {
          if (row + spread === 0) continue;
          describe(space, set, row, spread, seen, holding);
          answers[row * width + spread] = policy(holding) ? 1 : 0;
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
  spread: number,
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
  describe(space, set, row, spread, flipThrees, holding);
  return holding;
}

/** Into an old holding: millions of them are described in a row. */
export function describe(
  space: Workspace,
  set: number,
  row: number,
  spread: number,
  flipThrees: number,
  holding: Holding,
): void {
  const { lines, spreads } = space;
  holding.numbers = lines.mask[set]!;
  holding.count = lines.count[set]!;
  holding.sum = lines.sum[set]!;
  holding.modifiers = spread;
  holding.plus = spreads.plus[spread]!;
  holding.times = spreads.times[spread]!;
  holding.points = holding.sum * holding.times + holding.plus;
  holding.secondChance = lines.held[row] === 1;
  holding.flipThrees = flipThrees;
  holding.pile =
    space.plain + space.flipThrees + space.freezes - lines.drawn[row]! - spreads.cards[spread]! - flipThrees;
  holding.bust = holding.pile > 0 ? lines.fatal[row]! / holding.pile : 0;
}

/** What staying is worth with this set, by spread. */
export function fillBank(space: Workspace, set: number, out: Float64Array): void {
  const sum = space.lines.sum[set]!;
  const { plus, times, width } = space.spreads;
  for (let spread = 0; spread < width; spread++)
    out[spread] = space.utility[sum * times[spread]! + plus[spread]!]!;
}

/** The seventh number: utility times copies, by spread. Zero unless six are held. */
export function fillSeventh(space: Workspace, set: number, out: Float64Array): void {
  out.fill(0);
  if (space.lines.count[set] !== SEVEN - 1) return;
  const sum = space.lines.sum[set]!;
  const { plus, times, width } = space.spreads;
  for (let n = 0; n < NUMBER_KINDS; n++) {
    const copies = space.deck[n]!;
    if (copies === 0 || (space.lines.mask[set]! >> n) & 1) continue;
    for (let spread = 0; spread < width; spread++) {
      out[spread]! += copies * space.utility[(sum + n) * times[spread]! + plus[spread]! + FLIP_7_BONUS]!;
    }
  }
}

/** 1 where the policy stays, by spread. `bank` and `hit` (from `at`) are what 'best' compares. */
export function fillStay(
  space: Workspace,
  set: number,
  row: number,
  seen: number,
  bank: Float64Array,
  hit: Float64Array,
  at: number,
  out: Uint8Array,
): void {
  const { policy } = space;
  const { width } = space.spreads;
  if (policy === 'best') {
    for (let spread = 0; spread < width; spread++) out[spread] = bank[spread]! >= hit[at + spread]! ? 1 : 0;
  } else if (policy === 'table') {
    const table = space.table[seen]!;
    for (let spread = 0; spread < width; spread++) out[spread] = table[row * width + spread]!;
  } else {
    const { plus, times, cards } = space.spreads;
    const sum = space.lines.sum[set]!;
    const count = space.lines.count[set]!;
    const fatal = space.lines.fatal[row]!;
    const held = space.lines.held[row] === 1;
    const pile = space.plain + space.flipThrees + space.freezes - space.lines.drawn[row]! - seen;
    for (let spread = 0; spread < width; spread++) {
      const left = pile - cards[spread]!;
      out[spread] = stays(
        policy,
        count,
        sum,
        plus[spread]!,
        sum * times[spread]! + plus[spread]!,
        left > 0 ? fatal / left : 0,
        held,
      )
        ? 1
        : 0;
    }
  }
  // With nothing in front one must hit.
  if (row === 0) out[0] = 0;
}
