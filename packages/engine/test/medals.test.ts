import { expect, test } from 'vitest';
import { medalOf } from '../src/medals.ts';

test.each([
  [1, 'legend'],
  [4, 'legend'],
  [5, 'gold'],
  [7, 'gold'],
  [8, 'silver'],
  [9, 'silver'],
  [10, 'bronze'],
  [11, 'bronze'],
  [12, undefined],
])('R41: %i rounds', (rounds, medal) => {
  expect(medalOf(rounds)).toBe(medal);
});
