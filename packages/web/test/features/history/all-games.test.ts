import { makeRecord } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  companionsIn,
  filtersIn,
  isShown,
  NO_FILTERS,
  withFilters,
  yearsIn,
} from '../../../src/features/history/filters.ts';
import { removeGame } from '../../../src/features/history/remove-game.ts';
import { Summaries } from '../../../src/features/history/summaries.ts';
import { listGames, namesIn, type Sources } from '../../../src/results/game-list.ts';
import { MemoryCollection } from '../../../src/storage/memory-database.ts';
import { History, type StoredGame } from '../../../src/storage/history.ts';
import { OwnNames } from '../../../src/storage/own-names.ts';
import { ScoreSheets } from '../../../src/storage/score-sheets.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { TrackedGames } from '../../../src/storage/tracked-games.ts';
import { FakeStorage } from '../../fake-storage.ts';
import { played } from '../../played-games.ts';
import { paperGame } from '../../score-sheets.ts';

function device(settingsName = ''): Sources {
  const shelf = new BrowserShelf(new FakeStorage());
  return {
    history: new History(shelf, new MemoryCollection()),
    tracked: new TrackedGames(shelf),
    sheets: new ScoreSheets(shelf),
    own: new OwnNames(shelf, settingsName),
  };
}

function stored(seed: number, change: Partial<StoredGame> = {}): StoredGame {
  return {
    id: `G${seed}.1`,
    way: 'play',
    started: seed * 1000,
    ended: seed * 1000 + 500,
    yours: [0],
    bots: ['', 'pip'],
    takeBacks: 0,
    record: makeRecord(played(seed, 2)),
    ...change,
  };
}

const TRACKED = 'track-000000000001';

/** One game of each kind; Ann and Bo sit at all of them. */
function fill({ history, tracked, sheets }: Sources): void {
  void history.add(stored(1));
  void history.add(stored(2, { way: 'pass', yours: [0, 1], bots: ['', ''] }));
  tracked.put({ id: TRACKED, started: 1, changed: 4000, record: played(3, 2) });
  tracked.put({ id: 'track-000000000002', started: 1, changed: 4500, record: played(3, 2, {}, 9) });
  sheets.put(paperGame('g-1', [{ Ann: 60, Bo: 20 }], { started: 5000 }));
  sheets.put(paperGame('g-2', [{ Ann: 6, Bo: 20 }], { started: 6000 }));
}

describe('the list of all games', () => {
  test('has the finished ones of every kind, the newest first', () => {
    const sources = device();
    fill(sources);
    expect(listGames(sources).map(({ id, way }) => [id, way])).toEqual([
      ['g-1', 'keep'],
      [TRACKED, 'track'],
      ['G2.1', 'pass'],
      ['G1.1', 'play'],
    ]);
  });

  test('still has all tracked games and score sheets when the history is deleted', () => {
    const sources = device();
    fill(sources);
    // As older versions did.
    void sources.history.add(stored(3, { id: TRACKED, way: 'track', yours: [] }));
    expect(listGames(sources)).toHaveLength(4);
    void sources.history.clear();
    const left = listGames(sources);
    expect(left.map(({ id }) => id)).toEqual(['g-1', TRACKED]);
    expect(left[1]!.record).toEqual(played(3, 2));
    expect(left.every(({ result }) => result !== undefined)).toBe(true);
  });

  test('follows corrections of a tracked game', () => {
    const sources = device();
    fill(sources);
    expect(listGames(sources).some(({ id }) => id === TRACKED)).toBe(true);
    sources.tracked.put({ id: TRACKED, started: 1, changed: 4100, record: played(3, 2, {}, 12) });
    expect(listGames(sources).some(({ id }) => id === TRACKED)).toBe(false);
  });

  test('lists a game that cannot be read, without a result', () => {
    const sources = device();
    void sources.history.add(stored(1, { record: '{}' }));
    expect(listGames(sources)).toMatchObject([{ id: 'G1.1', record: undefined, result: undefined }]);
  });
});

function seats(sources: Sources) {
  return Object.fromEntries(listGames(sources).map(({ way, result }) => [way, result!.you]));
}

describe('which one is you', () => {
  test('is unknown where only names say it, until it is asked; then every such game counts', () => {
    const sources = device();
    fill(sources);
    expect(sources.own.isAsked).toBe(false);
    expect(seats(sources)).toEqual({ keep: undefined, track: undefined, pass: undefined, play: 0 });
    expect(namesIn(listGames(sources))).toEqual(['Ann', 'Bo']);
    sources.own.set(['bO ']);
    expect(sources.own.isAsked).toBe(true);
    expect(seats(sources)).toEqual({ keep: 1, track: 1, pass: 1, play: 0 });
  });

  test('is the name in the settings, until another answer is given; nobody is an answer', () => {
    const sources = device('Ann');
    fill(sources);
    expect(seats(sources)).toMatchObject({ keep: 0, track: 0 });
    sources.own.set([]);
    expect(seats(sources)).toMatchObject({ keep: undefined, track: undefined, play: 0 });
  });

  test('is nobody in a game where two of your names play', () => {
    const sources = device();
    fill(sources);
    sources.own.set(['Ann', 'Bo', 'ann']);
    expect(sources.own.list).toEqual(['ann', 'Bo']);
    expect(seats(sources)).toMatchObject({ keep: undefined, track: undefined, play: 0 });
  });
});

describe('filters', () => {
  const NOW = Date.UTC(2026, 10, 16);
  const DAY = 86_400_000;

  function games() {
    const sources = device();
    const { history, sheets, own } = sources;
    own.set(['Ann']);
    void history.add(
      stored(1, { ended: NOW - DAY, record: makeRecord({ ...played(1, 2), players: ['Ann', 'Pip'] }) }),
    );
    void history.add(stored(2, { way: 'online', bots: ['', ''], ended: NOW - 20 * DAY }));
    sheets.put(paperGame('g-1', [{ Ann: 60, Cy: 20 }], { started: NOW - 400 * DAY }));
    sheets.put(paperGame('g-2', [{ Ann: 10, Cy: 65 }], { started: NOW - 40 * DAY, box: 'vengeance' }));
    return listGames(sources);
  }

  test.each<[string, string[]]>([
    ['', ['G1.1', 'G2.1', 'g-2', 'g-1']],
    ['way=keep', ['g-2', 'g-1']],
    ['box=vengeance', ['g-2']],
    ['with=cy', ['g-2', 'g-1']],
    ['with=pip', ['G1.1']],
    ['with=ann', []],
    ['way=keep&result=won', ['g-1']],
    ['way=keep&result=lost', ['g-2']],
    ['period=7d', ['G1.1']],
    ['period=30d', ['G1.1', 'G2.1']],
    ['period=2025', ['g-1']],
    ['way=track&box=none&result=tied&period=soon&view=you', ['G1.1', 'G2.1', 'g-2', 'g-1']],
  ])('of the address ?%s', (query, ids) => {
    const all = games();
    const filters = filtersIn(new URLSearchParams(query), ['play', 'online', 'keep']);
    expect(all.filter((game) => isShown(game, filters, NOW)).map(({ id }) => id)).toEqual(ids);
  });

  test('go back into the address as they came out of it; the rest of it stays', () => {
    const query = new URLSearchParams('view=records&way=keep&box=vengeance&with=cy&result=won&period=30d');
    const filters = filtersIn(query, ['keep']);
    expect(withFilters(new URLSearchParams('view=records&way=play'), filters).toString()).toBe(
      query.toString(),
    );
    expect(withFilters(query, NO_FILTERS).toString()).toBe('view=records');
  });

  test('offer whom you have played with, and the years', () => {
    expect(companionsIn(games()).map(({ name }) => name)).toEqual(['Cy', 'Pip', 'Bo']);
    expect(yearsIn(games())).toEqual(['2026', '2025']);
  });
});

describe('a game that is deleted from the list', () => {
  test.each(['G1.1', TRACKED, 'g-1'])(
    'is deleted where it is stored, and comes back as it was (%s)',
    (id) => {
      const sources = device();
      fill(sources);
      void sources.history.add(stored(3, { id: TRACKED, way: 'track', yours: [] }));
      sources.sheets.setShare('g-1', { board: '0123456789AB', key: 'k', version: 1, steps: 2 });
      const shelf = new BrowserShelf(new FakeStorage());
      const summaries = new Summaries(shelf);
      summaries.set(id, { accuracy: 0.9, luck: 0, decisions: 4 });
      const server = { forget: () => {}, remember: () => {} };
      const before = listGames(sources);
      const restore = removeGame(
        before.find((game) => game.id === id)!,
        { ...sources, summaries, server },
      );
      expect(listGames(sources).map((game) => game.id)).toEqual(
        before.map((game) => game.id).filter((one) => one !== id),
      );
      expect(summaries.get(id)).toBeUndefined();
      restore();
      expect(listGames(sources)).toEqual(before);
      expect(summaries.get(id)).toBeDefined();
      expect(sources.sheets.share('g-1')).toMatchObject({ key: 'k' });
    },
  );

  test('is deleted from the server too if it was played there, unless that is undone', () => {
    const sources = device();
    void sources.history.add(stored(1, { way: 'online' }));
    const told: string[] = [];
    const server = {
      forget: (id: string) => told.push(`-${id}`),
      remember: (id: string) => told.push(`+${id}`),
    };
    const summaries = new Summaries(new BrowserShelf(new FakeStorage()));
    removeGame(listGames(sources)[0]!, { ...sources, summaries, server })();
    expect(told).toEqual(['-G1.1', '+G1.1']);
  });
});
