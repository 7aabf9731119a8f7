import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { PostgresDatabase } from '../../src/storage/database/postgres.ts';
import { raw, sql } from '../../src/storage/database/query.ts';
import { openPostgres } from '../../src/storage/storage.ts';
import { end } from '../helpers/programs.ts';
import { describeWith } from '../helpers/services.ts';
import { playOn, sitDown, startTestServer, until } from '../helpers/test-server.ts';

/** It refuses to run as root; this is `nobody` on every Linux. */
const NOBODY = 65534;
/** Connections to PostgreSQL, for three times as many of ours. */
const POOL = 3;

describeWith('PgBouncer', 'TEST_PGBOUNCER', (pgbouncer) => {
  describeWith('PostgreSQL', 'TEST_DATABASE_URL', (postgres) => {
    /** The address of an empty database behind a PgBouncer that lends a connection for one transaction. */
    async function pooled(): Promise<string> {
      const name = `sevenfold_pooled_${process.pid}_${Date.now()}`;
      const client = new Client(postgres);
      await client.connect();
      await client.query(`create database ${name}`);
      // Dropping a database waits until PostgreSQL has written what all tests have stored so far.
      onTestFinished(async () => {
        await client.query(`drop database ${name} with (force)`);
        await client.end();
      }, 60_000);
      const port = await startPgBouncer(pgbouncer, new URL(postgres), name);
      return `postgresql://sevenfold@127.0.0.1:${port}/${name}`;
    }

    test('people play a game through PgBouncer in transaction mode, and another process can read it', async () => {
      const url = await pooled();
      const [storage, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
      onTestFinished(() => other.close());
      const server = await startTestServer({}, { storage });
      const clients = await sitDown(server, 3, { rules: { preset: 'official', target: 60 } });
      await playOn(clients);
      const { code } = clients[0]!.view!;
      await until(async () => (await other.archive.find(`${code}.1`)) !== undefined, 'the game is stored');
      expect(JSON.parse((await other.archive.find(`${code}.1`))!.record)).toMatchObject({
        log: clients[0]!.log.join(' '),
      });
    });

    test('notifications do not get through it, which the bus notices', async () => {
      const bus = await PostgresBus.open(await pooled());
      onTestFinished(() => bus.close());
      expect([bus.working, bus.isDeaf]).toEqual([false, true]);
      await expect(bus.publish('t', 'lost')).rejects.toThrow('no notifications');
    });

    test('nothing that one of us sets or prepares stays at a connection of others', async () => {
      const database = new PostgresDatabase(await pooled(), { connections: 3 * POOL });
      onTestFinished(() => database.close());
      await database.write([raw('create table settings (jit text)'), raw('select 1')]);
      const insert = sql`insert into settings select current_setting('jit')`;
      for (let times = 0; times < 3; times++)
        await Promise.all(Array.from({ length: 3 * POOL }, () => database.write([insert, insert])));
      expect(await database.read(sql`select distinct jit from settings`)).toEqual([{ jit: 'off' }]);
      const after = await Promise.all(
        Array.from({ length: 3 * POOL }, () =>
          database.read(
            sql`select current_setting('jit') as jit, current_setting('statement_timeout') as timeout,
                (select count(*) from pg_prepared_statements where name <> '') as prepared`,
          ),
        ),
      );
      for (const [row] of after) expect(row).toEqual({ jit: 'on', timeout: '0', prepared: 0 });
    });
  });
});

async function startPgBouncer(program: string, postgres: URL, name: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-pgbouncer-'));
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const { username, password } = postgres;
  const place = {
    host: postgres.searchParams.get('host') ?? postgres.hostname,
    port: postgres.port || '5432',
    dbname: name,
    user: username,
    ...(password === '' ? {} : { password }),
  };
  writeFileSync(
    settings,
    `[databases]
${name} = ${Object.entries(place)
      .map(([key, value]) => `${key}=${value}`)
      .join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
`,
  );
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const running = spawn(program, [settings], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    await end(running);
    rmSync(folder, { recursive: true, force: true });
  });
  let log = '';
  running.stderr.on('data', (text: Buffer) => (log += text.toString()));
  await until(() => log.includes('process up') || running.exitCode !== null, 'PgBouncer is up');
  if (running.exitCode !== null) throw new Error(log);
  return port;
}
