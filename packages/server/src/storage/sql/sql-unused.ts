import type { Database } from '../database/database.ts';
import { joined, list, type Query, raw, sql } from '../database/query.ts';
import { packPerson } from '../packing/packed-people.ts';
import { dayOf } from '../../day.ts';
import { onePersonAtATime } from './ways-to-a-person.ts';

/** What a person has used, or not. */
const TABLES = ['devices', 'passkeys', 'subscriptions'].map(raw);
/** Days until someone who has stayed away, but is still needed, is looked at again. */
const AGAIN_AFTER = 30;

/** Devices, passkeys and subscriptions that nobody uses any more. */
export class SqlUnused {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** See `Storage.forgetUnused`. */
  async forget(since: number, limit: number): Promise<number> {
    const day = dayOf(since);
    const found = await Promise.all(
      TABLES.map((table) =>
        this.#database.read(
          sql`select person from ${table} where used < ${day} order by used limit ${limit}`,
        ),
      ),
    );
    const people = new Set(found.flat().map(({ person }) => String(person)));
    for (const person of people) await this.#forgetPerson(person, day);
    return Math.max(...found.map(({ length }) => length));
  }

  async #forgetPerson(person: string, day: number): Promise<void> {
    const rows = await this.#database.read(sql`select device from devices where person = ${person}`);
    const others = rows.map(({ device }) => String(device)).filter((device) => device !== person);
    const isNeeded = joined(
      [...usesSince(person, day), ...traces([person, ...others]), ...owners(others)],
      ' or ',
    );
    const theirs = sql`person = ${person} and used < ${day}`;
    await this.#database.write([
      ...onePersonAtATime(this.#database, [person]),
      ...TABLES.map(
        (table) => sql`update ${table} set used = ${day + AGAIN_AFTER} where ${theirs} and (${isNeeded})`,
      ),
      ...TABLES.map((table) => sql`delete from ${table} where ${theirs}`),
    ]);
  }
}

/** Whether a person has used something of theirs since a day. */
function usesSince(person: string, day: number): Query[] {
  return TABLES.map(
    (table) => sql`exists (select person from ${table} where person = ${person} and used >= ${day})`,
  );
}

/** Whether something else is left of people: games, circles, attempts at the daily deck. */
function traces(people: readonly string[]): Query[] {
  const names = list(people);
  return [
    sql`exists (select person from game_people where person in (${list(people.map(packPerson))}))`,
    sql`exists (select hash from finished_people where hash in (${names}))`,
    sql`exists (select person from circle_people where person in (${names}))`,
    sql`exists (select person from daily_attempts where person in (${names}))`,
  ];
}

/**
 * Whether devices would become someone else's. Without its row a device is the person named by its hash, who may have
 * removed it, or become someone else.
 */
function owners(devices: readonly string[]): Query[] {
  if (devices.length === 0) return [];
  return ['devices', 'passkeys', 'moved_people'].map(
    (table) => sql`exists (select person from ${raw(table)} where person in (${list(devices)}))`,
  );
}
