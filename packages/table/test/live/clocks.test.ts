import { describe, expect, test } from 'vitest';
import { type House, SETTINGS, type TableView } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';
import { ProcessClock } from '../helpers/process-clock.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const HOUR = 3_600_000;

/** Ann against a bot, with a clock of 10 s. */
async function annAndABot(testWorld: TestWorld): Promise<{ code: string; ann: Visitor }> {
  const house = testWorld.house();
  const code = await house.create(ANN, { clock: 10 });
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  await ann.say({ type: 'host', do: 'addBot', bot: 'felix' });
  return { code, ann };
}

/** The length of the log every half second of a game, while the time of day is set now and then. */
async function timesOfAGame(jump: number): Promise<number[]> {
  const testWorld = new TestWorld();
  const { ann } = await annAndABot(testWorld);
  await ann.say({ type: 'host', do: 'start' });
  const lengths: number[] = [];
  while (viewOf(ann).phase === 'playing') {
    await testWorld.pass(500);
    if (lengths.push(ann.log.length) % 5 === 0) testWorld.clock.set(jump);
  }
  return lengths;
}

function viewOf(visitor: Visitor): TableView {
  return visitor.last('table').table;
}

describe.each([-HOUR, -10_000, 10_000, HOUR])('the clock on the wall is set by %i ms', (jump) => {
  test('and every question waits for as long as it would have', async () => {
    expect(await timesOfAGame(jump)).toEqual(await timesOfAGame(0));
  });

  test('and people who are here stay present, and whoever goes does not', async () => {
    const testWorld = new TestWorld();
    const { code, ann } = await annAndABot(testWorld);
    const bo = await new Visitor(ann.house).enter(code, BO);
    await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
    for (let times = 0; times < 5; times++) {
      testWorld.clock.set(jump);
      await testWorld.pass(25_000);
      expect(viewOf(ann).seats.map(({ present }) => present)).toEqual([true, false, true]);
    }
    await bo.house.part(bo);
    testWorld.clock.set(jump);
    await testWorld.pass(100);
    expect(viewOf(ann).seats[2]!.present).toBe(false);
    expect(viewOf(ann).host).toBe(1);
  });

  test('and chat is limited as before', async () => {
    const testWorld = new TestWorld();
    const { ann } = await annAndABot(testWorld);
    for (let line = 0; line < 6; line++) await ann.say({ type: 'chat', text: `line ${line}` });
    testWorld.clock.set(jump);
    await ann.say({ type: 'chat', text: 'too much' });
    expect(ann.heard.filter(({ type }) => type === 'chat')).toHaveLength(5);
    await testWorld.pass(2000);
    await ann.say({ type: 'chat', text: 'one more' });
    expect(ann.last('chat').text).toBe('one more');
  });
});

describe.each([-HOUR, -5000, 5000, HOUR])('another process whose clock is wrong by %i ms', (wrong) => {
  const grace = SETTINGS.grace + SETTINGS.lease + 2 * SETTINGS.poll;

  async function twoMachines(): Promise<{ testWorld: TestWorld; there: House; ann: Visitor; bo: Visitor }> {
    const testWorld = new TestWorld();
    const { code, ann } = await annAndABot(testWorld);
    const clock = new ProcessClock(testWorld.clock);
    clock.wrong = wrong;
    const there = new TestWorld({ ...testWorld.world, clock }).house();
    const bo = await new Visitor(there).enter(code, BO);
    await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
    await testWorld.pass(100);
    return { testWorld, there, ann, bo };
  }

  test('agrees on who is here, for as long as they are', async () => {
    const { testWorld, there, ann, bo } = await twoMachines();
    await testWorld.pass(SETTINGS.lease);
    for (let times = 0; times < 20; times++) {
      await testWorld.pass(15_000);
      for (const visitor of [ann, bo])
        expect(viewOf(visitor).seats.map(({ present }) => present)).toEqual([true, false, true]);
      expect(viewOf(bo).host).toBe(1);
    }
    await there.part(bo);
    await testWorld.pass(100);
    expect(viewOf(ann).seats[2]!.present).toBe(false);
  });

  test('and dies: nobody waits for its people for ever', async () => {
    const { testWorld, ann, bo } = await twoMachines();
    await ann.say({ type: 'host', do: 'clock', seconds: 0 });
    await ann.say({ type: 'host', do: 'start' });
    await bo.house.stop();
    await testWorld.pass(grace);
    expect(viewOf(ann).seats[2]!.present).toBe(false);
  });

  test('leaves no question open for longer than twice its time', async () => {
    const { testWorld, ann } = await twoMachines();
    await ann.say({ type: 'host', do: 'start' });
    while (viewOf(ann).phase === 'playing') {
      const { length } = ann.log;
      await testWorld.pass(21_000);
      expect(viewOf(ann).phase === 'over' || ann.log.length > length).toBe(true);
    }
  });
});
