import type { Database, Dialect } from './database/database.ts';
import { dayOf } from '../day.ts';
import { raw, sql } from './database/query.ts';

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
    // The hash of each seat's person, or - for a bot; empty for games that ended before this was stored.
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
    // When someone has to look at a slow table, even if nobody is connected to it.
    [
      'alter table tables add column due bigint',
      'create index tables_due on tables (due) where due is not null',
    ],
    // The daily deck. `n`: the length of the log. `origin`: of a newcomer, until the day is over. A result without a person
    // has a name that belongs to nobody.
    [
      `create table days (day ${name} primary key, secret text not null) ${compact}`,
      `create table daily_attempts (
        day ${name},
        person ${name},
        n integer not null,
        log text not null,
        compared smallint not null,
        origin text,
        rounds integer,
        points integer,
        primary key (day, person)
      ) ${compact}`,
      'create index daily_attempts_person on daily_attempts (person, day)',
      'create index daily_attempts_origin on daily_attempts (day, origin) where origin is not null',
      'create index daily_attempts_result on daily_attempts (day, rounds, points desc) where compared = 1 and rounds is not null',
    ],
    // Who is who, as far as people have more than one device or a passkey; hashes and public keys only.
    [
      `create table devices (
        device ${name} primary key,
        person ${name} not null,
        formerly ${name},
        kind text not null,
        added bigint not null,
        changed bigint not null
      )`,
      'create index devices_person on devices (person, added, device)',
      'create index devices_changed on devices (changed)',
      `create table passkeys (
        id ${name} primary key,
        person ${name} not null,
        public_key ${bytes} not null,
        counter bigint not null,
        added bigint not null
      )`,
      'create index passkeys_person on passkeys (person, added, id)',
      `create table tickets (
        hash ${name} primary key,
        kind text not null,
        person ${name} not null,
        device ${name} not null,
        until bigint not null
      )`,
      'create index tickets_device on tickets (device, kind)',
      'create index tickets_person on tickets (person)',
      'create index tickets_until on tickets (until)',
    ],
    // Ratings. `rated_games` is written together with `games`: `state` is 0 until it is counted, 1 until its decisions are
    // reviewed, 2 then. `claim` names the transaction that has counted it.
    [
      `create table rated_games (
        id ${name} primary key,
        ended bigint not null,
        state smallint not null,
        claim text not null,
        seats text not null
      )`,
      'create index rated_games_state on rated_games (state, ended)',
      `create table ratings (
        person ${name} primary key,
        mu double precision not null,
        sigma double precision not null,
        games integer not null,
        name text not null,
        listed smallint not null
      )`,
      'create index ratings_listed on ratings (mu) where listed = 1',
      // `n` counts a person's games from 1.
      `create table rating_steps (
        person ${name},
        n integer,
        game ${name} not null,
        ended bigint not null,
        mu double precision not null,
        sigma double precision not null,
        primary key (person, n)
      ) ${compact}`,
      // `month` such as 202611, and 0 for all of them together.
      `create table rating_months (
        person ${name},
        month integer,
        games integer not null,
        decisions integer not null,
        cost double precision not null,
        primary key (person, month)
      ) ${compact}`,
    ],
    // Devices that want notifications, webhooks, and what is still to be sent to either.
    [
      `create table subscriptions (
        id ${name} primary key,
        person ${name} not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        wants text not null,
        language text not null,
        zone text not null,
        quiet_from integer,
        quiet_to integer,
        written bigint not null
      )`,
      'create index subscriptions_person on subscriptions (person, written, id)',
      'create table push_keys (id smallint primary key, public_key text not null, private_key text not null)',
      // `status` is of the last answer, at `tried`; 0 if there was none.
      `create table webhooks (
        owner ${name} primary key,
        url text not null,
        secret text not null,
        site text not null,
        status integer,
        tried bigint
      )`,
      // `due` is null once a letter was sent, or given up.
      `create table outbox (
        id ${name} primary key,
        kind ${name} not null,
        target ${name} not null,
        body text not null,
        due bigint,
        tries integer not null,
        expires bigint not null
      )`,
      'create index outbox_due on outbox (kind, due) where due is not null',
      'create index outbox_target on outbox (target)',
      'create index outbox_expires on outbox (expires)',
    ],
    // People who wait for someone to play, and for a while those who have got a table, `code`.
    [
      `create table waiting (
        person ${name} primary key,
        name text not null,
        colour integer not null,
        rating double precision not null,
        origin text not null,
        since bigint not null,
        seen bigint not null,
        code text,
        seated bigint
      )`,
      'create index waiting_origin on waiting (origin) where code is null',
      'create index waiting_seen on waiting (seen)',
    ],
    // Circles. Names are separate from the log, so that they can be deleted; `writer` is whose change came last.
    [
      `create table circles (
        id ${name} primary key,
        version integer not null,
        n integer not null,
        size integer not null,
        key_hash text not null,
        outline text not null,
        writer text not null,
        written bigint not null,
        day integer not null,
        deleted bigint
      )`,
      'create index circles_day on circles (day)',
      'create index circles_deleted on circles (deleted) where deleted is not null',
      `create table circle_entries (
        circle ${name},
        n integer,
        id text not null,
        entry text not null,
        primary key (circle, n),
        unique (circle, id)
      ) ${compact}`,
      `create table circle_names (
        circle ${name},
        n integer,
        member text not null,
        name text not null,
        primary key (circle, n)
      ) ${compact}`,
      `create table circle_people (
        person ${name},
        circle ${name},
        member text not null,
        primary key (person, circle)
      ) ${compact}`,
      'create index circle_people_circle on circle_people (circle)',
      `create table circle_tables (
        circle ${name},
        code ${name},
        opened bigint not null,
        primary key (circle, opened, code)
      ) ${compact}`,
      // Finished games of tables that were opened for a circle, until they are filed there.
      `create table circle_filings (
        game ${name} primary key,
        circle ${name} not null
      )`,
      'create index circle_filings_circle on circle_filings (circle, game)',
    ],
    // People who have become others, by a device that was the only way to them.
    [
      `create table moved_people (person ${name} primary key, target ${name} not null) ${compact}`,
      'create index moved_people_target on moved_people (target)',
      `insert into moved_people (person, target)
        select formerly, max(person) from devices where formerly is not null group by formerly`,
    ],
    // Who has set a webhook, and when it last failed; whether the receiver of a letter is known to answer quickly.
    [
      `alter table webhooks add column setter ${name}`,
      'alter table webhooks add column failed bigint',
      'create index webhooks_setter on webhooks (setter) where setter is not null',
      'alter table outbox add column proven smallint not null default 0',
      'drop index outbox_due',
      'create index outbox_due on outbox (kind, proven, due) where tries = 0 and due is not null',
      'create index outbox_failing on outbox (kind, tries, due) where tries > 0 and due is not null',
      'drop index outbox_target',
      'create index outbox_target on outbox (target, due, id)',
    ],
    // So that ratings that nobody has used for years are found.
    ['create index rating_steps_ended on rating_steps (ended)'],
    // The day on which someone last used it, so that what nobody has used for years is found.
    ['devices', 'moved_people', 'passkeys', 'subscriptions'].flatMap((table) => [
      `alter table ${table} add column used integer not null default ${dayOf(Date.now())}`,
      `create index ${table}_used on ${table} (used)`,
    ]),
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
