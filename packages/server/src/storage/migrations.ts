import type { Database, Dialect } from './database.ts';
import { dayOf } from './day.ts';
import { raw, sql } from './query.ts';

/** The schema version that this code needs. */
export const NEWEST = steps('sqlite').length;

/**
 * The steps from each schema version to the next. Only ever add to the end: existing databases have gone through the
 * others. Booleans are 0 and 1, and times are milliseconds since 1970, because SQLite and PostgreSQL return these alike;
 * lists are separated by spaces.
 */
function steps(dialect: Dialect): readonly (readonly string[])[] {
  // Compared byte by byte, so that the range from `CODE.` to `CODE/` is right and an index finds it.
  const name = dialect === 'postgres' ? 'text collate "C"' : 'text';
  const compact = dialect === 'sqlite' ? 'without rowid' : '';
  const bytes = dialect === 'postgres' ? 'bytea' : 'blob';
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
      // The logs: one row for each append, under the position of its first token. An append becomes visible as a whole, so
      // two racing writers name the same (game, n), and the primary key admits one. The statement itself refuses any other
      // position than the end. A row for each token would take three times the rows for the same guarantee.
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
    // The hash of each seat's person, or - for a bot; empty for games that ended before this was kept.
    ["alter table finished add column seats text not null default ''"],
    // One row, written again and again to see whether anything can be written.
    ['create table heartbeat (id smallint primary key, written bigint not null)'],
    [
      'alter table boards rename to sheets',
      'drop index boards_written',
      'create index sheets_written on sheets (written)',
    ],
    // Small, and without an index on anything that changes often: PostgreSQL then rewrites a row within its page. No
    // row is rewritten, only the new indexes read them all. Games in `finished` move to `games` little by little; until then
    // they are read where they are.
    [
      // `people`: a key of 15 bytes for each person, zeros once they are forgotten. `seats`: a byte for each seat, the
      // position of its person, or 255.
      `create table games (
        id ${name} primary key,
        started bigint not null,
        ended bigint not null,
        people ${bytes} not null,
        seats ${bytes} not null,
        record ${bytes} not null
      )`,
      'create index games_ended on games (ended)',
      // `game`: its end in 6 bytes and its ID, in one column because PostgreSQL rounds the size of each up.
      `create table game_people (
        person ${bytes},
        game ${bytes},
        primary key (person, game)
      ) ${compact}`,
      'drop index finished_people_id',
      // The body is in `packed` once the table is written again; `waiting` is since when it has been listed.
      `alter table tables add column packed ${bytes}`,
      'alter table tables add column waiting bigint',
      // -1: not known, because it was written by an older version.
      'alter table tables add column playing integer not null default -1',
      `alter table tables add column day integer not null default ${dayOf(Date.now())}`,
      'drop index tables_listed',
      'drop index tables_open',
      'create index tables_waiting on tables (waiting) where waiting is not null',
      'create index tables_day on tables (open, day, code)',
      `alter table sheets add column day integer not null default ${dayOf(Date.now())}`,
      'drop index sheets_written',
      'create index sheets_day on sheets (day)',
      ...(dialect === 'postgres' ? ['alter table tables set (fillfactor = 70)'] : []),
    ],
    // One row: what the people who run the server tell everyone. No banner is an empty one.
    [
      `create table notice (
        id smallint primary key,
        version integer not null,
        read_only smallint not null,
        banner text not null,
        banner_id integer not null
      )`,
    ],
  ];
}

/** The tables of a schema version, apart from `migrations`. */
export function tablesAt(version: number): string[] {
  const texts = steps('sqlite').slice(0, version).flat();
  const renamed = new Map(
    texts.flatMap((text) => {
      const [, from, to] = /^alter table (\w+) rename to (\w+)$/.exec(text) ?? [];
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    }),
  );
  const created = texts.flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? []);
  return created.map((table) => renamed.get(table) ?? table);
}

/** Brings a database up to date, step by step; several processes may do so at the same time. `target` is for tests. */
export async function migrate(database: Database, target = NEWEST): Promise<void> {
  const { dialect } = database;
  // One process at a time: PostgreSQL fails if two create the same table at the same moment.
  const lock = dialect === 'postgres' ? [sql`select pg_advisory_xact_lock(7007)`] : [];
  const create = sql`create table if not exists migrations (version integer primary key, written bigint not null)`;
  await database.write([...lock, create]);
  for (;;) {
    const version = await versionOf(database);
    if (version > NEWEST)
      throw new Error(
        `The database is at version ${version}, made by a newer Sevenfold; this one knows versions up to ${NEWEST}. Start the newer one, or restore an older backup.`,
      );
    if (version >= target) return;
    const reached = sql`insert into migrations (version, written) values (${version + 1}, ${Date.now()})`;
    try {
      await database.write([...lock, reached, ...steps(dialect)[version]!.map(raw)]);
    } catch (error) {
      // The primary key of `migrations` refuses a step that another process has just taken.
      if ((await versionOf(database)) === version) throw error;
    }
  }
}

async function versionOf(database: Database): Promise<number> {
  const [row] = await database.read(sql`select coalesce(max(version), 0) as version from migrations`);
  return Number(row?.['version']);
}
