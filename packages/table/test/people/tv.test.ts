import { describe, expect, test } from 'vitest';
import { type House, MOST_SEATS, NOBODY, SETTINGS, tableStateOf, type TableView } from '../../src/index.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const CY = 'token-of-cy-01234567890';

interface Opened {
  readonly testWorld: TestWorld;
  readonly house: House;
  readonly code: string;
  readonly tv: Visitor;
}

/** A TV has opened the table, and shows it. */
async function openedOnTv(): Promise<Opened> {
  const testWorld = new TestWorld();
  const house = testWorld.house();
  const code = await house.create(undefined);
  const tv = await new Visitor(house).enter(code);
  return { testWorld, house, code, tv };
}

async function seat(house: House, code: string, token: string, name: string): Promise<Visitor> {
  const visitor = await new Visitor(house).enter(code, token);
  await visitor.say({ type: 'sit', name, colour: 1 });
  return visitor;
}

function viewOf(visitor: Visitor): TableView {
  return visitor.last('table').table;
}

describe('a table opened on a TV', () => {
  test('has no host until someone takes a seat, who is host at once', async () => {
    const { house, code, tv } = await openedOnTv();
    expect(tv.last('welcome')).toMatchObject({ you: null, table: { creator: NOBODY, host: NOBODY } });
    const ann = await seat(house, code, ANN, 'Ann');
    const you = ann.last('welcome').you;
    expect(you).not.toBeNull();
    expect([viewOf(ann).host, viewOf(tv).host, viewOf(ann).creator]).toEqual([you, you, NOBODY]);
    await seat(house, code, BO, 'Bo');
    expect(viewOf(tv).host).toBe(you);
    await ann.say({ type: 'host', do: 'start' });
    expect(viewOf(tv).phase).toBe('playing');
  });

  test('has one host when two sit down at the same instant, at two processes', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await new Visitor(house).enter(code, ANN);
    const bo = await new Visitor(testWorld.house()).enter(code, BO);
    await Promise.all([
      ann.say({ type: 'sit', name: 'Ann', colour: 1 }),
      bo.say({ type: 'sit', name: 'Bo', colour: 2 }),
    ]);
    await testWorld.pass(SETTINGS.poll);
    const { seats, host } = viewOf(tv);
    expect(seats).toHaveLength(2);
    expect(host).toBe(seats[0]!.person);
    expect([viewOf(ann).host, viewOf(bo).host]).toEqual([host, host]);
    const [first, second] = seats[0]!.name === 'Ann' ? [ann, bo] : [bo, ann];
    await second.say({ type: 'host', do: 'start' });
    expect(second.last('rejected').code).toBe('hostOnly');
    await first.say({ type: 'host', do: 'start' });
    expect(viewOf(tv).phase).toBe('playing');
  });

  test('keeps its host until they give up their seat or are gone, and then has the next one', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    await seat(house, code, BO, 'Bo');
    const cy = await seat(house, code, CY, 'Cy');
    await ann.say({ type: 'leave', seat: 0 });
    const bo = viewOf(tv).seats[0]!;
    expect([bo.name, viewOf(tv).host]).toEqual(['Bo', bo.person]);
    await house.part(cy);
    await testWorld.pass(SETTINGS.grace + 2 * SETTINGS.poll);
    expect(viewOf(tv).host).toBe(bo.person);
    await ann.say({ type: 'sit', name: 'Ann', colour: 1 });
    expect(viewOf(tv).host).toBe(bo.person);
  });

  test('is taken over at once by whoever sits down after everyone has gone', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    await house.part(ann);
    await testWorld.pass(SETTINGS.grace + 2 * SETTINGS.poll);
    const bo = await seat(house, code, BO, 'Bo');
    expect(viewOf(tv).host).toBe(bo.last('welcome').you);
    const back = await new Visitor(house).enter(code, ANN);
    expect(back.last('welcome').table.host).toBe(viewOf(tv).host);
  });

  test('gives the TV and strangers without a seat no power, and nobody may delete it', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const stranger = await new Visitor(house).enter(code, CY);
    for (const visitor of [tv, stranger])
      for (const command of ['start', 'close', 'delete'] as const) {
        await visitor.say({ type: 'host', do: command });
        expect(visitor.last('rejected').code).toBe('noToken');
      }
    const ann = await seat(house, code, ANN, 'Ann');
    await ann.say({ type: 'host', do: 'delete' });
    expect(ann.last('rejected').code).toBe('creatorOnly');
    expect(await testWorld.store.load(code)).toBeDefined();
    await ann.say({ type: 'host', do: 'close' });
    expect(tv.last('bye').reason).toBe('closed');
  });

  test('expires while only a TV is there, and not while someone sits', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const taken = await house.create(undefined);
    await seat(house, taken, ANN, 'Ann');
    await testWorld.pass(60_000);
    const closing = house.closeQuiet(testWorld.clock.now(), 10);
    await testWorld.pass(3000);
    await closing;
    expect(tv.last('bye').reason).toBe('closed');
    expect(await testWorld.store.load(code)).toBeUndefined();
    expect((await testWorld.store.load(taken))!.open).toBe(true);
  });
});

describe('strangers at a table opened on a TV', () => {
  test('who take a seat and give it up a thousand times leave nothing behind', async () => {
    const { testWorld, house, code } = await openedOnTv();
    for (let stranger = 0; stranger < 1000; stranger++) {
      const one = await seat(house, code, `token-of-stranger-${stranger}`, 'Eve');
      await one.say({ type: 'leave', seat: 0 });
      await house.part(one);
    }
    const { seats, people } = tableStateOf((await testWorld.store.load(code))!);
    expect(seats).toEqual([]);
    // The last to leave was host, and is kept until someone else is host.
    expect(people).toHaveLength(1);
  });

  test('who take seat after seat get no more than there are, and the host has them back', async () => {
    const { house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    const eve = await new Visitor(house).enter(code, BO);
    for (let one = 0; one < MOST_SEATS; one++) await eve.say({ type: 'sit', name: 'Eve', colour: 2 });
    expect(eve.last('rejected').code).toBe('full');
    expect(viewOf(tv).seats).toHaveLength(MOST_SEATS);
    await ann.say({ type: 'host', do: 'lock', on: true });
    for (let one = 1; one < MOST_SEATS; one++) await ann.say({ type: 'host', do: 'kick', seat: 1 });
    expect(viewOf(tv).seats.map(({ name }) => name)).toEqual(['Ann']);
    const again = await seat(house, code, BO, 'Eve');
    expect(again.last('rejected').code).toBe('locked');
  });
});

describe('going on to the next round', () => {
  test('is said no more often than there are rounds to end, and not of a round to come', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    await seat(house, code, BO, 'Bo');
    await ann.say({ type: 'host', do: 'start' });
    await ann.say({ type: 'host', do: 'nextRound', round: 2 });
    expect(ann.last('rejected').code).toBe('notPlaying');
    const wish = () => ann.say({ type: 'host', do: 'nextRound', round: 1 });
    for (let times = 0; times < 100; times++) await wish();
    expect(ann.last('rejected').code).toBe('tooFast');
    const heard = () => tv.heard.filter(({ type }) => type === 'nextRound').length;
    expect(heard()).toBe(5);
    await testWorld.pass(1000);
    await wish();
    expect(heard()).toBe(6);
  });

  test('is the host’s wish, heard by everyone at every process, and not stored', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    const bo = await seat(house, code, BO, 'Bo');
    await ann.say({ type: 'host', do: 'nextRound', round: 1 });
    expect(ann.last('rejected').code).toBe('notPlaying');
    await ann.say({ type: 'host', do: 'start' });
    const elsewhere = await new Visitor(testWorld.house()).enter(code);
    const { version } = (await testWorld.store.load(code))!;
    await bo.say({ type: 'host', do: 'nextRound', round: 1 });
    expect(bo.last('rejected').code).toBe('hostOnly');
    await ann.say({ type: 'host', do: 'nextRound', round: 1 });
    await flush();
    for (const visitor of [tv, ann, bo, elsewhere])
      expect(visitor.heard.filter(({ type }) => type === 'nextRound')).toEqual([
        { type: 'nextRound', round: 1 },
      ]);
    expect((await testWorld.store.load(code))!.version).toBe(version);
  });
});

function shown({ heard }: Visitor): Visitor['heard'] {
  return heard.filter(({ type }) => type === 'shown');
}

describe('what a TV has shown', () => {
  test('is heard by the phones at every process, and not stored', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    await seat(house, code, BO, 'Bo');
    await ann.say({ type: 'host', do: 'start' });
    const elsewhere = await new Visitor(testWorld.house()).enter(code, CY);
    const { version } = (await testWorld.store.load(code))!;
    await tv.say({ type: 'shown', game: 1, beats: 3 });
    await flush();
    for (const visitor of [tv, ann, elsewhere])
      expect(shown(visitor)).toEqual([{ type: 'shown', game: 1, beats: 3 }]);
    expect((await testWorld.store.load(code))!.version).toBe(version);
  });

  test('is told of the game that is played, and not too often', async () => {
    const { testWorld, house, code, tv } = await openedOnTv();
    const ann = await seat(house, code, ANN, 'Ann');
    await seat(house, code, BO, 'Bo');
    await tv.say({ type: 'shown', game: 1, beats: 3 });
    expect(tv.last('rejected').code).toBe('notPlaying');
    await ann.say({ type: 'host', do: 'start' });
    for (let beats = 0; beats < 100; beats++) await tv.say({ type: 'shown', game: 1, beats });
    expect(tv.last('rejected')).toMatchObject({ code: 'tooFast', re: 'shown' });
    expect(shown(ann)).toHaveLength(20);
    await testWorld.pass(100);
    await tv.say({ type: 'shown', game: 1, beats: 100 });
    expect(shown(ann)).toHaveLength(21);
  });
});
