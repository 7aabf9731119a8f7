import { webSource } from '@sevenfold/table';
import type { Shelf } from './shelf.ts';
import { readStored, writeStored } from './stored.ts';

/** Who this device is at every table: a random token that only the server sees, and that is never in an address. */
export function deviceToken(shelf: Shelf): string {
  const stored = readStored('guest', shelf);
  if (stored !== undefined) return stored;
  const token = webSource.token();
  writeStored('guest', token, shelf);
  return token;
}
