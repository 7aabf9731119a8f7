import type { Database } from '../database/database.ts';
import { sql } from '../database/query.ts';

/** The ID of the row in `heartbeat` that says when the last turn was taken. */
const ID = 2;

/** Lets one of several processes at a time do what has to be done now and then. */
export class SqlCleanupTurn {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether nobody has taken a turn within the last `every` milliseconds. */
  async take(every: number, now = Date.now()): Promise<boolean> {
    const [taken] = await this.#database.write([
      sql`
        insert into heartbeat (id, written) values (${ID}, ${now})
        on conflict (id) do update set written = ${now}
        where heartbeat.written <= ${now - every}`,
    ]);
    return taken !== 0;
  }
}
