import { keptLog } from '../stored/finished.ts';
import type { World } from '../seams/world.ts';

/**
 * The log of a game from a position on; if the game is over and was archived, from its record. `undefined` if that was
 * deleted by everyone who played.
 */
export async function storedLog(
  { store, archive }: Pick<World, 'store' | 'archive'>,
  id: string,
  n: number,
  isOver: boolean,
): Promise<string[] | undefined> {
  // Once a game is over its record is what counts: a process that lagged behind may have begun its log again.
  if (!isOver) {
    const news = await store.read(id, n);
    if (news.length > 0 || n > 0) return news;
  }
  // It may have been archived since the table was read.
  const kept = await archive.find(id);
  if (kept !== undefined) return keptLog(kept).slice(n);
  return isOver ? undefined : [];
}
