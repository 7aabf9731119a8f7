// People and what they do with circles, on two processes of the same database.

import { type Entry, type NewEntry, openCircle, placesOf, withNames } from '@sevenfold/circles';
import { MemoryBus, webSource } from '@sevenfold/table';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  ask,
  bearer,
  enter,
  openTestServer,
  playOn,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

export const shared = { storage: memoryStorage(), bus: new MemoryBus() };
export let server: TestServer;
/** Another process of the same database. */
export let other: TestServer;

/** Starts both for all tests of a file: each test has people of its own. */
export function startCircleServers(): void {
  beforeAll(async () => {
    const flags = { 'address-tables': '1000', 'address-requests': '100000' };
    server = await openTestServer(flags, shared);
    other = await openTestServer(flags, shared);
  });
  afterAll(async () => {
    await server.stop();
    await other.stop();
  });
}

/** A person and what they do with circles. */
export class Friend {
  readonly token = webSource.token();

  ask(path: string, method = 'GET', body?: unknown, at = server) {
    return ask(`${at.url}/v1/${path}`, method, body, bearer(this.token));
  }

  async opens(name = 'Ann'): Promise<Opened> {
    const settings = { name: 'Fridays', zone: 'Europe/Berlin' };
    const { status, json } = await this.ask('circles', 'POST', { name, settings });
    if (status !== 201) throw new Error(String(json['message']));
    return json as unknown as Opened;
  }

  async joins({ id, key }: Opened, name: string, as?: string): Promise<string> {
    const { status, json } = await this.ask(`circles/${id}/members`, 'POST', { key, name, as });
    if (status !== 201) throw new Error(String(json['message']));
    return String(json['member']);
  }

  /** Positions of entries, or why they are refused. */
  async sends({ id }: Pick<Opened, 'id'>, ...entries: (NewEntry | object)[]): Promise<unknown[]> {
    const { json } = await this.ask(`circles/${id}/entries`, 'POST', { entries });
    if (json['results'] === undefined) return [json['code']];
    return (json['results'] as { n?: number; code?: string }[]).map(({ n, code }) => n ?? code);
  }

  async sees({ id }: Pick<Opened, 'id'>, at = server) {
    const { json } = await this.ask(`circles/${id}/entries`, 'GET', undefined, at);
    const { entries, names } = json as unknown as { entries: Entry[]; names: [number, string][] };
    return openCircle(withNames(entries, names));
  }
}

export interface Opened {
  readonly id: string;
  readonly key: string;
  readonly member: string;
}

let ids = 0;
export const newId = (): string => `entry-${String(++ids).padStart(4, '0')}`;

/** A game of these members as one of them types it in. */
export function filing(totals: Readonly<Record<string, number>>, key = `typed:${newId()}`) {
  const places = placesOf(Object.values(totals));
  const players = Object.entries(totals).map(([member, total], seat) => ({
    member,
    place: places[seat]!,
    total,
  }));
  return { id: newId(), do: 'file', game: { key, box: 'flip7', ended: 1_790_000_000_000, players } } as const;
}

/** What this friend hears of a circle. */
export async function follow(friend: Friend, id: string, at = other) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${at.url}/v1/circles/${id}/events`, {
    headers: bearer(friend.token),
    signal: stop.signal,
  });
  const heard = { text: '', ended: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) heard.text += decoder.decode(chunk);
    heard.ended = true;
  })().catch(() => undefined);
  return heard;
}

/** Both sit down and play a game with a bot; returns its ID. */
export async function play(circle: Opened, friends: readonly Friend[]): Promise<string> {
  const { status, json } = await friends[0]!.ask('tables', 'POST', { circle: circle.id });
  expect(status).toBe(201);
  const code = String(json['code']);
  const clients = friends.map(({ token }) => enter(server, code, token));
  for (const [seat, client] of clients.entries()) {
    await until(() => client.status === 'open', 'someone is at the table');
    client.send({ type: 'sit', name: `At seat ${seat}`, colour: seat });
    await until(() => client.seats.length === 1, 'someone has sat down');
  }
  clients[0]!.send({ type: 'host', do: 'addBot', bot: 'greta' });
  await until(() => clients[0]!.view!.seats.length === clients.length + 1, 'the bot');
  expect(clients[0]!.view!.circle).toBe(circle.id);
  const { json: head } = await friends[0]!.ask(`circles/${circle.id}`);
  expect(head['tables']).toMatchObject([{ code, phase: 'lobby', joinable: true }]);
  clients[0]!.send({ type: 'host', do: 'start' });
  await until(() => clients.every(({ state }) => state !== undefined), 'the game has begun');
  await playOn(clients);
  return `${code}.1`;
}
