import type { TableView } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { changesBetween } from '../../../src/features/online/table-changes.ts';
import { readCode, spacedCode } from '../../../src/parts/fields/table-code.ts';
import { deviceToken } from '../../../src/storage/device-token.ts';
import { type OwnMove, playedFor } from '../../../src/features/online/stand-in-report.ts';
import { absentOf } from '../../../src/features/online/notes/absent-player.ts';
import {
  forgetTable,
  recentTables,
  rememberTable,
  waitingTable,
} from '../../../src/storage/recent-tables.ts';
import { FakeStorage } from '../../fake-storage.ts';

describe('codes', () => {
  test.each([
    ['KR7P4M', 'KR7P4M'],
    [' kr7 p4m ', 'KR7P4M'],
    ['kr7-p4m', 'KR7P4M'],
    ['https://sevenfold.example/t/KR7P4M', 'KR7P4M'],
    ['sevenfold.example/t/kr7p4m?tv#take=AAAAAAAAAAAAAAAAAAAA', 'KR7P4M'],
    ['KR1P4O', 'KR7P4Q'],
    ['kr7 p4mx', 'KR7P4MX'],
    ['kr7p 4mxy 2345', 'KR7P4MXY2345'],
    ['UIKR2L', 'VJKR2J'],
  ])('%s is read as %s', (text, code) => expect(readCode(text)).toBe(code));

  test.each(['', 'KR7P4', 'KR7P4MXY23456', 'KR7P4!', 'https://sevenfold.example/play', '<script>'])(
    '%s is none',
    (text) => expect(readCode(text)).toBeUndefined(),
  );

  test.each(['KR7 P4M', 'KR7 P4MX', 'KR7P 4MXY', 'KR7 P4M XY2', 'KR7P 4MXY 2345'])(
    '%s is said in short groups',
    (said) => expect(spacedCode(said.replaceAll(' ', ''))).toBe(said),
  );
});

test('a device keeps its token; one that cannot be a token is replaced', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  const token = deviceToken(shelf);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(deviceToken(shelf)).toBe(token);
  shelf.set('guest', 'short');
  expect(deviceToken(shelf)).not.toBe('short');
});

test('the newest tables are remembered, and forgotten when they are closed', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  for (const [at, code] of ['A', 'B', 'C', 'D', 'E', 'F', 'B'].entries()) rememberTable(shelf, code, { at });
  expect(recentTables(shelf).map(({ code }) => code)).toEqual(['B', 'F', 'E', 'D', 'C']);
  forgetTable(shelf, 'F');
  expect(recentTables(shelf).map(({ code }) => code)).toEqual(['B', 'E', 'D', 'C']);
});

test('a table where this device has a seat is offered for an evening', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  rememberTable(shelf, 'KR7P4M', { others: ['Bo'], at: 0 });
  expect(waitingTable(shelf, 3_600_000)).toEqual({ code: 'KR7P4M', others: ['Bo'], at: 0 });
  expect(waitingTable(shelf, 24 * 3_600_000)).toBeUndefined();
  rememberTable(shelf, 'KR7P4M', { at: 1 });
  expect(waitingTable(shelf, 2)).toBeUndefined();
  expect(recentTables(shelf)).toHaveLength(1);
  shelf.set('online:tables', '[{"code":7}]');
  expect(recentTables(shelf)).toEqual([]);
});

describe('what someone else has played', () => {
  const game = { rules: { preset: 'official' }, players: ['Ann', 'Bo'], dealer: 1 } as const;
  const played = (log: string, from = 0, own?: OwnMove) => playedFor({ ...game, log }, [0], from, own);
  const nothing = { cards: 0, actions: 0, busts: 0, points: 0 };

  test('is what these seats answered, from where the log was left', () => {
    expect(played('3 5 h 9')).toEqual({ ...nothing, cards: 1 });
    expect(played('3 5 h 9', 3)).toEqual(nothing);
    expect(played('3 5 h 9 h 10', 4)).toEqual(nothing);
    expect(playedFor({ ...game, log: '3 5 h 9' }, [1], 0)).toEqual(nothing);
  });

  test('is not your own answer that was still on its way', () => {
    expect(played('3 5 h 9', 0, { n: 2, move: 'h' })).toEqual(nothing);
    expect(played('3 5 h 9', 0, { n: 2, move: 's' })).toEqual({ ...nothing, cards: 1 });
  });

  test('counts points that are safe, in a round that is over or goes on', () => {
    expect(played('3 5 s')).toEqual({ ...nothing, points: 3 });
    expect(played('3 5 h 9 s s')).toEqual({ ...nothing, cards: 1, points: 12 });
    expect(played('3 5 s s 4 6 h', 6)).toEqual(nothing);
  });

  test('leaves out a round that you had ended yourself', () => {
    expect(played('3 5 s h 6 s', 3)).toEqual(nothing);
  });

  test('counts busts and cards given away', () => {
    expect(played('3 5 h 3')).toEqual({ ...nothing, cards: 1, busts: 1 });
    expect(played('3 5 h FZ @1')).toEqual({ ...nothing, cards: 1, actions: 1 });
  });
});

const lobby: TableView = {
  code: 'KR7P4M',
  version: 1,
  phase: 'lobby',
  listed: false,
  locked: false,
  paused: false,
  chat: true,
  coach: false,
  clock: 0,
  pace: 'natural',
  rated: false,
  matched: false,
  watching: 0,
  rules: { preset: 'official' },
  creator: 1,
  host: 1,
  seats: [sitting('Ann'), sitting('Bo', { person: 2 })],
  game: null,
  commitment: '',
};

function sitting(name: string, more: Partial<TableView['seats'][number]> = {}): TableView['seats'][number] {
  return {
    name,
    colour: 0,
    person: 1,
    bot: 'standIn',
    left: false,
    present: true,
    contribution: null,
    ...more,
  };
}

describe('whom everyone waits for', () => {
  const seats = [sitting('Ann'), sitting('Bo', { person: 2 }), sitting('Cy', { person: 3 })];
  const playing = (more: Partial<TableView> = {}): TableView => ({
    ...lobby,
    phase: 'playing',
    seats,
    ...more,
  });

  test('is who is asked, or else whose bot takes over first', () => {
    const takeovers = [undefined, 9000, 5000];
    expect(absentOf(playing(), takeovers, 1000, 0)).toEqual({ seat: 2, name: 'Cy', at: 5000 });
    expect(absentOf(playing(), takeovers, 1000, 1)).toEqual({ seat: 1, name: 'Bo', at: 9000 });
  });

  test('is nobody once bots play for all who are away, and nobody between games', () => {
    expect(absentOf(playing(), [undefined, 900, 1000], 1000, 1)).toBeUndefined();
    expect(absentOf(playing({ phase: 'over' }), [undefined, 9000], 1000, 1)).toBeUndefined();
  });
});

describe('changes of a table', () => {
  const view = lobby;
  const after = (more: Partial<TableView>) => changesBetween(view, { ...view, ...more });

  test('nothing changes by itself', () => expect(after({ watching: 7, version: 2 })).toEqual([]));

  test('people come, go, fade and return', () => {
    const [ann] = view.seats;
    expect(after({ seats: [ann!, sitting('Cy', { person: 3 })] })).toEqual([
      { kind: 'sat', name: 'Cy' },
      { kind: 'left', name: 'Bo' },
    ]);
    expect(after({ seats: [ann!, sitting('Bo', { person: 2, present: false })] })).toEqual([
      { kind: 'away', name: 'Bo' },
    ]);
    expect(after({ seats: [ann!, sitting('Bo', { person: 2, left: true, present: false })] })).toEqual([
      { kind: 'left', name: 'Bo' },
    ]);
  });

  test('what the host decides', () => {
    expect(after({ host: 2, clock: 30, locked: true, rules: { preset: 'party' } })).toEqual([
      { kind: 'host', name: 'Bo' },
      { kind: 'rules' },
      { kind: 'clock' },
      { kind: 'locked', on: true },
    ]);
  });
});
