import type {
  Archive,
  FinishedGame,
  GamesCursor,
  KeptGame,
  OwnGame,
  QuietTable,
  TablesCursor,
} from '@sevenfold/table';
import type { Database, SqlRow } from '../database/database.ts';
import { dayOf } from '../../day.ts';
import { deleteLogs, keepGame, keptMark, partsOf, unlistGame } from './game-rows.ts';
import { unpack } from '../packing/packing.ts';
import { latestGame } from '../../people/forget-games.ts';
import {
  END_BYTES,
  gameKey,
  peopleLeft,
  packPerson,
  seatsOf,
  withSeatsMoved,
  withoutPersonKey,
} from '../packing/packed-people.ts';
import { type Query, raw, sql } from '../database/query.ts';
import { type MoveFailed, SqlOldGames } from './sql-old-games.ts';
import { tableOwner } from '../../webhooks/webhook-store.ts';

const COLUMNS = raw('id, started, ended, record');
/** Games at a time. */
const BATCH = 100;

/** Finished games in a database, and the end of tables. */
export class SqlArchive implements Archive {
  readonly #database: Database;
  readonly #old: SqlOldGames;
  /** The ID in `game_people.game`. */
  readonly #idInKey: Query;

  constructor(database: Database) {
    this.#database = database;
    const rest = `substr(game, ${END_BYTES + 1})`;
    this.#idInKey = raw(
      database.dialect === 'postgres' ? `convert_from(${rest}, 'UTF8')` : `cast(${rest} as text)`,
    );
    this.#old = new SqlOldGames(database);
  }

  /** Moves at most `limit` games of an older version whose IDs come after one; returns their IDs. */
  moveOldGames(after: string, limit: number, failed: MoveFailed): Promise<string[]> {
    return this.#old.moveAfter(after, limit, failed);
  }

  async keep(game: FinishedGame): Promise<void> {
    const { id } = game;
    const { code, number } = partsOf(id);
    const isNew = sql`not exists (select id from finished where id = ${id})
      and not exists (select code from tables where code = ${code} and playing = ${keptMark(number)})`;
    await this.#database.write(keepGame(this.#database.dialect, game, isNew));
  }

  async find(id: string): Promise<KeptGame | undefined> {
    // The last look is for a game that was moved from the old place to the new one between the first two.
    return (await this.#findNew(id)) ?? (await this.#old.find(id)) ?? this.#findNew(id);
  }

  async played(hash: string, before: GamesCursor, limit: number): Promise<OwnGame[]> {
    const key = packPerson(hash);
    // The old place first, so that a game that is being moved is found at least once.
    const old = await this.#old.played(hash, before, limit);
    const rows = await this.#database.read(sql`
      select ${COLUMNS}, people, seats from game_people
      join games on id = ${this.#idInKey}
      where person = ${key} and game < ${gameKey(before)}
      order by game desc
      limit ${limit}`);
    const games = [...old, ...rows.map((row) => ownGameOf(row, key))];
    const byId = new Map(games.map((game) => [game.id, game]));
    return [...byId.values()].sort(newestFirst).slice(0, limit);
  }

  async forget(hash: string, id: string): Promise<boolean> {
    const key = packPerson(hash);
    await this.#old.move(id);
    for (;;) {
      const [row] = await this.#database.read(sql`select ended, people from games where id = ${id}`);
      const people = bytesOf(row?.['people'] ?? new Uint8Array());
      const rest = withoutPersonKey(people, key);
      if (rest === undefined) return false;
      const theOneRead = sql`where id = ${id} and people = ${people}`;
      const [changed] = await this.#database.write([
        peopleLeft(rest).length === 0
          ? sql`delete from games ${theOneRead}`
          : sql`update games set people = ${rest} ${theOneRead}`,
        ...unlistGame({ id, ended: Number(row!['ended']) }, [key]),
      ]);
      // Otherwise someone else was forgotten in the meantime.
      if (changed !== 0) return true;
    }
  }

  /** Gives all games of one person to another; can be repeated. */
  async adopt(from: string, to: string): Promise<void> {
    for (let games; games === undefined || games.length === BATCH;) {
      games = await this.played(from, latestGame(), BATCH);
      for (const { id } of games) await this.#adoptGame(id, packPerson(from), packPerson(to));
    }
  }

  async #adoptGame(id: string, from: Uint8Array, to: Uint8Array): Promise<void> {
    await this.#old.move(id);
    for (;;) {
      const [row] = await this.#database.read(sql`select ended, people, seats from games where id = ${id}`);
      if (row === undefined) return;
      const people = bytesOf(row['people']);
      const changed = withSeatsMoved({ people, seats: bytesOf(row['seats']) }, from, to);
      if (changed === undefined) return;
      const game = { id, ended: Number(row['ended']) };
      const bytes = raw(this.#database.dialect === 'postgres' ? 'bytea' : 'blob');
      const [done] = await this.#database.write([
        sql`
          update games set people = ${changed.people}, seats = ${changed.seats}
          where id = ${id} and people = ${people}`,
        sql`
          insert into game_people (person, game)
          select cast(${to} as ${bytes}), cast(${gameKey(game)} as ${bytes})
          from games where id = ${id} and people = ${changed.people}
          on conflict do nothing`,
        ...unlistGame(game, [from]),
      ]);
      // Otherwise someone has been forgotten in the meantime.
      if (done !== 0) return;
    }
  }

  async expireGames(before: number, limit: number): Promise<number> {
    const rows = await this.#database.read(
      sql`select id, ended, people from games where ended < ${before} order by ended limit ${limit}`,
    );
    const deletions = rows.flatMap(({ id, ended, people }) => [
      sql`delete from games where id = ${String(id)}`,
      ...unlistGame({ id: String(id), ended: Number(ended) }, peopleLeft(bytesOf(people))),
    ]);
    if (deletions.length > 0) await this.#database.write(deletions);
    return rows.length;
  }

  async quiet(since: number, limit: number, after?: TablesCursor): Promise<QuietTable[]> {
    // As a value, it is one index lookup per table; with `not exists`, PostgreSQL reads all entries.
    const lastEntry = sql`
      select max(entries.written) from entries where game > code || '.' and game < code || '/'`;
    const isAfter = after === undefined ? sql`` : sql`and (day, code) > (${after.changed}, ${after.code})`;
    return this.#untouched(1, since, limit, sql`and coalesce((${lastEntry}), 0) < ${since} ${isAfter}`);
  }

  closed(since: number, limit: number): Promise<QuietTable[]> {
    return this.#untouched(0, since, limit, sql``);
  }

  async remove(code: string, version?: number): Promise<void> {
    const ofVersion = version === undefined ? sql`` : sql`and version = ${version}`;
    await this.#database.write([
      sql`delete from tables where code = ${code} ${ofVersion}`,
      // If the table is still there, it has another version and keeps its logs.
      sql`${deleteLogs(code)} and not exists (select code from tables where code = ${code})`,
      sql`
        delete from webhooks
        where owner = ${tableOwner(code)} and not exists (select code from tables where code = ${code})`,
    ]);
  }

  /** See `Storage.seatOwners`. */
  async seatOwners(id: string, people: readonly string[]): Promise<(string | undefined)[] | undefined> {
    await this.#old.move(id);
    const [row] = await this.#database.read(sql`select people, seats from games where id = ${id}`);
    if (row === undefined) return undefined;
    const [keys, seats] = [bytesOf(row['people']), bytesOf(row['seats'])];
    const owners = Array.from(seats, (): string | undefined => undefined);
    for (const person of people)
      for (const seat of seatsOf(packPerson(person), keys, seats)) owners[seat] = person;
    return owners;
  }

  async #findNew(id: string): Promise<KeptGame | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} from games where id = ${id}`);
    return row === undefined ? undefined : gameOf(row);
  }

  async #untouched(open: 0 | 1, since: number, limit: number, more: Query): Promise<QuietTable[]> {
    const rows = await this.#database.read(sql`
      select code, version, day from tables
      where open = ${open} and day <= ${dayOf(since)} and written < ${since} ${more}
      order by day, code
      limit ${limit}`);
    return rows.map((row) => ({
      code: String(row['code']),
      version: Number(row['version']),
      changed: Number(row['day']),
    }));
  }
}

/** The newest first. */
function newestFirst(one: GamesCursor, other: GamesCursor): number {
  return other.ended - one.ended || (one.id < other.id ? 1 : -1);
}

function gameOf({ id, started, ended, record }: SqlRow): KeptGame {
  const name = String(id);
  return {
    id: name,
    table: name.slice(0, name.lastIndexOf('.')),
    started: Number(started),
    ended: Number(ended),
    record: unpack(bytesOf(record)),
  };
}

function ownGameOf(row: SqlRow, key: Uint8Array): OwnGame {
  return { ...gameOf(row), seats: seatsOf(key, bytesOf(row['people']), bytesOf(row['seats'])) };
}

function bytesOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new Error('a column holds something other than bytes');
}
