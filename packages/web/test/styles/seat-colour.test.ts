import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seatColour } from '../../src/styles/seat-colour.ts';
import { SEAT_COLOURS } from '../../src/styles/seat-colour.ts';

const src = join(import.meta.dirname, '../../src');

test('every seat has a colour of tokens.css, and the thirteenth has that of the first', () => {
  const tokens = readFileSync(join(src, 'styles/tokens.css'), 'utf8');
  const defined = new Set(tokens.match(/--seat-\d+(?=:)/g));
  expect(defined.size).toBe(SEAT_COLOURS);
  for (let seat = 0; seat < SEAT_COLOURS; seat++) expect(seatColour(seat)).toBe(`var(--seat-${seat})`);
  expect(seatColour(SEAT_COLOURS)).toBe('var(--seat-0)');
});

test('no other file works out the colour of a seat', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:ts|svelte)$/.test(file),
  );
  const wrong = files.filter((file) => /--seat-(?:\$?\{)/.test(readFileSync(join(src, file), 'utf8')));
  expect(wrong).toEqual([join('styles', 'seat-colour.ts')]);
});
