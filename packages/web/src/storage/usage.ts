import type { Shelf } from './shelf.ts';

/** Browsers give a website some five million characters. */
export const STORAGE_LIMIT = 5_000_000;

/** How many characters this app stores here, names included. */
export function storageUsed(shelf: Shelf): number {
  return shelf.names('').reduce((sum, name) => sum + name.length + (shelf.get(name)?.length ?? 0), 0);
}
