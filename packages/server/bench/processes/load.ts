// The players, all in one process.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { encode, PROTOCOL } from '@sevenfold/table';
import { WebSocket } from 'ws';
import { BareRoom } from '../players/bare-room.ts';
import { checksumOf } from '../figures/checksum.ts';
import { answerRequests } from './child.ts';
import { GameRoom, type Seats } from '../players/game-room.ts';
import { comeBack } from '../players/herd.ts';
import type { Driver, Room } from '../players/room.ts';

export type LoadRequest =
  | {
      readonly do: 'open';
      readonly kind: 'bare' | 'ours';
      readonly port: number;
      readonly rooms: number;
      /** The players of each table connect to these in turn. */
      readonly spread?: readonly number[];
    }
  /** All players answer at once. */
  | { readonly do: 'closed'; readonly seconds: number }
  /** All players answer at once until `rest`; `lap` returns what happened since the last one. */
  | { readonly do: 'play' }
  | { readonly do: 'lap' }
  | { readonly do: 'rest' }
  /** Players act this many times a second, even if answers are slow. */
  | { readonly do: 'paced'; readonly rate: number; readonly seconds: number }
  /** Reconnects the players of a range of seats to their tables. */
  | {
      readonly do: 'sit';
      readonly port: number;
      readonly seats: readonly Seats[];
      readonly range: [number, number];
    }
  /** Brings all players of these tables back at once. */
  | { readonly do: 'herd'; readonly port: number; readonly seats: readonly Seats[] }
  | { readonly do: 'games' }
  | { readonly do: 'close' };

export interface Rate {
  readonly actions: number;
  readonly seconds: number;
}

export interface Pace extends Rate {
  /** The most milliseconds in which some player heard nothing. */
  readonly silence: number;
}

export interface Latency {
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export interface Games {
  readonly seats: Seats[];
  /** The names of the games. */
  readonly names: readonly string[];
  readonly entries: number;
  readonly bytesPerMessage: number;
  /** The checksum of all logs. */
  readonly checksum: string;
}

const PLAYERS = 4;
/** The most milliseconds that players wait for what is under way. */
const LONGEST_REST = 10_000;
/** Tables created at the same time. */
const AT_ONCE = 50;
let rooms: Room[] = [];
const visitors: WebSocket[] = [];

answerRequests(async (request: LoadRequest) => {
  switch (request.do) {
    case 'open':
      return open(request.kind, request.spread ?? [request.port], request.rooms);
    case 'closed':
      return closedLoop(request.seconds);
    case 'play':
      return play();
    case 'lap':
      return lap();
    case 'rest':
      return rest();
    case 'paced':
      return pacedLoop(request.rate, request.seconds);
    case 'sit':
      return sit(request.port, request.seats, request.range);
    case 'herd':
      return comeBack(request.port, request.seats);
    case 'games':
      return games();
    case 'close':
      for (const one of [...rooms, ...visitors]) one.close();
      rooms = [];
      return undefined;
  }
});
process.on('disconnect', () => process.exit());

async function open(kind: 'bare' | 'ours', ports: readonly number[], count: number): Promise<void> {
  const hosts = ports.map((port) => `127.0.0.1:${port}`);
  await inParts(count, async (index) => {
    rooms.push(
      kind === 'bare'
        ? await BareRoom.open(`ws://${hosts[0]}/${index}`, PLAYERS)
        : await GameRoom.open(
            [...hosts.slice(index % hosts.length), ...hosts.slice(0, index % hosts.length)],
            PLAYERS,
            index,
          ),
    );
  });
}

async function closedLoop(seconds: number): Promise<Rate> {
  let actions = 0;
  const driver: Driver = { free: (room) => room.act(), done: () => actions++ };
  const from = performance.now();
  drive(driver);
  await sleep(seconds * 1000);
  const rate = { actions, seconds: (performance.now() - from) / 1000 };
  await rest();
  return rate;
}

let [actionsOfLap, lapped] = [0, 0];

async function play(): Promise<void> {
  drive({ free: (room) => room.act(), done: () => actionsOfLap++ });
}

function lap(): Pace {
  const now = performance.now();
  const silence = Math.max(...rooms.map((room) => room.lap()));
  const pace = { actions: actionsOfLap, seconds: (now - lapped) / 1000, silence };
  [actionsOfLap, lapped] = [0, now];
  return pace;
}

async function pacedLoop(rate: number, seconds: number): Promise<Latency> {
  const latencies: number[] = [];
  drive({ free: () => undefined, done: (milliseconds) => latencies.push(milliseconds) });
  let [sent, turn] = [0, 0];
  const [from, all] = [performance.now(), rate * seconds];
  while (sent < all) {
    // Late actions count from the moment they were due.
    for (const due = Math.min(all, ((performance.now() - from) / 1000) * rate); sent < due;) {
      const room = nextFree();
      if (room === undefined) break;
      room.act(from + (sent / rate) * 1000);
      sent++;
    }
    await sleep(1);
  }
  await rest();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor((latencies.length - 1) * share)] ?? NaN;
  return { sent, p50: at(0.5), p99: at(0.99), longest: at(1) };

  function nextFree(): Room | undefined {
    for (let tries = 0; tries < rooms.length; tries++) {
      const room = rooms[turn++ % rooms.length]!;
      if (room.isFree) return room;
    }
    return undefined;
  }
}

function drive(driver: Driver): void {
  for (const room of rooms) {
    room.driver = driver;
    if (room.isFree) driver.free(room);
  }
}

/** Starts nothing new, and waits for what is under way, unless it is lost. */
async function rest(): Promise<void> {
  for (const room of rooms)
    if (room.driver !== undefined) room.driver = { ...room.driver, free: () => undefined };
  const patience = performance.now() + LONGEST_REST;
  while (performance.now() < patience && !rooms.every(({ isFree }) => isFree)) await sleep(20);
}

/** Connects everyone who has a token to their table. */
async function sit(port: number, seats: readonly Seats[], [from, to]: [number, number]): Promise<void> {
  await inParts(seats.length, async (index) => {
    const { code, tokens } = seats[index]!;
    for (const token of tokens.slice(from, to)) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket`, { perMessageDeflate: false });
      await once(socket, 'open');
      socket.send(encode({ type: 'hello', version: PROTOCOL, table: code, token }));
      await once(socket, 'message');
      visitors.push(socket);
    }
  });
}

function games(): Games {
  const tables = rooms.filter((room) => room instanceof GameRoom);
  const logs = tables.flatMap(({ seats, logs: played }) =>
    Array.from(played, ([number, tokens]) => [`${seats.code}.${number}`, tokens.join(' ')] as const),
  );
  const bytes = tables.reduce((sum, room) => sum + room.bytes, 0);
  const messages = tables.reduce((sum, room) => sum + room.messages, 0);
  return {
    seats: tables.map(({ seats }) => seats),
    names: logs.map(([name]) => name),
    entries: logs.reduce((sum, [, log]) => sum + log.split(' ').length, 0),
    bytesPerMessage: bytes / messages,
    checksum: checksumOf(logs),
  };
}

async function inParts(count: number, make: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) await make(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
