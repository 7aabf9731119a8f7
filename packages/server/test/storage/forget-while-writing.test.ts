import type { FinishedGame } from '@sevenfold/table';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { packPerson } from '../../src/storage/packing/packed-people.ts';
import { PostgresDatabase } from '../../src/storage/database/postgres.ts';
import { raw } from '../../src/storage/database/query.ts';
import { SqlArchive } from '../../src/storage/sql/sql-archive.ts';
import { openPostgres, type Storage } from '../../src/storage/storage.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';

/** A cursor that all games sort before. */
const FOREVER = { ended: Number.MAX_SAFE_INTEGER, id: '' };

const GAME: FinishedGame = {
  id: 'AAA.1',
  table: 'AAA',
  started: 1,
  ended: 2,
  people: ['ann', 'ben'],
  seats: ['ann', 'ben'],
  record: '{"log":"4 5"}',
};

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Ann forgets the game while someone else writes it. */
async function forgetWhile(url: string, write: () => Promise<unknown>): Promise<void> {
  const client = await connect(url);
  const key = [Buffer.from(packPerson('ann'))];
  const forgotten = "decode(repeat('00', 15), 'hex') || substr(people, 16)";
  await client.query('begin');
  await client.query(`update games set people = ${forgotten} where substr(people, 1, 15) = $1`, key);
  await client.query('delete from game_people where person = $1', key);
  const writing = write();
  await vi.waitFor(async () => {
    const waiting = 'select pid from pg_stat_activity where application_name = $1 and wait_event_type = $2';
    const name = new URL(url).searchParams.get('application_name');
    expect((await client.query(waiting, [name, 'Lock'])).rowCount).toBe(1);
  });
  await client.query('commit');
  await writing;
}

async function lists({ archive }: Storage): Promise<string[][]> {
  const games = await Promise.all(GAME.people.map((hash) => archive.played(hash, FOREVER, 9)));
  return games.map((list) => list.map(({ id }) => id));
}

describeWith('PostgreSQL', 'TEST_DATABASE_URL', (server) => {
  async function open(): Promise<{ url: string; storage: Storage }> {
    const { url } = await newSchema(server);
    const storage = await openPostgres(url);
    onTestFinished(() => storage.close());
    return { url, storage };
  }

  test('nobody gets a game back from a process that keeps it again while they forget it', async () => {
    const { url, storage } = await open();
    const { store, archive } = storage;
    await store.create({ code: 'AAA', version: 1, listed: false, open: true, playing: 1, body: '{}' });
    await archive.keep(GAME);
    await forgetWhile(url, () => archive.keep(GAME));
    expect(await lists(storage)).toEqual([[], ['AAA.1']]);
  });

  test('nobody gets a game back from a process that moves it to the others while they forget it', async () => {
    const { url, storage } = await open();
    const slow = new PostgresDatabase(url);
    onTestFinished(() => slow.close());
    await slow.write([
      raw("insert into finished values ('AAA.1', 'AAA', 1, 2, 'ann ben', '{}', 'ann ben')"),
      raw("insert into finished_people values ('ann', 2, 'AAA.1'), ('ben', 2, 'AAA.1')"),
    ]);
    const write = slow.write.bind(slow);
    slow.write = async (queries) => {
      // It has read the game where it was; now another process moves it, and Ann forgets it.
      await storage.moveOldGames('', 9, () => undefined);
      await forgetWhile(url, () => write(queries));
      return [];
    };
    await new SqlArchive(slow).moveOldGames('', 9, () => undefined);
    expect(await lists(storage)).toEqual([[], ['AAA.1']]);
  });
});
