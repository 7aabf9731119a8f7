import { expect, test } from 'vitest';
import { printableName, cut, listOf, padEnd, widthOf, wrap } from '../src/terminal/text.ts';

test('width is counted in columns, not in letters', () => {
  expect([
    widthOf('abc'),
    widthOf('日本'),
    widthOf('e\u0301'),
    widthOf('👩‍👩‍👧'),
    widthOf('\u001b[1;36mab\u001b[0m'),
  ]).toEqual([3, 4, 1, 2, 2]);
  expect(padEnd('日本', 6)).toBe('日本  ');
});

test('cutting never exceeds the width', () => {
  expect([cut('Leonhard', 8), cut('Leonhard', 5), cut('日本語', 4), cut('x', 0)]).toEqual([
    'Leonhard',
    'Leon…',
    '日…',
    '',
  ]);
});

test('wrapping keeps words whole and cuts the ones that are too long', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
  expect(wrap('incomprehensibilities', 6)).toEqual(['incom…']);
});

test('lists', () => {
  expect([listOf([]), listOf(['a']), listOf(['a', 'b']), listOf(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('a name cannot move the cursor', () => {
  expect(printableName('\u001b[2JAnn\n\u202eBo')).toBe('[2JAnn Bo');
  expect([printableName(''), printableName('\u0007'), printableName('\ud800')]).toEqual(['?', '?', '?']);
});
