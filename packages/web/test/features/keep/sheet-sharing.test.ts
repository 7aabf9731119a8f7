import { type ScoreLog, ScoreKeeper, type ScoreStep } from '@sevenfold/physical/scores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followSheet } from '../../../src/features/keep/sharing/shared-sheet.ts';
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
async function follow() {
  const heard: (string | number)[] = [];
  const feed = followSheet(
    SHEET,
    ({ version }) => heard.push(version),
    (status) => heard.push(status),
  );
  await vi.advanceTimersByTimeAsync(0);
  return { feed, heard };
}

describe('following a sheet', () => {
  test('every version arrives', async () => {
    const { heard } = await follow();
    server.put(SHEET, after(enter('p-1', 20)));
    server.put(SHEET, after(enter('p-1', 20), enter('p-2', 7)));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['connecting', 'live', 1, 'live', 2, 'live', 3]);
  });

  test('a lost connection is tried again, later and later, and at once when the network is back', async () => {
    const { heard } = await follow();
    server.isOnline = false;
    server.cut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['connecting', 'live', 1, 'slow', 'offline']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(heard).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['connecting', 'live', 1, 'slow', 'offline', 'offline']);
    server.isOnline = true;
    server.put(SHEET, after(enter('p-1', 20)));
    send(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.slice(6)).toEqual(['live', 2]);
  });

  test.each(['while it is followed', 'before'])(
    'a sheet that is no longer shared (%s) is gone',
    async (when) => {
      if (when === 'before') server.sheets.clear();
      const { heard } = await follow();
      server.end(SHEET);
      await vi.advanceTimersByTimeAsync(60_000);
      send(new Event('online'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect([heard.at(-1), server.connections]).toEqual(['gone', when === 'before' ? 0 : 1]);
    },
  );

  test('a closed feed is silent', async () => {
    const { feed, heard } = await follow();
    feed.close();
    server.put(SHEET, after(enter('p-1', 20)));
    server.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    send(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(['connecting', 'live', 1]);
    expect(server.connections).toBe(1);
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
    await vi.advanceTimersByTimeAsync(0);
    device.statuses.length = 0;
    server.isOnline = false;
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(500);
    expect(device.statuses).toEqual(['waiting', 'offline']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.statuses).toEqual(['waiting', 'offline', 'waiting', 'offline']);
    await vi.advanceTimersByTimeAsync(1400);
    expect(device.statuses).toHaveLength(4);
    server.isOnline = true;
    send(new Event('online'));
    await vi.advanceTimersByTimeAsync(500);
    expect(device.statuses.at(-1)).toBe('synced');
    expect(steps()).toHaveLength(1);
  });

  test.each([
    ['gone', 404, 'noSheet'],
    ['refused', 403, 'badKey'],
    ['tooLarge', 413, 'tooLarge'],
  ])('a sheet that is %s is not tried again', async (problem, status, code) => {
    const device = new Device();
    server.refusal = () => Response.json({ code }, { status });
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(device.statuses.at(-1)).toBe(problem);
    expect(writes()).toBe(1);
  });

  test.each([
    ['tooMany', () => Response.json({ code: 'tooMany' }, { status: 429 })],
    ['portal', () => new Response('<html>Welcome to our hotel!')],
    ['portal', () => new Response('<html>Not here', { status: 404 })],
    ['offline', () => new Response('<html>Bad Gateway', { status: 502 })],
  ])('what is entered while a write gets %s (%o) is stored once that is over', async (problem, refusal) => {
    const device = new Device();
    await vi.advanceTimersByTimeAsync(0);
    server.refusal = refusal;
    device.do(enter('p-1', 20));
    await vi.advanceTimersByTimeAsync(500);
    expect(device.statuses.at(-1)).toBe(problem);
    server.refusal = undefined;
    await vi.advanceTimersByTimeAsync(2100);
    expect(device.statuses.at(-1)).toBe('synced');
    expect(steps()).toHaveLength(1);
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
