import { apply, type GameRecord, makeMove, newGame, replay, SeededDealer } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { evPlus } from '../src/players/ev-plus.ts';
import { career } from '../src/review/career.ts';

function play(seed: number, seats: number, rules: GameRecord['rules'] = {}): GameRecord {
  const state = newGame(rules, seats, 0);
  const dealer = new SeededDealer(seed);
  const log: string[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : evPlus(state);
    log.push(makeMove(move));
    apply(state, move);
  }
  return {
    rules,
    players: Array.from({ length: seats }, (_, seat) => `P${seat}`),
    dealer: 0,
    log: log.join(' '),
  };
}

test('figures of many games are those of their replays', () => {
  const records = [1, 2, 3, 4, 5, 6].map((seed) => play(seed, 2 + (seed % 3)));
  const own = records.map((record, index) => ({ id: `g${index}`, ended: index, record, seat: 1 }));
  const found = career(own);
  const replays = records.map(replay);
  const scores = replays.flatMap(({ rounds }) => rounds.map((round) => round.scores[1]!));
  expect(found.rounds).toBe(scores.length);
  expect(found.averageRound).toBeCloseTo(scores.reduce((a, b) => a + b, 0) / scores.length, 9);
  expect(found.bestRound).toBe(Math.max(...scores));
  expect(found.wins).toBe(replays.filter(({ winners }) => winners!.includes(1)).length);
  expect(found.bestTotal).toBe(Math.max(...replays.map(({ totals }) => totals[1]!)));
  expect(found.byPlayers.map(({ players, games, evenShare }) => [players, games, evenShare])).toEqual([
    [2, 2, 1],
    [3, 2, 2 / 3],
    [4, 2, 0.5],
  ]);
  expect(found.games.map(({ place }) => place)).toEqual(
    replays.map(({ totals }) => 1 + totals.filter((total) => total > totals[1]!).length),
  );
});

test('busts, Flip 7s and saved duplicates are counted for one seat only', () => {
  // Ann flips seven with a save on the way; Bo has busted before.
  const log = '12 SC h 12 h 0 h 2 h 2 h 1 h 3 h 4 h 5 h 6';
  const record = { rules: { target: 20 }, players: ['Ann', 'Bo'], dealer: 0, log };
  const ann = career([{ id: 'a', ended: 1, record, seat: 0 }]);
  const bo = career([{ id: 'a', ended: 1, record, seat: 1 }]);
  expect(ann).toMatchObject({
    wins: 1,
    busts: 0,
    flip7s: 1,
    saves: 1,
    bestRound: 36,
    fastestWin: 1,
    flip7Rate: 1,
  });
  expect(bo).toMatchObject({ wins: 0, busts: 1, flip7s: 0, saves: 0, bustRate: 1, averageRound: 0 });
});

test('games in the order they ended, streaks, reviews; unfinished and damaged ones are named, not counted', () => {
  const won = { rules: { target: 1 }, players: ['Ann', 'Bo'], dealer: 0, log: '5 9 s s' };
  const game = (id: string, ended: number, seat: number, record: GameRecord = won) => ({
    id,
    ended,
    seat,
    record,
  });
  const found = career([
    { ...game('c', 3, 0), review: { accuracy: 0.5, luck: -0.1, decisions: 1 } },
    game('b', 2, 0),
    { ...game('a', 1, 1), review: { accuracy: 0.9, luck: 0.3, decisions: 3 } },
    game('open', 4, 0, { ...won, log: '5' }),
    game('bad', 5, 0, { ...won, log: '5 5 5 oops' }),
    game('worse', 6, 7),
  ]);
  expect(found.games.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(found).toMatchObject({ unfinished: 1, unreadable: ['bad', 'worse'], streak: 2, longestStreak: 2 });
  expect(found.accuracy).toBeCloseTo(0.8, 9);
  expect(found.luck).toBeCloseTo(0.2, 9);
});

test('nothing played yet', () => {
  expect(career([])).toMatchObject({ games: [], wins: 0, averageRound: 0, bestRound: 0, streak: 0 });
});
