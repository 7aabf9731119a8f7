import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';

const DAY = 86_400_000;

/** How much is stored. `open` returns an empty storage. */
export function figuresContract(name: string, open: () => Promise<Storage>): void {
  test(`it is known how much is stored, and how much of it is new: ${name}`, async () => {
    const storage = await open();
    const { store, archive, sheets } = storage;
    const empty = { tables: 0, games: 0, sheets: 0, gamesOfDay: 0, gamesOfWeek: 0 };
    expect(await storage.figures()).toMatchObject(empty);
    await store.create({ code: 'AAA', version: 1, listed: false, open: true, playing: 0, body: '{}' });
    await sheets.create('b', 'key', '{}');
    for (const [number, days] of [0, 0.5, 3, 30].entries())
      await archive.keep({
        id: `AAA.${number}`,
        table: 'AAA',
        started: 1,
        ended: Math.round(Date.now() - days * DAY),
        people: ['aa'.repeat(32)],
        seats: [null],
        record: '{}',
      });
    const { bytes, ...counts } = await storage.figures();
    expect(counts).toEqual({ tables: 1, games: 4, sheets: 1, gamesOfDay: 2, gamesOfWeek: 3 });
    expect(bytes > 0).toBe(name !== 'memory');
  });
}
