// Players who have lost their server and all come back at the same moment.

import { encode, PROTOCOL } from '@sevenfold/table';
import { WebSocket } from 'ws';
import type { Seats } from './game-room.ts';

export interface Herd {
  readonly players: number;
  /** How often each reason for a refusal was given. */
  readonly refused: Readonly<Record<string, number>>;
  /** Milliseconds from the first request until half of them, and all of them, have a welcome. */
  readonly half: number;
  readonly all: number;
}

/** Connects everyone at once; each table has an address of its own, as homes do. */
export async function comeBack(port: number, seats: readonly Seats[]): Promise<Herd> {
  const from = performance.now();
  const welcomed: number[] = [];
  const refused: Record<string, number> = {};
  const players = seats.flatMap(({ code, tokens }, index) =>
    tokens.map(async (token) => {
      const why = await hello(port, homeOf(index), code, token);
      if (why === undefined) welcomed.push(performance.now() - from);
      else refused[why] = (refused[why] ?? 0) + 1;
    }),
  );
  await Promise.all(players);
  return {
    players: players.length,
    refused,
    half: welcomed[welcomed.length >> 1] ?? NaN,
    all: welcomed.at(-1) ?? NaN,
  };
}

/** Connects one player; returns why there was no welcome. */
function hello(
  port: number,
  localAddress: string,
  table: string,
  token: string,
): Promise<string | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket`, {
    perMessageDeflate: false,
    localAddress,
  });
  return new Promise((resolve) => {
    socket.on('open', () => socket.send(encode({ type: 'hello', version: PROTOCOL, table, token })));
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(`HTTP ${statusCode}`));
    socket.on('error', ({ message }) => resolve(message));
    socket.on('close', (code) => resolve(`closed with ${code}`));
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8');
      if (text.startsWith('{"type":"welcome"')) resolve(undefined);
      else if (text.startsWith('{"type":"rejected"')) resolve(text);
    });
  });
}

/** All of 127.0.0.0/8 is this machine; one address in each network of 256, because networks share limits too. */
function homeOf(table: number): string {
  return `127.${1 + (table >> 8)}.${table & 0xff}.1`;
}
