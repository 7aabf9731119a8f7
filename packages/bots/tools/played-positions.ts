// How far the value is from the truth: positions that it was not trained with, each played to the end many times.

import { clone, SeededDealer, Sfc32, type State, winners } from '@sevenfold/engine';
import { valuePosition } from '../src/chances/position-value.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { isPlayedFirst, valueRoundEnd } from '../src/chances/value.ts';
import { racer } from '../src/players/racer.ts';
import { type Setup, step, Table } from './value-games.ts';

export interface CheckedPosition {
  readonly state: State;
  /** Every player's chance to win: as computed, and the share of games won. */
  readonly said: Float64Array;
  readonly won: Float64Array;
}

/** A position is late if the leader needs no more than this. */
const LATE = 60;
/** How often a round is played that has to be played before it is valued. */
const ROUNDS = 1000;

/** Positions before any round but the first of games of this table, each from another game. */
export function checkPositions(setup: Setup, count: number, games: number, seed: number): CheckedPosition[] {
  const random = new Sfc32(seed);
  const dealer = new SeededDealer(seed);
  const table = new Table(setup, random, dealer);
  const found: CheckedPosition[] = [];
  while (found.length < count) {
    const states: State[] = [];
    table.play(false, { round: (state) => states.push(clone(state)), won: () => {} });
    if (states.length < 2) continue;
    const state = states[1 + random.below(states.length - 1)]!;
    found.push({ state, said: valueAsUsed(state), won: playOn(state, games, dealer) });
  }
  return found;
}

/** Every player's chance to win, as a simulated round is valued at its end. */
export function valueAsUsed(state: State): Float64Array {
  const chances = new Float64Array(state.seats);
  if (!isPlayedFirst(state)) valueRoundEnd(state, chances);
  else chances.set(valuePosition(state, racer, new SampleDealer(new Sfc32(1), ROUNDS)).chances);
  return chances;
}

function playOn(state: State, games: number, dealer: SeededDealer): Float64Array {
  const won = new Float64Array(state.seats);
  for (let game = 0; game < games; game++) {
    const copy = clone(state);
    dealer.forget();
    while (copy.phase !== 'over') step(copy, dealer);
    const seats = winners(copy);
    for (const seat of seats) won[seat]! += 1 / seats.length / games;
  }
  return won;
}

/** The root mean square error in points of win chance; the variance of the sampled games is taken out. */
export function rmsError(positions: readonly CheckedPosition[], games: number): number {
  let squares = 0;
  let count = 0;
  for (const { said, won } of positions) {
    for (let seat = 0; seat < said.length; seat++) {
      const error = said[seat]! - won[seat]!;
      squares += error * error - (won[seat]! * (1 - won[seat]!)) / (games - 1);
      count++;
    }
  }
  return 100 * Math.sqrt(Math.max(squares / count, 0));
}

export function isLate({ state }: CheckedPosition): boolean {
  return state.totals.some((total) => state.options.target - total <= LATE);
}
