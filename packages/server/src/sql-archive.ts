import type { Archive, FinishedGame, GamesCursor, QuietTable } from '@sevenfold/table';
import { sql } from 'kysely';
import type { Database, Dialect, Row } from './database.ts';
import { statement } from './statements.ts';

/** Finished games in a database, and the end of tables. */
export class SqlArchive implements Archive {
  readonly #database: Database;
  readonly #statements: ReturnType<typeof statements>;

  constructor(database: Database) {
    this.#database = database;
    this.#statements = statements(database.dialect);
  }

  async keep({ id, table, started, ended, people, seats, record }: FinishedGame): Promise<void> {
    const together = people.join(' ');
    await this.#database.write([
      this.#statements.keep({
        id,
        code: table,
        started,
        ended,
        people: together,
        seats: seats.map((hash) => hash ?? NOBODY).join(' '),
        record,
      }),
      ...people.map((hash) => this.#statements.keepPerson({ id, hash, people: together })),
    ]);
  }

  async find(id: string): Promise<FinishedGame | undefined> {
    const [row] = await this.#database.read(this.#statements.find({ id }));
    return row === undefined ? undefined : gameOf(row);
  }

  async played(hash: string, { ended, id }: GamesCursor, limit: number): Promise<FinishedGame[]> {
    return (await this.#database.read(this.#statements.played({ hash, ended, id, limit }))).map(gameOf);
  }

  async forget(hash: string, id: string): Promise<boolean> {
    const { forgetPerson, forgetHash, removeUnowned } = this.#statements;
    const [found] = await this.#database.write([
      forgetPerson({ hash, id }),
      forgetHash({ id, word: ` ${hash} ` }),
      removeUnowned({ id }),
    ]);
    return found !== 0;
  }

  async quiet(since: number, limit: number): Promise<QuietTable[]> {
    const rows = await this.#database.read(this.#statements.quiet({ since, limit }));
    return rows.map((row) => ({ code: String(row['code']), version: Number(row['version']) }));
  }

  async remove(code: string, version?: number): Promise<void> {
    const { removeTable, removeVersion, removeEntries } = this.#statements;
    await this.#database.write([
      version === undefined ? removeTable({ code }) : removeVersion({ code, version }),
      removeEntries({ code }),
    ]);
  }
}

/** Where the hash of a person would be: the seat of a bot, or of somebody who has been forgotten. */
const NOBODY = '-';

/** All that sorts between `CODE.` and `CODE/`, the sign after the dot, are games of the table CODE. */
const [DOT, AFTER_DOT] = [sql.lit('.'), sql.lit('/')];

const COLUMNS = [
  'finished.id',
  'finished.code',
  'finished.started',
  'finished.ended',
  'finished.people',
  'finished.seats',
  'finished.record',
] as const;

function statements(dialect: Dialect) {
  type Game = {
    id: string;
    code: string;
    started: number;
    ended: number;
    people: string;
    seats: string;
    record: string;
  };
  return {
    keep: statement<Game>(dialect, (writer, blank) =>
      writer
        .insertInto('finished')
        .values({
          id: blank('id'),
          code: blank('code'),
          started: blank('started'),
          ended: blank('ended'),
          people: blank('people'),
          seats: blank('seats'),
          record: blank('record'),
        })
        .onConflict((conflict) => conflict.doNothing()),
    ),
    // From the game as it is kept: if it was there already, its people stay as they were.
    keepPerson: statement<{ id: string; hash: string; people: string }>(dialect, (writer, blank) =>
      writer
        .insertInto('finished_people')
        .columns(['hash', 'ended', 'id'])
        .expression((from) =>
          from
            .selectFrom('finished')
            .select([sql<string>`${blank('hash')}`.as('hash'), 'ended', 'id'])
            .where('id', '=', blank('id'))
            .where('people', '=', blank('people')),
        )
        .onConflict((conflict) => conflict.doNothing()),
    ),
    find: statement<{ id: string }>(dialect, (writer, blank) =>
      writer.selectFrom('finished').select(COLUMNS).where('finished.id', '=', blank('id')),
    ),
    played: statement<{ hash: string; ended: number; id: string; limit: number }>(dialect, (writer, blank) =>
      writer
        .selectFrom('finished_people as person')
        .innerJoin('finished', 'finished.id', 'person.id')
        .select(COLUMNS)
        .where('person.hash', '=', blank('hash'))
        .where((where) =>
          where(where.refTuple('person.ended', 'person.id'), '<', where.tuple(blank('ended'), blank('id'))),
        )
        .orderBy('person.ended', 'desc')
        .orderBy('person.id', 'desc')
        .limit(blank('limit')),
    ),
    forgetPerson: statement<{ hash: string; id: string }>(dialect, (writer, blank) =>
      writer.deleteFrom('finished_people').where('hash', '=', blank('hash')).where('id', '=', blank('id')),
    ),
    forgetHash: statement<{ id: string; word: string }>(dialect, (writer, blank) =>
      writer
        .updateTable('finished')
        .set({
          people: without('people', blank('word'), ''),
          seats: without('seats', blank('word'), ` ${NOBODY} `),
        })
        .where('id', '=', blank('id')),
    ),
    removeUnowned: statement<{ id: string }>(dialect, (writer, blank) =>
      writer.deleteFrom('finished').where('id', '=', blank('id')).where('people', '=', sql.lit('')),
    ),
    quiet: statement<{ since: number; limit: number }>(dialect, (writer, blank) =>
      writer
        .selectFrom('tables')
        .select(['code', 'version'])
        .where('open', '=', sql.lit(1))
        .where('written', '<', blank('since'))
        // As a value of each table, which is a look at the index for each; `not exists` lets PostgreSQL read all entries.
        .where(
          (where) =>
            where.fn.coalesce(
              where
                .selectFrom('entries')
                .select((entry) => entry.fn.max('entries.written').as('last'))
                .where(({ eb }) => eb('game', '>', eb('code', '||', DOT)))
                .where(({ eb }) => eb('game', '<', eb('code', '||', AFTER_DOT))),
              sql.lit(0),
            ),
          '<',
          blank('since'),
        )
        .orderBy('written')
        .limit(blank('limit')),
    ),
    removeTable: statement<{ code: string }>(dialect, (writer, blank) =>
      writer.deleteFrom('tables').where('code', '=', blank('code')),
    ),
    removeVersion: statement<{ code: string; version: number }>(dialect, (writer, blank) =>
      writer.deleteFrom('tables').where('code', '=', blank('code')).where('version', '=', blank('version')),
    ),
    // After the table: where it is still there, somebody has changed it, and its logs stay with it.
    removeEntries: statement<{ code: string }>(dialect, (writer, blank) =>
      writer
        .deleteFrom('entries')
        .where('game', '>', sql<string>`${blank('code')} || ${DOT}`)
        .where('game', '<', sql<string>`${blank('code')} || ${AFTER_DOT}`)
        .where((where) =>
          where.not(
            where.exists(where.selectFrom('tables').select('code').where('code', '=', blank('code'))),
          ),
        ),
    ),
  };
}

/**
 * A column of words, with another word in place of each that equals the given one. Words are set two spaces apart
 * meanwhile, so that neighbours do not share one.
 */
function without(column: 'people' | 'seats', word: string, instead: string) {
  const apart = sql`' ' || replace(${sql.ref(column)}, ' ', '  ') || ' '`;
  return sql<string>`trim(replace(replace(${apart}, ${word}, ${sql.lit(instead)}), '  ', ' '))`;
}

function gameOf(row: Row): FinishedGame {
  return {
    id: String(row['id']),
    table: String(row['code']),
    started: Number(row['started']),
    ended: Number(row['ended']),
    people: wordsOf(row['people']),
    seats: wordsOf(row['seats']).map((hash) => (hash === NOBODY ? null : hash)),
    record: String(row['record']),
  };
}

function wordsOf(value: unknown): string[] {
  const text = String(value);
  return text === '' ? [] : text.split(' ');
}
