import { expect, test } from 'vitest';
import { recordCast } from '../src/views/cast.ts';
import { VOCABULARIES } from '../src/views/words.ts';

test('players of a record without names are numbered as in the app', () => {
  expect(recordCast(['', 'Bo', ' '], VOCABULARIES.flip).names).toEqual(['Player 1', 'Bo', 'Player 3']);
});

test('a player without a name is a seat where another one is called like their number', () => {
  expect(recordCast(['Player 2', '', ''], VOCABULARIES.flip).names).toEqual(['Player 2', 'Seat 2', 'Seat 3']);
});

test('a player of a record who is called You is addressed', () => {
  expect(recordCast(['Ann', 'You'], VOCABULARIES.flip).you).toBe(1);
  expect(recordCast(['Ann', 'Bo'], VOCABULARIES.flip).you).toBeUndefined();
});
