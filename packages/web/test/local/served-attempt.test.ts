// The counted attempt in the page, with a server that deals as the real one does.

import { apply, illegal, legalMoves, makeMove, newGame, parseMove, parseRecord } from '@sevenfold/engine';
import {
  Client,
  commitmentOf,
  daySeed,
  FairDealer,
  SETTINGS,
  systemClock,
  thinkHere,
  verifyRecord,
  webSource,
} from '@sevenfold/table';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Attempts } from '../../src/attempts/attempts.ts';
import type { Problem } from '../../src/server/ask.ts';
import { type LocalHouse, openHouse } from '../../src/local/house.ts';
import { beginAttempt, dialServed, type ServedAttempt } from '../../src/local/served-attempt.ts';
import { browserLock, ShelfStore } from '../../src/local/shelf-store.ts';
import { startLocal } from '../../src/local/table-setup.ts';
import { memoryDatabase } from '../../src/storage/memory-database.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { storedIds } from '../../src/storage/stored.ts';
import { FakeStorage } from '../fake-storage.ts';

const DATE = '2026-11-16';
const SECRET = '5e'.repeat(32);
const RULES = { preset: 'official' } as const;
const AT_ONCE = [0, 1] as const;

afterEach(() => vi.unstubAllGlobals());

/** One person's attempt at a server; `lost` answers arrive there, and nobody hears back. */
class DailyServer {
  readonly log: string[] = [];
  lost = 0;
  isDown = false;
  asked = 0;
  readonly #state = newGame(RULES, 1, 0);
  readonly #dealer = new FairDealer(daySeed(SECRET, RULES, DATE));

  answer({ n, move }: { readonly n: number; readonly move?: string }): Response {
    this.asked++;
    if (this.log.length === 0) this.#deal();
    if (move !== undefined && n === this.log.length) this.play(move);
    const isConflict = move !== undefined && this.log[n] !== move;
    const rest = { from: n, tokens: this.log.slice(n).join(' '), over: this.#state.phase === 'over' };
    return Response.json(rest, { status: isConflict ? 409 : 200 });
  }

  play(move: string): void {
    if (illegal(this.#state, parseMove(move)!) !== undefined) throw new Error(`${move} is illegal`);
    this.#push(parseMove(move)!);
    this.#deal();
  }

  /** Legal answers, and the first of them that is not a Hit on every third question. */
  next(): string {
    const [first, ...others] = legalMoves(this.#state).map(makeMove);
    return this.log.length % 3 === 0 ? first! : (others.at(-1) ?? first!);
  }

  fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    if (this.isDown) throw new TypeError('no network');
    if (!path.endsWith('/moves'))
      return Response.json({
        date: DATE,
        commitment: commitmentOf(SECRET),
        phase: 'open',
        ends: 1,
        published: 2,
      });
    const answer = this.answer(JSON.parse(init?.body as string) as { n: number; move?: string });
    if (this.lost === 0) return answer;
    this.lost--;
    throw new TypeError('lost on the way back');
  };

  #deal(): void {
    while (this.#state.phase === 'draw') this.#push(this.#dealer.draw(this.#state));
  }

  #push(move: number): void {
    apply(this.#state, move);
    this.log.push(makeMove(move));
  }
}

interface Device {
  readonly local: LocalHouse;
  readonly attempt: ServedAttempt;
  readonly client: Client;
  readonly problems: (Problem | undefined)[];
}

async function openDevice(storage = new FakeStorage()): Promise<Device> {
  const shelf = new BrowserShelf(storage);
  const stored = memoryDatabase();
  const page = {
    shelf,
    database: async () => stored,
    speed: () => 'instant' as const,
    shown: () => Promise.resolve(),
  };
  const local = openHouse(page, {
    think: thinkHere(webSource),
    store: new ShelfStore(shelf, browserLock),
    settings: { ...SETTINGS, pace: { quick: AT_ONCE, natural: AT_ONCE, slow: AT_ONCE } },
    report: (error) => {
      throw error;
    },
  });
  const attempt = { shelf, date: DATE, token: 'token-of-this-device' };
  await beginAttempt(attempt);
  const people = [{ name: 'Ann', colour: 0 }];
  const game = await startLocal(local, { way: 'daily', people, bots: [], rules: RULES, date: DATE });
  const problems: (Problem | undefined)[] = [];
  const client = new Client({
    dial: dialServed(local, game, attempt, (error) => problems.push(error?.problem)),
    clock: systemClock,
    table: game.code,
    token: game.token,
  });
  client.connect();
  onTestFinished(async () => {
    client.close();
    await local.house.stop();
  });
  await expect.poll(() => client.asked).toBe(0);
  return { local, attempt, client, problems };
}

function serve(): DailyServer {
  const server = new DailyServer();
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

async function play(client: Client, server: DailyServer, done: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      if (!done() && client.asked >= 0 && !client.waiting) client.move(0, server.next());
      return done();
    })
    .toBe(true);
}

test('a whole attempt has the cards of the server, counts, and verifies with the published secret', async () => {
  const server = serve();
  const { client, local } = await openDevice();
  await play(client, server, () => client.view?.phase === 'over');
  expect(client.log).toEqual(server.log);
  const [kept] = await (await local.database()).games.all();
  const { fair, played } = JSON.parse(kept!.record) as { fair: object; played: unknown };
  expect(fair).toEqual({ version: 2, commitment: commitmentOf(SECRET), contributions: [null], day: DATE });
  const published = { date: DATE, commitment: commitmentOf(SECRET), secret: SECRET };
  const record = parseRecord(JSON.parse(kept!.record));
  expect(verifyRecord(record, fair, played, published).holds).toBe(true);
  const { days } = new Attempts(local.shelf);
  expect(days[DATE]).toMatchObject({ points: client.state!.totals[0], rounds: client.state!.round });
});

test('an answer that is lost on the way back is sent again, and nothing is played twice', async () => {
  const server = serve();
  const { client, problems } = await openDevice();
  const before = server.log.length;
  server.lost = 1;
  client.move(0, 's');
  await expect.poll(() => problems).toContain('offline');
  expect(client.log).toHaveLength(before);
  const { length } = server.log;
  expect(length).toBeGreaterThan(before);
  // The client repeats it by itself after some seconds; here at once.
  client.send({ type: 'move', game: 1, seat: 0, move: 's', n: before });
  await expect.poll(() => client.log).toEqual(server.log);
  expect(server.log).toHaveLength(length);
  expect(problems.at(-1)).toBeUndefined();
});

test('without a network the attempt waits, and no card is made up', async () => {
  const server = serve();
  const { client, problems } = await openDevice();
  const log = [...client.log];
  server.isDown = true;
  client.move(0, 'h');
  await expect.poll(() => problems).toContain('offline');
  expect(client.log).toEqual(log);
  expect(client.waiting).toBe(true);
});

test('what another device has answered is followed, at the start and in mid-game', async () => {
  const server = serve();
  server.answer({ n: 0 });
  server.play('s');
  const { client } = await openDevice();
  await expect.poll(() => client.log).toEqual(server.log);
  const { length: n } = server.log;
  server.play('s');
  // A Hit that comes too late: the Stay of the other device counts.
  client.move(0, 'h');
  await expect.poll(() => client.log).toEqual(server.log);
  expect(client.log[n]).toBe('s');
  expect(client.waiting).toBe(false);
});

test('logs of days that no table of the device needs are removed', async () => {
  serve();
  const storage = new FakeStorage();
  storage.setItem(
    'sevenfold:daily:2026-11-01',
    JSON.stringify({ date: '2026-11-01', commitment: '', log: '4' }),
  );
  const { local } = await openDevice(storage);
  expect(storedIds('daily:', local.shelf)).toEqual([DATE]);
});
