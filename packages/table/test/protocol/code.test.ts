import { describe, expect, test } from 'vitest';
import { CODE_LETTERS, codeLength, parseCode, parseGameId } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

describe('codes', () => {
  test.each([
    ['KR7P4M', 'KR7P4M'],
    ['kr7p4m', 'KR7P4M'],
    ['KR7P4MXY2345', 'KR7P4MXY2345'],
  ])('%s is one', (text, code) => expect(parseCode(text)).toBe(code));

  test.each([
    '',
    'KR7P4',
    'KR7P4MXY23456',
    'KR7P4O',
    'KR7P4M ',
    'KR7P4M\n',
    'KR7\u0000P4M',
    'KR7P4\ud800',
    '%00%00%00',
  ])('%j is none', (text) => expect(parseCode(text)).toBeUndefined());

  test.each([
    ['kr7p4m.12', 'KR7P4M.12'],
    ['KR7P4M.0', undefined],
    ['KR7P4M.01', undefined],
    ['KR7P4M.1234567890', undefined],
    ['KR7P4M', undefined],
    ['KR7P4M.1\u0000', undefined],
  ])('%j names the game %s', (text, id) => expect(parseGameId(text)).toBe(id));

  test('grow with the number of tables, so that no guess is likely to find one', () => {
    expect([0, 729, 730, 21_870, 21_871, 100_000, 1e6].map(codeLength)).toEqual([6, 6, 7, 7, 8, 8, 9]);
    for (let tables = 1; tables < 1e11; tables *= 3)
      expect(tables / CODE_LETTERS.length ** codeLength(tables)).toBeLessThanOrEqual(1e-6);
    expect(codeLength(1e20)).toBe(12);
  });
});

test('a house with many tables gives out longer codes, and finds the old ones', async () => {
  const house = new TestWorld().house();
  const early = await house.create('token-of-ann-0123456789');
  house.known = 100_000;
  const late = await house.create('token-of-ann-0123456789');
  expect([early.length, late.length, house.known]).toEqual([6, 8, 100_001]);
  for (const code of [early, late]) {
    const visitor = await new Visitor(house).enter(code.toLowerCase());
    expect(visitor.last('welcome').table.code).toBe(code);
  }
});

test('what cannot be a code never reaches the store', async () => {
  const testWorld = new TestWorld();
  const asked: string[] = [];
  const load = testWorld.store.load.bind(testWorld.store);
  testWorld.store.load = (code) => {
    asked.push(code);
    return load(code);
  };
  const visitor = new Visitor(testWorld.house());
  for (const table of ['KR7\u0000P4M', '\u0000', '', "KR7P4M'--", '../KR7P4M']) {
    await visitor.enter(table);
    expect(visitor.last('rejected')).toMatchObject({ code: 'noTable', re: 'hello' });
  }
  expect(asked).toEqual([]);
  await visitor.enter('KR7P4M');
  expect(asked).toEqual(['KR7P4M']);
});
