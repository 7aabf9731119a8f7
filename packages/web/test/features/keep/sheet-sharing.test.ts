import { type ScoreLog, ScoreKeeper, type ScoreStep } from '@sevenfold/physical/scores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SheetFeed } from '../../../src/features/keep/sharing/sheet-feed.ts';
import { SheetSync } from '../../../src/features/keep/sharing/sheet-sync.ts';
import type { Share } from '../../../src/storage/score-sheets.ts';
import { FakeSheets } from '../../fake-sheets.ts';
import { stubPage } from '../../fake-page.ts';

const SHEET = '0123456789AB';
const EMPTY: ScoreLog = {
  id: 'g-1',
  started: 1,
  rules: { preset: 'official' },
  players: [
    { id: 'p-1', name: 'Ann', colour: 0 },
    { id: 'p-2', name: 'Ben', colour: 1 },
  ],
  dealer: 'p-1',
  steps: [],
};

const enter = (player: string, points: number): ScoreStep => ({ do: 'enter', player, entry: { points } });

function after(...steps: ScoreStep[]): ScoreLog {
  const keeper = new ScoreKeeper(EMPTY);
  for (const step of steps) expect(keeper.do(step)).toBeUndefined();
  return keeper.log;
}

let server: FakeSheets;
let send: (event: Event) => void;

beforeEach(() => {
  vi.useFakeTimers();
  send = stubPage();
  server = new FakeSheets();
  server.put(SHEET, EMPTY);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Follows the sheet; `heard` has versions and statuses as they come. */
function follow() {
  const heard: (string | number)[] = [];
  const feed = new SheetFeed(
    SHEET,
    ({ version }) => heard.push(version),
    (status) => heard.push(status),
  );
  return { feed, heard };
}

describe('following a sheet', () => {
  test('every version arrives', () => {
    const { heard } = follow();
    server.put(SHEET, after(enter('p-1', 20)));
    server.put(SHEET, after(enter('p-1', 20), enter('p-2', 7)));
    expect(heard).toEqual(['connecting', 'live', 2, 'live', 3]);
  });

  test('a lost connection is tried again, later and later, and at once when the network is back', async () => {
    const { heard } = follow();
    server.isOnline = false;
    const lose = async () => {
      server.sources.at(-1)!.send('error');
      await vi.advanceTimersByTimeAsync(0);
    };
    await lose();
    expect(heard).toEqual(['connecting', 'offline']);
    await vi.advanceTimersByTimeAsync(999);
    expect(server.sources).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sources).toHaveLength(2);
    await lose();
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.sources).toHaveLength(2);
    send(new Event('online'));
    expect(server.sources).toHaveLength(3);
    expect(server.sources[1]!.isClosed).toBe(true);
  });

  test('what was missed is asked for', async () => {
    const { heard } = follow();
    server.sources[0]!.isClosed = true;
    server.put(SHEET, after(enter('p-1', 20)));
    server.sources[0]!.isClosed = false;
    server.sources[0]!.send('error');
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['connecting', 'offline', 2]);
  });

  test.each(['end', 'error'] as const)('a sheet that is no longer shared (%s) is gone', async (how) => {
    const { heard } = follow();
    server.sheets.clear();
    server.sources[0]!.send(how);
    await vi.advanceTimersByTimeAsync(60_000);
    send(new Event('online'));
    expect(heard.at(-1)).toBe('gone');
    expect(server.sources).toHaveLength(1);
  });

  test('a closed feed is silent', async () => {
    const { feed, heard } = follow();
    server.sources[0]!.send('error');
    feed.close();
    await vi.advanceTimersByTimeAsync(60_000);
    send(new Event('online'));
    expect(heard).toEqual(['connecting', 'offline']);
    expect(server.sources).toHaveLength(1);
  });
});

/** A device that keeps the sheet. */
class Device {
  keeper = new ScoreKeeper(EMPTY);
  share: Share = { board: SHEET, key: 'key', version: 1, steps: 0 };
  readonly statuses: string[] = [];
  readonly news: string[] = [];
  readonly sync = new SheetSync({
    log: () => this.keeper.log,
    share: () => this.share,
    keepShare: (share) => void (this.share = share),
    adopt: ({ log, conflicts, dropped, doubled }) => {
      this.keeper = new ScoreKeeper(log);
      for (const { kept, other } of conflicts) this.news.push(JSON.stringify([kept, other]));
      if (dropped) this.news.push('dropped');
      if (doubled) this.news.push('doubled');
    },
    status: (status) => void this.statuses.push(status),
  });

  do(...steps: ScoreStep[]): void {
    for (const step of steps) {
      if (this.keeper.do(step) !== undefined) throw new Error(`${step.do} is refused`);
      this.sync.changed();
    }
  }
}

const steps = () => server.sheets.get(SHEET)!.body.steps;
const writes = () => server.requests.filter((method) => method === 'PUT').length;

describe('sharing a sheet', () => {
  test('what is entered reaches the server; what is entered meanwhile goes together', async () => {
    const device = new Device();
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(0);
    expect(steps()).toHaveLength(1);
    device.do(enter('p-2', 7));
    device.do({ do: 'close' });
    await vi.advanceTimersByTimeAsync(500);
    expect(steps()).toEqual(device.keeper.log.steps);
    expect(writes()).toBe(2);
    expect(device.statuses.at(-1)).toBe('synced');
    expect(device.share).toMatchObject({ version: 3, steps: 3 });
  });

  test('two who write at the same time end with the same sheet, and nothing is lost', async () => {
    const [ann, ben] = [new Device(), new Device()];
    ann.do(enter('p-1', 20));
    ben.do(enter('p-2', 7));
    await vi.advanceTimersByTimeAsync(3000);
    expect(ann.keeper.log).toEqual(ben.keeper.log);
    expect(steps()).toEqual(ann.keeper.log.steps);
    expect(ann.keeper.sheet.draft).toEqual({ 'p-1': { points: 20 }, 'p-2': { points: 7 } });
    expect([ann.statuses.at(-1), ben.statuses.at(-1)]).toEqual(['synced', 'synced']);
  });

  test('an entry for a round that someone else has closed is a conflict with what is there', async () => {
    const device = new Device();
    server.isOnline = false;
    device.do(enter('p-1', 30));
    await vi.advanceTimersByTimeAsync(0);
    server.isOnline = true;
    server.put(SHEET, after(enter('p-1', 20), enter('p-2', 7), { do: 'close' }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(device.news).toEqual(['[{"points":20},{"points":30}]']);
    expect(device.keeper.sheet.draft).toEqual({});
    expect(device.keeper.sheet.rounds).toHaveLength(1);
  });

  test('without network it waits, tries later and later, and at once when the network is back', async () => {
    const device = new Device();
    server.isOnline = false;
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(0);
    expect(device.statuses).toEqual(['waiting', 'offline']);
    await vi.advanceTimersByTimeAsync(2100);
    expect(device.statuses).toEqual(['waiting', 'offline', 'waiting', 'offline']);
    await vi.advanceTimersByTimeAsync(3800);
    expect(device.statuses).toHaveLength(4);
    server.isOnline = true;
    send(new Event('online'));
    await vi.advanceTimersByTimeAsync(500);
    expect(device.statuses.at(-1)).toBe('synced');
    expect(steps()).toHaveLength(1);
  });

  test.each([
    ['gone', 404],
    ['refused', 403],
    ['tooLarge', 413],
  ])('a sheet that is %s is not tried again', async (status, answer) => {
    const device = new Device();
    server.refusal = answer;
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(device.statuses).toEqual(['waiting', status]);
    expect(writes()).toBe(1);
  });

  test('a busy server is tried again', async () => {
    const device = new Device();
    server.refusal = 429;
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(0);
    expect(device.statuses).toEqual(['waiting', 'busy']);
    server.refusal = undefined;
    await vi.advanceTimersByTimeAsync(2100);
    expect(device.statuses.at(-1)).toBe('synced');
  });

  test('once closed, nothing is written and nothing comes in', async () => {
    const device = new Device();
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(0);
    device.do(enter('p-2', 7));
    device.sync.close();
    server.put(SHEET, after(enter('p-1', 20), enter('p-2', 9)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(writes()).toBe(1);
    expect(device.keeper.sheet.draft['p-2']).toEqual({ points: 7 });
  });
});
