import { defaultAnswer, standIn } from '@sevenfold/bots';
import { makeMove, type State, stateOf } from '@sevenfold/engine';
import { describe, expect, test, vi } from 'vitest';
import { type Bus, type House, SETTINGS } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BEN = 'token-of-ben-0123456789';
const CY = 'token-of-cy-01234567890';

interface Three {
  readonly testWorld: TestWorld;
  readonly house: House;
  readonly code: string;
  readonly ann: Visitor;
  readonly ben: Visitor;
  readonly cy: Visitor;
}

const SEATS = { ann: 0, ben: 1, cy: 2, bot: 3 };

/** Ann is host; Ben, Cy and a bot are here too. */
async function atATable(testWorld = new TestWorld()): Promise<Three> {
  const house = testWorld.house();
  const code = await house.create(ANN);
  const [ann, ben, cy] = [new Visitor(house), new Visitor(house), new Visitor(house)];
  for (const [visitor, token, name] of [
    [ann, ANN, 'Ann'],
    [ben, BEN, 'Ben'],
    [cy, CY, 'Cy'],
  ] as const) {
    await visitor.enter(code, token);
    await visitor.say({ type: 'sit', name, colour: 1 });
  }
  await ann.say({ type: 'host', do: 'addBot', bot: 'felix' });
  return { testWorld, house, code, ann, ben, cy };
}

async function inAGame(testWorld?: TestWorld): Promise<Three> {
  const all = await atATable(testWorld);
  await all.ann.say({ type: 'host', do: 'start' });
  return all;
}

function stateAt({ ann }: Three, log = ann.log): State {
  const { rules, players, dealer } = ann.last('table').table.game!;
  return stateOf({ rules, players, dealer, log: log.join(' ') });
}

/** The others answer as the clock would, until Ben is asked; the bot takes its time. */
async function untilBenIsAsked(all: Three): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    const state = stateAt(all);
    if (state.player === SEATS.ben) return;
    const visitor = [all.ann, all.ben, all.cy][state.player];
    const move = makeMove(defaultAnswer(state));
    if (visitor === undefined) await all.testWorld.pass(SETTINGS.pace.natural[1]);
    else await visitor.say({ type: 'move', game: 1, seat: state.player, move, n: all.ann.log.length });
  }
  throw new Error('Ben is never asked');
}

/** Ben is asked, and has gone. */
async function benIsAway(testWorld?: TestWorld): Promise<Three> {
  const all = await inAGame(testWorld);
  await untilBenIsAsked(all);
  await all.house.part(all.ben);
  return all;
}

const takeovers = (visitor: Visitor) => visitor.last('table').takeovers;
const now = { type: 'host', do: 'standIn', seat: SEATS.ben } as const;

describe('when someone goes away', () => {
  test('everyone hears how long a bot waits, newcomers the rest of it, and when it has taken over', async () => {
    const all = await benIsAway();
    const { testWorld, house, code, ann, cy } = all;
    for (const visitor of [ann, cy])
      expect(takeovers(visitor)).toEqual([null, SETTINGS.grace - 1, null, null]);
    await testWorld.pass(7000);
    const spectator = await new Visitor(house).enter(code);
    expect(spectator.last('welcome').takeovers).toEqual([null, SETTINGS.grace - 7001, null, null]);
    const { length } = ann.log;
    await testWorld.pass(SETTINGS.grace - 8000);
    expect(ann.log).toHaveLength(length);
    await testWorld.pass(SETTINGS.poll + 1000);
    expect(takeovers(cy)).toEqual([null, 0, null, null]);
    expect(ann.log.length).toBeGreaterThan(length);
  });

  test('and comes back in time, nobody plays for them', async () => {
    const { testWorld, house, code, ann } = await benIsAway();
    await testWorld.pass(SETTINGS.grace - 1000);
    await new Visitor(house).enter(code, BEN);
    const { length } = ann.log;
    await testWorld.pass(3 * SETTINGS.grace);
    expect(takeovers(ann)).toEqual([null, null, null, null]);
    expect(ann.log).toHaveLength(length);
  });

  test('nobody waits for a bot before the game', async () => {
    const { house, ann, ben } = await atATable();
    await house.part(ben);
    expect(takeovers(ann)).toEqual([null, null, null, null]);
  });
});

describe('the host does not want to wait', () => {
  test('and a bot takes over at once, until they are back; the next time it waits again', async () => {
    const { testWorld, house, code, ann, cy } = await benIsAway();
    const { length } = ann.log;
    await ann.say(now);
    expect(takeovers(cy)).toEqual([null, 0, null, null]);
    await testWorld.pass(SETTINGS.pace.natural[1]);
    expect(ann.log.length).toBeGreaterThan(length);
    const back = await new Visitor(house).enter(code, BEN);
    expect(back.last('welcome')).toMatchObject({ missed: length, takeovers: [null, null, null, null] });
    await house.part(back);
    expect(takeovers(cy)).toEqual([null, SETTINGS.grace - 1, null, null]);
  });

  test('said twice, or for someone who has left, it is as if said once', async () => {
    const { house, code, ann, cy } = await benIsAway();
    await ann.say(now);
    await ann.say(now);
    const back = await new Visitor(house).enter(code, BEN);
    await back.say({ type: 'leave', seat: SEATS.ben });
    await ann.say(now);
    expect(takeovers(cy)).toEqual([null, 0, null, null]);
    expect(ann.heard.filter(({ type }) => type === 'rejected')).toEqual([]);
  });

  test('but only the host may say so', async () => {
    const { ann, cy } = await benIsAway();
    await cy.say(now);
    expect(cy.last('rejected')).toMatchObject({ code: 'hostOnly', re: 'host' });
    expect(takeovers(ann)).toEqual([null, SETTINGS.grace - 1, null, null]);
  });

  test('but they are back in the meantime', async () => {
    const { house, code, ann } = await benIsAway();
    await new Visitor(house).enter(code, BEN);
    await ann.say(now);
    expect(ann.last('rejected')).toMatchObject({ code: 'notAway', re: 'host' });
  });

  test('but they are back at another process, of which this one has not heard', async () => {
    const deaf: Bus = {
      working: false,
      watch: () => () => undefined,
      publish: () => Promise.resolve(),
      subscribe: () => Promise.resolve(() => undefined),
    };
    const testWorld = new TestWorld({ bus: deaf });
    const { code, ann } = await benIsAway(testWorld);
    await new Visitor(testWorld.house()).enter(code, BEN);
    expect(takeovers(ann)[SEATS.ben]).not.toBeNull();
    await ann.say(now);
    expect(ann.last('rejected')).toMatchObject({ code: 'notAway', re: 'host' });
  });

  test.each([
    ['a bot', SEATS.bot],
    ['nobody', 9],
  ])('for %s: there is no such seat', async (_, seat) => {
    const { ann } = await benIsAway();
    await ann.say({ ...now, seat });
    expect(ann.last('rejected')).toMatchObject({ code: 'noSeat', re: 'host' });
  });

  test('before the game: there is none', async () => {
    const { house, ann, ben } = await atATable();
    await house.part(ben);
    await ann.say(now);
    expect(ann.last('rejected')).toMatchObject({ code: 'notPlaying', re: 'host' });
  });
});

/** What the log says that was answered in Ben's place, and what would have been a stand-in's or the clock's answer. */
async function answered(isAway: boolean): Promise<Record<'given' | 'standIn' | 'clock', string>> {
  const all = await inAGame();
  await all.ann.say({ type: 'host', do: 'clock', seconds: 10 });
  await untilBenIsAsked(all);
  if (isAway) await all.house.part(all.ben);
  const { length } = all.ann.log;
  const state = stateAt(all);
  await all.testWorld.pass(10_000);
  const given = all.ann.log[length]!;
  return { given, standIn: makeMove(standIn(state)), clock: makeMove(defaultAnswer(state)) };
}

describe('an answer in place of Ben', () => {
  test('is to stay, if they are here and time runs out', async () => {
    expect(await answered(false)).toEqual({ given: 's', standIn: 'h', clock: 's' });
  });

  test('is a careful player’s, if they are away and time runs out', async () => {
    expect(await answered(true)).toEqual({ given: 'h', standIn: 'h', clock: 's' });
  });

  test('is always the stand-in’s, from the moment it has taken over', async () => {
    const all = await benIsAway();
    await all.ann.say(now);
    const given: string[] = [];
    const expected: string[] = [];
    while (stateAt(all).round < 4) {
      await untilBenIsAsked(all);
      const { length } = all.ann.log;
      expected.push(makeMove(standIn(stateAt(all))));
      await all.testWorld.pass(SETTINGS.pace.natural[1]);
      given.push(all.ann.log[length]!);
    }
    expect(given).toEqual(expected);
  });
});

test('nobody counts as gone because the process itself stood still', async () => {
  const all = await inAGame();
  const { clock } = all.testWorld;
  const ticks = clock.ticks();
  vi.spyOn(clock, 'ticks').mockReturnValue(ticks + 60_000);
  // The process stands still before the table has looked after anything.
  await all.ann.say({ type: 'host', do: 'lock', on: true });
  expect(
    all.ann
      .last('table')
      .table.seats.slice(0, 3)
      .every(({ present }) => present),
  ).toBe(true);
});

test('moves set no timers while everyone is here', async () => {
  const all = await atATable();
  await all.ann.say({ type: 'host', do: 'removeBot', seat: SEATS.bot });
  await all.ann.say({ type: 'host', do: 'start' });
  // People come at different moments, so that each would be missed at another moment.
  await all.testWorld.pass(1000);
  await all.house.part(all.ben);
  const ben = await new Visitor(all.house).enter(all.code, BEN);
  const timers = vi.spyOn(all.testWorld.clock, 'after');
  for (let moves = 0; moves < 20; moves++) {
    const state = stateAt(all);
    const move = makeMove(defaultAnswer(state));
    const visitor = [all.ann, ben, all.cy][state.player]!;
    await visitor.say({ type: 'move', game: 1, seat: state.player, move, n: all.ann.log.length });
  }
  // At most one timer is set: for the person who would be missed first.
  expect(timers.mock.calls.length).toBeLessThan(2);
});
