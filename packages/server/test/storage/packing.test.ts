import { createHash } from 'node:crypto';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RECORDS, TABLES } from '../../src/storage/packing/dictionaries.ts';
import { pack, unpack } from '../../src/storage/packing/packing.ts';

const SECRET = '9f'.repeat(32);
const RECORD = JSON.stringify({
  rules: { preset: 'official' },
  players: ['Zoë', 'Ben'],
  dealer: 1,
  log: '8 +8 h 7 h 10 h 7 s F3 @0 11 8 5 SC h 12 s',
  fair: { version: 2, commitment: SECRET, contributions: ['0a'.repeat(16), null], secret: '01'.repeat(32) },
});
/** A text as the first version with this format has stored it. */
const STORED =
  'AQAFn5+fn5+fn5+fn5+fn5+fn5+fn5+fn5+fn5+fn5+fn58KCgoKCgoKCgoKCgoKCgoKAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQHDG2SooRSVf3g1NGiQwsQQFiYWkJg2h8U0qPyBRicom5tCU6aRQjEloQf1H3Kw1QIA';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

describe('a packed text', () => {
  test('is unpacked as it was, whatever it is', () => {
    const hex = constantFrom(SECRET, 'ab'.repeat(16), 'AB'.repeat(16), 'a'.repeat(31), 'a'.repeat(33));
    const part = oneof(
      string({ unit: 'binary' }),
      hex.map((digits) => `"${digits}"`),
      hex,
    );
    assert(
      property(array(part), constantFrom('record', 'table'), (parts, like) => {
        const text = parts.join('').toWellFormed();
        expect(unpack(pack(text, like))).toBe(text);
      }),
      { seed: 7, numRuns: 300 },
    );
    for (const text of ['', '\u0001', `"${SECRET}"\u0002`]) expect(unpack(pack(text, 'record'))).toBe(text);
    const many = JSON.stringify(Array.from({ length: 40_000 }, () => SECRET));
    expect(unpack(pack(many, 'table'))).toBe(many);
  });

  test('has its random digits as bytes, and little else', () => {
    expect(pack(RECORD, 'record').length).toBeLessThan(3 + 80 + 60);
  });

  test('can be unpacked for ever: these bytes were stored once, and the dictionaries never change', () => {
    expect(unpack(Buffer.from(STORED, 'base64'))).toBe(RECORD);
    expect([digest(RECORDS), digest(TABLES)]).toEqual(['cda1fa256a117e20', '94c26c54b140ac41']);
  });

  test('of a newer version is refused', () => {
    expect(() => unpack(Uint8Array.of(77, 0, 0))).toThrow('packed as 77, which only a newer Sevenfold knows');
  });
});
