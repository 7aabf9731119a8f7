import { defaultAnswer } from '@sevenfold/bots';
import { makeMove, stateOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { type Bus, type Clock, type House, SETTINGS, tableStateOf } from '../../src/index.ts';
import { countingStore } from '../helpers/counting-store.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';

const TOKENS = ['token-of-ann-0123456789', 'token-of-ben-0123456789', 'token-of-cy-01234567890'];
const HOUR = 3_600_000;
/** Until a dead process is noticed, a bit more than its lease. */
const NOTICED = SETTINGS.lease * 1.5;

/** A process's end of the bus that can be cut. */
class Cuttable implements Bus {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #watchers = new Set<() => void>();
  working = true;
  dead = false;
  /** How late its texts arrive, in milliseconds. */
  lag = 0;

  constructor(bus: Bus, clock: Clock) {
    this.#bus = bus;
    this.#clock = clock;
  }

  set(working: boolean): void {
    this.working = working;
    for (const changed of this.#watchers) changed();
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  publish(table: string, text: string): Promise<void> {
    if (!this.working || this.dead) return Promise.reject(new Error('cut'));
    if (this.lag === 0) return this.#bus.publish(table, text);
    this.#clock.after(this.lag, () => void this.#bus.publish(table, text));
    return Promise.resolve();
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    return this.#bus.subscribe(table, (text) => (this.working && !this.dead ? hear(text) : undefined));
  }
}

interface Process {
  readonly house: House;
  readonly bus: Cuttable;
  readonly calls: ReturnType<typeof countingStore>;
  readonly visitor: Visitor;
}

/** Ann, Ben and Cy, each at a process of their own. */
async function spread(): Promise<{ testWorld: TestWorld; code: string; processes: Process[] }> {
  const testWorld = new TestWorld();
  const processes: Process[] = [];
  let code = '';
  for (const [at, token] of TOKENS.entries()) {
    const calls = countingStore(testWorld.store);
    const bus = new Cuttable(testWorld.bus, testWorld.clock);
    const more = {
      ...testWorld.world,
      store: calls.store,
      archive: calls.store,
      bus,
      report: () => undefined,
    };
    const house = new TestWorld(more).house();
    if (at === 0) code = await house.create(token);
    const visitor = await new Visitor(house).enter(code, token);
    await visitor.say({ type: 'sit', name: `Player ${at}`, colour: at });
    processes.push({ house, bus, calls, visitor });
  }
  await testWorld.pass(5000);
  for (const { calls } of processes) calls.calls.clear();
  return { testWorld, code, processes };
}

function kill({ bus, calls }: Process): void {
  bus.dead = true;
  calls.kill();
}

const present = (visitor: Visitor) =>
  visitor.last('table').table.seats.map((seat) => (seat.present ? 'here' : 'gone'));

function count(processes: readonly Process[]): number {
  return processes.reduce((sum, { calls }) => sum + calls.total(), 0);
}

describe('people who only sit there', () => {
  test('cost no statement, and nobody is told anything', async () => {
    const { testWorld, processes } = await spread();
    const heard = processes.map(({ visitor }) => visitor.heard.length);
    await testWorld.pass(HOUR);
    expect(count(processes)).toBe(0);
    expect(processes.map(({ visitor }) => visitor.heard.length)).toEqual(heard);
    for (const { visitor } of processes) expect(present(visitor)).toEqual(['here', 'here', 'here']);
  });

  test('at a listed table are stored now and then, at most once in five minutes', async () => {
    const { testWorld, processes, code } = await spread();
    await processes[0]!.visitor.say({ type: 'host', do: 'list', on: true });
    await testWorld.pass(HOUR);
    const updates = processes.reduce((sum, { calls }) => sum + (calls.calls.get('update') ?? 0), 0);
    expect(updates).toBeLessThanOrEqual(1 + (3 * 60) / 5);
    const { people } = JSON.parse((await testWorld.store.load(code))!.body) as { people: { seen: number }[] };
    for (const { seen } of people) expect(seen).toBeGreaterThan(testWorld.clock.now() - 600_000);
  });

  test('are here for a process that has just loaded the table', async () => {
    const { testWorld, code } = await spread();
    await testWorld.pass(HOUR);
    const spectator = await new Visitor(testWorld.house()).enter(code);
    await testWorld.pass(HOUR / 60);
    const shown = spectator.heard.flatMap((one) => ('table' in one ? one.table.seats : []));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((seat) => seat.present)).toBe(true);
  });

  test('keep their table from being closed', async () => {
    const { testWorld, code, processes } = await spread();
    await testWorld.pass(HOUR);
    const closing = testWorld.house().closeQuiet(testWorld.clock.now(), 10);
    await testWorld.pass(5000);
    expect(await closing).toHaveLength(1);
    expect((await testWorld.store.load(code))!.open).toBe(true);
    expect(processes.some(({ visitor }) => visitor.closed)).toBe(false);
  });

  test('keep it even if their process answers late', async () => {
    const { testWorld, code, processes } = await spread();
    await testWorld.pass(HOUR);
    for (const { bus } of processes) bus.lag = 3000;
    const closing = testWorld.house().closeQuiet(testWorld.clock.now(), 10);
    await testWorld.pass(2 * SETTINGS.lease);
    await closing;
    expect((await testWorld.store.load(code))?.open).toBe(true);
    expect(processes.some(({ visitor }) => visitor.closed)).toBe(false);
  });

  test('are answered at once while their table is looked at', async () => {
    const { testWorld, processes } = await spread();
    const [{ house, visitor }] = processes as [Process];
    await testWorld.pass(HOUR);
    const closing = house.closeQuiet(testWorld.clock.now(), 10);
    await flush();
    await visitor.say({ type: 'host', do: 'lock', on: true });
    expect(visitor.last('table').table.locked).toBe(true);
    await closing;
  });
});

describe('a process dies', () => {
  test('and its people are gone, the host among them', async () => {
    const { testWorld, processes } = await spread();
    const [dead, living] = processes as [Process, Process];
    kill(dead);
    await testWorld.pass(NOTICED);
    expect(present(living.visitor)).toEqual(['gone', 'here', 'here']);
    expect(living.visitor.last('table').table.host).toBe(1);
    await testWorld.pass(SETTINGS.grace);
    expect(living.visitor.last('table').table.host).toBe(2);
  });

  test('and all others too: whoever comes first does not wait for ever', async () => {
    const { testWorld, code, processes } = await spread();
    processes.forEach(kill);
    await testWorld.pass(HOUR);
    const ben = await new Visitor(testWorld.house()).enter(code, TOKENS[1]);
    expect(ben.last('welcome').table.seats.map((seat) => seat.present)).toEqual([true, true, true]);
    await testWorld.pass(5000);
    expect(present(ben)).toEqual(['gone', 'here', 'gone']);
    await testWorld.pass(SETTINGS.grace);
    expect(ben.last('table').table.host).toBe(2);
  });
});

describe('the bus is gone', () => {
  test('and processes poll, and store who is here, until it is back; then nobody reads any more', async () => {
    const { testWorld, processes } = await spread();
    for (const { bus } of processes) bus.set(false);
    await testWorld.pass(10 * 60_000);
    for (const { visitor } of processes) expect(present(visitor)).toEqual(['here', 'here', 'here']);
    await processes[1]!.visitor.say({ type: 'leave', seat: 1 });
    await testWorld.pass(1.5 * SETTINGS.poll);
    for (const { visitor } of processes) expect(present(visitor)).toHaveLength(2);
    for (const { bus } of processes) bus.set(true);
    // The processes meet again, and those that have missed something read it.
    await testWorld.pass(2 * SETTINGS.poll);
    for (const { calls } of processes) {
      expect(calls.total()).toBeGreaterThan(0);
      calls.calls.clear();
    }
    await testWorld.pass(HOUR);
    expect(count(processes)).toBe(0);
  });

  test('for one process only: it hears of the others, and they of it, from the store', async () => {
    const { testWorld, processes } = await spread();
    const [cut, other] = processes as [Process, Process];
    cut.bus.set(false);
    await testWorld.pass(10 * 60_000);
    for (const { visitor } of processes) expect(present(visitor)).toEqual(['here', 'here', 'here']);
    await other.visitor.say({ type: 'leave', seat: 1 });
    await testWorld.pass(1.5 * SETTINGS.poll);
    expect(present(cut.visitor)).toHaveLength(2);
  });

  test.each([
    ['before', 10_000],
    ['after', 0],
  ])('for a process with a TV that came %s that: nobody plays for people who are here', async (_, early) => {
    const { testWorld, code, processes } = await spread();
    const [{ visitor: ann }] = processes as [Process];
    await ann.say({ type: 'host', do: 'start' });
    await testWorld.pass(3000);
    const bus = new Cuttable(testWorld.bus, testWorld.clock);
    bus.set(early > 0);
    await new Visitor(new TestWorld({ ...testWorld.world, bus }).house()).enter(code);
    await testWorld.pass(early);
    bus.set(false);
    const entries = ann.log.length;
    await testWorld.pass(10 * 60_000);
    expect(await testWorld.store.read(`${code}.1`, 0)).toHaveLength(entries);
    expect(ann.last('table').table.host).toBe(1);
  });

  test('for a process to which someone comes after that: nobody plays for those at the others', async () => {
    const { testWorld, code, processes } = await spread();
    const [{ visitor: ann, house }, { visitor: ben }, { visitor: cy }] = processes as [
      Process,
      Process,
      Process,
    ];
    await ann.say({ type: 'host', do: 'start' });
    await house.part(ann);
    await testWorld.pass(3000);
    const bus = new Cuttable(testWorld.bus, testWorld.clock);
    bus.set(false);
    const back = await new Visitor(new TestWorld({ ...testWorld.world, bus }).house()).enter(code, TOKENS[0]);
    expect(await standIns(testWorld, code, [back, ben, cy])).toEqual([]);
    expect(ben.last('table').table.host).toBe(1);
    bus.set(true);
    await testWorld.pass(2 * SETTINGS.lease);
    for (const visitor of [back, ben, cy]) expect(present(visitor)).toEqual(['here', 'here', 'here']);
  });

  test('for one process, and someone moves to a new one: nobody plays for them', async () => {
    const { testWorld, code, processes } = await spread();
    const [{ visitor: ann, bus }, { visitor: ben, house }, { visitor: cy }] = processes as [
      Process,
      Process,
      Process,
    ];
    await ann.say({ type: 'host', do: 'start' });
    bus.set(false);
    await testWorld.pass(3000);
    await house.part(ben);
    const moved = await new Visitor(testWorld.house()).enter(code, TOKENS[1]);
    expect(await standIns(testWorld, code, [ann, moved, cy])).toEqual([]);
  });

  test('for one process, and another one dies: its people are gone all the same', async () => {
    const { testWorld, processes } = await spread();
    const [dead, cut] = processes as [Process, Process];
    cut.bus.set(false);
    kill(dead);
    await testWorld.pass(NOTICED);
    expect(present(cut.visitor)).toEqual(['gone', 'here', 'here']);
    await testWorld.pass(SETTINGS.grace);
    expect(cut.visitor.last('table').table.host).toBe(2);
  });

  test('for all, and one dies: its people are gone all the same', async () => {
    const { testWorld, processes } = await spread();
    for (const { bus } of processes) bus.set(false);
    await testWorld.pass(HOUR);
    kill(processes[0]!);
    await testWorld.pass(NOTICED);
    expect(present(processes[1]!.visitor)).toEqual(['gone', 'here', 'here']);
  });
});

/** Everyone is asked and takes ten minutes to answer; returns what was answered in their place. */
async function standIns(testWorld: TestWorld, code: string, people: readonly Visitor[]): Promise<string[]> {
  const { store } = testWorld;
  const { rules, players, dealer } = tableStateOf((await store.load(code))!).game!;
  const asked = new Set<number>();
  while (asked.size < people.length) {
    const log = await store.read(`${code}.1`, 0);
    await testWorld.pass(10 * 60_000);
    const more = await store.read(`${code}.1`, log.length);
    if (more.length > 0) return more;
    const state = stateOf({ rules, players, dealer, log: log.join(' ') });
    asked.add(state.player);
    const move = makeMove(defaultAnswer(state));
    await people[state.player]!.say({ type: 'move', game: 1, seat: state.player, move, n: log.length });
  }
  return [];
}

/** Notes what is published from now on, by its table. */
function publishedIn({ bus }: TestWorld): string[] {
  const published: string[] = [];
  const publish = bus.publish.bind(bus);
  bus.publish = (table, text) => {
    published.push(table);
    return publish(table, text);
  };
  return published;
}

test('a process whose last guests go while it has no bus is not believed to serve the table for ever', async () => {
  const { testWorld, code, processes } = await spread();
  const [cut, other] = processes as [Process, Process];
  // The process stays alive for the sake of another table.
  await new Visitor(cut.house).enter(await cut.house.create(TOKENS[0]), TOKENS[0]);
  const spectator = await new Visitor(cut.house).enter(code);
  await testWorld.pass(HOUR);
  expect(other.visitor.last('table').table.watching).toBe(1);
  cut.bus.set(false);
  await cut.visitor.say({ type: 'host', do: 'lock', on: true });
  for (const one of [spectator, cut.visitor]) await cut.house.part(one);
  await testWorld.pass(5000);
  cut.bus.set(true);
  await testWorld.pass(4 * SETTINGS.lease);
  expect(other.visitor.last('table').table).toMatchObject({ locked: true, watching: 0 });
  expect(present(other.visitor)).toEqual(['gone', 'here', 'here']);
});

test('a process that has been alone for an hour tells a new one everything, and hears of whoever comes there', async () => {
  const testWorld = new TestWorld();
  const published = publishedIn(testWorld);
  const house = testWorld.house();
  const code = await house.create(TOKENS[0]);
  const ann = await new Visitor(house).enter(code, TOKENS[0]);
  await ann.say({ type: 'sit', name: 'Ann', colour: 0 });
  await testWorld.pass(5000);
  published.length = 0;
  await testWorld.pass(HOUR);
  // Nobody is there to hear anything; in case someone comes, it says now and then that it is there.
  expect(new Set(published)).toEqual(new Set(['processes']));
  expect(published.length).toBeLessThan(200);
  published.length = 0;
  await ann.say({ type: 'host', do: 'lock', on: true });
  await ann.say({ type: 'host', do: 'lock', on: false });
  expect(published).toEqual([]);
  const ben = await new Visitor(testWorld.house()).enter(code, TOKENS[1]);
  await ben.say({ type: 'sit', name: 'Ben', colour: 1 });
  await testWorld.pass(10);
  expect(present(ann)).toEqual(['here', 'here']);
  await ann.say({ type: 'host', do: 'lock', on: true });
  await testWorld.pass(10);
  expect(ben.last('table').table.locked).toBe(true);
});

test('of a table that only one process serves the others hear nothing, until someone comes to it there', async () => {
  const testWorld = new TestWorld();
  const published = publishedIn(testWorld);
  const [here, there] = [testWorld.house(), testWorld.house()];
  const [mine, other] = [await here.create(TOKENS[0]), await there.create(TOKENS[1])];
  const ann = await new Visitor(here).enter(mine, TOKENS[0]);
  await new Visitor(there).enter(other, TOKENS[1]);
  await testWorld.pass(2 * SETTINGS.poll);
  published.length = 0;
  await ann.say({ type: 'sit', name: 'Ann', colour: 0 });
  expect(published).toEqual([]);
  const cy = await new Visitor(there).enter(mine, TOKENS[2]);
  await ann.say({ type: 'host', do: 'lock', on: true });
  await testWorld.pass(10);
  expect(cy.last('table').table.locked).toBe(true);
});

test('a process that comes and serves other tables does not make all tables speak', async () => {
  const testWorld = new TestWorld();
  const published = publishedIn(testWorld);
  const [here, there] = [testWorld.house(), testWorld.house()];
  for (let tables = 0; tables < 20; tables++) {
    const code = await here.create(TOKENS[0]);
    await new Visitor(here).enter(code, TOKENS[0]);
  }
  const other = await there.create(TOKENS[1]);
  await testWorld.pass(HOUR / 4);
  published.length = 0;
  for (let visits = 0; visits < 2; visits++) {
    const ben = await new Visitor(there).enter(other, TOKENS[1]);
    await testWorld.pass(1000);
    await there.part(ben);
    await testWorld.pass(2 * SETTINGS.lease);
  }
  expect(new Set(published)).toEqual(new Set(['processes', other]));
});
