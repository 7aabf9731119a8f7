import {
  bonusOf,
  type Hand,
  HIT,
  type Move,
  numberCount,
  numberSum,
  pointsOf,
  sittingOut,
  type State,
} from '@sevenfold/engine';
import { GameCounter } from './one-game.ts';
import { MOST_COUNTED_POINTS } from './simulation.ts';

/** Six different numbers add up to 57 at most, and nobody is asked with seven. */
export const SUMS = 58;
export const CELLS = 7 * SUMS;

/** Hands below this have numbers alone and are still in the round. */
const PLAIN = 1 << 13;

export interface LabCounts {
  /** For each name, rounds by points, without busts. */
  readonly scores: Float64Array;
  readonly busts: Float64Array;
  /** For each name and hand: hits and stays, and the points of those rounds. */
  readonly hits: Float64Array;
  readonly stays: Float64Array;
  readonly hitPoints: Float64Array;
  readonly stayPoints: Float64Array;
}

/** Counts every Hit and Stay by the hand it was decided with, together with the points of that round. */
export class LabCounter extends GameCounter {
  into: LabCounts | undefined;
  readonly #bonus: number;
  /** By place, the answers of this round as 2 × cell, plus 1 for a Hit. */
  readonly #answers: number[][];
  /** By place, the points of each round of this game. */
  readonly #scores: number[][];

  constructor(seats: number, bonus: number) {
    super(seats);
    this.#bonus = bonus;
    this.#answers = Array.from({ length: seats }, () => []);
    this.#scores = Array.from({ length: seats }, () => []);
  }

  override clear(): void {
    super.clear();
    for (const answers of this.#answers) answers.length = 0;
    for (const scores of this.#scores) scores.length = 0;
  }

  asked(state: State, name: number, move: Move): void {
    const hand = state.hands[state.player]!;
    if (hand >= PLAIN) return;
    const cell = name * CELLS + numberCount(hand) * SUMS + numberSum(hand);
    this.#answers[state.player]!.push(2 * cell + (move === HIT ? 1 : 0));
  }

  override busted(player: number): void {
    super.busted(player);
    this.#settle(player, 0);
  }

  override scored(player: number, hand: Hand): void {
    if (hand === sittingOut()) return;
    super.scored(player, hand);
    const points = pointsOf(hand) + bonusOf(hand, this.#bonus);
    this.#scores[player]!.push(points);
    this.#settle(player, points);
  }

  /** Adds the scores of a finished game to the names at its places. */
  flush(counts: LabCounts, nameAt: (place: number) => number): void {
    for (const [place, scores] of this.#scores.entries()) {
      const name = nameAt(place);
      const from = name * (MOST_COUNTED_POINTS + 1);
      for (const points of scores) counts.scores[from + Math.min(MOST_COUNTED_POINTS, points)]!++;
      counts.busts[name]! += this.busts[place]!;
    }
  }

  #settle(player: number, points: number): void {
    const { hits, stays, hitPoints, stayPoints } = this.into!;
    const answers = this.#answers[player]!;
    for (const answer of answers) {
      const cell = answer >> 1;
      if ((answer & 1) === 1) {
        hits[cell]!++;
        hitPoints[cell]! += points;
      } else {
        stays[cell]!++;
        stayPoints[cell]! += points;
      }
    }
    answers.length = 0;
  }
}
