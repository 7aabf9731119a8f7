import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digits, forbidInexact } from './digits.ts';

const GOLDEN = join(import.meta.dirname, 'goldens', 'digits.json');

test('review, best, coach and arena give the golden digits, without any function whose digits differ between builds', () => {
  const permit = forbidInexact();
  let found: string;
  try {
    found = JSON.stringify(digits(), undefined, 1);
  } finally {
    permit();
  }
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(GOLDEN, `${found}\n`);
  expect(JSON.parse(found)).toEqual(JSON.parse(readFileSync(GOLDEN, 'utf8')));
});
