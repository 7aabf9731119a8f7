import type { MovedPeople } from '../../people/moved-people.ts';
import type { Database } from '../database/database.ts';
import { dayOf } from '../../day.ts';
import { list, sql } from '../database/query.ts';

export class SqlMoved implements MovedPeople {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async adopt(from: string, to: string): Promise<void> {
    await this.#database.write([
      sql`update moved_people set target = ${to} where target = ${from}`,
      sql`
        insert into moved_people (person, target, used) values (${from}, ${to}, ${dayOf(Date.now())})
        on conflict (person) do update set target = excluded.target, used = excluded.used`,
      // Someone who has come back is themselves again.
      sql`delete from moved_people where person = ${to}`,
    ]);
  }

  async find(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.#database.read(
      sql`select person, target from moved_people where person in (${list(people)})`,
    );
    return new Map(rows.map(({ person, target }) => [String(person), String(target)]));
  }

  async of(person: string): Promise<string[]> {
    const rows = await this.#database.read(sql`select person from moved_people where target = ${person}`);
    return rows.map((row) => String(row['person']));
  }

  async expire(before: number, limit: number): Promise<number> {
    const [deleted = 0] = await this.#database.write([
      sql`
        delete from moved_people where person in (
          select person from moved_people where used < ${dayOf(before)} order by used limit ${limit})`,
    ]);
    return deleted;
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([
      sql`delete from moved_people where person = ${person}`,
      sql`delete from moved_people where target = ${person}`,
    ]);
  }
}
