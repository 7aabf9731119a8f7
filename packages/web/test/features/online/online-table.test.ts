import { questionOf } from '@sevenfold/engine';
import { type House, webSource } from '@sevenfold/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StandInReport } from '../../../src/features/online/stand-in-report.ts';
import type { TableChange } from '../../../src/features/online/table-changes.ts';
import { OnlineTable, type OnlineSetup } from '../../../src/features/online/online-table.svelte.ts';
import { memoryDatabase } from '../../../src/storage/memory-database.ts';
import { dialHouse, openHouse } from '../../../src/local/house.ts';
import { recentTables } from '../../../src/storage/recent-tables.ts';
import { deviceShelf, BrowserShelf } from '../../../src/storage/shelf.ts';
import { stubPage } from '../../fake-page.ts';
import { FakeStorage } from '../../fake-storage.ts';

/** A socket that ends in a house of this process; without network it closes at once. */
class FakeSocket extends EventTarget {
  static house: House;
  static isOnline = true;
  static readonly open = new Set<FakeSocket>();
  readyState = 0;
  readonly url: string;
  #link: ReturnType<ReturnType<typeof dialHouse>> | undefined;

  constructor(url: string) {
    super();
    this.url = url;
    queueMicrotask(() => {
      if (!FakeSocket.isOnline) return this.drop();
      this.readyState = 1;
      FakeSocket.open.add(this);
      this.#link = dialHouse(FakeSocket.house)({
        message: (data) => void this.dispatchEvent(Object.assign(new Event('message'), { data })),
        closed: () => this.drop(),
      });
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    this.#link?.send(text);
  }

  close(): void {
    this.#link?.close();
    this.drop();
  }

  drop(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    FakeSocket.open.delete(this);
    this.dispatchEvent(new Event('close'));
  }
}

const ANN = 'token-of-ann-0123456789';
const closing: (() => unknown)[] = [];
let send: (event: Event) => void;
let code: string;

beforeEach(async () => {
  send = stubPage();
  vi.stubGlobal('location', { origin: 'https://sevenfold.example' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('WebSocket', FakeSocket);
  const shelf = new BrowserShelf(new FakeStorage());
  const { house } = openHouse({
    shelf,
    database: async () => memoryDatabase(),
    speed: () => 'instant',
    shown: () => Promise.resolve(),
  });
  FakeSocket.house = house;
  FakeSocket.isOnline = true;
  code = await house.create(ANN, { rules: { preset: 'official' } });
  closing.push(() => house.stop());
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  vi.unstubAllGlobals();
});

function join(token: string | undefined, more: Partial<OnlineSetup> = {}): OnlineTable {
  const table = new OnlineTable({ code, ...(token === undefined ? {} : { token }), ...more });
  closing.push(table.open());
  return table;
}

async function joined(token: string | undefined, more: Partial<OnlineSetup> = {}): Promise<OnlineTable> {
  const table = join(token, more);
  await expect.poll(() => table.live).toBe(true);
  return table;
}

const names = (table: OnlineTable) => table.view?.seats.map(({ name }) => name);

test('the address of the socket names the table, and no token', async () => {
  await joined(ANN);
  const [socket] = FakeSocket.open;
  expect(socket!.url).toBe(`wss://sevenfold.example/v1/socket?table=${code}`);
});

test('the person who opens a table sits down at once; others choose, and are announced', async () => {
  const changes: TableChange['kind'][] = [];
  const ann = await joined(ANN, {
    sitter: { name: 'Ann', colour: 3 },
    changed: (found) => changes.push(...found.map(({ kind }) => kind)),
  });
  await expect.poll(() => ann.seats.length).toBe(1);
  const ben = await joined(webSource.token(), { sitter: { name: 'Ben', colour: 4 } });
  expect([ann.isHost, ann.isCreator, ben.isHost]).toEqual([true, true, false]);
  expect(ben.hostName).toBe('Ann');
  expect(names(ben)).toEqual(['Ann']);
  ben.sit({ name: 'Ben', colour: 4 });
  await expect.poll(() => names(ann)?.length).toBe(2);
  expect(names(ann)).toEqual(['Ann', 'Ben']);
  expect(ben.seats).toEqual([1]);
  expect(changes).toContain('sat');
});

test('another name and colour are another seat, taken once the old one is given up', async () => {
  const ann = await joined(ANN, { sitter: { name: 'Ann', colour: 3 } });
  await expect.poll(() => ann.seats.length).toBe(1);
  ann.resit(0, { name: 'Anna', colour: 5 });
  await expect.poll(() => names(ann)?.[0]).toBe('Anna');
  expect(ann.view!.seats).toHaveLength(1);
  expect(ann.view!.seats[0]!.colour).toBe(5);
});

test('talk reaches everyone and is counted until it is read; what is refused can be sent again', async () => {
  const ann = await joined(ANN, { sitter: { name: 'Ann', colour: 3 } });
  await expect.poll(() => ann.seats.length).toBe(1);
  const watcher = await joined(undefined);
  ann.say('Good luck!');
  await expect.poll(() => watcher.lines.length).toBe(1);
  expect(watcher.lines[0]).toMatchObject({ name: 'Ann', seat: 0, text: 'Good luck!' });
  expect(watcher.unread).toBe(1);
  watcher.readLines();
  expect(watcher.unread).toBe(0);
  for (let line = 0; ann.refusedText === '' && line < 50; line++) {
    ann.say(`line ${line}`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(ann.refusedText).toMatch(/^line /);
});

test('a reaction is heard by everyone at the table', async () => {
  const reacted: string[] = [];
  const ann = await joined(ANN, {
    sitter: { name: 'Ann', colour: 3 },
    reacted: ({ reaction }) => reacted.push(reaction),
  });
  await expect.poll(() => ann.seats.length).toBe(1);
  ann.react('👏');
  await expect.poll(() => reacted.length).toBeGreaterThan(0);
  expect(reacted).toEqual(['👏']);
});

test('a lost connection comes back by itself, and at once when the network is back', async () => {
  const ann = await joined(ANN, { sitter: { name: 'Ann', colour: 3 } });
  await expect.poll(() => ann.seats.length).toBe(1);
  FakeSocket.isOnline = false;
  send(new Event('offline'));
  for (const socket of FakeSocket.open) socket.drop();
  expect([ann.live, ann.connection.offline]).toEqual([false, true]);
  FakeSocket.isOnline = true;
  send(new Event('online'));
  await expect.poll(() => ann.live).toBe(true);
  expect(ann.connection.tries).toBe(0);
  expect(ann.seats).toEqual([0]);
});

test('the device remembers a table where it sat, until the table is closed', async () => {
  const ann = await joined(ANN, { sitter: { name: 'Ann', colour: 3 } });
  const ben = await joined(webSource.token());
  await expect.poll(() => ann.seats.length).toBe(1);
  ben.sit({ name: 'Ben', colour: 4 });
  await expect.poll(() => ann.view!.seats.length).toBe(2);
  ben.leaveAll();
  await expect.poll(() => ann.view!.seats.length).toBe(1);
  expect(recentTables(deviceShelf())[0]!.code).toBe(code);
  ann.command({ do: 'close' });
  await expect.poll(() => ann.watched.status).toBe('ended');
  expect(recentTables(deviceShelf()).map((table) => table.code)).not.toContain(code);
});

test.each([
  ['slow', 86_400, true],
  ['quick', 60, false],
] as const)(
  'at a %s table, whoever comes back is shown what they have missed or not',
  async (_name, clock, isShown) => {
    const token = webSource.token();
    const ann = await joined(ANN, { sitter: { name: 'Ann', colour: 3 } });
    await expect.poll(() => ann.seats.length).toBe(1);
    const ben = await joined(token);
    ben.sit({ name: 'Ben', colour: 4 });
    await expect.poll(() => ann.view!.seats.length).toBe(2);
    ann.command({ do: 'clock', seconds: clock });
    ann.command({ do: 'start' });
    await expect.poll(() => [ann, ben].some(({ watched }) => watched.asked >= 0)).toBe(true);
    // Whoever is asked answers, and the other one was away.
    const [asked, away] = ann.watched.asked >= 0 ? [ann, ben] : [ben, ann];
    const n = away.watched.log.length;
    away.watched.client.close();
    await expect.poll(() => asked.view!.seats.some(({ present }) => !present)).toBe(true);
    asked.watched.move(asked.watched.asked, questionOf(asked.watched.state!)!.options.at(-1)!);
    await expect.poll(() => asked.watched.log.length).toBeGreaterThan(n);
    const back = await joined(away === ann ? ANN : token);
    expect(back.watched.seen).toBe(isShown ? n : undefined);
  },
);

test('whoever gave up a seat and takes it again hears then what was played for them', async () => {
  const token = webSource.token();
  const ann = await joined(ANN, { sitter: { name: 'Ann', colour: 3 } });
  await expect.poll(() => ann.seats.length).toBe(1);
  const ben = await joined(token);
  ben.sit({ name: 'Ben', colour: 4 });
  await expect.poll(() => ann.view!.seats.length).toBe(2);
  ann.command({ do: 'start' });
  await expect.poll(() => ben.watched.log.length).toBeGreaterThan(0);
  ben.leaveAll();
  await expect.poll(() => ann.view!.seats[1]!.left).toBe(true);
  ben.watched.client.close();
  // In three rounds the stand-in is asked at least once, whatever the cards are.
  await expect
    .poll(() => {
      const { state, asked, waiting } = ann.watched;
      const question = questionOf(state!);
      if (asked >= 0 && !waiting) ann.watched.move(asked, question!.options.at(-1)!);
      return state!.round;
    })
    .toBeGreaterThanOrEqual(3);
  const reports: StandInReport[] = [];
  const back = await joined(token, { playedFor: (report) => reports.push(report) });
  expect(reports).toEqual([]);
  back.sit({ name: 'Ben', colour: 4 });
  await expect.poll(() => back.seats.length).toBe(1);
  expect(reports).toEqual([
    {
      cards: expect.any(Number),
      actions: expect.any(Number),
      busts: expect.any(Number),
      points: expect.any(Number),
    },
  ]);
  expect(reports[0]!.cards + reports[0]!.points).toBeGreaterThan(0);
});
