import { apply, clone, type Move, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import type { SampleDealer } from './sample-dealer.ts';
import { valueRoundEnd } from './value.ts';

/**
 * Everybody's chance to win in one sample, after `move` if there is one: the rest of the round is played out,
 * everybody by `policy`, and its end is valued by the totals. Playing on to the end of the game costs five times as
 * much and tells less.
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
