// One person with several devices, and a person who wants to be forgotten.

import { describe, expect, test } from 'vitest';
import { type Identity, tableStateOf } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const PHONE = 'token-of-anns-phone-0123';
const BO = 'token-of-bo-01234567890';

/** Devices are their own persons until `become` says otherwise. */
function worldOfDevices() {
  const known = new Map<string, Pick<Identity, 'person' | 'formerly'>>();
  const testWorld: TestWorld = new TestWorld({
    identify: async (token) => {
      const device = await testWorld.source.hash(token);
      return { device, person: device, formerly: null, ...known.get(device) };
    },
  });
  const hash = (token: string): Promise<string> => testWorld.source.hash(token);
  const become = async (token: string, of: string): Promise<[device: string, person: string]> => {
    const [device, person] = [await hash(token), await hash(of)];
    known.set(device, { person, formerly: device });
    return [device, person];
  };
  const stored = async (code: string) => tableStateOf((await testWorld.store.load(code))!);
  return { testWorld, house: testWorld.house(), hash, become, stored };
}

/** Ann has Bo's seat too, by a ticket, and Bo is back as a spectator. */
async function tableOfTwo(phase: 'lobby' | 'playing') {
  const world = worldOfDevices();
  const { house } = world;
  const code = await house.create(ANN);
  const ann = await new Visitor(house).enter(code, ANN);
  const bo = await new Visitor(house).enter(code, BO);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
  await bo.say({ type: 'pass', seat: 1 });
  const again = await new Visitor(house).enter(code, ANN, bo.last('ticket').ticket);
  await new Visitor(house).enter(code, BO);
  if (phase === 'playing') await again.say({ type: 'host', do: 'start' });
  return { ...world, code };
}

describe('a second device of one person', () => {
  test('has their seat and their role, and the first is told', async () => {
    const { house, become } = worldOfDevices();
    await become(PHONE, ANN);
    const code = await house.create(ANN);
    const ann = await new Visitor(house).enter(code, ANN);
    await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    const phone = await new Visitor(house).enter(code, PHONE);
    const { you, table } = phone.last('welcome');
    expect([table.seats[0]!.person, table.host]).toEqual([you, you]);
    expect(ann.heard.at(-1)!.type).toBe('replaced');
  });

  test('brings along the seat that it had before, also to a table where the person sits', async () => {
    const { house, become, stored, hash } = worldOfDevices();
    const code = await house.create(PHONE);
    const before = await new Visitor(house).enter(code, PHONE);
    await before.say({ type: 'sit', name: 'Phone', colour: 1 });
    const [device, person] = await become(PHONE, ANN);
    await house.reidentify(device, person);
    expect(before.last('bye').reason).toBe('shutdown');
    expect(before.closed).toBe(true);
    const after = await new Visitor(house).enter(code, PHONE);
    expect(after.last('welcome').table.seats.map((seat) => seat.person)).toEqual([1]);
    expect((await stored(code)).people.map((one) => one.hash)).toEqual([person]);

    const other = await house.create(BO);
    const bo = await new Visitor(house).enter(other, BO);
    const ann = await new Visitor(house).enter(other, ANN);
    await bo.say({ type: 'sit', name: 'Bo', colour: 1 });
    await ann.say({ type: 'sit', name: 'Ann', colour: 2 });
    await house.reidentify(...(await become(BO, ANN)));
    const together = await new Visitor(house).enter(other, BO);
    const { you, table } = together.last('welcome');
    expect(table.seats.map((seat) => seat.person)).toEqual([you, you]);
    expect(table.host).toBe(you);
    expect((await stored(other)).people.map((one) => one.hash)).toEqual([await hash(ANN)]);
  });

  test('does not make one person of two who play a rated game against each other', async () => {
    const { testWorld, house, become, stored } = worldOfDevices();
    const code = await house.create(BO, { rated: testWorld.clock.now() - 60_000, clock: 30 });
    const bo = await new Visitor(house).enter(code, BO);
    const ann = await new Visitor(house).enter(code, ANN);
    await bo.say({ type: 'sit', name: 'Bo', colour: 1 });
    await ann.say({ type: 'sit', name: 'Ann', colour: 2 });
    await bo.say({ type: 'host', do: 'start' });
    await house.reidentify(...(await become(BO, ANN)));
    await new Visitor(house).enter(code, BO);
    const { phase, people } = await stored(code);
    expect([phase, people.length]).toEqual(['playing', 2]);
  });

  test('that is no longer theirs is sent back, and counts as gone', async () => {
    const { house, become, hash, stored } = worldOfDevices();
    await become(PHONE, ANN);
    const code = await house.create(ANN);
    const phone = await new Visitor(house).enter(code, PHONE);
    await phone.say({ type: 'sit', name: 'Ann', colour: 1 });
    const device = await hash(PHONE);
    await house.reidentify(device, await hash(ANN));
    expect(phone.closed).toBe(false);
    await house.reidentify(device, 'somebody-new');
    expect(phone.closed).toBe(true);
    expect((await stored(code)).people[0]!.away).not.toBeNull();
  });
});

describe('a person who wants to be forgotten', () => {
  test.each(['lobby', 'playing'] as const)('leaves no trace at a table: %s', async (phase) => {
    const { house, hash, code, testWorld } = await tableOfTwo(phase);
    const quiet = await house.create(BO);
    for (const token of [ANN, BO]) {
      const person = await hash(token);
      const looked = await testWorld.house().forget(new Set([person]), 10);
      expect(looked.map((table) => table.code).sort()).toEqual([code, quiet].sort());
      for (const each of [code, quiet])
        expect((await testWorld.store.load(each))!.body).not.toContain(person);
    }
  });

  test('in mid-game a bot plays on, and someone else is host', async () => {
    const { house, hash, stored } = worldOfDevices();
    const code = await house.create(ANN);
    const ann = await new Visitor(house).enter(code, ANN);
    const bo = await new Visitor(house).enter(code, BO);
    await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
    await ann.say({ type: 'host', do: 'start' });
    await house.forget(new Set([await hash(ANN)]), 10);
    const table = await stored(code);
    expect(table.seats.map(({ person, left }) => [person, left])).toEqual([
      [null, true],
      [2, false],
    ]);
    expect(table.host).toBe(2);
    expect(ann.last('bye').reason).toBe('kicked');
  });
});
