import { expect, test } from 'vitest';
import { type Call, packWrites, unpackWrites } from '../../src/storage/database/sqlite-batch.ts';

test('what is packed for the thread of SQLite comes out as it was', () => {
  const writes: Call[][] = [
    [[3, ['AAAA.1', 12, 'h 7', null]]],
    [],
    [
      [0, []],
      [1, [2, new Uint8Array([1, 2]), '']],
      [4, [0]],
    ],
  ];
  expect(unpackWrites(packWrites(writes))).toEqual(writes);
  expect(unpackWrites(packWrites([]))).toEqual([]);
});
