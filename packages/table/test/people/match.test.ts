import { expect, test } from 'vitest';
import { fairDealing, House, stored, tableStateOf } from '../../src/index.ts';
import { ProcessClock } from '../helpers/process-clock.ts';
import { seededSource } from '../helpers/seeded-source.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const TOKENS = ['token-of-ann-0123456789', 'token-of-bo-01234567890', 'token-of-cat-0123456789'];

function contribute(visitor: Visitor, seat: number): Promise<void> {
  return visitor.say({ type: 'contribute', seat, contribution: 'ab'.repeat(16) });
}

/** A table of three people whom the server has brought together, and a bot. */
async function matched(names = ['Ann', 'Bo', 'Ann'], colours = [0, 1, 2]) {
  const world = new TestWorld({ dealing: fairDealing(seededSource(5)) });
  const house = world.house();
  const people = await Promise.all(
    names.map(async (name, at) => ({
      hash: await world.source.hash(TOKENS[at]!),
      name,
      colour: colours[at]!,
      spare: 'mabel',
    })),
  );
  const table = house.matchTable(people, ['pip']);
  await world.store.create(stored(table));
  const { code } = table;
  const come = async (at: number): Promise<Visitor> => {
    const visitor = await new Visitor(house).enter(code, TOKENS[at]);
    return visitor;
  };
  return { world, house, code, come };
}

test('people who were brought together have their seats, rated and with a clock, and nobody else can sit', async () => {
  const { house, code, come } = await matched();
  const ann = await come(0);
  const { table, you } = ann.last('welcome');
  expect(table).toMatchObject({ phase: 'lobby', rated: true, matched: true, clock: 30, locked: true });
  expect(table.seats.map(({ name, person }) => [name, person])).toEqual([
    ['Ann', 1],
    ['Bo', 2],
    ['Ann 2', 3],
    ['Pip', null],
  ]);
  expect(you).toBe(1);
  // The first to come is host, and may not use that against the others.
  for (const command of [{ do: 'kick', seat: 1 }, { do: 'rated', on: false }, { do: 'start' }] as const) {
    await ann.say({ type: 'host', ...command });
    expect(ann.last('rejected').code).toBe('ratedGame');
  }
  await ann.say({ type: 'sit', name: 'Again', colour: 5 });
  expect(ann.last('rejected').code).toBe('locked');
  const stranger = await new Visitor(house).enter(code, 'token-of-eve-0123456789');
  await stranger.say({ type: 'sit', name: 'Eve', colour: 5 });
  expect(stranger.last('rejected').code).toBe('locked');
});

test('everyone has a colour of their own, and keeps the one they chose if it is free', async () => {
  const { come } = await matched(undefined, [4, 4, 0]);
  const colours = (await come(0)).last('welcome').table.seats.map(({ colour }) => colour);
  expect(colours).toEqual([4, 1, 0, 2]);
});

test('their game begins as soon as all are here and have contributed', async () => {
  const { world, come } = await matched();
  const people = [await come(0), await come(1), await come(2)];
  await world.pass(1000);
  expect(people[0]!.last('table').table.phase).toBe('lobby');
  for (const [seat, one] of people.entries()) await contribute(one, seat);
  await world.pass(500);
  const { table } = people[0]!.last('table');
  // A table without a creator is one that was opened on a TV.
  expect(table).toMatchObject({ phase: 'playing', matched: false, creator: 1 });
  expect(table.game).toMatchObject({ rated: true, contributions: [...Array(3).fill('ab'.repeat(16)), null] });
});

test('it begins without those who never come: a bot has their seat', async () => {
  const { world, code, come } = await matched();
  const bo = await come(1);
  await contribute(bo, 1);
  await world.pass(7000);
  expect(bo.last('table').table.phase).toBe('lobby');
  await world.pass(1500);
  const { table } = bo.last('table');
  expect(table.phase).toBe('playing');
  expect(table.seats.map(({ name, person, bot }) => [name, person, bot])).toEqual([
    ['Mabel', null, 'mabel'],
    ['Bo', 2, 'standIn'],
    ['Mabel 2', null, 'mabel'],
    ['Pip', null, 'pip'],
  ]);
  const state = tableStateOf((await world.store.load(code))!);
  expect(state.people.map(({ id }) => id)).toEqual([2]);
  // Ann comes too late.
  const ann = await come(0);
  expect(ann.last('welcome').you).toBeNull();
});

test('someone who gives up their seat before it begins is not replaced, and nobody plays alone', async () => {
  const { world, come } = await matched(['Ann', 'Bo']);
  const [ann, bo] = [await come(0), await come(1)];
  await bo.say({ type: 'leave', seat: 1 });
  await world.pass(9000);
  expect(ann.last('table').table.seats.map(({ name }) => name)).toEqual(['Ann', 'Pip']);
  expect(ann.last('table').table.phase).toBe('playing');
});

test.each([-900_000, 900_000])(
  'clocks that differ (by %i ms) neither hold up a game nor begin it before people can come',
  async (wrong) => {
    const { world, code } = await matched(['Ann', 'Bo']);
    const clock = new ProcessClock(world.clock);
    clock.wrong = wrong;
    const other = new House({ ...world.world, clock });
    const bo = await new Visitor(other).enter(code, TOKENS[1]);
    await world.pass(4000);
    const ann = await new Visitor(other).enter(code, TOKENS[0]);
    await contribute(ann, 0);
    expect(bo.last('table').table.phase).toBe('lobby');
    await world.pass(4500);
    expect(bo.last('table').table.phase).toBe('playing');
    expect(bo.last('table').table.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Pip']);
  },
);
