// Reviews that were made on this device, so that the same game is never weighed twice. Nothing depends on it: where
// nothing can be kept, games are weighed again.

import { REVIEW_SAMPLES, type ReviewedPosition, type ReviewOptions } from '@sevenfold/bots';
import { type GameRecord, makeRecord } from '@sevenfold/engine';

export const REVIEW_DATABASE = 'sevenfold-reviews';
const STORE = 'reviews';
/** Some hundred kilobytes each. */
const MOST_KEPT = 40;
/** Of the method: another one gives other figures. */
const VERSION = 1;

interface Kept {
  readonly key: string;
  readonly made: number;
  readonly positions: readonly ReviewedPosition[];
}

/** Names what is reviewed and how; the names of the players make no difference. */
export function reviewKey(record: GameRecord, { samples = REVIEW_SAMPLES, seed = 1 }: ReviewOptions): string {
  const text = makeRecord({ ...record, players: record.players.map(() => '') });
  return `${VERSION}-${samples}-${seed}-${text}`;
}

export async function keptReview(key: string): Promise<readonly ReviewedPosition[] | undefined> {
  try {
    const kept = await withStore('readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>);
    return kept?.positions;
  } catch {
    return undefined;
  }
}

export async function keepReview(key: string, positions: readonly ReviewedPosition[]): Promise<void> {
  try {
    await withStore('readwrite', (store) => store.put({ key, made: Date.now(), positions } satisfies Kept));
    const all = await withStore('readonly', (store) => store.getAll() as IDBRequest<Kept[]>);
    const old = all.sort((a, b) => b.made - a.made).slice(MOST_KEPT);
    for (const { key: oldKey } of old) await withStore('readwrite', (store) => store.delete(oldKey));
  } catch {
    // It will be made again.
  }
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(REVIEW_DATABASE, 1);
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
    request.addEventListener('error', () => reject(request.error ?? new Error('not kept')));
  });
}
