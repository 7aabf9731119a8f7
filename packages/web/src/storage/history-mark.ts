// The mark on the shelf that tells of changes of the history, which itself is in the database.

import { deviceShelf, type Shelf } from './shelf.ts';
import { readStored, storedIds, writeStored } from './stored.ts';

/** Other pages of this device hear of it. */
export function noteChange(shelf: Shelf): void {
  writeStored('history', { changes: readStored('history', shelf).changes + 1 }, shelf);
}

/** Whether nobody has finished or tracked a game on this device, as far as it remembers. */
export function isNewcomer(shelf: Shelf = deviceShelf()): boolean {
  const { before, ids } = readStored('history-deleted', shelf);
  // Older versions have stored games on the shelf.
  const played = [...storedIds('game:', shelf), ...storedIds('track:', shelf)];
  return (
    readStored('history', shelf).changes === 0 && before === 0 && ids.length === 0 && played.length === 0
  );
}
