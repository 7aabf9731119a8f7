import { FLIP_THREE, NUMBER_KINDS, PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import type { ActionStep } from './action-steps.ts';
import type { Forced, Hitter } from '../hitter.ts';
import type { SecondChanceState } from './second-chances.ts';

/** How often the pile may run out; each time, all of it has to be drawn without a bust. */
export const MOST_RESHUFFLES = 4;

export function afterPile(hitter: Hitter, set: number, chance: SecondChanceState, step: ActionStep): Hitter {
  const { pile } = hitter;
  const discard = hitter.discard.slice();
  for (let number = 0; number < NUMBER_KINDS; number++) {
    discard[number]! += pile[number]! - ((set >> number) & 1);
  }
  const surplus =
    (hitter.secondChance ? 1 : 0) + pile[SECOND_CHANCE]! - chance.used - (chance.isHeld ? 1 : 0);
  const given = Math.min(surplus, hitter.receivers);
  discard[SECOND_CHANCE]! += chance.used + surplus - given;
  discard[FLIP_THREE]! += pile[FLIP_THREE]! + threesInProcess(hitter.forced) - threesInProcess(step);
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * pile[card]!;
  const { flips, waiting, freezes, behind } = step;
  return {
    ...hitter,
    numbers: hitter.numbers | set,
    secondChance: chance.isHeld,
    plus,
    doubles: hitter.doubles + pile[TIMES_2]!,
    pile: pile.map(() => 0),
    discard,
    receivers: hitter.receivers - given,
    forced: { flips, waiting, freezes, behind },
  };
}

function threesInProcess({ flips, waiting, behind }: Forced): number {
  return (flips > 0 ? 1 : 0) + waiting + behind;
}
