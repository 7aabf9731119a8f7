// What the list of public tables costs when very many of them are open.

import { join } from 'node:path';
import type { Database } from '../../src/storage/database/database.ts';
import { migrate } from '../../src/storage/migrations.ts';
import { PostgresDatabase } from '../../src/storage/database/postgres.ts';
import { raw } from '../../src/storage/database/query.ts';
import { SqlStore } from '../../src/storage/sql/sql-store.ts';
import { SqliteDatabase } from '../../src/storage/database/sqlite.ts';
import { checksumOf } from '../figures/checksum.ts';
import { PostgresProcess } from '../processes/postgres-process.ts';
import { figure, median, whole } from '../figures/report.ts';
import { inFolder } from '../processes/stage.ts';

const SHOWN = 100;
const TIMES = 51;
/** How many times as long it may take as with only the tables that are shown; the machine is never quite still. */
const MOST_RATIO = 1.5;
const BODY = JSON.stringify({ code: 'FIRST', seats: Array.from({ length: 60 }, (_, at) => `seat ${at}`) });

export async function measureList(tables: number): Promise<void> {
  await inFolder(async (folder) => {
    await measure('SQLite', await SqliteDatabase.open(join(folder, 'list.db')), tables);
  });
  const postgres = await PostgresProcess.open();
  try {
    await measure('PostgreSQL', new PostgresDatabase(postgres.url), tables);
  } finally {
    await postgres.end();
  }
}

async function measure(name: string, database: Database, tables: number): Promise<void> {
  await migrate(database);
  const store = new SqlStore(database);
  await store.create({ code: 'FIRST', version: 1, listed: true, open: true, playing: 0, body: BODY });
  await copy(database, 1, SHOWN);
  const few = await timeOf(store);
  await copy(database, SHOWN, tables);
  await database.write([raw('analyze')]);
  const many = await timeOf(store);
  const codes = (await store.list(SHOWN, 0)).map(({ code }): [string, string] => [code, '']);
  await database.close();
  const ratio = many / few;
  figure(
    `list of ${whole(tables)} open tables, ${name}`,
    `${many.toFixed(1)} ms, ${ratio.toFixed(2)} × that of ${SHOWN} (at most ${MOST_RATIO}), checksum ${checksumOf(codes)}`,
    ratio <= MOST_RATIO,
  );
}

/** Copies the first table until there are this many; every other one is listed, the later the longer. */
async function copy(database: Database, from: number, to: number): Promise<void> {
  await database.write([
    raw(`
      insert into tables (code, version, listed, open, playing, body, packed, waiting, written, day)
      with recursive copies (n) as (select ${from} union all select n + 1 from copies where n + 1 < ${to})
      select 'T' || n, version, listed, open, playing, body, packed,
        case when n < ${SHOWN} or n % 2 = 0 then waiting - n end, written, day
      from copies, tables where code = 'FIRST'`),
  ]);
}

async function timeOf(store: SqlStore): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < TIMES; at++) {
    const began = performance.now();
    await store.list(SHOWN, 0);
    times.push(performance.now() - began);
  }
  return median(times);
}
