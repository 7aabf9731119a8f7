// The columns of the database, as kysely sees them. Truth values are 0 and 1, and moments are milliseconds since 1970,
// because these come back alike from SQLite and PostgreSQL.

export interface Schema {
  readonly tables: {
    readonly code: string;
    readonly version: number;
    readonly listed: number;
    readonly open: number;
    readonly body: string;
    readonly written: number;
  };
  /**
   * The logs: one row for each append, under the position of its first token. A writer can only know the ends of
   * appends, since each becomes visible as a whole, so two who race name the same (game, n), and the primary key lets one
   * of them in. An append at any other position than the end is refused by the statement itself, which looks at the last
   * row. A row for each token would take three times the rows for the same promise.
   */
  readonly entries: {
    readonly game: string;
    readonly n: number;
    /** How many tokens. */
    readonly count: number;
    /** With spaces between. */
    readonly tokens: string;
    readonly written: number;
  };
  readonly finished: {
    readonly id: string;
    readonly code: string;
    readonly started: number;
    readonly ended: number;
    /** With spaces between. */
    readonly people: string;
    /** With spaces between; - for the seat of a bot. Empty for games that ended before this was kept. */
    readonly seats: string;
    readonly record: string;
  };
  /** To find the finished games of a person. */
  readonly finished_people: {
    readonly hash: string;
    readonly ended: number;
    readonly id: string;
  };
  readonly boards: {
    readonly id: string;
    readonly version: number;
    readonly key_hash: string;
    readonly body: string;
    readonly written: number;
  };
  /** One row, written again and again to see whether anything can be written. */
  readonly heartbeat: {
    readonly id: number;
    readonly written: number;
  };
  /** The versions of this schema that the database has gone through. */
  readonly migrations: {
    readonly version: number;
    readonly written: number;
  };
}
