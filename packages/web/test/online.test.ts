import { newGame, playLog, questionOf } from '@sevenfold/engine';
import type { TableView } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { KeptShelf } from '../src/storage/shelf.ts';
import { changesBetween } from '../src/features/online/changes.ts';
import { readCode, spacedCode } from '../src/parts/table-code.ts';
import { deviceToken } from '../src/features/online/device-token.ts';
import { movesFor } from '../src/features/online/missed.ts';
import { forgetTable, recentTables, rememberTable, waitingTable } from '../src/storage/recent-tables.ts';
import { FakeStorage } from './fake-storage.ts';

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
  const shelf = new KeptShelf(new FakeStorage());
  const token = deviceToken(shelf);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(deviceToken(shelf)).toBe(token);
  shelf.set('guest', 'short');
  expect(deviceToken(shelf)).not.toBe('short');
});

test('the newest tables are remembered, and forgotten when they are closed', () => {
  const shelf = new KeptShelf(new FakeStorage());
  for (const [at, code] of ['A', 'B', 'C', 'D', 'E', 'F', 'B'].entries()) rememberTable(shelf, code, { at });
  expect(recentTables(shelf).map(({ code }) => code)).toEqual(['B', 'F', 'E', 'D', 'C']);
  forgetTable(shelf, 'F');
  expect(recentTables(shelf).map(({ code }) => code)).toEqual(['B', 'E', 'D', 'C']);
});

test('a table where this device has a seat is offered for an evening', () => {
  const shelf = new KeptShelf(new FakeStorage());
  rememberTable(shelf, 'KR7P4M', { others: ['Bo'], at: 0 });
  expect(waitingTable(shelf, 3_600_000)).toEqual({ code: 'KR7P4M', others: ['Bo'], at: 0 });
  expect(waitingTable(shelf, 24 * 3_600_000)).toBeUndefined();
  rememberTable(shelf, 'KR7P4M', { at: 1 });
  expect(waitingTable(shelf, 2)).toBeUndefined();
  expect(recentTables(shelf)).toHaveLength(1);
  shelf.set('online:tables', '[{"code":7}]');
  expect(recentTables(shelf)).toEqual([]);
});

describe('moves that somebody else has made', () => {
  const rules = { preset: 'official' } as const;
  const tokens = ['3', '5', '7', 'h', '9', 'h', '10', 's'];
  const record = { rules, players: ['Ann', 'Bo', 'Cy'], dealer: 0, log: tokens.join(' ') };
  const state = newGame(rules, 3, 0);
  const asked: number[] = [];
  playLog(state, tokens, () => {
    asked.push(questionOf(state)?.player ?? -1);
  });

  test('are those of the seats, from where the log was left', () => {
    const seat = asked[3]!;
    expect(asked.filter((player) => player === seat)).toHaveLength(1);
    expect(movesFor(record, [seat], 0)).toBe(1);
    expect(movesFor(record, [seat], 4)).toBe(0);
    expect(movesFor(record, [0, 1, 2], 0)).toBe(3);
    expect(movesFor(record, [], 0)).toBe(0);
  });

  test('do not count your own answer that was still on its way', () => {
    const seat = asked[3]!;
    expect(movesFor(record, [seat], 0, { n: 3, move: 'h' })).toBe(0);
    expect(movesFor(record, [seat], 0, { n: 3, move: 's' })).toBe(1);
  });
});

function sitting(name: string, more: Partial<TableView['seats'][number]> = {}): TableView['seats'][number] {
  return {
    name,
    colour: 0,
    person: 1,
    bot: 'evPlus',
    left: false,
    present: true,
    contribution: null,
    ...more,
  };
}

describe('changes of a table', () => {
  const view: TableView = {
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
    watching: 0,
    rules: { preset: 'official' },
    creator: 1,
    host: 1,
    seats: [sitting('Ann'), sitting('Bo', { person: 2 })],
    game: null,
    commitment: '',
  };
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
