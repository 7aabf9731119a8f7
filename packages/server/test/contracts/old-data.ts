import { Conflict, type KeptGame } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/storage/database/database.ts';
import { NEWEST } from '../../src/storage/migrations.ts';
import { raw } from '../../src/storage/database/query.ts';
import { SqlArchive } from '../../src/storage/sql/sql-archive.ts';
import { SqlStore } from '../../src/storage/sql/sql-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** A cursor that all games sort before. */
const FOREVER = { ended: Number.MAX_SAFE_INTEGER, id: '' };

interface OldPlace {
  readonly database: Database;
  /** Opens the storage as today's server does; the database may be closed after that. */
  readonly open: () => Promise<Storage>;
}

async function run(database: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.write([raw(statement)]);
}

function fail(id: string, error: unknown): never {
  throw new Error(`${id} cannot be moved`, { cause: error });
}

function idsOf(found: readonly KeptGame[]): string[] {
  return found.map(({ id }) => id);
}

/** Data of older versions is read as it is and moved little by little. `make` returns a place as a version left it. */
export function oldDataContract(name: string, make: (version: number) => Promise<OldPlace>): void {
  const body = '{"code":"AAA","name":"Zoë 🂡"}';

  /** Two finished games with their logs, and one that is being played. */
  const games = [
    `insert into tables values ('AAA', 7, 1, 1, '${body}', 1000)`,
    "insert into finished values ('AAA.1', 'AAA', 1, 3000, 'ann ben', '{\"log\":\"4 5\"}', 'ann - ben ann')",
    "insert into finished values ('AAA.2', 'AAA', 1, 5000, 'ann', 'Zoë 🂡', '')",
    "insert into finished_people values ('ann', 3000, 'AAA.1'), ('ben', 3000, 'AAA.1'), ('ann', 5000, 'AAA.2')",
    "insert into entries values ('AAA.1', 0, 2, '4 5', 1), ('AAA.2', 0, 1, '4', 1), ('AAA.3', 0, 1, '8', 1)",
  ];
  const record = { id: 'AAA.1', table: 'AAA', started: 1, ended: 3000, record: '{"log":"4 5"}' };

  describe(`old data: ${name}`, () => {
    test('of the first version is brought up to date, with nothing lost', async () => {
      const { database, open } = await make(1);
      await run(database, [
        "insert into boards values ('S', 2, 'key', '{}', 1)",
        "insert into finished values ('AAA.1', 'AAA', 1, 2, 'ann ben', '4 5')",
        "insert into finished_people values ('ann', 2, 'AAA.1')",
      ]);
      const { archive, sheets } = await open();
      expect(await archive.played('ann', FOREVER, 9)).toMatchObject([{ record: '4 5', seats: [] }]);
      expect(await sheets.load('S')).toEqual({ id: 'S', version: 2, keyHash: 'key', body: '{}' });
    });

    test('is read before it is moved, together with what is new', async () => {
      const { database, open } = await make(4);
      await run(database, games);
      const { store, archive } = await open();
      expect(await archive.find('AAA.1')).toEqual(record);
      await archive.keep({
        ...record,
        id: 'BBB.1',
        table: 'BBB',
        ended: 4000,
        people: ['ann'],
        seats: ['ann'],
      });
      // A process that has not heard of it archives the game again.
      await archive.keep({ ...record, people: ['ann', 'ben'], seats: [] });
      const found = await archive.played('ann', FOREVER, 9);
      expect(found.map(({ id, seats }) => [id, seats])).toEqual([
        ['AAA.2', []],
        ['BBB.1', [0]],
        ['AAA.1', [0, 3]],
      ]);
      expect(idsOf(await archive.played('ann', FOREVER, 2))).toEqual(['AAA.2', 'BBB.1']);
      expect(idsOf(await archive.played('ann', { ended: 4000, id: 'BBB.1' }, 2))).toEqual(['AAA.1']);
      expect(await archive.played('ben', FOREVER, 9)).toEqual([{ ...record, seats: [2] }]);
      const row = { code: 'AAA', version: 7, listed: true, open: true, playing: 0, body };
      expect(await store.load('AAA')).toEqual(row);
      await store.update({ ...row, version: 8, playing: 3 });
      expect(await store.load('AAA')).toEqual({ ...row, version: 8, playing: 3 });
      expect(await store.list(9, 0)).toHaveLength(1);
      await store.append('AAA.3', 1, ['9']);
      expect(await store.read('AAA.3', 0)).toEqual(['8', '9']);
      await archive.remove('AAA');
      await expect(store.create({ ...row, version: 1 })).rejects.toBeInstanceOf(Conflict);
    });

    test.each([1, 2, 3])('is found even if it is moved after reading %i', async (reading) => {
      const { database } = await make(5);
      await run(database, games.slice(1));
      let readings = 0;
      const moving = new SqlArchive({
        dialect: database.dialect,
        waiting: 0,
        read: async (query) => {
          const rows = await database.read(query);
          if (++readings === reading) await new SqlArchive(database).moveOldGames('', 1, fail);
          return rows;
        },
        readFromDisk: (query) => database.readFromDisk(query),
        write: (queries) => database.write(queries),
        close: () => database.close(),
      });
      expect(await moving.find('AAA.1')).toEqual(record);
      readings = 0;
      await run(database, ['delete from games', 'delete from game_people', 'delete from finished']);
      await run(database, ['delete from finished_people', 'delete from entries', ...games.slice(1)]);
      expect(idsOf(await moving.played('ann', FOREVER, 9))).toEqual(['AAA.2', 'AAA.1']);
    });

    test('that nobody can read does not hide the other public tables', async () => {
      const { database, open } = await make(NEWEST);
      for (const code of ['AAA', 'BBB', 'CCC'])
        await new SqlStore(database).create({ code, version: 1, listed: true, open: true, playing: 0, body });
      const bytes = database.dialect === 'postgres' ? "'\\x09'::bytea" : "x'09'";
      await run(database, [`update tables set packed = ${bytes} where code = 'BBB'`]);
      const { store } = await open();
      expect((await store.list(9, 0)).map(({ code }) => code).toSorted()).toEqual(['AAA', 'CCC']);
      await expect(store.load('BBB')).rejects.toThrow('newer');
    });

    test('can be forgotten, by one person after the other', async () => {
      const { database, open } = await make(4);
      await run(database, games);
      const { archive } = await open();
      expect(await archive.forget('eve', 'AAA.1')).toBe(false);
      expect(await archive.forget('ann', 'AAA.1')).toBe(true);
      expect(await archive.forget('ann', 'AAA.1')).toBe(false);
      expect(idsOf(await archive.played('ann', FOREVER, 9))).toEqual(['AAA.2']);
      expect(await archive.played('ben', FOREVER, 9)).toEqual([{ ...record, seats: [2] }]);
      expect(await archive.forget('ben', 'AAA.1')).toBe(true);
      expect(await archive.find('AAA.1')).toBeUndefined();
    });

    test('is moved a few games at a time, and their logs go', async () => {
      const { database, open } = await make(4);
      await run(database, games);
      const storage = await open();
      const { store, archive } = storage;
      const before = await archive.played('ann', FOREVER, 9);
      expect(await storage.moveOldGames('', 1, fail)).toEqual(['AAA.1']);
      expect(await store.read('AAA.1', 0)).toEqual([]);
      expect(await store.read('AAA.2', 0)).toEqual(['4']);
      expect(await archive.played('ann', FOREVER, 9)).toEqual(before);
      // At the same moment as someone forgets it, and as another process.
      await Promise.all([
        storage.moveOldGames('AAA.1', 9, fail),
        archive.forget('ann', 'AAA.2'),
        storage.moveOldGames('', 9, fail),
      ]);
      expect(await storage.moveOldGames('', 9, fail)).toEqual([]);
      expect(await archive.find('AAA.2')).toBeUndefined();
      expect(await archive.played('ann', FOREVER, 9)).toEqual([{ ...record, seats: [0, 3] }]);
      expect(await store.read('AAA.2', 0)).toEqual([]);
      expect(await store.read('AAA.3', 0)).toEqual(['8']);
    });

    test('that is damaged stays where it is, and everything after it is moved', async () => {
      const { database, open } = await make(4);
      await run(database, games);
      // A number that no JavaScript can hold.
      await run(database, ["update finished set ended = 9223372036854775807 where id = 'AAA.1'"]);
      const storage = await open();
      const failed: string[] = [];
      expect(await storage.moveOldGames('', 9, (id) => failed.push(id))).toEqual(['AAA.1', 'AAA.2']);
      expect(failed).toEqual(['AAA.1']);
      expect(await storage.moveOldGames('AAA.1', 9, fail)).toEqual([]);
      expect(await storage.archive.find('AAA.2')).toMatchObject({ record: 'Zoë 🂡' });
    });
  });
}
