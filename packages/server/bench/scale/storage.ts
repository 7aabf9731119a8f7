// How much space finished games take, with everything that is stored for them.

import { statSync } from 'node:fs';
import { findBot } from '@sevenfold/bots';
import { clone, Sfc32 } from '@sevenfold/engine';
import {
  type Connection,
  encode,
  fairDealing,
  finishedGame,
  type Game,
  House,
  keptLog,
  LiveGame,
  makeContribution,
  MemoryBus,
  SETTINGS,
  type Source,
  stored,
  systemClock,
  type TableState,
  tableStateOf,
  webSource,
} from '@sevenfold/table';
import { Client as Postgres } from 'pg';
import { databaseFile } from '../../src/storage/data-folder.ts';
import { makeLogger, openPostgres, openSqlite, readConfig, type Storage } from '../../src/index.ts';
import { Janitor } from '../../src/operations/janitor.ts';
import { checksumOf } from '../figures/checksum.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { figure, kilobytes, progress, whole } from '../figures/report.ts';
import { inFolder } from '../processes/stage.ts';

const NAMES = ['Anna', 'Ben', 'Zoë', 'Rocco'];
const MOST_BYTES = 1.5 * 1024;
/** Tables at which people play at the same time. */
const AT_ONCE = 50;
/** Entries written at a time; a server writes one or two, which makes no difference once they are deleted. */
const APPEND = 24;

const FEW = 1000;
/** How many tables are archived between two vacuums. */
const VACUUM_AFTER = 100;

interface Size {
  readonly tables: number;
  /** How many games are played at each table. */
  readonly games: number;
}

export async function measureStorage(size: Size): Promise<void> {
  const count = size.tables * size.games;
  figure('finished games of four', `${whole(count)} at ${whole(size.tables)} tables`);
  const inSqlite = await inFolder(async (folder) => {
    const played = await play(await openSqlite(folder), size);
    return { ...played, bytes: statSync(databaseFile(folder)).size };
  });
  figure('their records as text', `${whole(inSqlite.text / count)} bytes a game`);
  report('SQLite', count, inSqlite.bytes, inSqlite.checksum);
  const postgres = await PostgresProcess.open();
  try {
    const inPostgres = await play(await openPostgres(postgres.url), size, () => vacuum(postgres.url));
    await vacuum(postgres.url);
    report('PostgreSQL', count, await bytesIn(postgres.url), inPostgres.checksum);
  } finally {
    await postgres.end();
  }
}

/** An empty database takes space too: a few games say nothing about the limit. */
function report(database: string, games: number, bytes: number, checksum: string): void {
  const each = bytes / games;
  const text = `${kilobytes(each)} (at most ${kilobytes(MOST_BYTES)}), checksum ${checksum}`;
  figure(`a game in ${database}`, text, games < FEW ? undefined : each <= MOST_BYTES);
}

/**
 * Writes everything that a server would write, and closes the storage. The checksum is that of what can be read again.
 */
async function play(
  storage: Storage,
  { tables, games }: Size,
  tidy: () => Promise<void> = () => Promise.resolve(),
): Promise<{ text: number; checksum: string }> {
  const begun = performance.now();
  const played: (readonly [string, string])[] = [];
  let text = 0;
  let seated = 0;
  let left = 0;
  const one = async (): Promise<void> => {
    while (seated < tables) {
      const random = new Sfc32(++seated);
      const source = seeded(random);
      const code = await seat(houseOf(storage, source), source);
      for (let number = 1; number <= games; number++) {
        const { id, record } = await playGame(storage, code, source, random);
        played.push([id, keptLog({ record }).join(' ')]);
        text += Buffer.byteLength(record);
      }
      // PostgreSQL vacuums once a minute, in which far fewer games end than here.
      if (++left % VACUUM_AFTER === 0) await tidy();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const janitor = new Janitor(houseOf(storage, webSource), storage, readConfig({}, {}), makeLogger('silent'));
  await janitor.clean();
  janitor.stop();
  const read = await Promise.all(
    played.map(async ([id]) => [id, keptLog((await storage.archive.find(id))!).join(' ')] as const),
  );
  const checksum = checksumOf(read);
  if (checksum !== checksumOf(played)) throw new Error('what was played is not what is stored');
  await storage.close();
  progress(`${whole((performance.now() - begun) / 1000)} s`);
  return { text, checksum };
}

function houseOf(storage: Storage, source: Source): House {
  return new House({
    ...storage,
    bus: new MemoryBus(),
    clock: systemClock,
    source,
    dealing: fairDealing(source),
    think: () => Promise.reject(new Error('there are no bots')),
    settings: SETTINGS,
    report: (error) => {
      throw error;
    },
  });
}

/** A source of the same people, cards and codes every time. */
function seeded(random: Sfc32): Source {
  const letters = (from: string, length: number): string =>
    Array.from({ length }, () => from[random.below(from.length)]).join('');
  return {
    token: () => letters('abcdefghijklmnopqrstuvwxyz', 22),
    code: (length = 6) => letters('23456789ABCDEFGHJKMNPQRSTVWXYZ', length),
    below: (limit) => random.below(limit),
    hash: (token) => webSource.hash(token),
  };
}

/** Four people sit down at a new table. */
async function seat(house: House, source: Source): Promise<string> {
  const tokens = NAMES.map(() => source.token());
  const code = await house.create(tokens[0]);
  for (const [colour, token] of tokens.entries()) {
    const connection: Connection = {
      id: crypto.randomUUID(),
      open: true,
      send: () => undefined,
      close: () => undefined,
    };
    const say = (message: Parameters<typeof encode>[0]): Promise<void> =>
      house.receive(connection, encode(message));
    await say({ type: 'hello', version: 1, table: code, token });
    await say({
      type: 'sit',
      name: NAMES[colour]!,
      colour,
      contribution: contribution(source),
      key: source.token(),
    });
    await house.part(connection);
  }
  return code;
}

async function playGame(
  { store, archive }: Storage,
  code: string,
  source: Source,
  random: Sfc32,
): Promise<{ id: string; record: string }> {
  const dealing = fairDealing(source);
  const bot = findBot('stay25')!.make({ random });
  const table = tableStateOf((await store.load(code))!);
  const contributions = table.seats.map(() => contribution(source));
  const { rules, secret, commitment } = table;
  const dealt = { rules, players: NAMES, secret, commitment, contributions };
  const game: Game = {
    ...dealt,
    number: (table.game?.number ?? 0) + 1,
    started: Date.now(),
    dealer: dealing.firstDealer(dealt),
  };
  const playing: TableState = {
    ...table,
    ...dealing.prepare(),
    version: table.version + 1,
    phase: 'playing',
    game,
  };
  await store.update(stored(playing));
  const live = new LiveGame(game, dealing);
  live.nature();
  while (live.state.phase !== 'over') live.answer(bot(clone(live.state)));
  const finished = finishedGame(playing, game, live, Date.now());
  for (let n = 0; n < live.log.length; n += APPEND)
    await store.append(finished.id, n, live.log.slice(n, n + APPEND));
  await archive.keep(finished);
  await store.update(stored({ ...playing, version: playing.version + 1, phase: 'over' }));
  return finished;
}

function contribution(source: Source): string {
  return makeContribution(Uint8Array.from({ length: 16 }, () => source.below(256)));
}

async function vacuum(url: string): Promise<void> {
  const client = new Postgres(url);
  await client.connect();
  await client.query('vacuum');
  await client.end();
}

/** Bytes of all our database tables with their indexes. */
async function bytesIn(url: string): Promise<number> {
  const client = new Postgres(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  await client.end();
  for (const { name, bytes } of rows) progress(`${name}: ${kilobytes(Number(bytes))}`);
  return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
}
