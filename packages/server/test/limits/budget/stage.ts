// What an attacker has prepared: full tables, the largest score sheets, a long history.

import { createHash } from 'node:crypto';
import { encode, PROTOCOL, webSource } from '@sevenfold/table';
import { WebSocket } from 'ws';
import type { CircleStore } from '../../../src/circles/circle-store.ts';
import { LARGEST_SHEET, openSqlite } from '../../../src/index.ts';
import { largeLog } from '../../../bench/server/large-circle.ts';
import type { Speaker } from './attack.ts';

/** People at a table, and bots beside them. */
const PEOPLE = 20;
const BOTS = 16;
const GAMES = 100;
const CIRCLE = { id: 'ABCDEFGH2345', key: 'the-key-of-the-circle', member: 'member-ann' };
const ADDRESS = { 'x-forwarded-for': '10.0.0.1' };

export interface Stage {
  /** The hello of each person at a table in the lobby and at one that is playing, the host's first. */
  readonly lobby: readonly string[];
  readonly game: readonly string[];
  /** The code of the table that is playing. */
  readonly code: string;
  readonly record: string;
  /** The token of a person who has played many games. */
  readonly token: string;
  readonly shared: { readonly id: string; readonly key: string };
  /** The largest score sheet. */
  readonly sheet: object;
  /** Of a large circle that the same person keeps, and the key to join it. */
  readonly circle: { readonly id: string; readonly key: string; readonly member: string };
}

/** Stores games of thirty-six players in a folder before the server opens it. */
export async function keepGames(folder: string, token: string): Promise<string> {
  const storage = await openSqlite(folder);
  const hash = createHash('sha256').update(token).digest('hex');
  const players = Array.from({ length: 36 }, (_, seat) => `Player ${seat} of thirty-six`);
  const log = Array.from({ length: 3000 }, () => 'h').join(' ');
  const played = { totals: players.map(() => 200), winners: [0] };
  for (let game = 1; game <= GAMES; game++)
    await storage.archive.keep({
      id: `AAAAAA.${game}`,
      table: 'AAAAAA',
      started: game,
      ended: game,
      people: [hash],
      seats: [hash, ...players.slice(1).map(() => null)],
      record: JSON.stringify({ rules: { preset: 'official' }, players, log, played }),
    });
  await fillCircle(storage.circles, hash);
  await storage.close();
  return 'AAAAAA.1';
}

/** A circle with 5000 games. */
async function fillCircle(circles: CircleStore, person: string): Promise<void> {
  const log = largeLog(CIRCLE.member, 5000);
  const entries = log.map((entry) => ({ id: entry.id, json: JSON.stringify(entry) }));
  const keyHash = createHash('sha256').update(CIRCLE.key).digest('hex');
  const joins = { person, member: CIRCLE.member };
  await circles.create(CIRCLE.id, { entries: entries.slice(0, 1), outline: '{}', joins, keyHash });
  for (let n = 1; n < entries.length; n += 500)
    await circles.append(CIRCLE.id, n, { entries: entries.slice(n, n + 500), outline: '{}' });
}

export async function setStage(port: number, token: string, record: string): Promise<Stage> {
  const url = `http://127.0.0.1:${port}`;
  const sheet = largestSheet();
  const made = await post(`${url}/v1/sheets`, { body: sheet });
  const lobby = await openTable(port, false);
  const game = await openTable(port, true);
  const shared = made as { id: string; key: string };
  return {
    lobby: lobby.hellos,
    game: game.hellos,
    code: game.code,
    record,
    token,
    shared,
    sheet,
    circle: CIRCLE,
  };
}

export function speakers(hellos: readonly string[], texts: readonly object[]): Speaker[] {
  return hellos.map((hello) => ({ hello, texts: texts.map((text) => JSON.stringify(text)) }));
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...ADDRESS };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** As many rounds as fit. */
function largestSheet(): object {
  const players = Array.from({ length: 18 }, (_, n) => ({
    id: `p-${n}`,
    name: `Player ${n}`,
    colour: n % 16,
  }));
  const steps: object[] = [];
  const sheet = {
    id: 'sheet-1',
    started: 1,
    rules: { preset: 'official', target: 1000 },
    players,
    dealer: 'p-0',
    steps,
  };
  for (let size = JSON.stringify(sheet).length; ;) {
    const round = [
      ...players.map(({ id }) => ({ do: 'enter', player: id, entry: { points: 1 } })),
      { do: 'close' },
    ];
    size += JSON.stringify(round).length;
    if (size > LARGEST_SHEET) return sheet;
    steps.push(...round);
  }
}

/** People sit down, the host adds bots, and everyone disconnects. */
async function openTable(port: number, playing: boolean): Promise<{ code: string; hellos: string[] }> {
  const wishes = { rules: { preset: 'official', target: 1000 } };
  const table = (await post(`http://127.0.0.1:${port}/v1/tables`, wishes)) as { code: string; token: string };
  const tokens = [table.token, ...Array.from({ length: PEOPLE - 1 }, () => webSource.token())];
  const hellos = tokens.map((token) =>
    encode({ type: 'hello', version: PROTOCOL, table: table.code, token }),
  );
  const sockets: WebSocket[] = [];
  for (const [seat, hello] of hellos.entries()) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/v1/socket`, { headers: ADDRESS });
    sockets.push(socket);
    socket.setMaxListeners(0);
    await heard(socket, '"you":', () => socket.on('open', () => socket.send(hello)));
    const name = `Someone ${seat}`;
    await heard(socket, name, () => socket.send(encode({ type: 'sit', name, colour: seat })));
  }
  const [host] = sockets;
  for (let bot = 0; bot < BOTS; bot++)
    await heard(host!, '"type":"table"', () =>
      host!.send(encode({ type: 'host', do: 'addBot', bot: 'stay25' })),
    );
  if (playing)
    await heard(host!, '"phase":"playing"', () => host!.send(encode({ type: 'host', do: 'start' })));
  for (const socket of sockets) socket.terminate();
  return { code: table.code, hellos };
}

/** Does something, and waits for the first message after it that contains a text. */
function heard(socket: WebSocket, text: string, act: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer): void => {
      if (data.includes('"rejected"')) reject(new Error(data.toString('utf8')));
      if (!data.includes(text)) return;
      socket.off('message', hear);
      resolve();
    };
    socket.on('message', hear);
    act();
  });
}
