import { questionOf, stateOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { Conflict, MemoryStore, type RefusalCode, type StoredTable, tableStateOf } from '../../src/index.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';

/** A store that takes some milliseconds for every write, so that processes race for it. */
class SlowStore extends MemoryStore {
  readonly #testWorld: () => TestWorld;
  #writes = 0;

  constructor(testWorld: () => TestWorld) {
    super();
    this.#testWorld = testWorld;
  }

  override async update(table: StoredTable): Promise<void> {
    const { clock } = this.#testWorld();
    await new Promise<void>((done) => void clock.after(1 + (this.#writes++ % 5), done));
    await super.update(table);
  }
}

async function annAndBo(testWorld = new TestWorld()): Promise<{ code: string; ann: Visitor; bo: Visitor }> {
  const house = testWorld.house();
  const code = await house.create(ANN);
  const ann = await new Visitor(house).enter(code, ANN);
  const bo = await new Visitor(house).enter(code, BO);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
  return { code, ann, bo };
}

describe('lost races', () => {
  test('30 people at three processes sit down at once: everyone has a seat', async () => {
    const store: SlowStore = new SlowStore(() => testWorld);
    const testWorld: TestWorld = new TestWorld({ store, archive: store });
    const houses = [testWorld.house(), testWorld.house(), testWorld.house()];
    const code = await houses[0]!.create(ANN);
    const people = Array.from({ length: 30 }, (_, at) => new Visitor(houses[at % 3]!));
    for (const [at, person] of people.entries()) void person.enter(code, `token-of-person-number-${at}`);
    await testWorld.pass(1000);
    for (const [at, person] of people.entries())
      void person.say({ type: 'sit', name: `Person ${at}`, colour: at });
    await testWorld.pass(10_000);
    expect(people.flatMap(({ heard }) => heard.filter(({ type }) => type === 'rejected'))).toEqual([]);
    expect(tableStateOf((await store.load(code))!).seats).toHaveLength(30);
    for (const person of people) expect(person.last('welcome').you).not.toBeNull();
  });

  test('a change that is never the first is refused as busy, and works when the others are done', async () => {
    class Contested extends MemoryStore {
      lost = 0;
      contested = false;
      override async update(table: StoredTable): Promise<void> {
        if (this.contested) {
          this.lost++;
          throw new Conflict(`table ${table.code}`);
        }
        await super.update(table);
      }
    }
    const store = new Contested();
    const testWorld = new TestWorld({ store, archive: store });
    const { bo } = await annAndBo(testWorld);
    store.contested = true;
    void bo.say({ type: 'sit', name: 'Second', colour: 3 });
    await testWorld.pass(5000);
    expect(bo.last('rejected')).toMatchObject({ code: 'busy', re: 'sit' });
    expect(store.lost).toBeGreaterThan(10);
    store.contested = false;
    await bo.say({ type: 'sit', name: 'Second', colour: 3 });
    expect(bo.last('table').table.seats).toHaveLength(3);
  });

  test('a move that comes second is answered with what was played instead', async () => {
    const testWorld = new TestWorld();
    const { code, ann, bo } = await annAndBo(testWorld);
    await ann.say({ type: 'host', do: 'start' });
    const { rules, players, dealer } = ann.last('table').table.game!;
    const { log } = ann;
    const { player, options } = questionOf(stateOf({ rules, players, dealer, log: log.join(' ') }))!;
    const asked = player === 0 ? ann : bo;
    // Another process was faster, and its news has not arrived yet.
    const there = new TestWorld({ store: testWorld.store, archive: testWorld.store }).house();
    const rival = await new Visitor(there).enter(code, asked === ann ? ANN : BO);
    const move = { type: 'move', game: 1, seat: player, n: log.length } as const;
    await rival.say({ ...move, move: options[0]! });
    await asked.say({ ...move, move: options[1]! });
    expect(asked.log).toEqual(rival.log);
    expect(asked.log.length).toBeGreaterThan(log.length);
    expect(asked.heard.some(({ type }) => type === 'rejected')).toBe(false);
  });
});

describe('an answer', () => {
  test('comes before hello, and after one that was refused', async () => {
    const { ann } = await annAndBo();
    const stranger = new Visitor(ann.house);
    for (const message of [{ type: 'ping' }, { type: 'chat', text: 'hi' }] as const) {
      await stranger.say(message);
      expect(stranger.last('rejected')).toMatchObject({ code: 'notJoined', re: message.type });
    }
    await stranger.enter('NOWHERE', ANN);
    await stranger.say({ type: 'resync', game: 0, n: 0 });
    expect(stranger.last('rejected')).toMatchObject({ code: 'notJoined', re: 'resync' });
  });

  test('to a repeated message says where the table stands', async () => {
    const { ann } = await annAndBo();
    const sit = { type: 'sit', name: 'Second', colour: 3, key: 'chosen-by-the-client-1' } as const;
    await ann.say(sit);
    const { version } = ann.last('table').table;
    const { length } = ann.heard;
    await ann.say(sit);
    expect(ann.heard.slice(length)).toMatchObject([{ type: 'pong', version }]);
  });

  test('comes while the house stops', async () => {
    const { ann } = await annAndBo();
    const stopping = ann.house.stop();
    await ann.say({ type: 'host', do: 'lock', on: true });
    expect(ann.last('rejected')).toMatchObject({ code: 'busy', re: 'host' });
    await stopping;
  });
});

describe('whoever goes', () => {
  test('all at once: every departure is stored, and nothing stays in memory', async () => {
    const store: SlowStore = new SlowStore(() => testWorld);
    const testWorld: TestWorld = new TestWorld({ store, archive: store });
    const house = testWorld.house();
    const code = await house.create(ANN);
    const people = Array.from({ length: 5 }, () => new Visitor(house));
    for (const [at, person] of people.entries()) {
      void person.enter(code, `token-of-person-number-${at}`);
      await testWorld.pass(20);
      void person.say({ type: 'sit', name: `Person ${at}`, colour: at });
    }
    await testWorld.pass(1000);
    for (const person of people) {
      person.close();
      void house.part(person);
    }
    await testWorld.pass(1000);
    const { seats } = (await new Visitor(testWorld.house()).enter(code)).last('welcome').table;
    expect(seats.map(({ present }) => present)).toEqual([false, false, false, false, false]);
    expect(house.size).toBe(0);
  });

  test('while they are being let in has gone, too', async () => {
    const store: SlowStore = new SlowStore(() => testWorld);
    const testWorld: TestWorld = new TestWorld({ store, archive: store });
    const house = testWorld.house();
    const code = await house.create(ANN);
    const ann = new Visitor(house);
    void ann.enter(code, ANN);
    await testWorld.pass(20);
    void ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    await testWorld.pass(100);
    const again = new Visitor(house);
    void again.enter(code, ANN);
    await flush();
    again.close();
    await house.part(again);
    await testWorld.pass(100);
    const { seats } = (await new Visitor(house).enter(code)).last('welcome').table;
    expect(seats[0]!.present).toBe(false);
  });

  test('has not gone if they are back at another process, which this one has not heard of', async () => {
    const testWorld = new TestWorld();
    const { code, ann, bo } = await annAndBo(testWorld);
    const there = new TestWorld({
      store: testWorld.store,
      archive: testWorld.store,
      clock: testWorld.clock,
    }).house();
    const again = await new Visitor(there).enter(code, BO);
    bo.close();
    await bo.house.part(bo);
    for (const visitor of [ann, again])
      expect((await new Visitor(visitor.house).enter(code)).last('welcome').table.seats[1]!.present).toBe(
        true,
      );
  });

  test('from their last seat in the lobby stays to watch, and may sit again', async () => {
    const { ann, bo } = await annAndBo();
    await bo.say({ type: 'leave', seat: 1 });
    expect(bo.heard.some(({ type }) => type === 'bye')).toBe(false);
    expect([bo.closed, bo.last('welcome').you]).toEqual([false, null]);
    await bo.say({ type: 'sit', name: 'Bo', colour: 4 });
    expect(ann.last('table').table.seats[1]).toMatchObject({ name: 'Bo', colour: 4, present: true });
    expect(bo.last('welcome').you).not.toBeNull();
  });

  test('in mid-game and is not back for the next game watches it', async () => {
    const { ann, bo } = await annAndBo();
    await ann.say({ type: 'host', do: 'addBot', bot: 'stay25' });
    await ann.say({ type: 'host', do: 'start' });
    await bo.say({ type: 'leave', seat: 1 });
    await ann.say({ type: 'host', do: 'kick', seat: 1 });
    expect([bo.closed, bo.last('welcome').you]).toEqual([false, null]);
  });
});

test('news that nobody of ours has written does no harm', async () => {
  const testWorld = new TestWorld();
  const { code, ann } = await annAndBo(testWorld);
  const { length } = ann.heard;
  const bye = JSON.stringify({ type: 'bye', reason: 'kicked' });
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"by":7}',
    `{"by":"${'x'.repeat(99_999)}"}`,
    '{"by":"x","watching":-1}',
  ];
  for (const say of [bye, 'no JSON', 7, { type: 'chat' }]) texts.push(JSON.stringify({ by: 'x', say }));
  for (const text of texts) await testWorld.bus.publish(code, text);
  await testWorld.pass(3000);
  expect(ann.heard.slice(length)).toEqual([]);
  const chat = JSON.stringify({ type: 'chat', name: 'Cy', seat: null, text: 'hello' });
  await testWorld.bus.publish(code, JSON.stringify({ by: 'x', say: chat }));
  expect(ann.last('chat').text).toBe('hello');
});

test('a failure while people are told is reported, and the table goes on', async () => {
  const reports: string[] = [];
  const testWorld = new TestWorld({ report: (_, where) => reports.push(where) });
  const { code, ann, bo } = await annAndBo(testWorld);
  bo.send = () => {
    throw new Error('broken');
  };
  await ann.say({ type: 'host', do: 'lock', on: true });
  expect(reports).toEqual([`table ${code}, host`]);
  expect(ann.last('rejected')).toMatchObject({ code: 'busy', re: 'host' });
  delete (bo as Partial<Visitor>).send;
  await ann.say({ type: 'host', do: 'list', on: true });
  expect(ann.last('table').table).toMatchObject({ locked: true, listed: true });
  expect(bo.last('table').table).toMatchObject({ locked: true, listed: true });
});

test('a connection is told that it has joined, and what is refused', async () => {
  const house = new TestWorld().house();
  const code = await house.create(ANN);
  const told: string[] = [];
  const connection = Object.assign(new Visitor(house), {
    onJoined: () => told.push('joined'),
    onRefused: (refused: RefusalCode) => told.push(refused),
  });
  await connection.say({ type: 'chat', text: 'Hello' });
  await connection.enter('ZZZZZZ');
  await connection.enter(code);
  await connection.say({ type: 'chat', text: 'Hello' });
  expect(told).toEqual(['notJoined', 'noTable', 'joined', 'noToken']);
});
