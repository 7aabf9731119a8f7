import { makeRecord } from '@sevenfold/engine';
import { makeScores } from '@sevenfold/physical/scores';
import { describe, expect, test } from 'vitest';
import { ImportError, exportEverything, importEverything } from '../../src/storage/export-import.ts';
import { MemoryCollection } from '../../src/storage/memory-database.ts';
import { History, type StoredGame } from '../../src/storage/history.ts';
import { OwnNames } from '../../src/storage/own-names.ts';
import { REGISTRY } from '../../src/storage/registry.ts';
import { ScoreSheets } from '../../src/storage/score-sheets.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { readStored, writeStored } from '../../src/storage/stored.ts';
import { TrackedGames } from '../../src/storage/tracked-games.ts';
import { EXPORT_POLICY } from '../../src/storage/export-policy.ts';
import { FakeStorage } from '../fake-storage.ts';
import { played } from '../played-games.ts';
import { paperGame } from '../score-sheets.ts';

const TRACKED = 'track-000000000001';
const SUMMARY = { accuracy: 0.9, luck: 0.1, decisions: 12 };
const ATTEMPT = { id: 'S.1', at: 5, rounds: 7, takeBacks: 0, row: '🌱' };

function game(seed: number, change: Partial<StoredGame> = {}): StoredGame {
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

function device(storage = new FakeStorage()) {
  const shelf = new BrowserShelf(storage);
  return {
    storage,
    shelf,
    history: new History(shelf, new MemoryCollection()),
    sheets: new ScoreSheets(shelf),
    tracked: new TrackedGames(shelf),
    own: new OwnNames(shelf, ''),
  };
}

/** A device with something of every kind, secrets included. */
function fullDevice() {
  const full = device();
  const { shelf, history, sheets, tracked, own } = full;
  void history.add(game(1), game(2));
  sheets.put(paperGame('g-1', [{ Ann: 60, Bo: 20 }]));
  sheets.setShare('g-1', { board: '0123456789AB', key: 'secret-key', version: 1, steps: 3 });
  tracked.put({ id: TRACKED, started: 1, changed: 2, record: played(3, 2) });
  own.set(['Ann']);
  writeStored('reviewed:G1.1', SUMMARY, shelf);
  writeStored('rule-sets', [{ name: 'Ours', rules: 'x' }], shelf);
  writeStored('marks', { solo: [ATTEMPT], best: 7, days: {} }, shelf);
  writeStored('guest', 'secret-token-0123456789', shelf);
  writeStored('local:T', { code: 'T', way: 'play', token: 'secret-seat', began: 1, takeBacks: {} }, shelf);
  writeStored('log:T.1', '4 8', shelf);
  return full;
}

type Device = ReturnType<typeof device>;

function contents({ shelf, history }: Device): Record<string, unknown> {
  return {
    ...Object.fromEntries(history.list().map((each) => [`game:${each.id}`, each])),
    ...Object.fromEntries(
      shelf
        .names('')
        .filter((name) => name !== 'history')
        .map((name) => [name, shelf.get(name)]),
    ),
  };
}

function exported({ shelf, history }: Device, now = 1): string {
  return exportEverything(shelf, history, now);
}

function imported(text: string, { shelf, history }: Device) {
  return importEverything(text, shelf, history);
}

describe('the file with everything', () => {
  const file = exported(fullDevice(), 1_790_000_000_000);

  test('brings another device all of it', async () => {
    const other = device();
    expect(await imported(file, other)).toEqual({ games: 4, other: true });
    const from = contents(fullDevice());
    const stays = Object.entries(EXPORT_POLICY).flatMap(([name, how]) => (how === 'stays' ? [name] : []));
    const travelled = Object.entries(from).filter(([key]) => !stays.some((name) => key.startsWith(name)));
    expect(contents(other)).toEqual(Object.fromEntries(travelled));
    expect(travelled.length).toBe(8);
  });

  test('has no tokens and keys, and none are taken from a file that has', async () => {
    expect(file).not.toContain('secret');
    const forged = JSON.parse(file) as { stored: Record<string, unknown> };
    forged.stored['guest'] = 'token-of-someone-else-1';
    forged.stored['keep-share:g-1'] = { board: '0123456789AB', key: 'k', version: 1, steps: 0 };
    forged.stored['made-up'] = 7;
    const other = device();
    await imported(JSON.stringify(forged), other);
    expect(other.shelf.names('guest')).toEqual([]);
    expect(other.shelf.names('keep-share')).toEqual([]);
    expect(other.shelf.names('made-up')).toEqual([]);
  });

  test('doubles nothing', async () => {
    const same = fullDevice();
    const before = contents(same);
    expect(await imported(file, same)).toEqual({ games: 0, other: false });
    expect(contents(same)).toEqual(before);
  });

  test('is merged with what is there: names, rules and marks of both', async () => {
    const other = device();
    other.own.set(['Mum']);
    writeStored(
      'rule-sets',
      [
        { name: 'Ours', rules: 'y' },
        { name: 'Mine', rules: 'z' },
      ],
      other.shelf,
    );
    writeStored('marks', { solo: [{ ...ATTEMPT, id: 'S.2', at: 9 }], best: 6, days: {} }, other.shelf);
    writeStored('settings', { ...readStored('settings', other.shelf), theme: 'dark' }, other.shelf);
    const longer = paperGame('g-1', [
      { Ann: 6, Bo: 20 },
      { Ann: 60, Bo: 20 },
    ]);
    other.sheets.put(longer);
    await imported(file, other);
    expect(other.own.list).toEqual(['Mum', 'Ann']);
    expect(readStored('rule-sets', other.shelf)).toEqual([
      { name: 'Ours', rules: 'y' },
      { name: 'Mine', rules: 'z' },
    ]);
    expect(readStored('marks', other.shelf)).toMatchObject({ best: 6, solo: [{ id: 'S.2' }, { id: 'S.1' }] });
    expect(readStored('settings', other.shelf).theme).toBe('dark');
    // Two sheets that have diverged are both there.
    expect(
      other.sheets
        .list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['g-1', 'g-1-2']);
    expect(other.sheets.get('g-1')).toEqual(longer);
  });

  test('lengthens a tracked game that was in progress, and never shortens one', async () => {
    const other = device();
    const { log } = played(3, 2);
    other.tracked.put({
      id: TRACKED,
      started: 1,
      changed: 2,
      record: { ...played(3, 2), log: log.slice(0, 5) },
    });
    await imported(file, other);
    expect(other.tracked.get(TRACKED)!.record.log).toBe(log);
    const early = device();
    early.tracked.put({ id: TRACKED, started: 1, changed: 2, record: played(3, 2, {}, 8) });
    const shorter = exported(early);
    expect(await imported(shorter, other)).toEqual({ games: 0, other: false });
    expect(other.tracked.get(TRACKED)!.record.log).toBe(log);
  });

  const change = (from: string, to: string): string => {
    expect(file).toContain(from);
    return file.replace(from, to);
  };
  test.each<[string, () => string]>([
    ['notJson', () => ''],
    ['notJson', () => file.slice(0, -30)],
    ['notOurs', () => '{"games":[]}'],
    ['notOurs', () => '7'],
    ['newer', () => change('"version": 1', '"version": 2')],
    ['damaged', () => change('"way": "play"', '"way": "cheating"')],
    ['damaged', () => change('"points": 60', '"points": 6000')],
    ['damaged', () => change('"accuracy": 0.9', '"accuracy": "high"')],
    ['damaged', () => change('"game:G1.1"', '"game:G7.1"')],
    ['damaged', () => '[{"id":"A.1"}]'],
    ['tooLarge', () => ' '.repeat(20_000_001)],
  ])('is refused as %s when it is not in order, and nothing changes (%#)', async (code, text) => {
    const other = fullDevice();
    const before = contents(other);
    await expect(imported(text(), other)).rejects.toThrow(code);
    expect(contents(other)).toEqual(before);
  });

  test('is refused where the device has no room for it, and nothing changes', async () => {
    const small = device(new FakeStorage(400));
    small.own.set(['Mum']);
    const before = contents(small);
    await expect(imported(file, small)).rejects.toThrow(new ImportError('noRoom'));
    expect(contents(small)).toEqual(before);
    expect(small.shelf.persistent).toBe(true);
  });

  test('is refused where the device has no room for its games, and nothing changes', async () => {
    const small = fullDevice();
    const before = contents(small);
    class Full extends MemoryCollection<StoredGame> {
      override put = async () => false;
    }
    const { shelf } = small;
    const full = new History(shelf, new Full());
    const more = device();
    await more.history.add(game(7));
    more.own.set(['Mum']);
    await expect(importEverything(exported(more), shelf, full)).rejects.toThrow(new ImportError('noRoom'));
    expect([contents(small), full.list()]).toEqual([before, []]);
  });

  test('has room for any number of games', async () => {
    const other = device();
    const record = makeRecord(played(1, 1));
    await other.history.add(...Array.from({ length: 999 }, (_, at) => game(1, { id: `F${at}.1`, record })));
    expect(await imported(file, other)).toMatchObject({ games: 4 });
    expect(other.history.list()).toHaveLength(1001);
  });

  test('works where nothing can be stored, for as long as the page', async () => {
    const shelf = new BrowserShelf(undefined);
    const history = new History(shelf, new MemoryCollection());
    expect(await importEverything(file, shelf, history)).toMatchObject({ games: 4 });
    expect(history.list()).toHaveLength(2);
  });
});

describe('files of older versions', () => {
  test('with the history, records as objects', async () => {
    const games = [game(1), game(2)];
    const old = games.map((each) => Object.assign({}, each, { record: JSON.parse(each.record) as unknown }));
    const other = device();
    void other.history.add(game(2));
    expect(await imported(JSON.stringify(old), other)).toEqual({ games: 1, other: false });
    expect(other.history.get('G1.1')).toEqual(game(1));
  });

  test('with score sheets', async () => {
    const sheet = paperGame('g-1', [{ Ann: 60, Bo: 20 }], { box: 'vengeance' });
    const other = device();
    expect(await imported(makeScores([sheet]), other)).toEqual({ games: 1, other: false });
    expect(other.sheets.get('g-1')).toEqual(sheet);
  });
});

test('every key of the registry says whether it travels', () => {
  expect(Object.keys(EXPORT_POLICY).sort()).toEqual(Object.keys(REGISTRY).sort());
});
