import type { MovedPeople } from '../../people/moved-people.ts';
import type { Database } from '../database/database.ts';
import { joined, sql } from '../database/query.ts';

export class SqlMoved implements MovedPeople {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async adopt(from: string, to: string): Promise<void> {
    await this.#database.write([
      sql`update moved_people set target = ${to} where target = ${from}`,
      sql`
        insert into moved_people (person, target) values (${from}, ${to})
        on conflict (person) do update set target = ${to}`,
      // Someone who has come back is themselves again.
      sql`delete from moved_people where person = ${to}`,
    ]);
  }

  async find(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const names = joined(
      people.map((person) => sql`${person}`),
      ', ',
    );
    const rows = await this.#database.read(
      sql`select person, target from moved_people where person in (${names})`,
    );
    return new Map(rows.map(({ person, target }) => [String(person), String(target)]));
  }

  async of(person: string): Promise<string[]> {
    const rows = await this.#database.read(sql`select person from moved_people where target = ${person}`);
    return rows.map((row) => String(row['person']));
  }

  async forget(person: string): Promise<void> {
    await this.#database.write([
      sql`delete from moved_people where person = ${person}`,
      sql`delete from moved_people where target = ${person}`,
    ]);
  }
}
