import { setTimeout } from 'node:timers/promises';
import { Conflict } from '@sevenfold/table';
import { archiveContract, dueContract, storeContract } from '@sevenfold/table/contracts';
import { Client } from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { DatabaseBusy } from '../../src/storage/database/database.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { PostgresDatabase } from '../../src/storage/database/postgres.ts';
import { raw, sql } from '../../src/storage/database/query.ts';
import { openPostgres, type Storage } from '../../src/storage/storage.ts';
import { oldDataContract } from '../contracts/old-data.ts';
import { manyTablesContract } from '../contracts/many-tables.ts';
import { dailyContract } from '../contracts/daily.ts';
import { figuresContract } from '../contracts/figures.ts';
import { peopleContract } from '../contracts/people.ts';
import { unusedContract } from '../contracts/unused.ts';
import { circlesContract } from '../contracts/circles.ts';
import { noticeContract } from '../contracts/notice.ts';
import { ratingsContract } from '../contracts/ratings.ts';
import { waitingContract } from '../contracts/waiting.ts';
import { sheetsContract } from '../contracts/sheets.ts';
import { outboxContract } from '../contracts/outbox.ts';
import { cleanupTurnContract } from '../contracts/cleanup-turn.ts';
import { explainAllStatements } from './all-statements.ts';
import { describeWith } from '../helpers/services.ts';

/** About as long as the state of a table of four, and of a score sheet. */
const BODY = JSON.stringify({
  seats: Array.from({ length: 40 }, (_, at) => `person ${at} ${at * at * 7919}`),
});

function nameOf(url: string): string {
  return new URL(url).searchParams.get('application_name')!;
}

describeWith('PostgreSQL', 'TEST_DATABASE_URL', (server) => {
  const made: string[] = [];

  /** Returns the rows of the last statement. */
  async function command(...statements: string[]): Promise<unknown[]> {
    const client = new Client(server);
    await client.connect();
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    await client.end();
    return rows;
  }

  /** The address of an empty schema, which is created faster than a database. */
  async function database(options = ''): Promise<string> {
    const name = `sevenfold_test_${process.pid}_${made.length}`;
    made.push(name);
    await command(`create schema ${name}`);
    const url = new URL(server);
    url.searchParams.set('options', `-c search_path=${name} ${options}`);
    url.searchParams.set('application_name', name);
    return url.href;
  }

  async function open(url?: string): Promise<Storage> {
    const storage = await openPostgres(url ?? (await database()));
    onTestFinished(() => storage.close());
    return storage;
  }

  // Takes a while: there are a hundred schemas, each with every table.
  afterAll(async () => void (await command(...made.map((name) => `drop schema ${name} cascade`))), 60_000);

  storeContract('PostgreSQL', async () => (await open()).store);
  archiveContract('PostgreSQL', () => open());
  dueContract('PostgreSQL', () => open());
  outboxContract('PostgreSQL', () => open());
  sheetsContract('PostgreSQL', async () => (await open()).sheets);
  circlesContract('PostgreSQL', () => open());
  noticeContract('PostgreSQL', () => open());
  dailyContract('PostgreSQL', () => open());
  peopleContract('PostgreSQL', () => open());
  unusedContract('PostgreSQL', () => open());
  ratingsContract('PostgreSQL', () => open());
  waitingContract('PostgreSQL', () => open());
  figuresContract('PostgreSQL', () => open());
  const connected = async (): Promise<PostgresDatabase> => {
    const url = await database();
    await open(url);
    const one = new PostgresDatabase(url);
    onTestFinished(() => one.close());
    return one;
  };
  cleanupTurnContract('PostgreSQL', connected);
  manyTablesContract('PostgreSQL', connected);
  oldDataContract('PostgreSQL', async (version) => {
    const url = await database();
    const old = new PostgresDatabase(url);
    onTestFinished(() => old.close());
    await migrate(old, version);
    return { database: old, open: () => open(url) };
  });

  describe('many processes', () => {
    test('that start at the same moment create one schema', async () => {
      const url = await database();
      const [one, two] = await Promise.all([open(url), open(url), open(url), open(url)]);
      await one.store.append('AAA.1', 0, ['4']);
      expect(await two.store.read('AAA.1', 0)).toEqual(['4']);
    });

    test('wait for one that migrates, however long it takes', async () => {
      const url = await database();
      const migrating = new Client(url);
      await migrating.connect();
      await migrating.query('begin; select pg_advisory_xact_lock(7007)');
      // The timeout of a second does not apply here.
      const opening = openPostgres(url, { timeout: 1000 });
      const waiting = `select 1 from pg_stat_activity where application_name = '${nameOf(url)}' and wait_event_type = 'Lock'`;
      await expect.poll(() => command(waiting)).toHaveLength(1);
      await setTimeout(1200);
      await migrating.query('commit');
      await migrating.end();
      const storage = await opening;
      onTestFinished(() => storage.close());
      await expect(storage.ready()).resolves.toBeUndefined();
    });

    test('that write one log get in one after the other, and none is overwritten', async () => {
      const url = await database();
      const processes = await Promise.all([open(url), open(url), open(url)]);
      const wrote: string[] = [];
      await Promise.all(
        processes.map(async ({ store }, process) => {
          for (let tries = 0; tries < 40; tries++) {
            const log = await store.read('AAA.1', 0);
            // Each process appends another number of tokens, so that appends overlap in all ways.
            const tokens = Array.from({ length: process + 1 }, (_, at) => `${process}-${tries}-${at}`);
            const refused = await store.append('AAA.1', log.length, tokens).catch((error: unknown) => error);
            if (refused === undefined) wrote.push(...tokens);
            else if (!(refused instanceof Conflict)) throw refused;
          }
        }),
      );
      expect(wrote.length).toBeGreaterThanOrEqual(40);
      const log = await processes[0].store.read('AAA.1', 0);
      expect([...log].sort()).toEqual(wrote.sort());
    });
  });

  describe('a server', () => {
    test('that breaks all connections is reconnected', async () => {
      const url = await database();
      const storage = await open(url);
      const { store } = storage;
      await Promise.all(Array.from({ length: 8 }, (_, game) => store.append(`AAA.${game}`, 0, ['4'])));
      const sleeping = store.append('AAA.1', 1, ['5']);
      await command(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${nameOf(url)}'`,
      );
      await Promise.allSettled([sleeping]);
      await expect.poll(() => storage.ready()).toBeUndefined();
      await store.append('AAA.2', 1, ['5']);
      expect(await store.read('AAA.2', 0)).toEqual(['4', '5']);
    });

    test('that cannot be reached is an error, not a wait', async () => {
      for (const host of ['127.0.0.1', 'localhost'])
        await expect(openPostgres(`postgresql://nobody:secret@${host}:1/none`)).rejects.toThrow(
          /^Cannot use PostgreSQL: (?!.*secret).*ECONNREFUSED/,
        );
    });

    test('with data of a newer version is refused, and its data left alone', async () => {
      const url = await database();
      await (await openPostgres(url)).close();
      const client = new Client(url);
      await client.connect();
      await client.query('insert into migrations values (99, 0)');
      await expect(openPostgres(url)).rejects.toThrow(/version 99.*newer Sevenfold/);
      await client.end();
    });
  });

  test('a statement that takes too long is cancelled', async () => {
    const url = await database();
    await open(url);
    const impatient = new PostgresDatabase(url, { timeout: 100 });
    onTestFinished(() => impatient.close());
    await expect(impatient.read(sql`select pg_sleep(3)`)).rejects.toThrow(/timeout/);
  });

  test('statements wait for a connection, up to a number and for a while', async () => {
    const url = await database();
    const options = { connections: 2, queue: 3, timeout: 2000 };
    // Each far below the timeout, even on a busy machine.
    const long = Array.from({ length: 9 }, () => sql`select pg_sleep(0.3)`);
    const narrow = new PostgresDatabase(url, options);
    onTestFinished(() => narrow.close());
    await Promise.all([narrow.read(sql`select 1`), narrow.read(sql`select 1`)]);
    // Both connections are needed for longer than the others wait, although no single statement takes that long.
    const busy = Promise.all([narrow.write(long), narrow.write(long)]);
    await expect.poll(() => narrow.waiting).toBe(0);
    const waiting = Promise.allSettled(Array.from({ length: 3 }, () => narrow.read(sql`select 1`)));
    expect(narrow.waiting).toBe(3);
    await expect(narrow.read(sql`select 1`)).rejects.toThrow(DatabaseBusy);
    await expect(narrow.write([sql`select 1`, sql`select 2`])).rejects.toThrow(DatabaseBusy);
    const reasons = (await waiting).map((one) =>
      one.status === 'rejected' ? String(one.reason) : 'answered',
    );
    expect(reasons).toEqual(reasons.map(() => expect.stringContaining('timeout exceeded') as string));
    await busy;
    expect(await narrow.read(sql`select 7 as seven`)).toEqual([{ seven: 7 }]);
  });

  test('a server never has more connections than it may have', async () => {
    const url = await database();
    const storage = await openPostgres(url, { connections: 3 });
    onTestFinished(() => storage.close());
    await Promise.all(Array.from({ length: 40 }, (_, game) => storage.store.append(`AAA.${game}`, 0, ['4'])));
    const connections = `select 1 from pg_stat_activity where application_name = '${nameOf(url)}'`;
    expect(await command(connections)).toHaveLength(3);
  });

  test('statements are prepared under names that depend only on their text', async () => {
    const url = await database();
    await open(url);
    const namesAfter = async (...asked: string[]): Promise<Map<string, string>> => {
      const one = new PostgresDatabase(url);
      onTestFinished(() => one.close());
      for (const text of asked) await one.read(raw(text));
      const rows = await one.read(sql`select name, statement from pg_prepared_statements`);
      return new Map(rows.map(({ name, statement }) => [String(statement), String(name)]));
    };
    const [first, other] = [await namesAfter('select 1', 'select 2'), await namesAfter('select 2')];
    expect(first.get('select 2')).toMatch(/^sevenfold_[0-9a-f]{32}$/);
    expect(other.get('select 2')).toBe(first.get('select 2'));
    expect(first.get('select 1')).not.toBe(first.get('select 2'));
  });

  test('a change of a table or a score sheet stays on its page, without touching an index', async () => {
    const url = await database();
    const storage = await openPostgres(url);
    const { store, sheets } = storage;
    const table = { code: 'AAA', listed: true, open: true, playing: 0, body: BODY };
    await store.create({ ...table, version: 1 });
    await sheets.create('S', 'key', BODY);
    for (let version = 2; version <= 41; version++) {
      await store.update({ ...table, version, playing: version });
      await sheets.update('S', version, BODY);
    }
    // Each connection reports its counts seconds later, or when it ends.
    await storage.close();
    const look = new Client(url);
    await look.connect();
    const updates = async (name: string): Promise<number[]> => {
      const { rows } = await look.query<{ all: number; hot: number }>(
        `select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables
         where relname = '${name}' and schemaname = current_schema()`,
      );
      return [rows[0]!.all, rows[0]!.hot];
    };
    for (const name of ['tables', 'sheets']) {
      await expect.poll(async () => (await updates(name))[0]).toBe(40);
      // The first ones after a page is full move on.
      expect((await updates(name))[1]).toBeGreaterThanOrEqual(36);
    }
    await look.end();
  });

  test('every query uses an index, and every index is used', async () => {
    // An empty table is always scanned; with scans off, the plan shows whether an index fits.
    const url = await database('-c enable_seqscan=off');
    await open(url);
    const indexed = new PostgresDatabase(url);
    onTestFinished(() => indexed.close());
    const plans = await explainAllStatements(indexed, 'explain');
    expect(plans.length).toBeGreaterThan(12);
    for (const plan of plans) expect(plan['QUERY PLAN']).not.toContain('Seq Scan');
    const found = await indexed.read(
      raw(
        "select indexname from pg_indexes where schemaname = current_schema() and indexname not like '%pkey'",
      ),
    );
    const lines = plans.map((plan) => String(plan['QUERY PLAN'])).join('\n');
    const unused = found.map(({ indexname }) => String(indexname)).filter((index) => !lines.includes(index));
    // This index is for an older version, which may still be running beside this one.
    expect(unused).toEqual(['finished_code']);
  });
});
