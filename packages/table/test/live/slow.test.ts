import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { type House, type Summons, tableStateOf, type TableState } from '../../src/index.ts';
import { ProcessClock } from '../helpers/process-clock.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often processes look for tables whose moment has come. */
const LOOK = 30_000;

/** A world whose processes call people, and look for slow tables as a server does. */
class SlowWorld {
  readonly calls: Summons[] = [];
  readonly testWorld = new TestWorld({ summon: (summons) => this.calls.push(summons) });
  #houses: House[] = [];

  house(): House {
    const house = this.testWorld.house();
    this.#houses.push(house);
    return house;
  }

  /** Kills a process, with everyone connected to it. */
  async kill(house: House): Promise<void> {
    this.#houses = this.#houses.filter((other) => other !== house);
    await house.stop();
  }

  async pass(milliseconds: number): Promise<void> {
    const { testWorld } = this;
    for (let left = milliseconds; left > 0; left -= LOOK) {
      await testWorld.pass(Math.min(left, LOOK));
      for (const house of this.#houses) {
        const now = testWorld.clock.now();
        for (const code of await testWorld.store.claimDue(now, now + MINUTE, 100)) void house.wake(code);
      }
      await flush();
    }
  }

  async state(code: string): Promise<TableState> {
    return tableStateOf((await this.testWorld.store.load(code))!);
  }

  async logLength(code: string): Promise<number> {
    return (await this.testWorld.store.read(`${code}.1`, 0)).length;
  }
}

/** Ann and Bo, with a day for every answer; Ann begins. */
async function annAndBo(
  world: SlowWorld,
): Promise<{ code: string; house: House; ann: Visitor; bo: Visitor }> {
  const house = world.house();
  const code = await house.create(ANN, { clock: 86_400 });
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  const bo = await new Visitor(house).enter(code, BO);
  await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
  await ann.say({ type: 'host', do: 'start' });
  return { code, house, ann, bo };
}

/** The player who is asked gives one answer, any that is allowed. */
async function answer(code: string, house: House, token: string): Promise<Visitor> {
  const visitor = await new Visitor(house).enter(code, token);
  const seat = token === ANN ? 0 : 1;
  for (const move of ['s', 'h', '@0', '@1'])
    await visitor.say({ type: 'move', game: 1, seat, move, n: visitor.log.length });
  return visitor;
}

async function personAsked(world: SlowWorld, code: string): Promise<string> {
  const { people } = await world.state(code);
  return people[0]!.hash === world.calls.at(-1)!.person ? ANN : BO;
}

describe.each([1, 2, 3])(
  'a slow table, with processes killed and people who come and go (seed %i)',
  (seed) => {
    test('calls at most twice for each question, and its game ends', async () => {
      const random = new Sfc32(seed);
      const world = new SlowWorld();
      const begun = await annAndBo(world);
      const { code } = begun;
      let { house } = begun;
      for (let day = 0; (await world.state(code)).phase === 'playing'; day++) {
        expect(day).toBeLessThan(400);
        const chance = random.below(10);
        if (chance < 3) {
          await world.kill(house);
          await world.testWorld.pass(random.below(30) * HOUR);
          house = world.house();
        } else if (chance < 7) {
          const visitor = await answer(code, house, random.below(2) === 0 ? ANN : BO);
          if (random.below(2) === 0) await house.part(visitor);
        }
        await world.pass((1 + random.below(24)) * HOUR);
      }
      const calls = world.calls.map(({ kind, game, n }) => `${kind} ${game} ${n}`);
      expect(new Set(calls).size).toBe(calls.length);
      expect(calls.length).toBeGreaterThan(0);
    });
  },
);

describe('a slow table', () => {
  test('calls whoever is asked and not here, once for each question, and reminds them', async () => {
    const world = new SlowWorld();
    const { code, house, ann, bo } = await annAndBo(world);
    expect(world.calls).toEqual([]);
    for (const visitor of [ann, bo]) await house.part(visitor);
    await world.pass(5 * MINUTE);
    const { people, asked } = await world.state(code);
    expect(world.calls).toHaveLength(1);
    const [call] = world.calls;
    expect(call).toMatchObject({ kind: 'turn', table: code, game: 1, n: asked!.n });
    expect(call!.until - asked!.at).toBe(DAY);
    expect(people.map(({ hash }) => hash)).toContain(call!.person);
    await world.pass(12 * HOUR);
    expect(world.calls).toHaveLength(1);
    await world.pass(6 * HOUR);
    expect(world.calls.map(({ kind }) => kind)).toEqual(['turn', 'reminder']);
    expect(await world.logLength(code)).toBe(asked!.n);
    expect(house.size).toBe(0);
  });

  test('calls nobody who is here, and the next one as soon as someone has answered', async () => {
    const world = new SlowWorld();
    const { code, house, ann, bo } = await annAndBo(world);
    await world.pass(HOUR);
    expect(world.calls).toEqual([]);
    const n = await world.logLength(code);
    for (const visitor of [ann, bo]) await house.part(visitor);
    await world.pass(10 * MINUTE);
    // The person who was asked had seen the question for an hour.
    expect(world.calls).toEqual([]);
    for (const token of [ANN, BO]) await house.part(await answer(code, house, token));
    await world.testWorld.pass(100);
    expect(await world.logLength(code)).toBeGreaterThan(n);
    expect(world.calls).toHaveLength(1);
    expect(world.calls[0]!.kind).toBe('turn');
  });

  test('gives nobody a stand-in before their time is up, then until they are back', async () => {
    const world = new SlowWorld();
    const { code, house, ann, bo } = await annAndBo(world);
    for (const visitor of [ann, bo]) await house.part(visitor);
    await world.pass(23 * HOUR);
    const n = await world.logLength(code);
    const late = await personAsked(world, code);
    const visitor = await new Visitor(house).enter(code, late === ANN ? BO : ANN);
    expect(visitor.last('welcome').takeovers).toEqual([null, null]);
    expect(visitor.last('welcome').left).toBeGreaterThan(0);
    await house.part(visitor);
    await world.pass(HOUR + 5 * MINUTE);
    expect(await world.logLength(code)).toBeGreaterThan(n);
    const { people } = await world.state(code);
    expect(people.map(({ away }) => away?.standIn)).toEqual(
      late === ANN ? [true, undefined] : [undefined, true],
    );
    const back = await new Visitor(house).enter(code, late);
    expect(back.last('welcome').missed).toBe(n);
    expect((await world.state(code)).people.some(({ away }) => away?.standIn === true)).toBe(false);
  });

  test('goes on when every process was killed, at whichever starts next', async () => {
    const world = new SlowWorld();
    const { code, house } = await annAndBo(world);
    await world.kill(house);
    const n = await world.logLength(code);
    await world.testWorld.pass(2 * HOUR);
    const [second, third] = [world.house(), world.house()];
    await world.pass(10 * MINUTE);
    expect(world.calls).toHaveLength(1);
    await world.kill(second);
    await world.pass(23 * HOUR);
    expect(await world.logLength(code)).toBeGreaterThan(n);
    expect(third.size).toBe(0);
  });

  test('an outage longer than the clock does not give the time again', async () => {
    const world = new SlowWorld();
    const { code, house } = await annAndBo(world);
    const n = await world.logLength(code);
    await world.kill(house);
    await world.testWorld.pass(9 * DAY);
    world.house();
    await world.pass(5 * MINUTE);
    expect(await world.logLength(code)).toBeGreaterThan(n);
  });

  test('bots play on when everyone is gone, until a person is asked', async () => {
    const world = new SlowWorld();
    const house = world.house();
    const code = await house.create(ANN, { clock: 3600 });
    const ann = await new Visitor(house).enter(code, ANN);
    for (const bot of ['felix', 'greta', 'pip']) await ann.say({ type: 'host', do: 'addBot', bot });
    await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    await ann.say({ type: 'host', do: 'start' });
    await house.part(ann);
    await world.pass(10 * MINUTE);
    expect(world.calls.map(({ kind }) => kind)).toEqual(['turn']);
    expect(house.size).toBe(0);
    await world.kill(house);
    world.house();
    // Nobody ever comes back, and the game still ends.
    await world.pass(5 * HOUR);
    expect((await world.state(code)).phase).toBe('over');
    expect(await world.testWorld.store.claimDue(Infinity, Infinity, 9)).toEqual([]);
  });

  test('two processes that look at the same moment call once', async () => {
    const world = new SlowWorld();
    const { code, house, ann, bo } = await annAndBo(world);
    const clock = new ProcessClock(world.testWorld.clock);
    const second = new TestWorld({ ...world.testWorld.world, clock }).house();
    for (const visitor of [ann, bo]) await house.part(visitor);
    await world.testWorld.pass(3 * MINUTE);
    await Promise.all([house.wake(code), second.wake(code), world.testWorld.pass(10_000)]);
    expect(world.calls).toHaveLength(1);
    await world.testWorld.pass(DAY);
    const n = await world.logLength(code);
    await Promise.all([house.wake(code), second.wake(code), world.testWorld.pass(10_000)]);
    expect(await world.logLength(code)).toBeGreaterThan(n);
    expect(world.calls.filter((call) => call.n === n)).toHaveLength(2);
  });

  test('keeps its host for as long as they may take, and is not closed in mid-game', async () => {
    const world = new SlowWorld();
    const { code, house, ann } = await annAndBo(world);
    await house.part(ann);
    await world.pass(3 * HOUR);
    expect((await world.state(code)).host).toBe(1);
    const quiet = await house.closeQuiet(world.testWorld.clock.now() + 1, 10);
    await world.pass(MINUTE);
    expect(quiet.map((table) => table.code)).toEqual([code]);
    expect((await world.state(code)).phase).toBe('playing');
    await world.pass(2 * DAY);
    expect((await world.state(code)).host).toBe(2);
  });

  test('that is paused waits for nothing', async () => {
    const world = new SlowWorld();
    const { code, house, ann, bo } = await annAndBo(world);
    await ann.say({ type: 'host', do: 'pause', on: true });
    for (const visitor of [ann, bo]) await house.part(visitor);
    const n = await world.logLength(code);
    await world.pass(2 * DAY);
    expect(world.calls).toEqual([]);
    expect(await world.logLength(code)).toBe(n);
    const back = await new Visitor(house).enter(code, ANN);
    await back.say({ type: 'host', do: 'pause', on: false });
    await house.part(back);
    await world.pass(5 * MINUTE);
    expect(world.calls.map(({ kind }) => kind)).toEqual(['turn']);
  });
});
