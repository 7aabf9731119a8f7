// The database of reviews: each takes some hundred kilobytes, too much for the registry's storage.

import type { ReviewedPosition } from '@sevenfold/bots/review';

const DATABASE = 'sevenfold-reviews';
const STORE = 'reviews';

export interface StoredReview {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly positions: readonly ReviewedPosition[];
}

export async function withReviews<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(STORE, { keyPath: 'key' }),
  );
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
  });
}

/** Deletes all reviews. */
export function deleteReviews(): void {
  try {
    indexedDB.deleteDatabase(DATABASE);
  } catch {
    // Where nothing can be stored, there is nothing to delete.
  }
}
