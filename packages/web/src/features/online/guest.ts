import { webSource } from '@sevenfold/table';
import type { Shelf } from '../../storage/shelf.ts';

const NAME = 'guest';

/** Who this device is at every table: a random token that never leaves it but to the server, and never in an address. */
export function guestToken(shelf: Shelf): string {
  const kept = shelf.get(NAME);
  if (kept !== undefined && /^[\w-]{16,64}$/.test(kept)) return kept;
  const token = webSource.token();
  shelf.set(NAME, token);
  return token;
}
