import { apply, clone, type Move, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import type { SampleDealer } from './sample-dealer.ts';
import { valueRoundEnd } from './value.ts';

/**
 * Every player's chance to win in one sample, after `move` if there is one: `policy` plays the rest of the round in
 * every seat, and the totals at its end are valued. Playing to the end of the game would take five times as long and be
 * less accurate.
 */
export function rollOut(
  state: State,
  move: Move | undefined,
  policy: Bot,
  dealer: SampleDealer,
  sample: number,
  chances: Float64Array,
): void {
  const copy = clone(state);
  const { round } = copy;
  dealer.begin(sample);
  if (move !== undefined) apply(copy, move);
  while (copy.round === round && copy.phase !== 'over') {
    apply(copy, copy.phase === 'draw' ? dealer.draw(copy) : policy(copy));
  }
  valueRoundEnd(copy, chances);
}
