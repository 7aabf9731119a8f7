import { FLIP_THREE, replay, SECOND_CHANCE } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { decisiveOf } from '../../../src/game/story/decisive-card.ts';
import { played } from '../../played-games.ts';

/** Ann and Bo play to 20; Ann is dealt the first card. */
const decided = (log: string, rules = {}) =>
  decisiveOf({ rules: { target: 20, ...rules }, players: ['Ann', 'Bo'], dealer: 1, log });

describe('the card that decided a game', () => {
  test.each([
    ['takes its player to the target', '12 3 h 8 s s', { kind: 'reached', card: 8, player: 0 }],
    [
      'puts the winner past the second for good',
      '12 11 h 8 h 9 h 4 s s',
      { kind: 'passed', card: 4, player: 0, rival: 1 },
    ],
    [
      'is the duplicate of a player who was ahead',
      '12 11 h 8 h 10 s h 11',
      { kind: 'busted', card: 11, player: 1, points: 21 },
    ],
    ['saves the winner', 'SC 3 h 12 s h 12 h 8 s', { kind: 'saved', card: SECOND_CHANCE, player: 0 }],
    ['is the seventh number', '1 12 h 2 s h 3 h 4 h 5 h 6 h 7', { kind: 'flip7', card: 7, player: 0 }],
  ])('%s', (_, log, expected) => {
    expect(decided(log)).toEqual(expected);
  });

  test('nothing is said of a win that is shared', () => {
    expect(decided('12 11 h 8 h 9 s s', { tieBreak: 'shared' })).toBeUndefined();
  });

  test.each([1, 2, 4, 8, 18])('random games of %d: what is told is true', (seats) => {
    for (let seed = 1; seed <= 12; seed++) {
      const record = played(seed, seats);
      const decisive = decisiveOf(record);
      const { totals } = replay(record).rounds.at(-1)!;
      const winner = totals.indexOf(Math.max(...totals));
      if (decisive === undefined) continue;
      expect(decisive.card).not.toBe(FLIP_THREE);
      expect(decisive.player === winner).toBe(decisive.kind !== 'busted');
    }
    const told = Array.from({ length: 12 }, (_, seed) => decisiveOf(played(seed + 1, seats)));
    expect(told.filter((each) => each !== undefined).length).toBeGreaterThanOrEqual(10);
  });
});
