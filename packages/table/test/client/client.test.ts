import { questionOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  Client,
  type ClientSetup,
  type Connection,
  fairDealing,
  House,
  type Link,
  MemoryStore,
} from '../../src/index.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';
import { seededSource } from '../helpers/seeded-source.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const PHONE = 'token-of-anns-phone-0123';

/** Clients of one table, over connections without delay. */
class Room {
  readonly testWorld = new TestWorld({
    dealing: fairDealing(seededSource(5)),
    report: (error) => this.reports.push(error),
  });
  house: House = this.testWorld.house();
  readonly reports: unknown[] = [];
  code = '';
  #count = 0;
  readonly #cuts = new Map<Client, () => void>();

  async open(): Promise<this> {
    this.code = await this.house.create(ANN, { clock: 20 });
    return this;
  }

  async enter(token?: string, more: Partial<ClientSetup> = {}): Promise<Client> {
    const client: Client = new Client({
      dial: (on) => this.#dial(client, on),
      clock: this.testWorld.clock,
      source: seededSource(100 + this.#count),
      table: this.code,
      token,
      ...more,
    });
    client.connect();
    await flush();
    return client;
  }

  /** The connection breaks; the client will dial again. */
  async cut(client: Client): Promise<void> {
    this.#cuts.get(client)!();
    await flush();
  }

  /** What a backup holds. */
  async save() {
    const { store } = this.testWorld;
    return { table: (await store.load(this.code))!, log: await store.read(`${this.code}.1`, 0) };
  }

  /** The server stops, and comes back with a backup. */
  async restore({ table, log }: Awaited<ReturnType<Room['save']>>): Promise<void> {
    const store = new MemoryStore(this.testWorld.clock);
    await store.create(table);
    if (log.length > 0) await store.append(`${this.code}.1`, 0, log);
    const { house } = this;
    this.house = new House({ ...this.testWorld.world, store, archive: store });
    await house.stop();
    await flush();
  }

  #dial(client: Client, on: { message(text: string): void; closed(): void }): Link {
    const { house } = this;
    let open = true;
    const end = (): void => {
      if (!open) return;
      open = false;
      void house.part(connection);
    };
    const connection: Connection = {
      id: `connection-${this.#count++}`,
      get open() {
        return open;
      },
      send: (text) => (open ? queueMicrotask(() => on.message(text)) : undefined),
      close: end,
    };
    this.#cuts.set(client, () => {
      end();
      on.closed();
    });
    return {
      send: (text) => void (open ? house.receive(connection, text) : undefined),
      close: end,
    };
  }
}

async function twoClients(): Promise<{ room: Room; ann: Client; bo: Client }> {
  const room = await new Room().open();
  const ann = await room.enter(ANN);
  const bo = await room.enter(BO);
  ann.sit('Ann', 1);
  bo.sit('Bo', 2);
  await flush();
  return { room, ann, bo };
}

async function started(): Promise<{ room: Room; ann: Client; bo: Client }> {
  const all = await twoClients();
  all.ann.send({ type: 'host', do: 'start' });
  await flush();
  return all;
}

/** The player who is asked gives the first answer. */
async function answer(...clients: Client[]): Promise<void> {
  const client = clients.find(({ asked }) => asked >= 0)!;
  client.move(client.asked, questionOf(client.state!)!.options[0]!);
  await flush();
}

describe('a client', () => {
  test('adds randomness to every game, without being asked', async () => {
    const { room, ann, bo } = await started();
    const first = ann.view!.game!.contributions;
    expect(first.every((one) => /^[0-9a-f]{32}$/.test(one ?? ''))).toBe(true);
    for (let minutes = 0; minutes < 200 && ann.view!.phase === 'playing'; minutes++)
      await room.testWorld.pass(60_000);
    ann.send({ type: 'host', do: 'rematch' });
    await flush();
    const second = bo.view!.game!.contributions;
    expect(new Set([...first, ...second]).size).toBe(4);
    expect(second).not.toContain(null);
    expect([ann.contributed, bo.contributed, (await room.enter()).contributed]).toEqual([true, true, false]);
  });

  test('does not count what it made for an older secret', async () => {
    const { ann } = await twoClients();
    const { commitment } = ann.view!;
    ann.send({ type: 'host', do: 'start' });
    const late = 'ab'.repeat(16);
    ann.send({ type: 'contribute', seat: 0, commitment, contribution: late });
    await flush();
    expect(ann.view!.commitment).not.toBe(commitment);
    expect(ann.view!.seats[0]!.contribution).toMatch(/^[0-9a-f]{32}$/);
    expect(ann.view!.seats[0]!.contribution).not.toBe(late);
  });

  test('takes one seat, however often it has to ask, and a second one when asked again', async () => {
    const room = await new Room().open();
    const ann = await room.enter(ANN);
    ann.sit('Ann', 1);
    await room.cut(ann);
    await room.testWorld.pass(20_000);
    expect(ann.seats).toEqual([0]);
    ann.sit('Ann', 1);
    await flush();
    expect(ann.seats).toEqual([0, 1]);
  });

  test('says again within a second what a busy table has refused, and shows what it does not say again', async () => {
    const room = await new Room().open();
    const ann = await room.enter(ANN);
    const { store } = room.testWorld;
    store.update = () => Promise.reject(new Error('the store failed'));
    ann.sit('Ann', 1);
    ann.send({ type: 'host', do: 'lock', on: true });
    await flush();
    expect([room.reports.length, ann.seats]).toEqual([2, []]);
    expect(ann.refused).toMatchObject({ code: 'busy', re: 'host' });
    delete (store as Partial<typeof store>).update;
    await room.testWorld.pass(1000);
    expect([ann.seats, ann.view!.locked]).toEqual([[0], false]);
  });

  test('knows when the time for an answer runs out, also after coming back to another process', async () => {
    const { room, ann, bo } = await started();
    const { clock } = room.testWorld;
    expect(ann.deadline).toBe(clock.ticks() + 20_000);
    await room.testWorld.pass(3000);
    await answer(ann, bo);
    const deadline = clock.ticks() + 20_000;
    expect([ann.deadline, bo.deadline]).toEqual([deadline, deadline]);
    await room.testWorld.pass(5000);
    await room.cut(ann);
    await room.cut(bo);
    expect(room.house.size).toBe(0);
    room.house = room.testWorld.house();
    await room.testWorld.pass(5000);
    expect([ann.status, bo.status]).toEqual(['open', 'open']);
    expect([ann.deadline, bo.deadline]).toEqual([deadline, deadline]);
    ann.send({ type: 'host', do: 'pause', on: true });
    await room.testWorld.pass(60_000);
    expect(ann.deadline).toBeUndefined();
    ann.send({ type: 'host', do: 'pause', on: false });
    await flush();
    expect(bo.deadline).toBe(clock.ticks() + 20_000);
    const { length } = ann.log;
    await room.testWorld.pass(19_900);
    expect(ann.log).toHaveLength(length);
    await room.testWorld.pass(200);
    expect(ann.log.length).toBeGreaterThan(length);
  });

  test('says from where on you have missed something, after a cut and on a page that was loaded again', async () => {
    const { room, ann, bo } = await started();
    const { length } = bo.log;
    expect(bo.missedFrom).toBeUndefined();
    bo.close();
    await room.testWorld.pass(90_000);
    expect(ann.log.length).toBeGreaterThan(length);
    bo.connect();
    await flush();
    expect(bo.missedFrom).toBe(length);
    bo.caughtUp();
    expect(bo.missedFrom).toBeUndefined();
    const { length: then } = bo.log;
    bo.close();
    await room.testWorld.pass(90_000);
    const again = await room.enter(BO);
    expect(again.missedFrom).toBe(then);
    expect((await room.enter()).missedFrom).toBeUndefined();
  });

  test.each(['less of the game', 'the game before', 'another course of the game', 'another game', 'no game'])(
    'takes over what the server still has, and says so, when it comes back with %s',
    async (what) => {
      const { room, ann, bo } = await twoClients();
      let saved = await room.save();
      ann.send({ type: 'host', do: 'start' });
      await flush();
      if (what !== 'no game' && what !== 'another game') saved = await room.save();
      if (what === 'the game before') {
        for (let minutes = 0; minutes < 200 && ann.view!.phase === 'playing'; minutes++)
          await room.testWorld.pass(60_000);
        ann.send({ type: 'host', do: 'rematch' });
        await flush();
      }
      for (let answers = 0; answers < 3; answers++) await answer(ann, bo);
      const known = bo.log;
      await room.restore(saved);
      if (what.startsWith('another')) {
        // The others play on before this one is back.
        bo.close();
        await room.testWorld.pass(10_000);
        if (what === 'another game') ann.send({ type: 'host', do: 'start' });
        await room.testWorld.pass(200_000);
        bo.connect();
      }
      await room.testWorld.pass(10_000);
      const truth = await room.enter();
      for (const client of [ann, bo]) {
        expect(client.status).toBe('open');
        expect(client.view?.game).toEqual(truth.view?.game);
        expect(client.log).toEqual(truth.log);
        expect(client.state).toEqual(truth.state);
        expect(client.restored).toBe(1);
      }
      expect(known.some((token, at) => token !== truth.log[at])).toBe(true);
    },
  );

  test('does not mistake a server for a restored one that is only a little behind', async () => {
    const { room, ann, bo } = await started();
    await answer(ann, bo);
    const { log } = bo;
    // The other process learns late what was stored.
    const other = room.testWorld.house();
    await new Visitor(other).enter(room.code);
    await answer(ann, bo);
    room.house = other;
    await room.cut(bo);
    await room.testWorld.pass(10_000);
    expect(bo.status).toBe('open');
    expect(bo.restored).toBe(0);
    expect(bo.log.slice(0, log.length)).toEqual(log);
  });

  test('moves a seat to another device', async () => {
    const { room, ann, bo } = await started();
    ann.pass(0);
    await flush();
    const ticket = ann.ticket!;
    expect(ticket.seat).toBe(0);
    const phone = await room.enter(PHONE, { ticket: ticket.ticket });
    expect([phone.seats, ann.status]).toEqual([[0], 'replaced']);
    await room.cut(phone);
    await room.testWorld.pass(20_000);
    expect([phone.status, phone.seats]).toEqual(['open', [0]]);
    const late = await room.enter('token-of-someone-else1', { ticket: ticket.ticket });
    expect([late.status, late.you, late.refused?.code]).toEqual(['open', null, 'badTicket']);
    const { length } = bo.log;
    await answer(phone, bo);
    expect(bo.log.length).toBeGreaterThan(length);
  });

  test('follows a house that stops to the next, and ends with a table that is deleted', async () => {
    const { room, ann, bo } = await started();
    const { house } = room;
    room.house = room.testWorld.house();
    await house.stop();
    await room.testWorld.pass(5000);
    expect([ann.status, bo.status]).toEqual(['open', 'open']);
    ann.send({ type: 'host', do: 'delete' });
    await flush();
    expect([ann.status, bo.status, bo.bye]).toEqual(['ended', 'ended', 'closed']);
    const late = await room.enter(BO);
    expect([late.status, late.refused?.code]).toEqual(['ended', 'noTable']);
  });

  test('sees how many are watching, told once for everyone who comes', async () => {
    const { room, ann } = await started();
    const before = ann.view;
    const crowd = await Promise.all(Array.from({ length: 50 }, () => room.enter()));
    expect(ann.view).toBe(before);
    await room.testWorld.pass(3000);
    expect(ann.view!.watching).toBe(50);
    for (const one of crowd.slice(10)) one.close();
    await room.testWorld.pass(3000);
    expect(ann.view!.watching).toBe(10);
    room.house = room.testWorld.house();
    const there = await Promise.all([room.enter(), room.enter()]);
    await room.testWorld.pass(10_000);
    expect([ann.view!.watching, there[0].view!.watching]).toEqual([12, 12]);
  });
});

test('the host sets the pace of bots, and whether chances are shown', async () => {
  const { room, ann } = await twoClients();
  ann.send({ type: 'host', do: 'addBot', bot: 'felix' });
  ann.send({ type: 'host', do: 'pace', pace: 'slow' });
  ann.send({ type: 'host', do: 'coach', on: true });
  await flush();
  expect(ann.view).toMatchObject({ pace: 'slow', coach: true });
  ann.send({ type: 'host', do: 'start' });
  await flush();
  for (let tries = 0; tries < 50 && questionOf(ann.state!)!.player !== 2; tries++)
    await room.testWorld.pass(20_000);
  const { length } = ann.log;
  await room.testWorld.pass(1000);
  expect(ann.log).toHaveLength(length);
  await room.testWorld.pass(2100);
  expect(ann.log.length).toBeGreaterThan(length);
});
