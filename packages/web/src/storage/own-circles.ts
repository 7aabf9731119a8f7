import { deviceShelf, type Shelf } from './shelf.ts';
import { readStored } from './stored.ts';

/** The name of a circle that this device's owner is in. */
export function circleName(id: string | undefined, shelf: Shelf = deviceShelf()): string | undefined {
  return readStored('circles', shelf).find((circle) => circle.id === id)?.name;
}

/** Whether this device's owner is in a circle that games can be filed in. */
export function hasCircles(shelf: Shelf = deviceShelf()): boolean {
  return readStored('circles', shelf).length > 0;
}
