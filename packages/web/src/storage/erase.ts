import { DATABASE } from './database.ts';
import { deviceShelf } from './shelf.ts';

export function eraseDevice(): void {
  const shelf = deviceShelf();
  for (const name of shelf.names('')) shelf.remove(name);
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Where nothing can be stored, there is nothing to delete.
  }
}
