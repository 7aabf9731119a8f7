import { describe, expect, test } from 'vitest';
import { type House, SETTINGS, type TableView } from '../src/index.ts';
import { Parlour, Visitor } from './parlour.ts';
import { ProcessClock } from './process-clock.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const HOUR = 3_600_000;

/** Ann against a bot, with a clock of 10 s. */
async function annAndABot(parlour: Parlour): Promise<{ code: string; ann: Visitor }> {
  const house = parlour.house();
  const code = await house.create(ANN, { clock: 10 });
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  await ann.say({ type: 'host', do: 'addBot', bot: 'felix' });
  return { code, ann };
}

/** How long the log is at every half second of a game, while the clock on the wall is set now and then. */
async function timesOfAGame(jump: number): Promise<number[]> {
  const parlour = new Parlour();
  const { ann } = await annAndABot(parlour);
  await ann.say({ type: 'host', do: 'start' });
  const lengths: number[] = [];
  while (viewOf(ann).phase === 'playing') {
    await parlour.pass(500);
    if (lengths.push(ann.log.length) % 5 === 0) parlour.clock.set(jump);
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
    const parlour = new Parlour();
    const { code, ann } = await annAndABot(parlour);
    const bo = await new Visitor(ann.house).enter(code, BO);
    await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
    for (let times = 0; times < 5; times++) {
      parlour.clock.set(jump);
      await parlour.pass(25_000);
      expect(viewOf(ann).seats.map(({ present }) => present)).toEqual([true, false, true]);
    }
    await bo.house.part(bo);
    parlour.clock.set(jump);
    await parlour.pass(100);
    expect(viewOf(ann).seats[2]!.present).toBe(false);
    expect(viewOf(ann).host).toBe(1);
  });

  test('and chat is neither free nor forbidden after that', async () => {
    const parlour = new Parlour();
    const { ann } = await annAndABot(parlour);
    for (let line = 0; line < 6; line++) await ann.say({ type: 'chat', text: `line ${line}` });
    parlour.clock.set(jump);
    await ann.say({ type: 'chat', text: 'too much' });
    expect(ann.heard.filter(({ type }) => type === 'chat')).toHaveLength(5);
    await parlour.pass(2000);
    await ann.say({ type: 'chat', text: 'one more' });
    expect(ann.last('chat').text).toBe('one more');
  });
});

describe.each([-HOUR, -5000, 5000, HOUR])('another process whose clock is wrong by %i ms', (wrong) => {
  const grace = SETTINGS.grace + SETTINGS.lease + 2 * SETTINGS.poll;

  async function twoMachines(): Promise<{ parlour: Parlour; there: House; ann: Visitor; bo: Visitor }> {
    const parlour = new Parlour();
    const { code, ann } = await annAndABot(parlour);
    const clock = new ProcessClock(parlour.clock);
    clock.wrong = wrong;
    const there = new Parlour({ ...parlour.world, clock }).house();
    const bo = await new Visitor(there).enter(code, BO);
    await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
    await parlour.pass(100);
    return { parlour, there, ann, bo };
  }

  test('agrees on who is here, for as long as they are', async () => {
    const { parlour, there, ann, bo } = await twoMachines();
    await parlour.pass(SETTINGS.lease);
    for (let times = 0; times < 20; times++) {
      await parlour.pass(15_000);
      for (const visitor of [ann, bo])
        expect(viewOf(visitor).seats.map(({ present }) => present)).toEqual([true, false, true]);
      expect(viewOf(bo).host).toBe(1);
    }
    await there.part(bo);
    await parlour.pass(100);
    expect(viewOf(ann).seats[2]!.present).toBe(false);
  });

  test('and dies: nobody waits for its people for ever', async () => {
    const { parlour, ann, bo } = await twoMachines();
    await ann.say({ type: 'host', do: 'clock', seconds: 0 });
    await ann.say({ type: 'host', do: 'start' });
    await bo.house.stop();
    await parlour.pass(grace);
    expect(viewOf(ann).seats[2]!.present).toBe(false);
  });

  test('leaves no question open for longer than twice its time', async () => {
    const { parlour, ann } = await twoMachines();
    await ann.say({ type: 'host', do: 'start' });
    while (viewOf(ann).phase === 'playing') {
      const { length } = ann.log;
      await parlour.pass(21_000);
      expect(viewOf(ann).phase === 'over' || ann.log.length > length).toBe(true);
    }
  });
});
