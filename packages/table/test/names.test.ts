import { expect, test } from 'vitest';
import { cleanChat, cleanName, freshName } from '../src/index.ts';

test.each([
  ['  Ann  ', 'Ann'],
  ['Ann\n\tBo', 'Ann Bo'],
  ['名前', '名前'],
  ['עֲנָת', 'עֲנָת'.normalize('NFC')],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['👨🏽‍👩🏽‍👧🏽‍👦🏽', '👨🏽‍👩🏽‍👧🏽‍👦🏽'],
  [`👩${'\u200D👩'.repeat(40)}`, `👩${'\u200D👩'.repeat(5)}\u200D`],
  ['evil\u202Etxt.exe', 'eviltxt.exe'],
  ['\u2066a\u2069\u200Fb', 'ab'],
  ['a\u0000\u0007b', 'ab'],
  ['a\ud800b', 'ab'],
  ['\u200B\u200D \u3164', undefined],
  ['', undefined],
  ['\u0301', undefined],
])('name %j is shown as %j', (given, shown) => {
  expect(cleanName(given)).toBe(shown);
});

test('names are cut by what people count as characters', () => {
  expect(cleanName('👩‍👩‍👧'.repeat(30))).toBe('👩‍👩‍👧'.repeat(24));
  expect(cleanName(`a${'\u0301\u0316'.repeat(100)}b`)!.length).toBeLessThan(10);
  expect(cleanChat('x'.repeat(2000))).toHaveLength(280);
});

test('nobody has the name of somebody else', () => {
  expect(freshName('Ann', [])).toBe('Ann');
  expect(freshName('Ann', ['Ann', 'Ann 2'])).toBe('Ann 3');
  expect(freshName('An\u200Dn', ['Ann'])).toBe('An\u200Dn 2');
  expect(freshName('Ann', ['Ann\uFE0F'])).toBe('Ann 2');
});
