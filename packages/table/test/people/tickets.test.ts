import { describe, expect, test } from 'vitest';
import { TICKET_TIME } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const PHONE = 'token-of-anns-phone-0123';

async function annAndBo(): Promise<{ testWorld: TestWorld; code: string; ann: Visitor; bo: Visitor }> {
  const testWorld = new TestWorld();
  const house = testWorld.house();
  const code = await house.create(ANN);
  const ann = await new Visitor(house).enter(code, ANN);
  const bo = await new Visitor(house).enter(code, BO);
  await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
  await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
  return { testWorld, code, ann, bo };
}

async function ticketOf(visitor: Visitor, seat: number): Promise<string> {
  await visitor.say({ type: 'pass', seat });
  return visitor.last('ticket').ticket;
}

describe('a seat moves to another device', () => {
  test.each(['in the lobby', 'in mid-game'])(
    '%s: with it the host’s role, and the old device is told',
    async (when) => {
      const { testWorld, code, ann, bo } = await annAndBo();
      if (when === 'in mid-game') await ann.say({ type: 'host', do: 'start' });
      const ticket = await ticketOf(ann, 0);
      expect(bo.heard.some(({ type }) => type === 'ticket')).toBe(false);
      expect((await testWorld.store.load(code))!.body).not.toContain(ticket);
      const phone = await new Visitor(testWorld.house()).enter(code, PHONE, ticket);
      await testWorld.pass(10);
      expect(ann.heard.at(-1)!.type).toBe('replaced');
      expect(ann.closed).toBe(true);
      const { you, table } = phone.last('welcome');
      expect([table.seats[0]!.person, table.host]).toEqual([you, you]);
      expect(table.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
      await phone.say({ type: 'host', do: 'lock', on: true });
      expect(phone.last('table').table.locked).toBe(true);
      const old = await new Visitor(ann.house).enter(code, ANN);
      expect(old.last('welcome').you).toBeNull();
    },
  );

  test('one of several seats: the old device keeps the others, and stays', async () => {
    const { code, ann } = await annAndBo();
    await ann.say({ type: 'sit', name: 'Ann’s son', colour: 3 });
    const phone = await new Visitor(ann.house).enter(code, PHONE, await ticketOf(ann, 2));
    const { table, you } = phone.last('welcome');
    expect(table.seats.map(({ person }) => person)).toEqual([1, 2, you]);
    expect([ann.closed, table.host]).toEqual([false, 1]);
  });

  test('to someone who sits here already', async () => {
    const { code, ann, bo } = await annAndBo();
    const again = await new Visitor(bo.house).enter(code, BO, await ticketOf(ann, 0));
    expect(again.last('welcome').table.seats.map(({ person }) => person)).toEqual([2, 2]);
  });
});

describe('a ticket is good', () => {
  test('once; whoever used it may say so again', async () => {
    const { code, ann, bo } = await annAndBo();
    const ticket = await ticketOf(ann, 0);
    await new Visitor(ann.house).enter(code, PHONE, ticket);
    const again = await new Visitor(ann.house).enter(code, PHONE, ticket);
    expect(again.last('welcome').you).toBe(3);
    const thief = await new Visitor(bo.house).enter(code, 'token-of-a-thief-012345', ticket);
    expect(thief.heard).toMatchObject([{ type: 'rejected', code: 'badTicket', re: 'hello' }]);
  });

  test('for ten minutes', async () => {
    const { testWorld, code, ann } = await annAndBo();
    const [first, second] = [await ticketOf(ann, 0), await ticketOf(ann, 0)];
    const early = await new Visitor(ann.house).enter(code, PHONE, first);
    expect(early.last('rejected').code).toBe('badTicket');
    await testWorld.pass(TICKET_TIME + 1);
    const late = await new Visitor(ann.house).enter(code, PHONE, second);
    expect(late.last('rejected').code).toBe('badTicket');
  });

  test('only from the owner of a seat, only for people with a token, and not after they were removed', async () => {
    const { code, ann, bo } = await annAndBo();
    await bo.say({ type: 'pass', seat: 0 });
    expect(bo.last('rejected').code).toBe('notYourSeat');
    await bo.say({ type: 'pass', seat: 9 });
    expect(bo.last('rejected').code).toBe('noSeat');
    const ticket = await ticketOf(bo, 1);
    const watcher = await new Visitor(ann.house).enter(code, undefined, ticket);
    expect(watcher.last('rejected').code).toBe('noToken');
    await ann.say({ type: 'host', do: 'start' });
    await ann.say({ type: 'host', do: 'kick', seat: 1 });
    expect(bo.last('bye').reason).toBe('kicked');
    const late = await new Visitor(ann.house).enter(code, PHONE, ticket);
    expect(late.last('rejected').code).toBe('badTicket');
  });
});

test('a request for a seat that arrives twice takes one seat', async () => {
  const { ann } = await annAndBo();
  const key = 'chosen-by-the-client-1';
  for (let times = 0; times < 2; times++) await ann.say({ type: 'sit', name: 'Second', colour: 4, key });
  await ann.say({ type: 'sit', name: 'Third', colour: 5, key: 'chosen-by-the-client-2' });
  expect(ann.last('table').table.seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Second', 'Third']);
});
