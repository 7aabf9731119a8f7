import { describe, expect, test } from 'vitest';
import { type House, REACTIONS, SETTINGS, type StoredTable, type TableView } from '../../src/index.ts';
import type { GuestMessage } from '../../src/people/roles.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const CY = 'token-of-cy-01234567890';
const PHONE = 'token-of-anns-phone-0123';

interface Three {
  readonly testWorld: TestWorld;
  readonly house: House;
  readonly code: string;
  readonly ann: Visitor;
  readonly bo: Visitor;
  readonly cy: Visitor;
}

/** Ann has made the table; all three sit. */
async function annsTable(): Promise<Three> {
  const testWorld = new TestWorld();
  const house = testWorld.house();
  const code = await house.create(ANN);
  const [ann, bo, cy] = [new Visitor(house), new Visitor(house), new Visitor(house)];
  for (const [visitor, token, name] of [
    [ann, ANN, 'Ann'],
    [bo, BO, 'Bo'],
    [cy, CY, 'Cy'],
  ] as const) {
    await visitor.enter(code, token);
    await visitor.say({ type: 'sit', name, colour: 1 });
  }
  return { testWorld, house, code, ann, bo, cy };
}

/** Ann goes, and Bo becomes host. */
async function inherited(): Promise<Three> {
  const all = await annsTable();
  await all.house.part(all.ann);
  await all.testWorld.pass(SETTINGS.grace + 2 * SETTINGS.poll);
  expect(viewOf(all.bo)).toMatchObject({ creator: 1, host: 2 });
  return all;
}

function viewOf(visitor: Visitor): TableView {
  return visitor.last('table').table;
}

describe('whoever inherits the host’s role', () => {
  test('commands the table, and cannot delete it', async () => {
    const { testWorld, code, bo } = await inherited();
    await bo.say({ type: 'host', do: 'start' });
    await bo.say({ type: 'host', do: 'pause', on: true });
    expect(viewOf(bo)).toMatchObject({ phase: 'playing', paused: true });
    await bo.say({ type: 'host', do: 'kick', seat: 2 });
    expect(viewOf(bo).seats[2]).toMatchObject({ person: null, left: true });
    await bo.say({ type: 'host', do: 'delete' });
    expect(bo.last('rejected')).toMatchObject({ code: 'creatorOnly', re: 'host' });
    expect(await testWorld.store.load(code)).toBeDefined();
    await bo.say({ type: 'host', do: 'close' });
    expect(bo.last('bye').reason).toBe('closed');
  });

  test('cannot remove the creator or lock them out', async () => {
    const { house, code, bo, cy } = await inherited();
    await bo.say({ type: 'host', do: 'kick', seat: 0 });
    expect(bo.last('rejected')).toMatchObject({ code: 'creatorOnly', re: 'host' });
    await bo.say({ type: 'host', do: 'lock', on: true });
    const ann = await new Visitor(house).enter(code, ANN);
    await ann.say({ type: 'leave', seat: 0 });
    await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    expect(viewOf(cy).seats.map(({ name }) => name)).toEqual(['Bo', 'Cy', 'Ann']);
  });

  test('keeps it while they play, gives it up when they stand up, and cannot appoint anyone for good', async () => {
    const { house, code, bo, cy } = await inherited();
    await bo.say({ type: 'leave', seat: 1 });
    expect(viewOf(cy).host).toBe(3);
    await bo.say({ type: 'sit', name: 'Bo', colour: 1 });
    await cy.say({ type: 'host', do: 'handOver', seat: 2 });
    const heir = viewOf(cy).host;
    expect(heir).toBe(viewOf(cy).seats[2]!.person);
    await new Visitor(house).enter(code, ANN);
    expect(viewOf(cy).host).toBe(1);
  });
});

describe('the creator', () => {
  test.each(['in the lobby', 'in mid-game'])('is the host again at once on return, %s', async (when) => {
    const { house, code, bo } = await inherited();
    if (when === 'in mid-game') await bo.say({ type: 'host', do: 'start' });
    const ann = await new Visitor(house).enter(code, ANN);
    expect(ann.last('welcome').table).toMatchObject({ creator: 1, host: 1 });
    await bo.say({ type: 'host', do: 'lock', on: true });
    expect(bo.last('rejected').code).toBe('hostOnly');
  });

  test('is remembered without a seat, through games that others play', async () => {
    const { testWorld, house, code, ann, bo, cy } = await annsTable();
    await ann.say({ type: 'leave', seat: 0 });
    await house.part(ann);
    await testWorld.pass(SETTINGS.grace + 2 * SETTINGS.poll);
    await bo.say({ type: 'host', do: 'start' });
    await bo.say({ type: 'host', do: 'kick', seat: 1 });
    await house.part(bo);
    await house.part(cy);
    const late = await new Visitor(testWorld.house()).enter(code, ANN);
    expect(late.last('welcome')).toMatchObject({ you: 1, table: { host: 1 } });
    await late.say({ type: 'host', do: 'delete' });
    expect(await testWorld.store.load(code)).toBeUndefined();
  });

  test('appoints a host who stays host until they go, and may delete all the same', async () => {
    const { testWorld, house, code, ann, bo } = await annsTable();
    await ann.say({ type: 'host', do: 'handOver', seat: 1 });
    await house.part(ann);
    const again = await new Visitor(house).enter(code, ANN);
    await testWorld.pass(3 * SETTINGS.poll);
    expect(viewOf(again).host).toBe(2);
    await again.say({ type: 'host', do: 'lock', on: true });
    expect(again.last('rejected').code).toBe('hostOnly');
    await house.part(bo);
    await testWorld.pass(SETTINGS.grace + 2 * SETTINGS.poll);
    expect(viewOf(again).host).toBe(1);
    await again.say({ type: 'host', do: 'handOver', seat: 2 });
    await again.say({ type: 'host', do: 'delete' });
    expect(await testWorld.store.load(code)).toBeUndefined();
  });

  test('moves to another device with the last seat', async () => {
    const { house, code, ann } = await annsTable();
    await ann.say({ type: 'pass', seat: 0 });
    const phone = await new Visitor(house).enter(code, PHONE, ann.last('ticket').ticket);
    const { you, table } = phone.last('welcome');
    expect([table.creator, table.host]).toEqual([you, you]);
  });
});

test('a stranger who comes to an empty table and waits gains nothing that destroys', async () => {
  const { testWorld, house, code, ann, bo, cy } = await annsTable();
  for (const visitor of [ann, bo, cy]) await house.part(visitor);
  const stranger = await new Visitor(house).enter(code, 'token-of-a-stranger-012');
  await testWorld.pass(600_000);
  expect(stranger.last('table').table.host).toBe(1);
  await stranger.say({ type: 'host', do: 'delete' });
  expect(stranger.last('rejected').code).toBe('noToken');
  await stranger.say({ type: 'sit', name: 'Stranger', colour: 1 });
  await testWorld.pass(60_000);
  expect(viewOf(stranger).host).toBe(stranger.last('welcome').you);
  await stranger.say({ type: 'host', do: 'delete' });
  expect(stranger.last('rejected').code).toBe('creatorOnly');
  expect(await testWorld.store.load(code)).toBeDefined();
});

test('a table stored before there were creators is its host’s', async () => {
  const { testWorld, code } = await annsTable();
  const row = (await testWorld.store.load(code))!;
  const { creator, appointed, ...older } = JSON.parse(row.body) as Record<string, unknown>;
  expect([creator, appointed]).toEqual([1, false]);
  const version = row.version + 1;
  const old: StoredTable = { ...row, version, body: JSON.stringify({ ...older, host: 2, version }) };
  await testWorld.store.update(old);
  const bo = await new Visitor(testWorld.house()).enter(code, BO);
  expect(bo.last('welcome').table).toMatchObject({ creator: 2, host: 2 });
  await bo.say({ type: 'host', do: 'delete' });
  expect(await testWorld.store.load(code)).toBeUndefined();
});

test('a removed player may come back, to watch or to sit down again; a lock keeps them from sitting down', async () => {
  const { house, code, ann } = await annsTable();
  await ann.say({ type: 'host', do: 'kick', seat: 1 });
  const back = await new Visitor(house).enter(code, BO);
  expect(back.last('welcome').you).toBeNull();
  await back.say({ type: 'sit', name: 'Bo', colour: 2 });
  expect(viewOf(ann).seats.map(({ name }) => name)).toEqual(['Ann', 'Cy', 'Bo']);
  await ann.say({ type: 'host', do: 'kick', seat: 2 });
  await ann.say({ type: 'host', do: 'lock', on: true });
  const again = await new Visitor(house).enter(code, BO);
  await again.say({ type: 'sit', name: 'Bo', colour: 2 });
  expect(again.last('rejected').code).toBe('locked');
});

describe('who may send', () => {
  const messages: { readonly [Type in GuestMessage['type']]: Extract<GuestMessage, { type: Type }> } = {
    ping: { type: 'ping' },
    resync: { type: 'resync', game: 0, n: 0 },
    sit: { type: 'sit', name: 'Di', colour: 1 },
    leave: { type: 'leave', seat: 1 },
    contribute: { type: 'contribute', seat: 1, contribution: '0'.repeat(32) },
    pass: { type: 'pass', seat: 1 },
    move: { type: 'move', game: 0, seat: 1, move: 'h', n: 0 },
    chat: { type: 'chat', text: 'Hello' },
    reaction: { type: 'reaction', reaction: REACTIONS[0] },
    shown: { type: 'shown', game: 0, beats: 0 },
    host: { type: 'host', do: 'lock', on: true },
  };

  test.each(Object.values(messages))('$type', async (message) => {
    const { house, code, bo } = await annsTable();
    const needsToken = async (visitor: Visitor): Promise<boolean> => {
      const before = visitor.heard.length;
      await visitor.say(message);
      return visitor.heard.slice(before).some((one) => one.type === 'rejected' && one.code === 'noToken');
    };
    const spectator = await new Visitor(house).enter(code);
    expect(await needsToken(spectator)).toBe(!['ping', 'resync', 'shown'].includes(message.type));
    const withToken = await new Visitor(house).enter(code, 'token-of-di-01234567890');
    expect(await needsToken(withToken)).toBe(!['ping', 'resync', 'shown', 'sit'].includes(message.type));
    expect(await needsToken(bo)).toBe(false);
  });
});
