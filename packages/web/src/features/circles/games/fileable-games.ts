// The finished games of this device that can be filed in a circle.

import { deviceSources, type ListedGame, listGames } from '../../../results/game-list.ts';
import type { GameResult } from '../../../results/result.ts';
import { settings } from '../../../storage/settings.svelte.ts';
import { keyOf } from './game-draft.ts';
import { onlineResult } from './online-result.ts';

/** The newest first. */
export async function listFileable(): Promise<ListedGame[]> {
  return listGames(await deviceSources(settings.name)).filter(
    (game) => keyOf(game) !== undefined && (game.result?.lines.length ?? 0) > 1,
  );
}

/** A game by its ID; one that was played online a moment ago comes from the server. */
export async function fileable(id: string, listed: ListedGame | undefined): Promise<GameResult | undefined> {
  return listed?.result ?? onlineResult(id);
}

/** Whether a score sheet has the other box in its Brutal Mode, which is counted separately. */
export function isBrutal(game: ListedGame | undefined): boolean {
  if (game?.origin.from !== 'keep') return false;
  const { rules } = game.origin.log;
  return 'brutal' in rules && rules.brutal === true;
}
