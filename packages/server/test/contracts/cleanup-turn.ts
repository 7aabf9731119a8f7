import { expect, test } from 'vitest';
import type { Database } from '../../src/storage/database/database.ts';
import { SqlCleanupTurn } from '../../src/storage/sql/sql-cleanup-turn.ts';

/** `open` returns a database that is up to date. */
export function cleanupTurnContract(name: string, open: () => Promise<Database>): void {
  test(`of several processes one at a time has a turn: ${name}`, async () => {
    const database = await open();
    const processes = Array.from({ length: 4 }, () => new SqlCleanupTurn(database));
    const take = async (now: number): Promise<number> => {
      const taken = await Promise.all(processes.map((one) => one.take(1000, now)));
      return taken.filter(Boolean).length;
    };
    expect([
      await take(5000),
      await take(5999),
      await take(6000),
      await take(6001),
      await take(9000),
    ]).toEqual([1, 0, 1, 0, 1]);
  });
}
