import type { Storage } from '../storage/storage.ts';

/** Rejects unless something can be stored and read within some milliseconds. */
export async function proveReady(storage: Storage, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), milliseconds).unref();
  });
  try {
    await Promise.race([storage.ready(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
