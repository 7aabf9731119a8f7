import type { Archive, GamesCursor } from '@sevenfold/table';

/** How many games are read at a time. */
const BATCH = 100;

/** A place in the list that all games sort before. */
export function latestGame(): GamesCursor {
  return { ended: Date.now() + 1, id: '' };
}

/** Removes a person from all games they have played; returns how many there were. */
export async function forgetGames(
  archive: Pick<Archive, 'played' | 'forget'>,
  person: string,
): Promise<number> {
  let deleted = 0;
  for (let games; games === undefined || games.length === BATCH;) {
    games = await archive.played(person, latestGame(), BATCH);
    const forgotten = await Promise.all(games.map((game) => archive.forget(person, game.id)));
    deleted += forgotten.filter(Boolean).length;
  }
  return deleted;
}
