import { deviceShelf, type Shelf } from './shelf.ts';
import { readStored } from './stored.ts';

/** Whether this device's owner is in a circle that games can be filed in. */
export function hasCircles(shelf: Shelf = deviceShelf()): boolean {
  return readStored('circles', shelf).length > 0;
}
