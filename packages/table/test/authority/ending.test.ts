import { parseRecord, splitLog } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  fairDealing,
  type FinishedGame,
  type House,
  MemoryBus,
  MemoryStore,
  type RecordedResult,
  type StoredTable,
  tableStateOf,
  verifyRecord,
} from '../../src/index.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';
import { seededSource } from '../helpers/seeded-source.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
/** A cursor that all games sort before. */
const LATEST = { ended: Infinity, id: '' };

async function annWithBots(testWorld: TestWorld): Promise<{ code: string; ann: Visitor }> {
  const house = testWorld.house();
  const code = await house.create(ANN, { rules: { preset: 'official', target: 50 }, clock: 10 });
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1, contribution: 'ab'.repeat(16) });
  for (const bot of ['felix', 'pip']) await ann.say({ type: 'host', do: 'addBot', bot });
  return { code, ann };
}

function fairWorld(more: ConstructorParameters<typeof TestWorld>[0] = {}): TestWorld {
  return new TestWorld({ dealing: fairDealing(seededSource(5)), ...more });
}

/** Plays on until the game is over. */
async function finish(testWorld: TestWorld, visitor: Visitor): Promise<void> {
  for (let minutes = 0; minutes < 60 && visitor.last('table').table.phase === 'playing'; minutes++)
    await testWorld.pass(60_000);
  expect(visitor.last('table').table.phase).toBe('over');
}

/** Closing asks the other processes first, and waits for their answers. */
async function closeQuiet(testWorld: TestWorld, house: House, since: number): Promise<number> {
  const closing = house.closeQuiet(since, 100);
  await testWorld.pass(3000);
  return (await closing).length;
}

async function hashOf(testWorld: TestWorld, token: string): Promise<string> {
  return testWorld.source.hash(token);
}

describe('a finished game', () => {
  test('is kept with who played, results and times, and proves itself', async () => {
    const testWorld = fairWorld();
    const { code, ann } = await annWithBots(testWorld);
    const started = testWorld.clock.now();
    await ann.say({ type: 'host', do: 'start' });
    await finish(testWorld, ann);
    const [game] = await testWorld.store.played(await hashOf(testWorld, ANN), LATEST, 9);
    expect(game).toMatchObject({ id: `${code}.1`, table: code, started });
    const value = JSON.parse(game!.record) as { fair: unknown; played: RecordedResult };
    const { holds, checks } = verifyRecord(parseRecord(value), value.fair);
    expect([holds, checks.every(({ status }) => status === 'holds')]).toEqual([true, true]);
    const { played } = value;
    expect(played).toMatchObject({ id: `${code}.1`, started, bots: [null, 'felix', 'pip'] });
    expect(played.ended).toBe(game!.ended);
    expect(played.winners.map((seat) => played.totals[seat])).toEqual([Math.max(...played.totals)]);
    expect(splitLog(parseRecord(value).log)).toEqual(ann.log);
    expect(await testWorld.store.played(await hashOf(testWorld, BO), LATEST, 9)).toEqual([]);
  });

  test('is told entry by entry before anyone hears that it is over, and the next one after its table', async () => {
    const testWorld = fairWorld();
    const { ann } = await annWithBots(testWorld);
    await ann.say({ type: 'host', do: 'start' });
    await finish(testWorld, ann);
    await ann.say({ type: 'host', do: 'rematch' });
    const heard = ann.heard.map((message) =>
      message.type === 'table'
        ? message.table.phase
        : message.type === 'entries'
          ? `entries ${message.game}`
          : message.type,
    );
    expect(heard.indexOf('over')).toBeGreaterThan(heard.lastIndexOf('entries 1'));
    expect(heard.indexOf('entries 2')).toBeGreaterThan(heard.lastIndexOf('playing'));
  });

  test('is kept by whoever comes next if the process dies between its last move and that', async () => {
    class Dying extends MemoryStore {
      dead = false;
      override async keep(game: FinishedGame): Promise<void> {
        if (this.dead) throw new Error('the process is dead');
        await super.keep(game);
      }
    }
    const store = new Dying();
    store.dead = true;
    const reports: string[] = [];
    const testWorld = fairWorld({ store, archive: store, report: (_, where) => reports.push(where) });
    const { code, ann } = await annWithBots(testWorld);
    await ann.say({ type: 'host', do: 'start' });
    for (let minutes = 0; minutes < 30; minutes++) await testWorld.pass(60_000);
    expect(ann.last('table').table.phase).toBe('playing');
    expect(await store.find(`${code}.1`)).toBeUndefined();
    expect(new Set(reports)).toEqual(new Set([`table ${code}, by itself`]));
    store.dead = false;
    const next = await new Visitor(testWorld.house()).enter(code);
    expect(next.last('table').table.phase).toBe('over');
    expect(await store.find(`${code}.1`)).toBeDefined();
  });
});

/** Dies in the moment in which it has kept its first game. */
class DyingStore extends MemoryStore {
  kept = 0;
  dead = false;

  override async update(table: StoredTable): Promise<void> {
    if (this.dead) throw new Error('the process is dead');
    await super.update(table);
  }

  override async keep(game: FinishedGame): Promise<void> {
    if (this.dead) throw new Error('the process is dead');
    await super.keep(game);
    this.dead = this.kept++ === 0;
  }
}

/** The table says that a game is played, and the game is kept. */
async function keptByADyingProcess(): Promise<{
  testWorld: TestWorld;
  code: string;
  ann: Visitor;
  store: DyingStore;
}> {
  const store = new DyingStore();
  const testWorld = fairWorld({ store, archive: store, report: () => undefined });
  const { code, ann } = await annWithBots(testWorld);
  await ann.say({ type: 'host', do: 'start' });
  for (let minutes = 0; minutes < 60 && !store.dead; minutes++) await testWorld.pass(60_000);
  expect([store.dead, ann.last('table').table.phase]).toEqual([true, 'playing']);
  expect(await store.read(`${code}.1`, 0)).toEqual([]);
  store.dead = false;
  return { testWorld, code, ann, store };
}

describe('a game that is over', () => {
  test('is shown to everyone who comes back, from its record, at any process', async () => {
    const testWorld = fairWorld();
    const { code, ann } = await annWithBots(testWorld);
    // This process has seen the lobby, and will hear no news.
    const deaf = new TestWorld({ ...testWorld.world, bus: new MemoryBus() });
    const there = await new Visitor(deaf.house()).enter(code);
    await ann.say({ type: 'host', do: 'start' });
    await testWorld.pass(30_000);
    await finish(testWorld, ann);
    expect(await testWorld.store.read(`${code}.1`, 0)).toEqual([]);
    const back = await new Visitor(testWorld.house()).enter(code, ANN);
    const { log, table } = back.last('welcome');
    expect([log, table.phase]).toEqual([ann.log, 'over']);
    await there.say({ type: 'resync', game: 1, n: 0 });
    expect(there.log).toEqual(ann.log);
    await back.say({ type: 'host', do: 'rematch' });
    expect(back.last('table').table.game?.number).toBe(2);
  });

  test('is shown from its record even if a process that lagged behind has begun its log again', async () => {
    class Lagging extends MemoryStore {
      override async read(game: string, from: number): Promise<string[]> {
        return (await this.find(game)) === undefined ? super.read(game, from) : ['4'].slice(from);
      }
    }
    const store = new Lagging();
    const testWorld = fairWorld({ store, archive: store });
    const { code, ann } = await annWithBots(testWorld);
    await ann.say({ type: 'host', do: 'start' });
    await finish(testWorld, ann);
    const late = await new Visitor(testWorld.house()).enter(code);
    expect(late.log).toEqual(ann.log);
  });

  test('and that everyone has deleted leaves its table in the lobby, ready for the next one', async () => {
    const testWorld = fairWorld();
    const { code, ann } = await annWithBots(testWorld);
    await ann.say({ type: 'host', do: 'start' });
    await finish(testWorld, ann);
    await ann.house.part(ann);
    await testWorld.store.forget(await hashOf(testWorld, ANN), `${code}.1`);
    const back = await new Visitor(testWorld.house()).enter(code, ANN);
    const { log, table } = back.last('welcome');
    expect([log, table.phase, table.game]).toEqual([[], 'lobby', null]);
    expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Felix', 'Pip']);
    await testWorld.pass(60_000);
    await back.say({ type: 'host', do: 'start' });
    expect(back.last('table').table).toMatchObject({ phase: 'playing', game: { number: 2 } });
    await finish(testWorld, back);
    expect(await testWorld.store.find(`${code}.2`)).toBeDefined();
  });

  test('is over for the next process even if the one that archived it died in that moment', async () => {
    const { testWorld, code, ann } = await keptByADyingProcess();
    const next = await new Visitor(fairWorld({ ...testWorld.world }).house()).enter(code);
    expect(next.last('table').table.phase).toBe('over');
    expect(next.log).toEqual(ann.log);
  });

  test('is not played again if everyone has deleted it before the next process comes', async () => {
    const { testWorld, code, store } = await keptByADyingProcess();
    expect(await store.forget(await hashOf(testWorld, ANN), `${code}.1`)).toBe(true);
    const next = fairWorld({ ...testWorld.world });
    const ann = await new Visitor(next.house()).enter(code, ANN);
    const { log, table } = ann.last('welcome');
    expect([log, table.phase]).toEqual([[], 'lobby']);
    await next.pass(60_000);
    expect(await store.read(`${code}.1`, 0)).toEqual([]);
    expect(await store.find(`${code}.1`)).toBeUndefined();
    await ann.say({ type: 'host', do: 'start' });
    expect(ann.last('table').table).toMatchObject({ phase: 'playing', game: { number: 2 } });
  });
});

describe('the end of a table', () => {
  test('deleted by the host: everyone is told, at every process, and only finished games are left', async () => {
    const testWorld = fairWorld();
    const { code, ann } = await annWithBots(testWorld);
    await ann.say({ type: 'host', do: 'start' });
    await finish(testWorld, ann);
    const there = await new Visitor(testWorld.house()).enter(code, BO);
    await there.say({ type: 'sit', name: 'Bo', colour: 2 });
    await there.say({ type: 'host', do: 'delete' });
    expect(there.last('rejected').code).toBe('creatorOnly');
    await ann.say({ type: 'host', do: 'delete' });
    await testWorld.pass(10);
    for (const visitor of [ann, there]) {
      expect(visitor.last('bye').reason).toBe('closed');
      expect(visitor.closed).toBe(true);
    }
    expect(await testWorld.store.load(code)).toBeUndefined();
    expect(await testWorld.store.read(`${code}.1`, 0)).toEqual([]);
    expect(await testWorld.store.find(`${code}.1`)).toBeDefined();
    const late = await new Visitor(ann.house).enter(code, ANN);
    expect(late.last('rejected').code).toBe('noTable');
  });

  test('closed by the host: everyone is told so, at every process, and nobody is stored with it any longer', async () => {
    const testWorld = fairWorld();
    const { code, ann } = await annWithBots(testWorld);
    const there = await new Visitor(testWorld.house()).enter(code, BO);
    await there.say({ type: 'sit', name: 'Bo', colour: 2 });
    await ann.say({ type: 'host', do: 'start' });
    await ann.say({ type: 'host', do: 'close' });
    await testWorld.pass(10);
    for (const visitor of [ann, there]) expect(visitor.last('bye').reason).toBe('closed');
    const { open, playing, body } = (await testWorld.store.load(code))!;
    expect([open, playing]).toEqual([false, 0]);
    expect(body).not.toMatch(/"(?:hash|secret)":"[^"]|"contribution":"/);
    const { seats, people, game } = tableStateOf({ body });
    expect([seats.map(({ name }) => name), people, game]).toEqual([['Ann', 'Felix', 'Pip', 'Bo'], [], null]);
    const late = await new Visitor(testWorld.house()).enter(code, ANN);
    expect(late.last('rejected').code).toBe('closed');
  });

  test('tables that nobody has touched for a long time are closed, or deleted if nothing was played, others are not', async () => {
    const testWorld = fairWorld();
    const { code: played, ann: gone } = await annWithBots(testWorld);
    await gone.say({ type: 'host', do: 'start' });
    await gone.house.part(gone);
    const { code, ann } = await annWithBots(testWorld);
    const old = await testWorld.house().create(BO);
    await testWorld.pass(3_600_000);
    const house = testWorld.house();
    const since = testWorld.clock.now() - 600_000;
    expect(await closeQuiet(testWorld, house, since)).toBe(3);
    expect([house.size, ann.closed]).toEqual([0, false]);
    expect((await testWorld.store.load(played))!.open).toBe(false);
    expect(await testWorld.store.load(old)).toBeUndefined();
    expect((await testWorld.store.load(code))!.open).toBe(true);
    // Ann is still there, at another process, so her table comes up again.
    expect(await closeQuiet(testWorld, house, since)).toBe(1);
  });

  test('a janitor with an old list does not close a table where someone is', async () => {
    const testWorld = fairWorld();
    const { code, ann } = await annWithBots(testWorld);
    const { version } = (await testWorld.store.load(code))!;
    testWorld.store.quiet = () => Promise.resolve([{ code, version, changed: 0 }]);
    await closeQuiet(testWorld, testWorld.house(), 0);
    await testWorld.pass(60_000);
    expect([ann.closed, (await testWorld.store.load(code))!.open]).toEqual([false, true]);
  });
});

test('a table that has changed since it was found quiet is not closed', async () => {
  const testWorld = fairWorld();
  const code = await testWorld.house().create(BO);
  await testWorld.pass(3_600_000);
  const quiet = await testWorld.store.quiet(testWorld.clock.now() - 600_000, 100);
  expect(quiet).toMatchObject([{ code, version: 1 }]);
  const bo = await new Visitor(testWorld.house()).enter(code, BO);
  await bo.house.part(bo);
  await testWorld.pass(60_000);
  testWorld.store.quiet = () => Promise.resolve(quiet);
  await closeQuiet(testWorld, testWorld.house(), 0);
  expect((await testWorld.store.load(code))!.open).toBe(true);
});

test('a house that stops finishes what was begun, says so, and takes nothing more', async () => {
  class Slow extends MemoryStore {
    readonly waiting: (() => void)[] = [];
    slow = false;
    override async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
      if (this.slow) await new Promise<void>((done) => this.waiting.push(done));
      await super.append(game, n, tokens);
    }
  }
  const store = new Slow();
  const testWorld = fairWorld({ store, archive: store });
  const { code, ann } = await annWithBots(testWorld);
  const { house } = ann;
  store.slow = true;
  const starting = ann.say({ type: 'host', do: 'start' });
  await flush();
  let stopped = false;
  const stopping = house.stop().then(() => (stopped = true));
  await flush();
  expect([stopped, house.guests, store.waiting.length]).toEqual([false, 1, 1]);
  await ann.say({ type: 'host', do: 'lock', on: true });
  store.waiting[0]!();
  await Promise.all([starting, stopping, house.stop()]);
  expect(ann.heard.slice(-2)).toMatchObject([{ type: 'entries' }, { type: 'bye', reason: 'shutdown' }]);
  expect([ann.closed, house.size, house.guests]).toEqual([true, 0, 0]);
  expect(await store.read(`${code}.1`, 0)).toEqual(ann.log);
  const late = await new Visitor(house).enter(code, ANN);
  expect(late.last('rejected').code).toBe('busy');
  const { locked } = (await new Visitor(testWorld.house()).enter(code)).last('welcome').table;
  expect(locked).toBe(false);
});
