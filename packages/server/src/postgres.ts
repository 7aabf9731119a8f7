import { createHash } from 'node:crypto';
import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import type { Database, Row } from './database.ts';
import type { Query } from './query.ts';

/** Milliseconds: longer than any of our queries takes, and shorter than people wait. */
const STATEMENT_TIMEOUT = 5000;

/** Milliseconds: an idle transaction is rolled back, because its machine may be gone while others wait for it. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;

/** Broken connections are replaced: the current query rejects, and the next one works. */
export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly #pool: Pool;
  /** Our statements, which are few: each connection plans each of them once, which is half of its work. */
  readonly #statements = new Map<string, Statement>();

  /** `timeout`: milliseconds that a statement may take; 0 for no limit. */
  constructor(url: string, timeout = STATEMENT_TIMEOUT) {
    this.#pool = new Pool({
      connectionString: url,
      max: 16,
      keepAlive: true,
      connectionTimeoutMillis: STATEMENT_TIMEOUT,
      // On this side too, in case PostgreSQL does not answer at all.
      query_timeout: timeout === 0 ? 0 : timeout + 1000,
      // Without JIT: our queries take milliseconds, and compiling one takes half a second.
      onConnect: (client): unknown =>
        client.query(
          `set jit = off; set statement_timeout = ${timeout};
           set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT}`,
        ),
      // Our bigints are times and counts, which fit.
      types: {
        getTypeParser: (type, format) =>
          type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
      },
    });
    // When an idle connection breaks, the pool drops it by itself.
    this.#pool.on('error', () => {});
  }

  async read(query: Query): Promise<Row[]> {
    return (await this.#run(this.#pool, query)).rows as Row[];
  }

  /** PostgreSQL looks after its own caches. */
  readFromDisk(query: Query): Promise<Row[]> {
    return this.read(query);
  }

  async write(queries: readonly Query[]): Promise<number[]> {
    // A single statement is a transaction already.
    if (queries.length === 1) return [changed(await this.#run(this.#pool, queries[0]!))];
    const client = await this.#pool.connect();
    try {
      const counts: number[] = [];
      await client.query('begin');
      for (const query of queries) counts.push(changed(await this.#run(client, query)));
      await client.query('commit');
      client.release();
      return counts;
    } catch (error) {
      // Closing the connection rolls back, even if the connection is what failed.
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #run(on: Pool | PoolClient, { text, values }: Query): Promise<QueryResult> {
    let statement = this.#statements.get(text);
    if (statement === undefined) this.#statements.set(text, (statement = statementOf(text)));
    return on.query({ ...statement, values: [...values] });
  }
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Named by its text: behind a pooler, other versions of this program may share the connection. */
function statementOf(query: string): Statement {
  let values = 0;
  const text = query.replaceAll('?', () => `$${++values}`);
  return { name: `sevenfold_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

function changed(result: QueryResult): number {
  return result.rowCount ?? 0;
}
