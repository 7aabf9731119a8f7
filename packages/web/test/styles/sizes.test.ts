// Font sizes come from the scale in styles/tokens.css, and screens change at five widths and two heights.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

/** In rem: a small phone, any phone, a large phone held across, a tablet, a laptop. */
const WIDTHS: ReadonlySet<string> = new Set(['24', '30', '40', '48', '60']);
/** In rem: a phone held across, a short phone. */
const HEIGHTS: ReadonlySet<string> = new Set(['30', '38']);
/** Where the sizes are, and a picture in its own units. */
const ALLOWED: ReadonlySet<string> = new Set(['styles/tokens.css', 'cards/Card.svelte']);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:svelte|css)$/.test(name) && !ALLOWED.has(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/** Sizes that neither have a name nor follow the room there is. Paper is measured in points. */
function fixedSizes(text: string): string[] {
  return [...text.matchAll(/\bfont(?:-size)?:\s*([^;]+);/g)]
    .map(([, value]) => value!.replace(/\/[^/]*$/, ''))
    .filter((value) => !/\b(?:clamp|min|max)\(/.test(value) && /\d(?:px|rem)\b/.test(value));
}

function oddBreakpoints(text: string): string[] {
  const queries = (text.match(/@media[^{]*/g) ?? []).join('\n');
  return [...queries.matchAll(/\((?:min-|max-)?(width|height)[^)\d]*([\d.]+)(\w+)\)/g)]
    .filter(([, side, size, unit]) => unit !== 'rem' || !(side === 'width' ? WIDTHS : HEIGHTS).has(size!))
    .map(([all]) => all);
}

test('an unnamed font size and an odd breakpoint are recognised', () => {
  expect(fixedSizes('font: 600 1.05rem / 1.2 var(--display);')).toHaveLength(1);
  expect(fixedSizes('font-size: 13px;')).toHaveLength(1);
  expect(fixedSizes('font: 600 var(--size-2) / 1.25rem var(--display); font-size: 0.8em;')).toEqual([]);
  expect(fixedSizes('font-size: clamp(1rem, 4vw, 2rem); font-size: 9pt;')).toEqual([]);
  expect(oddBreakpoints('@media (max-width: 31rem) {')).toHaveLength(1);
  expect(oddBreakpoints('@media (height < 30rem) and (width >= 481px) {')).toHaveLength(1);
  expect(oddBreakpoints('@media (hover: hover) and (width >= 24rem) {')).toEqual([]);
});

test('every fixed font size has a name', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(({ name, text }) => fixedSizes(text).map((size) => `${name}: ${size}`))).toEqual([]);
});

test('screens change at the same widths and heights', () => {
  expect(files.flatMap(({ name, text }) => oddBreakpoints(text).map((query) => `${name}: ${query}`))).toEqual(
    [],
  );
});
