import type { Database, Dialect } from './database.ts';
import { raw, sql } from './query.ts';

/** The version of the schema that this code works with. */
export const NEWEST = 3;

/**
 * What leads from each version of the schema to the next. Only ever add to the end: databases out there have gone
 * through the others. Truth values are 0 and 1, and moments are milliseconds since 1970, because these come back alike
 * from SQLite and PostgreSQL; lists of words have spaces between.
 */
function steps(dialect: Dialect): readonly (readonly string[])[] {
  // Names are compared byte by byte, or `CODE.` to `CODE/` would not hold what it should, nor be found by an index.
  const name = dialect === 'postgres' ? 'text collate "C"' : 'text';
  const compact = dialect === 'sqlite' ? 'without rowid' : '';
  return [
    [
      `create table tables (
        code ${name} primary key,
        version integer not null,
        listed smallint not null,
        open smallint not null,
        body text not null,
        written bigint not null
      )`,
      'create index tables_listed on tables (written) where listed = 1 and open = 1',
      'create index tables_open on tables (written) where open = 1',
      // The logs: one row for each append, under the position of its first token. A writer can only know the ends of
      // appends, since each becomes visible as a whole, so two who race name the same (game, n), and the primary key lets
      // one of them in. An append at any other position than the end is refused by the statement itself, which gauges at
      // the last row. A row for each token would take three times the rows for the same promise.
      `create table entries (
        game ${name},
        n integer,
        count integer not null,
        tokens text not null,
        written bigint not null,
        primary key (game, n)
      ) ${compact}`,
      `create table finished (
        id ${name} primary key,
        code ${name} not null,
        started bigint not null,
        ended bigint not null,
        people text not null,
        record text not null
      )`,
      'create index finished_code on finished (code)',
      // To find the finished games of a person.
      `create table finished_people (
        hash ${name},
        ended bigint,
        id ${name},
        primary key (hash, ended, id)
      ) ${compact}`,
      'create index finished_people_id on finished_people (id)',
      `create table boards (
        id ${name} primary key,
        version integer not null,
        key_hash text not null,
        body text not null,
        written bigint not null
      )`,
      'create index boards_written on boards (written)',
    ],
    // The hash of each seat's person, or - for a bot; empty for games that ended before this was kept.
    ["alter table finished add column seats text not null default ''"],
    // One row, written again and again to see whether anything can be written.
    ['create table heartbeat (id smallint primary key, written bigint not null)'],
  ];
}

/** The tables that a database of a version has, beside that of the versions. */
export function tablesAt(version: number): string[] {
  return steps('sqlite')
    .slice(0, version)
    .flat()
    .flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? []);
}

/** Brings a database to the newest version, step by step; processes that do so at the same time do not disturb each other. */
export async function migrate(database: Database): Promise<void> {
  const { dialect } = database;
  // One at a time: two that create the same table at the same moment make PostgreSQL fail.
  const alone = dialect === 'postgres' ? [sql`select pg_advisory_xact_lock(7007)`] : [];
  const create = sql`create table if not exists migrations (version integer primary key, written bigint not null)`;
  await database.write([...alone, create]);
  for (;;) {
    const version = await versionOf(database);
    if (version > NEWEST)
      throw new Error(
        `The database is at version ${version}, made by a newer Sevenfold; this one knows versions up to ${NEWEST}. Start the newer one, or restore a backup that is older.`,
      );
    if (version === NEWEST) return;
    const reached = sql`insert into migrations (version, written) values (${version + 1}, ${Date.now()})`;
    try {
      await database.write([...alone, reached, ...steps(dialect)[version]!.map(raw)]);
    } catch (error) {
      // The primary key of `migrations` refuses a step that somebody else has just taken.
      if ((await versionOf(database)) === version) throw error;
    }
  }
}

async function versionOf(database: Database): Promise<number> {
  const [row] = await database.read(sql`select coalesce(max(version), 0) as version from migrations`);
  return Number(row?.['version']);
}
