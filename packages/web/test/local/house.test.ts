import { legalMoves, makeMove, parseRecord, replay, stateOf } from '@sevenfold/engine';
import {
  Client,
  FAIR_VERSION,
  SETTINGS,
  tableStateOf,
  systemClock,
  thinkHere,
  verifyRecord,
  webSource,
} from '@sevenfold/table';
import { afterEach, expect, test } from 'vitest';
import { memoryDatabase } from '../../src/storage/memory-database.ts';
import { dialHouse, type LocalHouse, openHouse } from '../../src/local/house.ts';
import { browserLock, ShelfStore } from '../../src/local/shelf-store.ts';
import { findLocal, type LocalGame } from '../../src/local/local-game.ts';
import { repairTable } from '../../src/local/table-repair.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { startLocal } from '../../src/local/table-setup.ts';
import { playOn } from '../../src/local/play-on.ts';
import { takeBack } from '../../src/local/undo.ts';
import { FakeStorage } from '../fake-storage.ts';
import { played } from '../played-games.ts';

const YOU = { name: 'You', colour: 3 };
const AT_ONCE = [0, 1] as const;
const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function openPage(storage: FakeStorage): LocalHouse {
  const shelf = new BrowserShelf(storage);
  const stored = memoryDatabase();
  const page = {
    shelf,
    database: async () => stored,
    speed: () => 'instant' as const,
    shown: () => Promise.resolve(),
  };
  const local = openHouse(page, {
    think: thinkHere(webSource),
    store: new ShelfStore(shelf, browserLock),
    settings: { ...SETTINGS, pace: { quick: AT_ONCE, natural: AT_ONCE, slow: AT_ONCE }, poll: 200 },
  });
  closing.push(() => local.house.stop());
  return local;
}

function join(local: LocalHouse, game: LocalGame): Client {
  const client = new Client({
    dial: dialHouse(local.house),
    clock: systemClock,
    table: game.code,
    token: game.token,
  });
  client.connect();
  closing.push(() => client.close());
  return client;
}

/** Answers whatever is asked, now and then with a Hit, until `done`. */
async function play(client: Client, done: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      if (done()) return true;
      if (client.asked < 0 || client.waiting) return false;
      const [first, ...others] = legalMoves(client.state!).map(makeMove);
      client.move(client.asked, client.log.length % 3 === 0 ? first! : (others.at(-1) ?? first!));
      return false;
    })
    .toBe(true);
}

test('a whole game against three, from the first card to a record that proves itself', async () => {
  const local = openPage(new FakeStorage());
  const rules = { preset: 'official', target: 60 } as const;
  const game = await startLocal(local, {
    way: 'play',
    people: [YOU],
    bots: ['pip', 'greta', 'felix'],
    rules,
  });
  const client = join(local, game);
  await expect.poll(() => client.log.length).toBeGreaterThan(0);
  expect(client.view?.seats.map(({ name }) => name)).toEqual(['You', 'Pip', 'Greta', 'Felix']);
  await play(client, () => client.view?.phase === 'over');
  const record = client.record!;
  expect(replay(record).winners).not.toBeNull();
  const { commitment, contributions, secret } = client.view!.game!;
  const fair = {
    version: FAIR_VERSION,
    commitment,
    contributions,
    ...(secret === undefined ? {} : { secret }),
  };
  expect(verifyRecord(record, fair).holds).toBe(true);
  const [kept] = await (await local.database()).games.all();
  expect(kept).toMatchObject({ id: `${game.code}.1`, way: 'play', yours: [0], takeBacks: 0 });
  expect(kept!.bots).toEqual(['', 'pip', 'greta', 'felix']);
  expect(parseRecord(JSON.parse(kept!.record))).toEqual(record);
});

test('closing the page in mid-game and opening it again goes on where it was', async () => {
  const storage = new FakeStorage();
  const first = openPage(storage);
  const game = await startLocal(first, { way: 'play', people: [YOU], bots: ['pip', 'greta'], rules: {} });
  const before = join(first, game);
  await play(before, () => before.log.length > 30 && before.asked >= 0);
  const log = [...before.log];
  before.close();
  await first.house.stop();

  const second = openPage(storage);
  expect(repairTable(second.shelf, game.code)).toBe(true);
  const found = findLocal(second.shelf, game.code)!;
  expect(found).toEqual(game);
  const after = join(second, found);
  await expect.poll(() => after.log.length).toBeGreaterThanOrEqual(log.length);
  expect(after.log).toEqual(log);
  expect(after.asked).toBe(0);
});

test('a second tab takes the game over from the first', async () => {
  const storage = new FakeStorage();
  const first = openPage(storage);
  const game = await startLocal(first, { way: 'play', people: [YOU], bots: ['pip'], rules: {} });
  const one = join(first, game);
  await expect.poll(() => one.status).toBe('open');
  const two = join(openPage(storage), game);
  await expect.poll(() => two.status).toBe('open');
  await expect.poll(() => one.status).toBe('replaced');
});

test('a decision taken back comes again, with the same cards behind it', async () => {
  const local = openPage(new FakeStorage());
  const game = await startLocal(local, { way: 'solo', people: [YOU], bots: [], rules: {} });
  const client = join(local, game);
  await expect.poll(() => client.asked).toBe(0);
  expect(await takeBack(local, game.code)).toBe(false);
  const asked = [...client.log];
  client.move(0, 'h');
  await expect.poll(() => client.log.length).toBeGreaterThan(asked.length);
  const after = [...client.log];
  expect(await takeBack(local, game.code)).toBe(true);
  await expect.poll(() => client.log.length).toBe(asked.length);
  expect(client.log).toEqual(asked);
  client.move(0, 'h');
  await expect.poll(() => client.log.length).toBeGreaterThanOrEqual(after.length);
  expect(client.log).toEqual(after);
  expect(findLocal(local.shelf, game.code)!.takeBacks).toEqual({ 2: 1 });
  await takeBack(local, game.code);
  expect(findLocal(local.shelf, game.code)!.takeBacks).toEqual({ 3: 2 });
  expect(local.shelf.names('log:')).toEqual([`log:${game.code}.3`]);
});

test('a damaged log is kept up to the damage, a damaged table is set aside', async () => {
  const storage = new FakeStorage();
  const local = openPage(storage);
  const game = await startLocal(local, { way: 'solo', people: [YOU], bots: [], rules: {} });
  const client = join(local, game);
  await expect.poll(() => client.asked).toBe(0);
  const good = client.log.join(' ');
  client.close();
  const name = `log:${game.code}.1`;
  local.shelf.set(name, `${good} h 77 rubbish`);
  expect(repairTable(local.shelf, game.code)).toBe(true);
  expect(local.shelf.get(name)).toBe(`${good} h`);
  expect(local.shelf.get(`damaged:${name}`)).toContain('rubbish');

  const row = (await local.world.store.load(game.code))!;
  const table = tableStateOf(row);
  const broken = JSON.stringify({ ...table, game: { ...table.game, rules: { preset: 'unheard' } } });
  local.shelf.set(`table:${game.code}`, JSON.stringify({ ...row, body: broken }));
  expect(repairTable(local.shelf, game.code)).toBe(false);
  expect(findLocal(local.shelf, game.code)).toBeUndefined();
  expect(local.shelf.names('damaged:')).toContain(`damaged:table:${game.code}`);
});

test('only the newest games stay, and what nobody knows is swept out', async () => {
  const local = openPage(new FakeStorage());
  local.shelf.set('table:STRAY', '{}');
  local.shelf.set('log:STRAY.1', '4');
  for (let count = 0; count < 10; count++)
    await startLocal(local, { way: 'solo', people: [YOU], bots: [], rules: {} });
  expect(local.shelf.names('local:')).toHaveLength(8);
  expect(local.shelf.names('table:')).toHaveLength(8);
  expect(local.shelf.names('log:STRAY')).toEqual([]);
});

test('a game that the rules forbid is refused with the code of why', async () => {
  const local = openPage(new FakeStorage());
  const setup = { way: 'play', people: [YOU], bots: ['pip'], rules: { preset: 'dealThree' } } as const;
  await expect(startLocal(local, setup)).rejects.toThrow('badPlayers');
});

test('a game goes on from a moment of another one, in the same seat, with other cards, as practice', async () => {
  const record = played(3, 3, { target: 60 });
  const tokens = record.log.split(' ');
  const state = stateOf({ ...record, log: tokens.slice(0, 12).join(' ') });
  const setup = { record, at: 12, seat: state.player, bots: ['felix', '', 'wanda'], me: YOU };
  const begun = await Promise.all(
    [1, 2, 3].map(async () => {
      const local = openPage(new FakeStorage());
      const game = await playOn(local, setup);
      return { local, game, client: join(local, game) };
    }),
  );
  const { local, game, client } = begun[0]!;
  await expect.poll(() => client.asked).toBe(state.player);
  expect(client.log.slice(0, 12)).toEqual(tokens.slice(0, 12));
  expect(client.view?.seats.map(({ bot }, seat) => (seat === state.player ? '' : bot))).toEqual(
    ['felix', 'greta', 'wanda'].map((bot, seat) => (seat === state.player ? '' : bot)),
  );
  expect(await takeBack(local, game.code)).toBe(false);
  await Promise.all(begun.map((one) => play(one.client, () => one.client.view?.phase === 'over')));
  expect(client.log.slice(0, 12)).toEqual(tokens.slice(0, 12));
  expect(new Set(begun.map((one) => one.client.log.join(' '))).size).toBe(3);
  const [kept] = await (await local.database()).games.all();
  expect(kept).toMatchObject({ id: `${game.code}.1`, way: 'practice', yours: [state.player] });
  // Its first cards follow from nothing that could be shown.
  expect(JSON.parse(kept!.record)).not.toHaveProperty('fair');
  expect(replay(parseRecord(JSON.parse(kept!.record))).winners).not.toBeNull();
});
