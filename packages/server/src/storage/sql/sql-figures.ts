import type { Database } from '../database/database.ts';
import { raw, sql } from '../database/query.ts';
import { countRows, readNumber } from './sql-count.ts';

const DAY = 86_400_000;
/** At most this many games are counted: counting more would delay the moves of players. */
const MOST_COUNTED = 100_000;

/** How much is stored, and how fast it grows. Estimates if there is much. */
export interface StorageFigures {
  /** Bytes on disk, with all indexes; 0 if nothing is on disk. */
  readonly bytes: number;
  /** Including closed ones. */
  readonly tables: number;
  readonly games: number;
  readonly sheets: number;
  /** Games that ended within the last day, and within the last seven; at most 100,000. */
  readonly gamesOfDay: number;
  readonly gamesOfWeek: number;
}

const BYTES = {
  sqlite: raw('select page_count * page_size as number from pragma_page_count(), pragma_page_size()'),
  // Several installations may share a database, each in a schema of its own.
  postgres: raw(
    "select sum(pg_total_relation_size(oid)) as number from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  ),
};

export async function sqlFigures(database: Database, now = Date.now()): Promise<StorageFigures> {
  const ended = (days: number): Promise<number> =>
    readNumber(
      database,
      sql`select count(*) as number from (
        select id from games where ended >= ${now - days * DAY} limit ${MOST_COUNTED}
      ) as recent`,
    );
  const [bytes, tables, games, sheets, gamesOfDay, gamesOfWeek] = await Promise.all([
    readNumber(database, BYTES[database.dialect]),
    countRows(database, 'tables'),
    countRows(database, 'games'),
    countRows(database, 'sheets'),
    ended(1),
    ended(7),
  ]);
  return { bytes, tables, games, sheets, gamesOfDay, gamesOfWeek };
}
