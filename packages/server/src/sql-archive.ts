import type { Archive, FinishedGame, GamesCursor, QuietTable } from '@sevenfold/table';
import type { Database, Row } from './database.ts';
import { type Query, raw, sql } from './query.ts';

/** The seat of a bot, or of a person who has been forgotten. */
const NOBODY = '-';

const COLUMNS = raw(
  ['id', 'code', 'started', 'ended', 'people', 'seats', 'record']
    .map((column) => `finished.${column}`)
    .join(),
);

/** Finished games in a database, and the end of tables. */
export class SqlArchive implements Archive {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async keep({ id, table, started, ended, people, seats, record }: FinishedGame): Promise<void> {
    const hashes = people.join(' ');
    const owners = seats.map((hash) => hash ?? NOBODY).join(' ');
    await this.#database.write([
      sql`
        insert into finished (id, code, started, ended, people, seats, record)
        values (${id}, ${table}, ${started}, ${ended}, ${hashes}, ${owners}, ${record})
        on conflict do nothing`,
      // From the stored game: if it was there already, its people stay as they were.
      ...people.map(
        (hash) => sql`
          insert into finished_people (hash, ended, id)
          select ${hash}, ended, id from finished where id = ${id} and people = ${hashes}
          on conflict do nothing`,
      ),
    ]);
  }

  async find(id: string): Promise<FinishedGame | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from finished where id = ${id}`);
    return row === undefined ? undefined : gameOf(row);
  }

  async played(hash: string, { ended, id }: GamesCursor, limit: number): Promise<FinishedGame[]> {
    const rows = await this.#database.read(sql`
      select ${COLUMNS} from finished_people as person
      join finished on finished.id = person.id
      where person.hash = ${hash} and (person.ended, person.id) < (${ended}, ${id})
      order by person.ended desc, person.id desc
      limit ${limit}`);
    return rows.map(gameOf);
  }

  async forget(hash: string, id: string): Promise<boolean> {
    const people = replaced('people', hash, '');
    const seats = replaced('seats', hash, ` ${NOBODY} `);
    const [found] = await this.#database.write([
      sql`delete from finished_people where hash = ${hash} and id = ${id}`,
      sql`update finished set people = ${people}, seats = ${seats} where id = ${id}`,
      sql`delete from finished where id = ${id} and people = ''`,
    ]);
    return found !== 0;
  }

  async quiet(since: number, limit: number): Promise<QuietTable[]> {
    // As a value, it is one index lookup per table; with `not exists`, PostgreSQL reads all entries.
    const lastEntry = sql`
      select max(entries.written) from entries where game > code || '.' and game < code || '/'`;
    const rows = await this.#database.read(sql`
      select code, version from tables
      where open = 1 and written < ${since} and coalesce((${lastEntry}), 0) < ${since}
      order by written
      limit ${limit}`);
    return rows.map((row) => ({ code: String(row['code']), version: Number(row['version']) }));
  }

  async remove(code: string, version?: number): Promise<void> {
    const ofVersion = version === undefined ? sql`` : sql`and version = ${version}`;
    await this.#database.write([
      sql`delete from tables where code = ${code} ${ofVersion}`,
      // If the table is still there, it has another version and keeps its logs. Everything between `CODE.` and `CODE/`,
      // the character after the dot, is a game of the table CODE.
      sql`
        delete from entries where game > ${`${code}.`} and game < ${`${code}/`}
        and not exists (select code from tables where code = ${code})`,
    ]);
  }
}

/**
 * A column of words with one of them replaced. Words are two spaces apart meanwhile, so that neighbours do not share one.
 */
function replaced(column: 'people' | 'seats', word: string, instead: string): Query {
  const apart = raw(`' ' || replace(${column}, ' ', '  ') || ' '`);
  return sql`trim(replace(replace(${apart}, ${` ${word} `}, ${instead}), '  ', ' '))`;
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
