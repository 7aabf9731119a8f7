import { bonusOf, type Hand, type Options, pointsOf, sittingOut } from '@sevenfold/engine';
import type { ArenaSeat } from './arena.ts';
import { GameCounter } from './one-game.ts';
import { SeededGames } from './seeded-games.ts';
import {
  addToRatio,
  type Estimate,
  quantileOfCounts,
  RATIO_SUMS,
  ratioEstimate,
  shareEstimate,
  total,
} from './statistics.ts';

/** Higher scores count as this; the most with one deck is 171, or 216 if an x2 doubles everything. */
export const MOST_COUNTED_POINTS = 399;
/** Longer games count as this. */
export const MOST_COUNTED_ROUNDS = 199;

const POINTS = 0;
const BUSTS = 1;
const SEVENS = 2;
const ROUNDS = 3;
const MEASURES = 4;

/** The results of one strategy, as plain numbers that can be added up. */
export interface SimulationSums {
  games: number;
  readonly ratios: Float64Array;
  /** Rounds of a player by points, without busts. */
  readonly scores: Float64Array;
  readonly busts: Float64Array;
  /** Games by their number of rounds. */
  readonly rounds: Float64Array;
}

/** The values that 10%, 50% and 90% do not exceed. */
export interface Quantiles {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export interface SimulationResult {
  readonly games: number;
  readonly pointsPerRound: Estimate;
  readonly bustRate: Estimate;
  readonly flip7Rate: Estimate;
  readonly roundsPerGame: Estimate;
  /** Shares of all rounds of a player by points, without busts. */
  readonly scores: readonly number[];
  /** Shares of all games by their number of rounds. */
  readonly rounds: readonly number[];
  /** Quantiles of the points of a player's round; a bust counts as 0. */
  readonly scoreQuantiles: Quantiles;
  readonly roundQuantiles: Quantiles;
}

/** Plays games with the same strategy in every seat; all strategies get the same cards. */
export class Simulation {
  /** By strategy. */
  readonly #games: readonly SeededGames[];
  readonly #players: number;
  readonly #bonus: number;
  readonly #strategies: readonly ArenaSeat[];
  readonly #fresh: boolean;

  /** `fresh`: a game is one round, so that every round starts with a new deck. */
  constructor(
    options: Options,
    players: number,
    strategies: readonly ArenaSeat[],
    seed: number,
    fresh: boolean = false,
  ) {
    this.#games = strategies.map(({ budget }) => {
      const budgets = Array.from({ length: players }, () => budget);
      return new SeededGames(options, budgets, seed);
    });
    this.#fresh = fresh;
    this.#players = players;
    this.#bonus = options.flip7Bonus;
    this.#strategies = strategies;
  }

  emptySums(): SimulationSums[] {
    return this.#strategies.map(() => ({
      games: 0,
      ratios: new Float64Array(MEASURES * RATIO_SUMS),
      scores: new Float64Array(MOST_COUNTED_POINTS + 1),
      busts: new Float64Array(1),
      rounds: new Float64Array(MOST_COUNTED_ROUNDS + 1),
    }));
  }

  play(first: number, end: number, played?: () => void): SimulationSums[] {
    const all = this.emptySums();
    for (const [index, { make }] of this.#strategies.entries()) {
      const sums = all[index]!;
      const counter = new ScoreCounter(this.#players, this.#bonus, sums.scores);
      if (make === undefined) throw new Error('a strategy cannot be asynchronous');
      for (let game = first; game < end; game++) {
        const state = this.#games[index]!.playAlike(make, game, counter, this.#fresh);
        const rounds = this.#fresh ? 1 : state.round;
        const seatRounds = total(counter.rounds);
        const points = total(state.totals);
        const busts = total(counter.busts);
        addToRatio(sums.ratios, POINTS * RATIO_SUMS, points, seatRounds);
        addToRatio(sums.ratios, BUSTS * RATIO_SUMS, busts, seatRounds);
        addToRatio(sums.ratios, SEVENS * RATIO_SUMS, total(counter.sevens), seatRounds);
        addToRatio(sums.ratios, ROUNDS * RATIO_SUMS, rounds, 1);
        sums.busts[0]! += busts;
        sums.rounds[Math.min(MOST_COUNTED_ROUNDS, rounds)]!++;
        sums.games++;
        played?.();
      }
    }
    return all;
  }
}

export function addSimulationSums(sums: readonly SimulationSums[], more: readonly SimulationSums[]): void {
  for (const [index, into] of sums.entries()) {
    const from = more[index]!;
    into.games += from.games;
    for (const name of ['ratios', 'scores', 'busts', 'rounds'] as const) {
      for (let at = 0; at < into[name].length; at++) into[name][at]! += from[name][at]!;
    }
  }
}

export function simulationResult(sums: SimulationSums): SimulationResult {
  const { games, ratios } = sums;
  const scores = [...sums.scores];
  const withBusts = scores.slice();
  withBusts[0]! += sums.busts[0]!;
  const rounds = [...sums.rounds];
  const seatRounds = total(withBusts);
  return {
    games,
    pointsPerRound: ratioEstimate(ratios, POINTS * RATIO_SUMS, games),
    bustRate: shareEstimate(ratios, BUSTS * RATIO_SUMS, games),
    flip7Rate: shareEstimate(ratios, SEVENS * RATIO_SUMS, games),
    roundsPerGame: ratioEstimate(ratios, ROUNDS * RATIO_SUMS, games),
    scores: upToLast(scores.map((count) => count / Math.max(1, seatRounds))),
    rounds: upToLast(rounds.map((count) => count / Math.max(1, games))),
    scoreQuantiles: quantiles(withBusts),
    roundQuantiles: quantiles(rounds),
  };
}

/** Also counts the points of every round. */
class ScoreCounter extends GameCounter {
  readonly #bonus: number;
  readonly #scores: Float64Array;

  constructor(seats: number, bonus: number, scores: Float64Array) {
    super(seats);
    this.#bonus = bonus;
    this.#scores = scores;
  }

  override scored(player: number, hand: Hand): void {
    if (hand === sittingOut()) return;
    super.scored(player, hand);
    const points = pointsOf(hand) + bonusOf(hand, this.#bonus);
    this.#scores[Math.min(MOST_COUNTED_POINTS, points)]!++;
  }
}

/** The quantiles of values that are given as counts: `counts[value]`. */
export function quantiles(counts: readonly number[]): Quantiles {
  return {
    p10: quantileOfCounts(counts, 0.1),
    p50: quantileOfCounts(counts, 0.5),
    p90: quantileOfCounts(counts, 0.9),
  };
}

/** The shares up to the last one above 0. */
export function upToLast(shares: readonly number[]): number[] {
  return shares.slice(0, shares.findLastIndex((share) => share > 0) + 1);
}
