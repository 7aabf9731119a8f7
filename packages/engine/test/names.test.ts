import { expect, test } from 'vitest';
import { cleanName, cleanText, distinctNames, freshName } from '../src/names.ts';

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
  expect(cleanText('x'.repeat(2000), 280)).toHaveLength(280);
});

test('nobody has the name of someone else', () => {
  expect(freshName('Ann', [])).toBe('Ann');
  expect(freshName('Ann', ['Ann', 'Ann 2'])).toBe('Ann 3');
  expect(freshName('An\u200Dn', ['Ann'])).toBe('An\u200Dn 2');
  expect(freshName('Ann', ['Ann\uFE0F'])).toBe('Ann 2');
});

test('a long name gives up letters for its number, so that two never end alike', () => {
  const long = 'Bartholomew Fotheringhay';
  expect(long).toHaveLength(24);
  const all = [long];
  while (all.length < 99) all.push(freshName(long, all));
  expect(all.slice(0, 2)).toEqual([long, 'Bartholomew Fothering 2']);
  expect(new Set(all.map((name) => cleanName(name))).size).toBe(99);
  expect(distinctNames([long, 'Bo', long]).map(cleanName)).toEqual([
    'Bartholomew Fothering 1',
    'Bo',
    'Bartholomew Fothering 3',
  ]);
});

test('capitals make no other name, not even where they look like other letters', () => {
  expect(freshName('\u039d\u0399\u039a', ['\u03bd\u03b9\u03ba'])).toBe('\u039d\u0399\u039a 2');
  expect(distinctNames(['\u039d\u0399\u039a', '\u03bd\u03b9\u03ba'])).toEqual([
    '\u039d\u0399\u039a 1',
    '\u03bd\u03b9\u03ba 2',
  ]);
});

test.each([
  ['Cyrillic', '\u0410nn'],
  ['Greek', 'A\u03b7n'],
  ['Greek capitals', '\u0391\u039d\u039d'],
  ['Cherokee', '\u13aann'],
  ['full width', '\uff21\uff4e\uff4e'],
  ['mathematical', '\ud835\udc00\ud835\udc27\ud835\udc27'],
  ['small capitals', 'A\u0274\u0274'],
  ['small letters', 'ann'],
  ['an accent', '\u1ea0nn'],
  ['several accents', 'A\u0332nn\u0307\u0323'],
  ['zero width', 'A\u200bn\u2060n'],
  ['invisible at the end', 'Ann\u200d'],
  ['blank letters', 'Ann\u3164\u2800'],
])('a name that imitates another is told apart: %s', (_how, name) => {
  expect(freshName(cleanName(name)!, ['Ann'])).toMatch(/ 2$/);
  expect(freshName('Ann', [cleanName(name)!])).toBe('Ann 2');
});

test.each([
  ['Al', 'A1'],
  ['Ian', 'lan'],
  ['Bob', '\u0412ob'],
  ['Bob', 'B0b'],
  ['Marna', 'Mama'],
  ['Stay25', '\u0405tay25'],
  ['\u0418\u0432\u0430\u043d', '\u0418\u0432a\u043d'],
])('%s and %s are one name', (one, other) => {
  expect(freshName(other, [one])).toBe(`${other} 2`);
});

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Anton'],
  ['\u305f\u3044\u304d', '\u3060\u3044\u304d'],
  ['\u0905\u0928\u093f\u0932', '\u0905\u0928\u0940\u0932'],
  ['Player 1', 'Player 10'],
  ['\ud83d\ude00', '\ud83d\ude03'],
])('%s and %s are two names', (one, other) => {
  expect(freshName(other, [one])).toBe(other);
});

test.each([
  [
    ['Ann', 'Bo', 'Cy'],
    ['Ann', 'Bo', 'Cy'],
  ],
  [
    ['Ann', 'Bo', 'ann'],
    ['Ann 1', 'Bo', 'ann 3'],
  ],
  [
    ['Ann', 'Ann', 'Ann 1'],
    ['Ann 1 1', 'Ann 2', 'Ann 1 3'],
  ],
  [
    ['Ann', 'A\u200dnn'],
    ['Ann 1', 'A\u200dnn 2'],
  ],
])('names of a record are told apart: %j', (names, distinct) => {
  expect(distinctNames(names)).toEqual(distinct);
});
