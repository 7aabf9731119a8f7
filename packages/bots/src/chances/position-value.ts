import type { State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { type ChoiceEstimate, compareOptions } from './choice.ts';
import { MeanAndError } from './mean.ts';
import { RollOut } from './rollout.ts';
import type { SampleDealer } from './sample-dealer.ts';
import { valueRoundEnd } from './value.ts';

export interface PositionValue {
  /** Every player's chance to win; at a question, with the best answer. */
  readonly chances: readonly number[];
  /** The standard errors of these chances; not at a question, whose options have their own. */
  readonly errors?: readonly number[];
  readonly samples: number;
  /** The options of the open question, if there is one. */
  readonly choice?: ChoiceEstimate;
}

/** Samples between two calls of `enough`. */
const STRIDE = 64;

/** Every player's chance to win in any position, by simulated games. */
export function valuePosition(
  state: State,
  policy: Bot,
  dealer: SampleDealer,
  enough?: () => boolean,
): PositionValue {
  if (state.phase === 'over') {
    const chances = new Float64Array(state.seats);
    valueRoundEnd(state, chances);
    return { chances: Array.from(chances), errors: Array.from(chances, () => 0), samples: 0 };
  }
  if (state.phase !== 'draw') {
    const choice = compareOptions(state, policy, dealer, enough);
    return { chances: choice.best.chances, samples: choice.samples, choice };
  }
  const rollOut = new RollOut(state, policy, dealer);
  rollOut.prepare();
  const players = Array.from({ length: state.seats }, () => new MeanAndError());
  let samples = 0;
  while (samples < dealer.samples) {
    rollOut.run(samples);
    for (let seat = 0; seat < players.length; seat++) players[seat]!.add(rollOut.chances[seat]!);
    samples++;
    if (samples % STRIDE === 0 && enough?.() === true) break;
  }
  return {
    chances: players.map(({ mean }) => mean),
    errors: players.map(({ error }) => error),
    samples,
  };
}
