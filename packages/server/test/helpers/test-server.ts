// A server on a free port, and clients for it.

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { legalMoves, makeMove, Sfc32 } from '@sevenfold/engine';
import { Client, SETTINGS, systemClock, webDial, webSource } from '@sevenfold/table';
import { onTestFinished, vi } from 'vitest';
import { WebSocket as Ws } from 'ws';
import {
  makeLogger,
  type ServerParts,
  readConfig,
  type RunningServer,
  startServer,
} from '../../src/index.ts';
import { memoryStorage } from './memory-storage.ts';

export interface TestServer extends RunningServer {
  readonly url: string;
  readonly socket: string;
  /** Everything that was logged. */
  readonly log: string[];
}

/** Milliseconds. Only what never happens takes so long, even on a busy machine. */
const LONGEST_WAIT = 90_000;

/** Bots answer at once. */
const QUICK = { ...SETTINGS, pace: { quick: [0, 1], natural: [0, 1], slow: [0, 1] } } as const;

/** The server stops with the test. */
export async function startTestServer(
  flags: Record<string, string> = {},
  parts: Partial<ServerParts> = {},
): Promise<TestServer> {
  const server = await openTestServer(flags, parts);
  onTestFinished(() => server.stop());
  return server;
}

/** A server for several tests, to be stopped after them. */
export async function openTestServer(
  flags: Record<string, string> = {},
  parts: Partial<ServerParts> = {},
): Promise<TestServer> {
  const log: string[] = [];
  const config = readConfig(
    { port: '0', host: '127.0.0.1', 'log-level': 'trace', threads: '1', ...flags },
    {},
  );
  const running = await startServer(
    config,
    makeLogger(config['log-level'], { write: (line) => log.push(line) }),
    {
      storage: memoryStorage(),
      settings: QUICK,
      ...parts,
    },
  );
  const url = `http://127.0.0.1:${running.port}`;
  return { ...running, url, socket: `ws://127.0.0.1:${running.port}/v1/socket`, log };
}

export async function ask(url: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Returns the code of a new table and its host's token. */
export async function newTable(
  { url }: { readonly url: string },
  wishes: object = {},
): Promise<{ code: string; token: string }> {
  const { json } = await ask(`${url}/v1/tables`, 'POST', wishes);
  return json as unknown as { code: string; token: string };
}

/** Connects a client until the test is over. */
export function enter(server: TestServer, table: string, token?: string): Client {
  const client = new Client({ dial: webDial(server.socket), clock: systemClock, table, token });
  onTestFinished(() => client.close());
  client.connect();
  return client;
}

export async function sitDown(server: TestServer, count = 3, wishes: object = {}): Promise<Client[]> {
  const { code, token } = await newTable(server, wishes);
  const clients: Client[] = [];
  for (let seat = 0; seat < count; seat++) {
    const client = enter(server, code, seat === 0 ? token : webSource.token());
    await until(() => client.status === 'open', 'someone is at the table');
    client.send({ type: 'sit', name: `Player ${seat}`, colour: seat, contribution: 'ab'.repeat(16) });
    await until(() => client.seats.length === 1, 'someone has sat down');
    clients.push(client);
  }
  clients[0]!.send({ type: 'host', do: 'start' });
  await until(() => clients.every(({ state }) => state !== undefined), 'the game has begun');
  return clients;
}

/** All clients answer at random until the game is over, or until `enough`. */
export async function playOn(clients: readonly Client[], enough = (): boolean => false): Promise<void> {
  const random = new Sfc32(7);
  const isOver = (): boolean => clients.every(({ view }) => view?.phase === 'over');
  for (const begun = Date.now(); !isOver() && !enough();) {
    if (Date.now() - begun > LONGEST_WAIT) throw new Error('the game does not end');
    for (const client of clients) {
      if (client.asked < 0 || client.waiting) continue;
      const moves = legalMoves(client.state!);
      // Mostly Stay, if it is possible, so that rounds are short and totals grow.
      const move = moves[random.below(3) === 0 ? random.below(moves.length) : moves.length - 1]!;
      client.move(client.asked, makeMove(move));
    }
    await sleep();
  }
}

/** The status with which a new connection is refused. */
export async function refusalOf({ socket }: TestServer): Promise<number | undefined> {
  const refused = new Ws(socket);
  const [, response] = (await once(refused, 'unexpected-response')) as [unknown, IncomingMessage];
  response.destroy();
  return response.statusCode;
}

/** A bare WebSocket, with everything it has received. */
export class Raw {
  readonly heard: Record<string, unknown>[] = [];
  readonly ws: WebSocket;
  closed: { readonly code: number; readonly reason: string } | undefined;

  constructor({ socket }: Pick<TestServer, 'socket'>) {
    this.ws = new WebSocket(socket);
    this.ws.addEventListener('message', ({ data }) => this.heard.push(JSON.parse(String(data))));
    this.ws.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
    });
    onTestFinished(() => this.ws.close());
  }

  async open(): Promise<this> {
    await until(() => this.ws.readyState === WebSocket.OPEN, 'the socket is open');
    return this;
  }

  say(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits for the next message of a type, and drops everything before it. */
  async next(type: string): Promise<Record<string, unknown>> {
    await until(() => this.heard.some((message) => message['type'] === type), `a ${type}`);
    const at = this.heard.findIndex((message) => message['type'] === type);
    return this.heard.splice(0, at + 1).at(-1)!;
  }

  async end(): Promise<{ readonly code: number; readonly reason: string }> {
    await until(() => this.closed !== undefined, 'the end of a connection');
    return this.closed!;
  }
}

export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const begun = Date.now(); !(await condition()); await sleep())
    if (Date.now() - begun > LONGEST_WAIT) throw new Error(`timed out: ${what}`);
}

/** From now on time passes only when the returned function says so, however slow the machine: no quota refills. */
export function stopTime(): (milliseconds: number) => void {
  let time = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => now.mockRestore());
  return (milliseconds) => {
    time += milliseconds;
  };
}

export function sleep(milliseconds = 2): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
