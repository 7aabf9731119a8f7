import { expect, test } from 'vitest';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BEN = 'token-of-ben-0123456789';
/** The number is a little late on purpose, twice as much from another process. */
const LATE = 2500;

async function annsTable(): Promise<{
  testWorld: TestWorld;
  code: string;
  ann: Visitor;
  count: () => number;
}> {
  const testWorld = new TestWorld();
  const house = testWorld.house();
  const code = await house.create(ANN);
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  return { testWorld, code, ann, count: () => ann.last('table').table.watching };
}

test('a spectator who takes a seat is counted once, from the same moment on', async () => {
  const { testWorld, code, ann, count } = await annsTable();
  const ben = await new Visitor(ann.house).enter(code, BEN);
  await testWorld.pass(LATE);
  expect(count()).toBe(1);
  await ben.say({ type: 'sit', name: 'Ben', colour: 1 });
  expect(ann.last('table').table).toMatchObject({ watching: 0, seats: [{ name: 'Ann' }, { name: 'Ben' }] });
  await ben.say({ type: 'leave', seat: 1 });
  expect(count()).toBe(1);
});

test('the last spectator at another process goes, and is no longer counted', async () => {
  const { testWorld, code, ann, count } = await annsTable();
  const there = testWorld.house();
  const spectator = await new Visitor(there).enter(code);
  await testWorld.pass(2 * LATE);
  expect(count()).toBe(1);
  await there.part(spectator);
  await testWorld.pass(LATE);
  expect(count()).toBe(0);
  expect(ann.house.guests).toBe(1);
});
