// What a finished game will be remembered for, from its record.

import type { GameRecord } from '@sevenfold/engine';
import { beatsOf } from './story.ts';

/** All awards, in the order in which they are shown. */
const AWARDS = ['mostSevens', 'bestRound', 'boldest', 'mostSaves', 'mostBusts', 'mostFrozen'] as const;

type AwardName = (typeof AWARDS)[number];

export interface Award {
  readonly name: AwardName;
  readonly players: readonly number[];
  /** A count, points, or a chance. */
  readonly value: number;
}

/** More than two winners make an award meaningless. */
const MOST_SHARED = 2;

export function awardsOf(record: GameRecord): Award[] {
  const seats = record.players.length;
  const best = Object.fromEntries(AWARDS.map((name) => [name, Array<number>(seats).fill(0)])) as {
    readonly [Name in AwardName]: number[];
  };
  let asked = false;
  /** The player who hit last, and the riskiest of their hits before that. */
  let hitter = -1;
  let boldestBefore = 0;
  for (const { event, chance } of beatsOf(record)) {
    const { player, type } = event;
    if (type === 'flippedSeven') best.mostSevens[player]!++;
    if (type === 'saved') best.mostSaves[player]!++;
    if (type === 'frozen') best.mostFrozen[player]!++;
    if (type === 'scored') best.bestRound[player] = Math.max(best.bestRound[player]!, event.points);
    // Only a later event shows whether the hit busted.
    if (type === 'turning' && asked) best.boldest[player] = Math.max(best.boldest[player]!, chance);
    if (type === 'busted') {
      best.mostBusts[player]!++;
      // In a Flip Three, the player who busts may not be the one who hit.
      if (player === hitter) best.boldest[player] = boldestBefore;
    }
    if (type === 'hit') [hitter, boldestBefore] = [player, best.boldest[player]!];
    asked = type === 'hit';
  }
  return AWARDS.flatMap((name) => {
    const value = Math.max(...best[name]);
    const players = best[name].flatMap((each, seat) => (each === value ? [seat] : []));
    return value === 0 || players.length > MOST_SHARED ? [] : [{ name, players, value }];
  });
}
