import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Conflict } from '@sevenfold/table';
import { archiveContract, dueContract, storeContract } from '@sevenfold/table/contracts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { databaseFile } from '../../src/storage/data-folder.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { type Query, raw, sql } from '../../src/storage/database/query.ts';
import { SqliteDatabase } from '../../src/storage/database/sqlite.ts';
import { openSqlite, type Storage } from '../../src/storage/storage.ts';
import { oldDataContract } from '../contracts/old-data.ts';
import { dailyContract } from '../contracts/daily.ts';
import { figuresContract } from '../contracts/figures.ts';
import { peopleContract } from '../contracts/people.ts';
import { unusedContract } from '../contracts/unused.ts';
import { circlesContract } from '../contracts/circles.ts';
import { noticeContract } from '../contracts/notice.ts';
import { ratingsContract } from '../contracts/ratings.ts';
import { waitingContract } from '../contracts/waiting.ts';
import { sheetsContract } from '../contracts/sheets.ts';
import { manyTablesContract } from '../contracts/many-tables.ts';
import { outboxContract } from '../contracts/outbox.ts';
import { cleanupTurnContract } from '../contracts/cleanup-turn.ts';
import { explainAllStatements } from './all-statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'sevenfold-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
let folders = 0;

async function open(): Promise<Storage> {
  const storage = await openSqlite(join(folder, String(folders++)));
  onTestFinished(() => storage.close());
  return storage;
}

/** A row of any size. */
const insert = (x: number, length: number): Query => sql`insert into t values (${x}, zeroblob(${length}))`;

storeContract('SQLite', async () => (await open()).store);
archiveContract('SQLite', open);
dueContract('SQLite', open);
outboxContract('SQLite', open);

test('the webhook of a table goes with the table, and one of a circle with the circle', async () => {
  const { store, archive, circles, webhooks } = await open();
  const owners = ['table:AAA', 'table:BBB', 'circle:AAA'];
  const given = { url: 'https://a.example', secret: 's', site: '', setter: null };
  for (const owner of owners) await webhooks.save({ ...given, owner });
  const table = { version: 1, listed: false, open: true, playing: 0, body: '{}' };
  for (const code of ['AAA', 'BBB']) await store.create({ ...table, code });
  await archive.remove('AAA');
  await archive.remove('BBB', 7);
  await circles.remove('AAA');
  const left = await Promise.all(owners.map((owner) => webhooks.load(owner)));
  expect(left.map((webhook) => webhook?.owner)).toEqual([undefined, 'table:BBB', undefined]);
});
sheetsContract('SQLite', async () => (await open()).sheets);
circlesContract('SQLite', open);
noticeContract('SQLite', open);
dailyContract('SQLite', open);
peopleContract('SQLite', open);
unusedContract('SQLite', open);
ratingsContract('SQLite', open);
waitingContract('SQLite', open);
figuresContract('SQLite', open);

describe('what is written together', () => {
  test('is kept, except what came second', async () => {
    const { store } = await open();
    const tries = await Promise.allSettled(
      Array.from({ length: 300 }, (_, at) => store.append(`AAA.${at % 200}`, 0, [`@${at}`])),
    );
    for (const [at, one] of tries.entries()) {
      expect(one.status).toBe(at < 200 ? 'fulfilled' : 'rejected');
      expect(await store.read(`AAA.${at % 200}`, 0)).toEqual([`@${at % 200}`]);
    }
    const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    for (const reason of reasons) expect(reason).toBeInstanceOf(Conflict);
  });

  test('is kept, except all of a transaction that fails', async () => {
    const database = await SqliteDatabase.open(join(folder, 'bare.db'));
    onTestFinished(() => database.close());
    await database.write([sql`create table t (x integer primary key)`]);
    const tries = await Promise.allSettled([
      database.write([sql`insert into t values (1)`]),
      database.write([sql`insert into t values (2)`, sql`insert into t values (1)`]),
      database.write([sql`insert into nowhere values (3)`]),
      database.write([sql`insert into t values (4)`, sql`insert into t values (5)`]),
      database.read(sql`select x from t`),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const rows = await database.read(sql`select x from t order by x`);
    expect(rows.map(({ x }) => x)).toEqual([1, 4, 5]);
  });

  test('is refused when the disk is full, loses nothing that was acknowledged, and works again when there is room', async () => {
    const database = await SqliteDatabase.open(join(folder, 'full.db'));
    onTestFinished(() => database.close());
    await database.write([sql`create table t (x integer primary key, filling blob)`]);
    await database.read(sql`pragma max_page_count = 20`);
    const sizes = [10, 10, 10_000_000, 10, 20_000, 20_000, 20_000, 20_000, 20_000, 10];
    const tries = await Promise.allSettled(sizes.map((size, x) => database.write([insert(x, size)])));
    const kept = tries.flatMap(({ status }, x) => (status === 'fulfilled' ? [x] : []));
    const stored = async (): Promise<unknown[]> =>
      (await database.read(sql`select x from t order by x`)).map(({ x }) => x);
    expect(await stored()).toEqual(kept);
    const reasons = tries.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(new Set(reasons)).toEqual(new Set(['Error: database or disk is full']));
    await database.read(sql`pragma max_page_count = 100000`);
    await database.write([insert(99, 20_000)]);
    expect(await stored()).toEqual([...kept, 99]);
  });

  test('is on disk after closing, and later writes are refused', async () => {
    const place = join(folder, String(folders++));
    const storage = await openSqlite(place);
    const writes = Array.from({ length: 50 }, (_, n) => storage.store.append(`AAA.${n}`, 0, ['4']));
    await storage.close();
    await storage.close();
    await Promise.all(writes);
    await expect(storage.store.append('AAA.1', 1, ['5'])).rejects.toThrow(/closed/);
    await expect(storage.ready()).rejects.toThrow(/closed/);
    const again = await openSqlite(place);
    expect(await again.store.read('AAA.49', 0)).toEqual(['4']);
    await again.close();
  });
});

async function connected(): Promise<SqliteDatabase> {
  const database = await SqliteDatabase.open(join(folder, `${folders++}.db`));
  onTestFinished(() => database.close());
  await migrate(database);
  return database;
}
cleanupTurnContract('SQLite', connected);
manyTablesContract('SQLite', connected);
oldDataContract('SQLite', async (version) => {
  const place = join(folder, String(folders++));
  mkdirSync(place);
  const database = await SqliteDatabase.open(databaseFile(place));
  await migrate(database, version);
  return {
    database,
    open: async () => {
      await database.close();
      const storage = await openSqlite(place);
      onTestFinished(() => storage.close());
      return storage;
    },
  };
});

test('data of a newer version is refused', async () => {
  const place = join(folder, String(folders++));
  await (await openSqlite(place)).close();
  const file = new DatabaseSync(databaseFile(place));
  file.exec('insert into migrations values (99, 0)');
  file.close();
  await expect(openSqlite(place)).rejects.toThrow(/version 99.*newer Sevenfold/);
});

test('moves are on the disk before they are acknowledged', async () => {
  const place = join(folder, String(folders++));
  await (await openSqlite(place)).close();
  const database = await SqliteDatabase.open(databaseFile(place));
  onTestFinished(() => database.close());
  const ask = async (setting: string): Promise<unknown> =>
    Object.values((await database.read(raw(`pragma ${setting}`)))[0]!)[0];
  expect(await ask('journal_mode')).toBe('wal');
  // SQLite writes FULL as 2.
  expect(await ask('synchronous')).toBe(2);
});

test('every query uses an index, and every index is used', async () => {
  const file = join(folder, 'plans.db');
  const database = await SqliteDatabase.open(file);
  onTestFinished(() => database.close());
  await migrate(database);
  const steps = await explainAllStatements(database, 'explain query plan');
  expect(steps.length).toBeGreaterThan(12);
  for (const { detail } of steps) expect(detail).not.toMatch(/^SCAN \w+$|TEMP B-TREE/);
  const found = await database.read(
    sql`select name from sqlite_schema where type = 'index' and name not like 'sqlite_%'`,
  );
  const lines = steps.map(({ detail }) => String(detail)).join('\n');
  const unused = found.map(({ name }) => String(name)).filter((index) => !lines.includes(index));
  // This index is for an older version.
  expect(unused).toEqual(['finished_code']);
});
