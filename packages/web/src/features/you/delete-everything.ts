import { ask, done } from '../../server/ask.ts';
import { eraseDevice } from '../../storage/erase.ts';
import type { Shelf } from '../../storage/shelf.ts';
import { readStored, storedIds } from '../../storage/stored.ts';
import { MeRequests } from './me.ts';

/**
 * Deletes what the server knows of this person and the score sheets that this device shares, then everything here.
 * Throws `ServerError` before anything here is deleted.
 */
export async function deleteEverything(shelf: Shelf, erase = eraseDevice): Promise<void> {
  const token = readStored('guest', shelf);
  // Someone who has never been online has nothing there.
  if (token !== undefined) await new MeRequests(token, 'computer').deleteEverything();
  await stopSharing(shelf);
  erase();
}

/** Sheets that cannot be reached any more are deleted by the server after a while. */
async function stopSharing(shelf: Shelf): Promise<void> {
  for (const id of storedIds('keep-share:', shelf)) {
    const share = readStored(`keep-share:${id}`, shelf);
    if (share?.mine !== true) continue;
    await ask(`DELETE /v1/sheets/${share.board}`, done, { token: share.key }).catch(() => undefined);
  }
}
