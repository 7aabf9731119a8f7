import type { Page } from '@playwright/test';

/** Everything that a collection of the device's database has. */
export function storedIn<Value>(page: Page, collection: 'games' | 'logs' | 'reviews'): Promise<Value[]> {
  return page.evaluate(async (name) => {
    const opening = indexedDB.open('sevenfold-reviews');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error!));
      // Nobody has needed it yet; whoever does makes it.
      opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
    });
    const all = database.transaction(name).objectStore(name).getAll();
    const values = await new Promise<unknown[]>((resolve) => {
      all.addEventListener('success', () => resolve(all.result));
    });
    database.close();
    return values as Value[];
  }, collection);
}
