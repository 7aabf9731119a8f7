import { expect } from 'vitest';
import type { Database, Row } from '../src/storage/database.ts';
import { pack } from '../src/storage/packing.ts';
import { packPeople, packSeats } from '../src/storage/people.ts';
import type { Query } from '../src/storage/query.ts';
import { SqlArchive } from '../src/storage/sql-archive.ts';
import { SqlSheets } from '../src/storage/sql-sheets.ts';
import { countRows } from '../src/storage/sql-count.ts';
import { SqlHeartbeat } from '../src/storage/sql-heartbeat.ts';
import { SqlNotice } from '../src/storage/sql-notice.ts';
import { SqlStore } from '../src/storage/sql-store.ts';
import { SqlTurn } from '../src/storage/sql-turn.ts';

const GAME: Row = {
  id: 'AAA.1',
  started: 1,
  ended: 2,
  people: packPeople(['ann', 'ben']),
  seats: packSeats(['ann'], ['ann', 'ben']),
  record: pack('{}', 'record'),
};
const OLD_GAME: Row = { ...GAME, code: 'AAA', people: 'ann ben', seats: 'ann -', record: '{}' };

/** The plan of each statement of the SQL stores, as the database explains it. */
export async function explainEverything(database: Database, explain: string): Promise<Row[]> {
  const explained: Row[] = [];
  const read = async ({ text, values }: Query): Promise<Row[]> => {
    explained.push(...(await database.read({ text: `${explain} ${text}`, values })));
    return [text.includes('from finished') ? OLD_GAME : GAME];
  };
  const write = async (queries: readonly Query[]): Promise<number[]> => {
    for (const query of queries) await read(query);
    return [1];
  };
  await askEverything({
    waiting: 0,
    dialect: database.dialect,
    read,
    readFromDisk: read,
    write,
    close: () => database.close(),
  });
  return explained;
}

function fail(id: string, error: unknown): never {
  throw new Error(`${id} cannot be moved`, { cause: error });
}

/** Runs each statement of the SQL stores once, on a database that always returns the same game. */
async function askEverything(database: Database): Promise<void> {
  await expect(new SqlHeartbeat(database).beat()).rejects.toThrow('not there');
  const store = new SqlStore(database);
  const table = { code: 'AAA', version: 1, listed: true, open: true, playing: 0, body: '{}' };
  await store.create(table);
  await store.update({ ...table, version: 2 });
  await store.update({ ...table, version: 2, listed: false });
  await store.update({ ...table, version: 2, open: false });
  await store.load('AAA');
  await store.list(20, 3);
  await countRows(database, 'tables');
  await store.unlist(3, 1, 20);
  await store.append('AAA.1', 0, ['4', '5']);
  await store.append('AAA.1', 2, ['6']);
  await store.read('AAA.1', 1);
  const archive = new SqlArchive(database);
  await archive.keep({
    id: 'AAA.1',
    table: 'AAA',
    started: 1,
    ended: 2,
    people: ['ann'],
    seats: [null, 'ann'],
    record: '4 5',
  });
  await archive.find('AAA.1');
  await archive.played('ann', { ended: 3, id: '' }, 20);
  expect(await archive.forget('ann', 'AAA.1')).toBe(true);
  await archive.quiet(3, 20);
  await archive.quiet(3, 20, { changed: 1, code: 'AAA' });
  await archive.closed(3, 20);
  await archive.expireGames(3, 20);
  await archive.moveOldGames('', 20, fail);
  await new SqlTurn(database).take(1);
  const notice = new SqlNotice(database);
  await notice.load();
  await notice.save({ version: 1, readOnly: false, banner: null });
  await archive.remove('AAA', 1);
  await archive.remove('AAA');
  const sheets = new SqlSheets(database);
  await sheets.create('b', 'key', '{}');
  await sheets.load('b');
  await sheets.update('b', 2, '{}');
  await sheets.prune(3);
  await sheets.remove('b');
}
