import type { Database, Dialect, Query } from './database.ts';
import { statement } from './statements.ts';

/** The version of the schema that this code works with. */
export const NEWEST = 3;

/**
 * What leads from each version of the schema to the next. Only ever add to the end: databases out there have gone
 * through the others.
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
    ["alter table finished add column seats text not null default ''"],
    ['create table heartbeat (id smallint primary key, written bigint not null)'],
  ];
}

/** The tables that a database of a version has, beside that of the versions. */
export function tablesAt(version: number): string[] {
  return steps('sqlite')
    .slice(0, version)
    .flat()
    .flatMap((sql) => /^create table (\w+)/.exec(sql)?.[1] ?? []);
}

/** Brings a database to the newest version, step by step; processes that do so at the same time do not disturb each other. */
export async function migrate(database: Database): Promise<void> {
  const { dialect } = database;
  // One at a time: two that create the same table at the same moment make PostgreSQL fail.
  const alone = dialect === 'postgres' ? [query('select pg_advisory_xact_lock(7007)')] : [];
  const create =
    'create table if not exists migrations (version integer primary key, written bigint not null)';
  await database.write([...alone, query(create)]);
  for (;;) {
    const version = await versionOf(database);
    if (version > NEWEST)
      throw new Error(
        `The database is at version ${version}, made by a newer Sevenfold; this one knows versions up to ${NEWEST}. Start the newer one, or restore a backup that is older.`,
      );
    if (version === NEWEST) return;
    const step = steps(dialect)[version]!.map(query);
    const reached = statement<{ version: number; written: number }>(dialect, (writer, blank) =>
      writer.insertInto('migrations').values({ version: blank('version'), written: blank('written') }),
    );
    try {
      await database.write([...alone, reached({ version: version + 1, written: Date.now() }), ...step]);
    } catch (error) {
      // The primary key of `migrations` refuses a step that somebody else has just taken.
      if ((await versionOf(database)) === version) throw error;
    }
  }
}

async function versionOf(database: Database): Promise<number> {
  const [row] = await database.read(query('select coalesce(max(version), 0) as version from migrations'));
  return Number(row?.['version']);
}

function query(sql: string): Query {
  return { sql, values: [] };
}
