import type { ListedGame, Sources } from '../../results/game-list.ts';
import type { ServerGames } from './server-games.ts';
import type { Summaries } from './summaries.ts';

export interface Stores extends Sources {
  readonly summaries: Summaries;
  readonly server: Pick<ServerGames, 'forget' | 'remember'>;
}

/** Deletes a game where it is stored; returns how to bring it back. */
export function removeGame({ id, origin }: ListedGame, stores: Stores): () => void {
  const { history, summaries } = stores;
  const summary = summaries.get(id);
  summaries.remove(id);
  const restore = removeFrom(origin, stores);
  return () => {
    restore();
    if (summary !== undefined) summaries.set(id, summary);
  };

  function removeFrom(from: ListedGame['origin'], { tracked, sheets, server }: Stores): () => void {
    if (from.from === 'keep') return sheets.removeForNow(from.log);
    const stored = from.from === 'track' ? from.copy : from.stored;
    if (from.from === 'track') tracked.remove(id);
    if (stored !== undefined) void history.remove(id);
    if (stored?.way === 'online') server.forget(id);
    return () => {
      if (from.from === 'track') tracked.put(from.tracked);
      if (stored !== undefined) void history.add(stored);
      if (stored?.way === 'online') server.remember(id);
    };
  }
}
