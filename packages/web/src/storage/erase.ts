import { deleteDatabase } from './database.ts';
import { deviceShelf } from './shelf.ts';

export function eraseDevice(): void {
  const shelf = deviceShelf();
  for (const name of shelf.names('')) shelf.remove(name);
  deleteDatabase();
}
