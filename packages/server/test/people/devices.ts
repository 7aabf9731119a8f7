// Devices of one person, and what they ask of a server.

import { webSource } from '@sevenfold/table';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { ask, bearer, openTestServer, type TestServer } from '../helpers/test-server.ts';

export const TEN_MINUTES = 600_000;
export const ORIGIN = 'https://seven.example.org';

/** Through a proxy, so that every test has an address of its own. */
export const FLAGS = { 'trust-proxy': 'loopback' };
export let server: TestServer;
let address = 0;

/** Starts a server for all tests of a file. */
export function startDeviceServer(): void {
  beforeAll(async () => {
    server = await openTestServer(FLAGS);
  });
  afterAll(() => server.stop());
  beforeEach(() => void address++);
}

interface Me {
  readonly devices: {
    readonly id: string;
    readonly kind: string;
    readonly added: number;
    readonly self: boolean;
  }[];
  readonly passkeys: { readonly id: string; readonly added: number }[];
}

export function headers(
  token: string,
  from = `10.7.${address >> 8}.${address & 255}`,
): Record<string, string> {
  const site = new URL(ORIGIN).host;
  return {
    ...bearer(token),
    origin: ORIGIN,
    'x-forwarded-for': from,
    'x-forwarded-host': site,
    'x-forwarded-proto': 'https',
  };
}

export async function call(method: string, path: string, token: string, body?: object, to = server) {
  const { status, json, text } = await ask(`${to.url}${path}`, method, body, headers(token));
  return { status, json, text, me: json as unknown as Me };
}

export async function meOf(token: string, to = server): Promise<Me> {
  return (await call('GET', '/v1/me', token, undefined, to)).me;
}

export async function linkOf(token: string): Promise<string> {
  const { status, json } = await call('POST', '/v1/me/links', token, { kind: 'phone' });
  expect(status).toBe(201);
  return String(json['ticket']);
}

export function follow(token: string, ticket: string, to = server) {
  return call('POST', '/v1/me/links/use', token, { ticket, kind: 'tablet' }, to);
}

let games = 0;

/** A finished game of these tokens, the newest so far. */
export async function play(...players: string[]): Promise<string> {
  const people = await Promise.all(players.map((token) => server.context.personOf(token)));
  const id = `PLAYED.${++games}`;
  const played = { id, started: games, ended: games, bots: [], totals: [], winners: [] };
  const record = JSON.stringify({ rules: {}, players, log: '4', played });
  const seats = people;
  await server.context.storage.archive.keep({ ...played, table: 'PLAYED', people, seats, record });
  return id;
}

export async function gamesOf(token: string): Promise<unknown[]> {
  const { json } = await call('GET', '/v1/me/games', token);
  return (json['games'] as { id: string }[]).map(({ id }) => id);
}

export function tokens(count: number): string[] {
  return Array.from({ length: count }, () => webSource.token());
}
