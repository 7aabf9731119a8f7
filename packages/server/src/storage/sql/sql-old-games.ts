import {
  type FinishedGame,
  type GamesCursor,
  type KeptGame,
  keptGame,
  type OwnGame,
  ownGame,
} from '@sevenfold/table';
import type { Database, SqlRow } from '../database/database.ts';
import { keepGame } from './game-rows.ts';
import { raw, sql } from '../database/query.ts';

/** The seat of a bot, or of a person who has been forgotten. */
const NOBODY = '-';

/** A game cannot be moved, and stays where it is. */
export type MoveFailed = (id: string, error: unknown) => void;

const COLUMNS = raw(
  ['id', 'code', 'started', 'ended', 'people', 'seats', 'record']
    .map((column) => `finished.${column}`)
    .join(),
);

/** Games stored by an older version: as text, with their logs. They are read as they are until they are moved. */
export class SqlOldGames {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(id: string): Promise<KeptGame | undefined> {
    const game = await this.#read(id);
    return game === undefined ? undefined : keptGame(game);
  }

  async played(hash: string, { ended, id }: GamesCursor, limit: number): Promise<OwnGame[]> {
    const rows = await this.#database.read(sql`
      select ${COLUMNS} from finished_people as person
      join finished on finished.id = person.id
      where person.hash = ${hash} and (person.ended, person.id) < (${ended}, ${id})
      order by person.ended desc, person.id desc
      limit ${limit}`);
    return rows.map((row) => ownGame(gameOf(row), hash));
  }

  /** Moves one game to the others, if it is here. */
  async move(id: string): Promise<void> {
    const game = await this.#read(id);
    if (game === undefined) return;
    const { dialect } = this.#database;
    const unchanged = sql`id = ${id} and people = ${game.people.join(' ')}`;
    await this.#database.write([
      // Until the end of the transaction nobody else changes it.
      ...(dialect === 'postgres' ? [sql`select id from finished where id = ${id} for update`] : []),
      ...keepGame(dialect, game, sql`exists (select id from finished where ${unchanged})`),
      ...game.people.map(
        (hash) =>
          sql`delete from finished_people where hash = ${hash} and ended = ${game.ended} and id = ${id}`,
      ),
      sql`delete from finished where ${unchanged}`,
    ]);
  }

  /** Moves at most `limit` games whose IDs come after one; returns their IDs, those among them that have `failed`. */
  async moveAfter(id: string, limit: number, failed: MoveFailed): Promise<string[]> {
    const rows = await this.#database.read(
      sql`select id from finished where id > ${id} order by id limit ${limit}`,
    );
    const ids = rows.map((row) => String(row['id']));
    for (const one of ids)
      try {
        await this.move(one);
      } catch (error) {
        // Fails too if the whole database is at fault, and not only this game.
        await this.#database.read(sql`select 1`);
        failed(one, error);
      }
    return ids;
  }

  async #read(id: string): Promise<FinishedGame | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from finished where id = ${id}`);
    return row === undefined ? undefined : gameOf(row);
  }
}

function gameOf(row: SqlRow): FinishedGame {
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
