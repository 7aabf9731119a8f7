import type { Database } from '../database/database.ts';
import { type Query, raw } from '../database/query.ts';

/** Tables with this many rows or more are estimated, not counted. */
const MANY = 10_000;

type Counted = 'tables' | 'games' | 'sheets';

/** How many rows a table has. Counting many would take too long, so they are estimated. */
export async function countRows(database: Database, table: Counted): Promise<number> {
  const estimate = await readNumber(
    database,
    raw(
      database.dialect === 'postgres'
        ? `select reltuples as number from pg_class where oid = '${table}'::regclass`
        : `select max(rowid) as number from ${table}`,
    ),
  );
  return estimate >= MANY ? estimate : readNumber(database, raw(`select count(*) as number from ${table}`));
}

/** The column `number` of the only row; 0 if there is none. */
export async function readNumber(database: Database, query: Query): Promise<number> {
  const [row] = await database.read(query);
  return Number(row?.['number'] ?? 0);
}
