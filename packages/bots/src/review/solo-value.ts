import { apply, clone, MEDAL_ROUNDS, type Move, type State } from '@sevenfold/engine';
import { MeanAndError } from '../chances/mean.ts';
import { finishRound } from '../chances/rollout.ts';
import type { SampleDealer } from '../chances/sample-dealer.ts';
import { EXACT_FACTS } from '../odds/exact/facts-table.ts';
import { racer } from '../players/racer.ts';
import { roundsToGo } from '../players/soloist.ts';

/**
 * What a game alone is worth: its expected number of rounds, as a negative number because fewer are better, and the
 * chance of a medal. Both assume a new deck every round and good play from the next round on.
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
  return [-(played + roundsToGo(needed)), withinRounds(needed, MEDAL_ROUNDS.bronze - played)];
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

/** By rounds left, then by points needed. */
const within: number[][] = [[1]];

/** The chance to get these points within this many rounds, each played for points as well as possible. */
function withinRounds(needed: number, rounds: number): number {
  if (needed <= 0) return rounds >= 0 ? 1 : 0;
  if (rounds <= 0) return 0;
  const row = (within[rounds] ??= [1]);
  for (let need = row.length; need <= needed; need++) {
    row[need] = EXACT_FACTS.distribution.reduce(
      (sum, chance, score) => sum + chance * withinRounds(need - score, rounds - 1),
      0,
    );
  }
  return row[needed]!;
}
