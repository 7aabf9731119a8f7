import { stateOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  ABANDONED_FOR,
  type FinishedGame,
  type HostCommand,
  LiveGame,
  MemoryStore,
  type RatedSeat,
  ratedSeats,
  tableStateOf,
} from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const CAT = 'token-of-cat-0123456789';

type Command = HostCommand extends infer One ? (One extends HostCommand ? Omit<One, 'type'> : never) : never;

/** Notes what it is given. */
class NotingStore extends MemoryStore {
  readonly games: FinishedGame[] = [];

  override async keep(game: FinishedGame): Promise<void> {
    this.games.push(game);
    await super.keep(game);
  }
}

class RatedTable {
  readonly store: NotingStore;
  readonly world: TestWorld;
  readonly house;
  code = '';

  constructor() {
    const clock = new TestWorld().clock;
    this.store = new NotingStore(clock);
    this.world = new TestWorld({ clock, store: this.store, archive: this.store });
    // One clock for all of them.
    Object.assign(this.world, { clock });
    this.house = this.world.house();
  }

  async open(more: Parameters<typeof this.house.create>[1] = {}): Promise<Visitor> {
    this.code = await this.house.create(ANN, more);
    return this.enter(ANN, 'Ann', '10.0.0.1');
  }

  async enter(token: string, name: string, address: string): Promise<Visitor> {
    const visitor = Object.assign(new Visitor(this.house), { callers: [{ key: address, weight: 1 }] });
    await visitor.enter(this.code, token);
    await visitor.say({ type: 'sit', name, colour: 0 });
    return visitor;
  }

  /** The clock answers for everyone. */
  async finish(): Promise<readonly RatedSeat[] | undefined> {
    for (let minutes = 0; minutes < 600 && this.store.games.length === 0; minutes++)
      await this.world.pass(60_000);
    return this.store.games[0]!.rated;
  }

  async wake(): Promise<void> {
    const waking = this.house.wake(this.code);
    await this.world.pass(3_000);
    await waking;
  }

  async expire(): Promise<void> {
    const closing = this.house.closeQuiet(this.world.clock.now(), 100);
    await this.world.pass(25_000);
    await closing;
  }
}

async function command(visitor: Visitor, what: Command): Promise<string> {
  visitor.heard.length = 0;
  await visitor.say({ type: 'host', ...what });
  const refused = visitor.heard.find(({ type }) => type === 'rejected');
  return refused?.type === 'rejected' ? refused.code : 'done';
}

describe('a rated table', () => {
  test('has the official rules and a clock, and everyone sees it', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rules: { preset: 'official', target: 100 } });
    expect(ann.last('table').table.rated).toBe(false);
    expect(await command(ann, { do: 'rated', on: true })).toBe('ratedRules');
    await command(ann, { do: 'rules', rules: { preset: 'official' } });
    expect(await command(ann, { do: 'rated', on: true })).toBe('done');
    expect(ann.last('table').table).toMatchObject({ rated: true, clock: 30 });
    expect(await command(ann, { do: 'clock', seconds: 0 })).toBe('ratedRules');
    await command(ann, { do: 'rules', rules: { preset: 'official', target: 50 } });
    expect(ann.last('table').table.rated).toBe(false);
  });

  test('cannot begin before the others had time to see that it is rated', async () => {
    const table = new RatedTable();
    const ann = await table.open();
    await table.enter(BO, 'Bo', '10.0.0.2');
    await command(ann, { do: 'rated', on: true });
    expect(await command(ann, { do: 'start' })).toBe('tooFast');
    await table.world.pass(5_000);
    expect(await command(ann, { do: 'start' })).toBe('done');
    expect(ann.last('table').table.game?.rated).toBe(true);
  });

  test('lets no host decide the game, and stays rated until it is over', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    await table.enter(BO, 'Bo', '10.0.0.2');
    await command(ann, { do: 'start' });
    for (const what of [
      { do: 'kick', seat: 1 },
      { do: 'pause', on: true },
      { do: 'clock', seconds: 60 },
      { do: 'close' },
      { do: 'delete' },
    ] as const)
      expect(await command(ann, what)).toBe('ratedGame');
    expect(await command(ann, { do: 'rated', on: false })).toBe('playing');
  });
});

describe('a rated game', () => {
  test('is kept with what ratings need to know of every seat', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    await command(ann, { do: 'addBot', bot: 'felix' });
    await table.enter(BO, 'Bo', '10.0.0.1');
    await table.enter(CAT, 'Cat', '10.0.0.3');
    await command(ann, { do: 'start' });
    const seats = (await table.finish())!;
    const { source } = table.world;
    expect(seats.map(({ person, bot, left }) => [person, bot, left])).toEqual([
      [await source.hash(ANN), null, false],
      [null, 'felix', false],
      [await source.hash(BO), null, false],
      [await source.hash(CAT), null, false],
    ]);
    const [first, , second, third] = seats.map(({ origin }) => origin);
    expect(first).toMatch(/^.{4}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    const [game] = table.store.games;
    expect(seats.map(({ total }) => total)).toEqual(
      (JSON.parse(game!.record) as { played: { totals: number[] } }).played.totals,
    );
  });

  test('that is not rated says nothing of it', async () => {
    const table = new RatedTable();
    const ann = await table.open({ clock: 10 });
    await command(ann, { do: 'addBot', bot: 'felix' });
    await command(ann, { do: 'start' });
    expect(await table.finish()).toBeUndefined();
  });

  test.each(['gives up the seat', 'closes the page'])('is lost by whoever %s', async (how) => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    const bo = await table.enter(BO, 'Bo', '10.0.0.2');
    await command(ann, { do: 'start' });
    if (how === 'gives up the seat') await bo.say({ type: 'leave', seat: 1 });
    else {
      bo.close();
      await table.house.part(bo);
    }
    const seats = (await table.finish())!;
    expect(seats.map(({ left }) => left)).toEqual([false, true]);
    expect(seats[1]!.person).toBe(await table.world.source.hash(BO));
  });

  test('is not lost by a page that closes in its last round', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    await table.enter(BO, 'Bo', '10.0.0.2');
    await command(ann, { do: 'start' });
    await table.finish();
    const state = tableStateOf((await table.store.load(table.code))!);
    const game = new LiveGame(state.game!, table.world.world.dealing);
    game.replay(ann.log);
    const hasLeft = (n: number): boolean | undefined => {
      const people = state.people.map((person) => ({ ...person, away: { game: 1, n } }));
      return ratedSeats({ ...state, people }, state.game!, game, false)[1]?.left;
    };
    const outcomes = ann.log.map((_, n) => hasLeft(n));
    const last = outcomes.indexOf(false);
    // All positions up to one, which is in the last part of the log.
    expect(outcomes).toEqual(ann.log.map((_, n) => n < last));
    expect(last).toBeGreaterThan(ann.log.length / 2);
    expect(stateOf({ ...state.game!, log: ann.log.slice(0, last).join(' ') }).round).toBe(game.state.round);
    expect(stateOf({ ...state.game!, log: ann.log.slice(0, last - 2).join(' ') }).round).toBe(
      game.state.round - 1,
    );
  });

  test('is lost by whoever began it: no seat moves to someone else, with an older ticket neither', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    const bo = await table.enter(BO, 'Bo', '10.0.0.2');
    await bo.say({ type: 'pass', seat: 1 });
    await command(ann, { do: 'start' });
    const { hash } = tableStateOf((await table.store.load(table.code))!).people[1]!;
    const cat = await new Visitor(table.house).enter(table.code, CAT, bo.last('ticket').ticket);
    expect(cat.last('rejected').code).toBe('badTicket');
    await bo.say({ type: 'pass', seat: 1 });
    expect(bo.last('rejected').code).toBe('ratedGame');
    const [, seat] = (await table.finish())!;
    expect(seat?.person).toBe(hash);
  });

  test('that everyone has left is played to its end, after a time in which they can come back', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    await command(ann, { do: 'addBot', bot: 'pip' });
    await command(ann, { do: 'start' });
    const due = async (): Promise<number | undefined> => (await table.store.load(table.code))!.due;
    expect(await due()).toBeUndefined();
    await table.house.part(ann);
    const left = table.world.clock.now();
    expect(await due()).toBe(left - 1 + ABANDONED_FOR);
    const back = await new Visitor(table.house).enter(table.code, ANN);
    expect(await due()).toBeUndefined();
    await table.house.part(back);
    await table.world.pass(ABANDONED_FOR);
    expect(table.store.games).toEqual([]);
    await table.wake();
    await table.wake();
    expect(table.store.games).toHaveLength(1);
    const [game] = table.store.games;
    expect(game!.rated!.map(({ bot, left: hasLeft }) => [bot, hasLeft])).toEqual([
      [null, true],
      ['pip', false],
    ]);
    expect(game!.rated![0]!.person).toBe(await table.world.source.hash(ANN));
    expect(await due()).toBeUndefined();
  });

  test('whose players have all deleted what is known of them is played to its end too', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    await command(ann, { do: 'addBot', bot: 'pip' });
    const started = table.world.clock.now();
    await command(ann, { do: 'start' });
    await table.house.part(ann);
    await table.house.forget(new Set([await table.world.source.hash(ANN)]), 10);
    expect((await table.store.load(table.code))!.due).toBe(started + ABANDONED_FOR);
  });

  test('that nobody has played out is, when its table expires', async () => {
    const table = new RatedTable();
    const ann = await table.open({ rated: 0, clock: 10 });
    await command(ann, { do: 'addBot', bot: 'pip' });
    await command(ann, { do: 'start' });
    await table.house.part(ann);
    await table.world.pass(3_600_000);
    await table.expire();
    expect(table.store.games).toHaveLength(1);
  });
});
