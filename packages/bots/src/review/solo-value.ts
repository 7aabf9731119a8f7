import { apply, clone, MEDAL_ROUNDS, type Move, type State } from '@sevenfold/engine';
import { MeanAndError } from '../chances/mean.ts';
import { finishRound } from '../chances/rollout.ts';
import type { SampleDealer } from '../chances/sample-dealer.ts';
import { racer } from '../players/racer.ts';
import { medalChance } from './medal-chance.ts';
import { expectedRounds } from './solo-pace.ts';

/**
 * What a game alone is worth: its expected number of rounds, as a negative number because fewer are better, and the
 * chance of a medal. Both assume good play from the next round on, and know how many cards are gone only by the number of
 * rounds.
 */
export type SoloValue = readonly [minusRounds: number, medal: number];

/** Plays the rest of the round, after `move` if there is one, and values its end. */
export function soloSample(
  state: State,
  move: Move | undefined,
  dealer: SampleDealer,
  sample: number,
): SoloValue {
  const copy = clone(state);
  const { round } = copy;
  dealer.begin(sample);
  if (move !== undefined) apply(copy, move);
  finishRound(copy, round, racer, dealer);
  return soloRoundEnd(copy);
}

/** The value of a solo game between two rounds or at its end. */
export function soloRoundEnd(state: State): SoloValue {
  const isOver = state.phase === 'over';
  const played = isOver ? state.round : state.round - 1;
  const needed = isOver ? 0 : state.options.target - state.totals[0]!;
  if (needed <= 0) return [-played, played <= MEDAL_ROUNDS.bronze ? 1 : 0];
  const rounds = played + expectedRounds(needed, played, state.options);
  return [-rounds, medalChance(needed, played, state.options)];
}

/** The value of any position of a solo game, by simulated rounds. */
export function valueSolo(state: State, dealer: SampleDealer): number[] {
  return estimateSolo(state, dealer).map(({ value }) => value);
}

/** The same with standard errors: minus the rounds, then the chance of a medal. */
export function estimateSolo(
  state: State,
  dealer: SampleDealer,
): { readonly value: number; readonly error: number }[] {
  if (state.phase === 'over') return soloRoundEnd(state).map((value) => ({ value, error: 0 }));
  const [rounds, medals] = [new MeanAndError(), new MeanAndError()];
  dealer.setPile(state);
  for (let sample = 0; sample < dealer.samples; sample++) {
    const value = soloSample(state, undefined, dealer, sample);
    rounds.add(value[0]);
    medals.add(value[1]);
  }
  return [rounds, medals].map(({ mean, error }) => ({ value: mean, error }));
}
