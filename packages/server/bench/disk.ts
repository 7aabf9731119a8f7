// How much space a game takes in the database, with its table, log and record.

import { statSync } from 'node:fs';
import { findBot } from '@sevenfold/bots';
import { clone, makeMove, Sfc32 } from '@sevenfold/engine';
import { Client, systemClock, webDial, webSource } from '@sevenfold/table';
import { Client as Postgres } from 'pg';
import { databaseFile } from '../src/data-folder.ts';
import {
  makeLogger,
  memoryStorage,
  openPostgres,
  openSqlite,
  readConfig,
  startServer,
} from '../src/index.ts';
import type { Storage } from '../src/index.ts';
import { figure, kilobytes, progress, whole } from './report.ts';
import { inFolder } from './stage.ts';

const PLAYERS = 4;
/** Games written at the same time, as on a busy server. */
const AT_ONCE = 50;

/** What a server has written to its storage. */
type Write = readonly [
  seam: 'store' | 'archive',
  method: 'create' | 'update' | 'append' | 'keep',
  given: unknown[],
];

interface PlayedGame {
  readonly code: string;
  readonly writes: readonly Write[];
}

/** PostgreSQL is measured if the variable DATABASE_URL names one. */
export async function measureDisk(games: number): Promise<void> {
  const played = await playGame();
  figure('writes for a game of four', whole(played.writes.length));
  await inFolder(async (folder) => {
    const storage = await openSqlite(folder);
    await repeat(played, games, storage);
    await storage.close();
    figure('a game in SQLite', kilobytes(statSync(databaseFile(folder)).size / games));
  });
  const url = process.env['DATABASE_URL'];
  if (url === undefined) return progress('without DATABASE_URL, PostgreSQL is not measured');
  figure('a game in PostgreSQL', kilobytes((await bytesInPostgres(url, played, games)) / games));
}

/** One whole game of four good players at a real server. */
async function playGame(): Promise<PlayedGame> {
  const writes: Write[] = [];
  const config = readConfig({ port: '0', host: '127.0.0.1', threads: '1' }, {});
  const server = await startServer(config, makeLogger('silent'), { storage: recorded(writes) });
  const { port } = server;
  const response = await fetch(`http://127.0.0.1:${port}/v1/tables`, { method: 'POST' });
  const { code, token } = (await response.json()) as { code: string; token: string };
  const bot = findBot('stay25')!.make({ random: new Sfc32(7) });
  const clients: Client[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const client: Client = new Client({
      dial: webDial(`ws://127.0.0.1:${port}/v1/socket`),
      clock: systemClock,
      table: code,
      token: seat === 0 ? token : webSource.token(),
      changed: () => {
        if (client.asked >= 0 && !client.waiting)
          client.move(client.asked, makeMove(bot(clone(client.state!))));
      },
    });
    clients.push(client);
    client.connect();
    await until(() => client.status === 'open');
    client.sit(`Player ${seat}`, seat);
    await until(() => client.seats.length === 1);
  }
  clients[0]!.send({ type: 'host', do: 'start' });
  await until(() => clients.every(({ view }) => view?.phase === 'over'));
  for (const client of clients) client.close();
  await server.stop();
  return { code, writes };
}

/** In memory, with a list of all writes. */
function recorded(writes: Write[]): Storage {
  const storage = memoryStorage();
  for (const [seam, method] of [
    ['store', 'create'],
    ['store', 'update'],
    ['store', 'append'],
    ['archive', 'keep'],
  ] as const) {
    const target = storage[seam] as unknown as Record<string, (...given: unknown[]) => Promise<void>>;
    const write = target[method]!.bind(target);
    target[method] = async (...given) => {
      await write(...given);
      writes.push([seam, method, given]);
    };
  }
  return storage;
}

/** The same writes for many tables with random codes, many at a time. */
async function repeat({ code, writes }: PlayedGame, games: number, storage: Storage): Promise<void> {
  let begun = 0;
  const one = async (): Promise<void> => {
    while (begun++ < games) {
      const copy = webSource.code();
      for (const [seam, method, given] of writes) {
        const target = storage[seam] as unknown as Record<string, (...given: unknown[]) => Promise<void>>;
        const same = JSON.parse(JSON.stringify(given).replaceAll(code, copy)) as unknown[];
        await target[method]!(...same);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function bytesInPostgres(address: string, played: PlayedGame, games: number): Promise<number> {
  const name = `sevenfold_disk_${process.pid}`;
  const client = new Postgres(address);
  await client.connect();
  try {
    await client.query(`create schema ${name}`);
    const url = new URL(address);
    url.searchParams.set('options', `-c search_path=${name}`);
    const storage = await openPostgres(url.href);
    await repeat(played, games, storage);
    await storage.close();
    const { rows } = await client.query<{ relname: string; bytes: string }>(
      `select relname, pg_total_relation_size(oid) as bytes from pg_class
       where relkind = 'r' and relnamespace = '${name}'::regnamespace`,
    );
    return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  } finally {
    await client.query(`drop schema if exists ${name} cascade`);
    await client.end();
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}
