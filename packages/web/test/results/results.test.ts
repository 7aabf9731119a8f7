import { type GameRecord, replay } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { careerOf } from '../../src/results/career.ts';
import { csvOf } from '../../src/browser/csv.ts';
import { sheetResults } from '../../src/results/game-list.ts';
import { recordResult } from '../../src/results/record-result.ts';
import type { GameResult } from '../../src/results/result.ts';
import { pairOf, rivalsOf, statisticsOf } from '../../src/results/statistics.ts';
import { OwnNames } from '../../src/storage/own-names.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';
import { played } from '../played-games.ts';
import { paperGame, type PaperRound } from '../score-sheets.ts';

function resultOf(record: GameRecord, you: number | undefined, ended = 1, bots: readonly string[] = []) {
  return recordResult(record, { id: `g${ended}`, way: 'play', started: 0, ended, bots, you });
}

function nobody(): OwnNames {
  return new OwnNames(new BrowserShelf(new FakeStorage()), '');
}

function onPaper(id: string, rounds: readonly PaperRound[], started = 1000): GameResult {
  return sheetResults([paperGame(id, rounds, { started })], nobody())[0]!;
}

describe('the result of a record', () => {
  test.each([1, 2, 3, 4, 5, 6])('has the rounds and totals of its replay (seed %i)', (seed) => {
    const record = played(seed, 1 + (seed % 5), { tieBreak: seed % 2 === 0 ? 'tiedOnly' : 'everyone' });
    const { rounds, totals, winners } = replay(record);
    const { lines } = resultOf(record, 0)!;
    expect(lines.map(({ total }) => total)).toEqual(totals);
    expect(lines.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(winners);
    for (const [seat, line] of lines.entries()) {
      expect(line.rounds.map((round) => round?.points ?? 0)).toEqual(
        rounds.map(({ scores }) => scores[seat]),
      );
    }
  });

  test('knows who bust and who has flipped seven', () => {
    // Bo busts; Ann flips seven with a save on the way.
    const log = '12 SC h 12 h 0 h 2 h 2 h 1 h 3 h 4 h 5 h 6';
    const { lines } = resultOf({ rules: { target: 20 }, players: ['Ann', 'Bo'], dealer: 0, log }, 0)!;
    expect(lines.map(({ rounds }) => rounds)).toEqual([
      [{ points: 36, bust: false, flip7: true }],
      [{ points: 0, bust: true, flip7: false }],
    ]);
  });

  test('is missing for a game that is not over or cannot be replayed', () => {
    const record = { rules: { target: 1 }, players: ['Ann', 'Bo'], dealer: 0, log: '5' };
    expect(resultOf(record, 0)).toBeUndefined();
    expect(resultOf({ ...record, log: '5 5 5 oops' }, 0)).toBeUndefined();
  });
});

test('practice counts in no figure', () => {
  const game = resultOf(played(2, 3), 1)!;
  const practice: GameResult = { ...game, way: 'practice', id: 'practice' };
  expect(careerOf([game, practice])).toEqual(careerOf([game]));
  expect(statisticsOf([game, practice])).toEqual(statisticsOf([game]));
});

describe('your career', () => {
  test('has the figures of the replays, by number of players', () => {
    const records = [1, 2, 3, 4, 5, 6].map((seed) => played(seed, 2 + (seed % 3)));
    const found = careerOf(records.map((record, at) => resultOf(record, 1, at)!));
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
  });

  test('follows the order in which games ended, and leaves out those that are not yours', () => {
    const won = { rules: { target: 1 }, players: ['Ann', 'Bo'], dealer: 0, log: '5 9 s s' };
    const reviews = new Map([
      ['g3', { accuracy: 0.5, luck: -0.1, decisions: 1 }],
      ['g1', { accuracy: 0.9, luck: 0.3, decisions: 3 }],
    ]);
    const games = [
      resultOf(won, 0, 3)!,
      resultOf(won, 0, 2)!,
      resultOf(won, 1, 1)!,
      resultOf(won, undefined, 4)!,
    ];
    const found = careerOf(games, (id) => reviews.get(id));
    expect(found.games.map(({ id }) => id)).toEqual(['g1', 'g2', 'g3']);
    expect(found).toMatchObject({ streak: 2, longestStreak: 2 });
    expect(found.accuracy).toBeCloseTo(0.8, 9);
    expect(found.luck).toBeCloseTo(0.2, 9);
    expect(careerOf([])).toMatchObject({ games: [], wins: 0, averageRound: 0, bestRound: 0, streak: 0 });
  });
});

describe('statistics', () => {
  const first = onPaper('one', [{ Ann: 'flip7 78', Bo: 20, Cy: 'bust' }]);
  const second = onPaper(
    'two',
    [
      { ANN: 10, Bo: 30, Cy: 'bust' },
      { ANN: 10, Bo: 30, Cy: 59 },
    ],
    2000,
  );

  test('count wins, rounds, busts and Flip 7s of everyone, whatever the case of their names', () => {
    const { people } = statisticsOf([second, first]);
    expect(people).toMatchObject([
      { name: 'ANN', games: 2, wins: 1, rounds: 3, points: 98, busts: 0, flip7s: 1, bestRound: 78 },
      { name: 'Bo', games: 2, wins: 1, rounds: 3, points: 80, busts: 0, flip7s: 0, bestRound: 30 },
      { name: 'Cy', games: 2, wins: 0, rounds: 3, points: 59, busts: 2, flip7s: 0, bestRound: 59 },
    ]);
  });

  test('say who was ahead of whom', () => {
    const statistics = statisticsOf([second, first]);
    expect(pairOf(statistics, 'person ann', 'person bo')).toEqual({ games: 2, ahead: [1, 1] });
    expect(pairOf(statistics, 'person cy', 'person ann')).toEqual({ games: 2, ahead: [1, 1] });
  });

  test('have records; equals of one game share one, and the earlier game keeps it', () => {
    const { records } = statisticsOf([second, first]);
    expect(records).toMatchObject({
      highestRound: { value: 78, names: ['Ann'], game: { id: 'one' }, round: 0 },
      mostFlip7s: { value: 1, names: ['Ann'] },
      mostBusts: { value: 1, names: ['Cy'], game: { id: 'one' } },
      fastestWin: { value: 1, names: ['Ann'] },
      widestWin: { value: 58, names: ['Ann'] },
      longestGame: { value: 2, names: ['Bo'] },
    });
    const shared = onPaper('three', [
      { Ann: 20, Bo: 'bust', Cy: 'bust' },
      { Ann: 40, Bo: 30, Cy: 30 },
    ]);
    expect(statisticsOf([shared]).records.mostBusts).toMatchObject({ value: 1, names: ['Bo', 'Cy'] });
  });

  test('put games of every kind together, and tell a person from a character of the same name', () => {
    const bots = ['', 'pip', ''];
    const record = { ...played(1, 3), players: ['Me', 'Pip', 'Cy'] };
    const played1 = resultOf(record, 0, 5, bots)!;
    const paper = { ...onPaper('four', [{ Me: 60, Pip: 10, Cy: 20 }]), you: 0 };
    const rivals = rivalsOf(statisticsOf([played1, paper]));
    const found = rivals.map(({ key, games }) => [key, games]);
    expect(Object.fromEntries(found)).toEqual({ 'person cy': 2, 'person pip': 1, 'bot pip pip': 1 });
  });

  test('know the other box by its sheets', () => {
    const other = paperGame('five', [{ Ann: 60, Bo: 20 }], { box: 'vengeance' });
    expect(sheetResults([other], nobody())[0]).toMatchObject({ box: 'vengeance', way: 'keep' });
  });
});

describe('a table as CSV', () => {
  test('quotes what needs it and ends every line as the standard says', () => {
    expect(
      csvOf([
        ['Name', 'Points'],
        ['Ann, "the Cat"', 12],
        ['two\nlines', undefined],
      ]),
    ).toBe('Name,Points\r\n"Ann, ""the Cat""",12\r\n"two\nlines",\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '"=1'])(
    'never begins a formula with the name %j',
    (name) => {
      expect(csvOf([[name]])).toMatch(/^"?'/);
    },
  );

  test('leaves numbers alone', () => {
    expect(csvOf([[-4, 0.5]])).toBe('-4,0.5\r\n');
  });
});
