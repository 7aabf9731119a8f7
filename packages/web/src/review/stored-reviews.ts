// Reviews made on this device, so that no game is reviewed twice. Nothing depends on them: where nothing can be stored,
// games are reviewed again.

import type { ReviewedPosition, ReviewOptions } from '@sevenfold/bots/review';
import { type GameRecord, makeRecord } from '@sevenfold/engine';
import { type StoredReview, withReviews } from '../storage/review-database.ts';

const MOST_REVIEWS = 40;
/** Version of the method: another one gives other figures. */
const VERSION = 7;

/** Names what is reviewed and how; the names of the players make no difference. */
export function reviewKey(record: GameRecord, { samples, seed }: Required<ReviewOptions>): string {
  const text = makeRecord({ ...record, players: record.players.map(() => '') });
  return `${VERSION}-${samples}-${seed}-${text}`;
}

export async function storedReview(key: string): Promise<readonly ReviewedPosition[] | undefined> {
  try {
    const stored = await withReviews(
      'readonly',
      (store) => store.get(key) as IDBRequest<StoredReview | undefined>,
    );
    return stored?.positions;
  } catch {
    return undefined;
  }
}

export async function storeReview(key: string, positions: readonly ReviewedPosition[]): Promise<void> {
  try {
    await withReviews('readwrite', (store) =>
      store.put({ key, made: Date.now(), positions } satisfies StoredReview),
    );
    const all = await withReviews('readonly', (store) => store.getAll() as IDBRequest<StoredReview[]>);
    const old = all.sort((a, b) => b.made - a.made).slice(MOST_REVIEWS);
    for (const { key: oldKey } of old) await withReviews('readwrite', (store) => store.delete(oldKey));
  } catch {
    // The review will be made again.
  }
}
