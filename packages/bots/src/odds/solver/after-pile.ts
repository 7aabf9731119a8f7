import { FLIP_THREE, NUMBER_KINDS, PLUS_10, PLUS_2, plusOf, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import type { Forced, Hitter } from '../hitter.ts';
import type { SaveState } from './saves.ts';

/** How often the pile may run out; each time, all of it has to be drawn without a bust. */
export const MOST_RESHUFFLES = 4;

/** The player after the whole pile is drawn, `set` being its new numbers. */
export function afterPile(hitter: Hitter, set: number, save: SaveState, forced: Forced): Hitter {
  const { pile } = hitter;
  const discard = hitter.discard.slice();
  for (let number = 0; number < NUMBER_KINDS; number++) {
    discard[number]! += pile[number]! - ((set >> number) & 1);
  }
  const surplus = (hitter.secondChance ? 1 : 0) + pile[SECOND_CHANCE]! - save.used - (save.isHeld ? 1 : 0);
  const given = Math.min(surplus, hitter.receivers);
  discard[SECOND_CHANCE]! += save.used + surplus - given;
  discard[FLIP_THREE]! += pile[FLIP_THREE]! + threesInProcess(hitter.forced) - threesInProcess(forced);
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * pile[card]!;
  return {
    ...hitter,
    numbers: hitter.numbers | set,
    secondChance: save.isHeld,
    plus,
    doubles: hitter.doubles + pile[TIMES_2]!,
    pile: pile.map(() => 0),
    discard,
    receivers: hitter.receivers - given,
    forced,
  };
}

function threesInProcess({ flips, waiting, behind }: Forced): number {
  return (flips > 0 ? 1 : 0) + waiting + behind;
}
