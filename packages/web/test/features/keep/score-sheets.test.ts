import {
  makeScores,
  type ScoreLog,
  ScoreFileError,
  ScoreKeeper,
  type ScoreStep,
  sheetOf,
} from '@sevenfold/physical/scores';
import { beforeEach, expect, test } from 'vitest';
import { newScoreLog, rematch } from '../../../src/features/keep/new-sheet.ts';
import { ScoreSheets, knownNames } from '../../../src/storage/score-sheets.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { FakeStorage } from '../../fake-storage.ts';

const ANN = 'p-1';
const BEN = 'p-2';

function game(id: string, steps: readonly ScoreStep[] = []): ScoreLog {
  const players = [
    { id: ANN, name: 'Ann', colour: 0 },
    { id: BEN, name: 'Ben', colour: 1 },
  ];
  const keeper = new ScoreKeeper({
    id,
    started: 1,
    rules: { preset: 'official' },
    players,
    dealer: ANN,
    steps: [],
  });
  for (const step of steps) expect(keeper.do(step)).toBeUndefined();
  return keeper.log;
}

const enter = (player: string, points: number): ScoreStep => ({ do: 'enter', player, entry: { points } });

let storage: FakeStorage;
let sheets: ScoreSheets;

beforeEach(() => {
  storage = new FakeStorage();
  sheets = new ScoreSheets(new BrowserShelf(storage));
});

test('what one tab keeps, another one finds', () => {
  sheets.put(game('g-1', [enter(ANN, 20)]));
  const other = new ScoreSheets(new BrowserShelf(storage));
  expect(other.list()).toEqual([game('g-1', [enter(ANN, 20)])]);
});

test('a damaged game is set aside and the others stay', () => {
  sheets.put(game('g-1'));
  storage.setItem('sevenfold:keep:g-2', '{"id":"g-2"');
  storage.setItem('sevenfold:keep:g-3', JSON.stringify({ ...game('g-3'), dealer: 'p-9' }));
  expect(sheets.list().map(({ id }) => id)).toEqual(['g-1']);
  expect(storage.getItem('sevenfold:keep-damaged:g-2')).toBe('{"id":"g-2"');
  expect(storage.getItem('sevenfold:keep-damaged:g-3')).toContain('p-9');
});

test('where nothing may be kept, games last as long as the page, and it is said', () => {
  const blocked = new ScoreSheets(new BrowserShelf(undefined));
  blocked.put(game('g-1'));
  expect(blocked.get('g-1')).toEqual(game('g-1'));
  expect(blocked.persistent).toBe(false);
  const full = new ScoreSheets(new BrowserShelf(new FakeStorage(100)));
  full.put(game('g-1'));
  expect(full.get('g-1')).toEqual(game('g-1'));
  expect(full.persistent).toBe(false);
});

test('a file brings back what was deleted, and further games over earlier ones', () => {
  sheets.put(game('g-1', [enter(ANN, 20)]));
  sheets.put(game('g-2'));
  const file = sheets.export();
  sheets.remove('g-1');
  expect(sheets.import(file)).toEqual({ added: 1, updated: 0, same: 1 });
  expect(sheets.list()).toHaveLength(2);
  const further = makeScores([game('g-1', [enter(ANN, 20), enter(BEN, 5)])]);
  expect(sheets.import(further)).toEqual({ added: 0, updated: 1, same: 0 });
  expect(sheets.import(file)).toEqual({ added: 0, updated: 0, same: 2 });
  expect(sheets.get('g-1')?.steps).toHaveLength(2);
});

test('copies that went different ways are both kept, however often they are imported', () => {
  sheets.put(game('g-1', [enter(ANN, 20)]));
  const file = makeScores([game('g-1', [enter(ANN, 30)])]);
  expect(sheets.import(file)).toEqual({ added: 1, updated: 0, same: 0 });
  expect(sheets.import(file)).toEqual({ added: 0, updated: 0, same: 1 });
  expect(sheets.list().map(({ steps }) => steps)).toEqual([[enter(ANN, 30)], [enter(ANN, 20)]]);
});

test('a file with one damaged game changes nothing', () => {
  sheets.put(game('g-1'));
  const file = makeScores([game('g-2'), { ...game('g-3'), dealer: 'p-9' }]);
  expect(() => sheets.import(file)).toThrow(ScoreFileError);
  expect(() => sheets.import(file.slice(0, -20))).toThrow(ScoreFileError);
  expect(sheets.list().map(({ id }) => id)).toEqual(['g-1']);
});

test('people are known by the name they had last', () => {
  const earlier = game('g-1');
  const later = { ...game('g-2', [{ do: 'rename', player: BEN, name: 'BEN' }]), started: 2 };
  expect(knownNames([later, earlier])).toEqual(['Ann', 'BEN']);
});

test('a game of another box keeps it, on this device, in a file and when played again', () => {
  const log = newScoreLog('vengeance', { brutal: true }, ['Ann', 'Ben'], 0);
  sheets.put(log);
  const file = sheets.export();
  expect(JSON.parse(file)).toMatchObject({ games: [{ box: 'vengeance' }] });
  sheets.remove(log.id);
  expect(sheets.import(file)).toEqual({ added: 1, updated: 0, same: 0 });
  expect(sheets.get(log.id)).toEqual(log);
  expect(rematch(sheetOf(log))).toMatchObject({ box: 'vengeance', rules: { brutal: true } });
  // The first box is not named, so that older versions of the app can read its sheets.
  const first = newScoreLog('flip7', { preset: 'official' }, ['Ann', 'Ben'], 0);
  expect(first).not.toHaveProperty('box');
  expect(rematch(sheetOf(first))).not.toHaveProperty('box');
});
