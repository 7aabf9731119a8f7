import type { State } from '@sevenfold/engine';
import { addSums, Arena, type ArenaResult, type ArenaSums, type ArenaSeat } from './arena.ts';
import type { Bot } from '../bot.ts';
import { type LabSetup, openLabSetup } from './lab-setup.ts';
import { CELLS, LabCounter, type LabCounts, SUMS } from './lab-counter.ts';
import {
  MOST_COUNTED_POINTS,
  MOST_COUNTED_ROUNDS,
  type Quantiles,
  quantiles,
  upToLast,
} from './simulation.ts';

/** The results of some games, as plain numbers that can be added up and sent between workers. */
export interface LabSums extends LabCounts {
  readonly arena: ArenaSums;
  /** Games by their number of rounds. */
  readonly rounds: Float64Array;
}

/** Hands with this many numbers and this sum, without modifiers and Second Chance. */
interface HeatCell {
  readonly count: number;
  readonly sum: number;
  readonly hits: number;
  readonly stays: number;
  /** Average points of a round in which such a hand hit, and in which it stayed; NaN if none did. */
  readonly afterHit: number;
  readonly afterStay: number;
}

interface LabStrategy {
  readonly name: string;
  /** Shares of the rounds by points, without busts; and the share of busts. */
  readonly scores: readonly number[];
  readonly busts: number;
  /** Quantiles of the points of a round; a bust counts as 0. */
  readonly quantiles: Quantiles;
  /** How often each hand hit or stayed, by its count and sum of numbers; only hands that occurred. */
  readonly heat: readonly HeatCell[];
}

/** The arena's result, with more about each name. */
export interface LabResult extends ArenaResult {
  readonly strategies: readonly LabStrategy[];
  /** Shares of the games by their number of rounds. */
  readonly rounds: readonly number[];
}

const PARTS = ['scores', 'busts', 'rounds', 'hits', 'stays', 'hitPoints', 'stayPoints'] as const;

/**
 * An arena that also counts what the plots need. Any worker can play any deal, and the sums do not depend on who played
 * which. The win rates equal those of `sevenfold arena` with the same seats and seed.
 */
export class Lab {
  /** The number of deals; each is played in every rotation. */
  readonly deals: number;
  readonly names: readonly string[];
  readonly #arena: Arena;
  readonly #nameOf: readonly number[];
  readonly #counter: LabCounter;

  /** Throws `LabError`. */
  constructor(setup: LabSetup) {
    const { options, contestants } = openLabSetup(setup);
    const seats = contestants.map(({ name, kind, budget }) => ({ name, make: kind.make, budget }));
    this.names = [...new Set(seats.map(({ name }) => name))];
    this.#nameOf = seats.map(({ name }) => this.names.indexOf(name));
    this.#counter = new LabCounter(seats.length, options.flip7Bonus);
    const watched = seats.map((seat, index) => this.#watched(seat, this.#nameOf[index]!));
    this.#arena = new Arena(options, watched, setup.seed, this.#counter);
    this.deals = Math.ceil(setup.games / this.#arena.rotations);
  }

  emptySums(): LabSums {
    const names = this.names.length;
    return {
      arena: this.#arena.emptySums(),
      scores: new Float64Array(names * (MOST_COUNTED_POINTS + 1)),
      busts: new Float64Array(names),
      rounds: new Float64Array(MOST_COUNTED_ROUNDS + 1),
      hits: new Float64Array(names * CELLS),
      stays: new Float64Array(names * CELLS),
      hitPoints: new Float64Array(names * CELLS),
      stayPoints: new Float64Array(names * CELLS),
    };
  }

  /** Plays the deals from `first` to before `end`. */
  play(first: number, end: number): LabSums {
    const sums = this.emptySums();
    this.#counter.into = sums;
    const played = (state: State, rotation: number): void => {
      this.#counter.flush(sums, (place) => this.#nameOf[this.#arena.seatAt(place, rotation)]!);
      sums.rounds[Math.min(MOST_COUNTED_ROUNDS, state.round)]!++;
    };
    const arena = this.#arena.play(first, end, played);
    return { ...sums, arena };
  }

  result(sums: LabSums): LabResult {
    const rounds = [...sums.rounds];
    const games = Math.max(1, sums.arena.games);
    return {
      ...this.#arena.result(sums.arena),
      strategies: this.names.map((name, index) => labStrategyOf(name, index, sums)),
      rounds: upToLast(rounds.map((count) => count / games)),
    };
  }

  #watched(seat: ArenaSeat, name: number): ArenaSeat {
    return {
      ...seat,
      make: (setup) => {
        const bot: Bot = seat.make!(setup);
        return (state) => {
          const move = bot(state);
          if (state.phase === 'turn') this.#counter.asked(state, name, move);
          return move;
        };
      },
    };
  }
}

export function addLabSums(sums: LabSums, more: LabSums): void {
  addSums(sums.arena, more.arena);
  for (const part of PARTS) {
    const into = sums[part];
    const from = more[part];
    for (let at = 0; at < into.length; at++) into[at]! += from[at]!;
  }
}

function labStrategyOf(name: string, index: number, sums: LabSums): LabStrategy {
  const counts = [
    ...sums.scores.subarray(index * (MOST_COUNTED_POINTS + 1), (index + 1) * (MOST_COUNTED_POINTS + 1)),
  ];
  const busts = sums.busts[index]!;
  const withBusts = counts.with(0, counts[0]! + busts);
  const rounds = Math.max(
    1,
    withBusts.reduce((sum, count) => sum + count, 0),
  );
  const heat: HeatCell[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const at = index * CELLS + cell;
    const hits = sums.hits[at]!;
    const stays = sums.stays[at]!;
    if (hits + stays === 0) continue;
    heat.push({
      count: Math.floor(cell / SUMS),
      sum: cell % SUMS,
      hits,
      stays,
      afterHit: sums.hitPoints[at]! / hits,
      afterStay: sums.stayPoints[at]! / stays,
    });
  }
  return {
    name,
    scores: upToLast(counts.map((count) => count / rounds)),
    busts: busts / rounds,
    quantiles: quantiles(withBusts),
    heat,
  };
}
