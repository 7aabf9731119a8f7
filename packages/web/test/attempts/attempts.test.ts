import { apply, clone, HIT, isCardMove, makeMove, newGame, type Move, STAY } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import type { StoredGame } from '../../src/storage/history.ts';
import { Attempts } from '../../src/attempts/attempts.ts';
import { soloRounds } from '../../src/attempts/solo-facts.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';

/** Alone, with cards from a list: hits until the last card of each round, then stays. */
function soloRecord(rounds: readonly (readonly Move[])[], target: number): string {
  const rules = { preset: 'official', target } as const;
  const state = newGame(rules, 1, 0);
  const log: Move[] = [];
  const play = (move: Move): void => {
    log.push(move);
    apply(state, move);
  };
  for (const cards of rounds) {
    for (const card of cards) {
      if (state.phase === 'turn') play(HIT);
      play(card);
    }
    if (state.phase === 'turn') play(STAY);
  }
  expect(log.filter(isCardMove).length).toBe(rounds.flat().length);
  expect(clone(state).phase).toBe('over');
  return JSON.stringify({ rules, players: ['You'], dealer: 0, log: log.map(makeMove).join(' ') });
}

const THREE = soloRecord(
  [
    [12, 12],
    [12, 11],
    [10, 9, 8, 7, 6, 5, 4],
  ],
  80,
);
const TWO = soloRecord(
  [
    [10, 9, 8, 7, 6, 5, 4],
    [12, 11],
  ],
  80,
);

const game = (id: string, more: Partial<StoredGame>): StoredGame => ({
  id,
  way: 'solo',
  started: 1,
  ended: 1000,
  yours: [0],
  bots: [''],
  takeBacks: 0,
  record: THREE,
  ...more,
});

test('rounds know what they brought and how', () => {
  expect(soloRounds(JSON.parse(THREE), 0)).toEqual([
    { points: 0, busted: true, flip7: false },
    { points: 23, busted: false, flip7: false },
    { points: 64, busted: false, flip7: true },
  ]);
});

test('attempts are kept, newest first; one with take-backs is not the best', () => {
  const attempts = new Attempts(new BrowserShelf(new FakeStorage()));
  expect(attempts.best).toBeUndefined();
  attempts.note(game('A.1', {}));
  expect(attempts.best).toBe(3);
  attempts.note(game('A.2', { record: TWO, takeBacks: 1 }));
  expect(attempts.best).toBe(3);
  attempts.note(game('A.3', { record: TWO }));
  expect(attempts.best).toBe(2);
  attempts.note(game('A.4', { way: 'play' }));
  expect(attempts.attempts.map(({ id }) => id)).toEqual(['A.3', 'A.2', 'A.1']);
  expect(attempts.attempts[2]!.row).toBe('💥🍀🌟');
  for (let index = 0; index < 70; index++) attempts.note(game(`B.${index}`, {}));
  expect(attempts.attempts).toHaveLength(60);
  expect(attempts.best).toBe(2);
});

test('the first attempt at a daily deck counts, and days in a row are a streak', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  const attempts = new Attempts(shelf);
  const daily = (date: string, more: Partial<StoredGame> = {}) =>
    attempts.note(game(`${date}.1`, { way: 'daily', date, ...more }));
  daily('2026-02-27');
  daily('2026-02-28', { practice: true });
  expect(attempts.streak('2026-02-28')).toBe(1);
  daily('2026-02-28');
  daily('2026-02-28', { record: TWO });
  expect(attempts.day('2026-02-28')!.rounds).toBe(3);
  daily('2026-03-01');
  expect(attempts.streak('2026-03-01')).toBe(3);
  expect(attempts.streak('2026-03-02')).toBe(3);
  expect(attempts.streak('2026-03-03')).toBe(0);
  expect(attempts.attempts).toEqual([]);
  shelf.set('marks', '{"solo":7}');
  expect(attempts.streak('2026-03-01')).toBe(0);
});
