import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import type { Database, Query, Row } from './database.ts';

/** Longer than any query of ours takes; shorter than people wait. */
const PATIENCE = 5000;

/** PostgreSQL by its address. Connections that break are replaced: the query at hand rejects, the next one works. */
export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly #pool: Pool;
  /** Of our statements, which are few: each connection plans each of them once, which is half of its work. */
  readonly #names = new Map<string, string>();

  constructor(url: string) {
    this.#pool = new Pool({
      connectionString: url,
      max: 16,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      statement_timeout: PATIENCE,
      // On this side as well, for a server that does not answer at all.
      query_timeout: PATIENCE + 1000,
      // All we ask takes milliseconds; compiling a query that looks expensive takes half a second.
      onConnect: (client): unknown => client.query('set jit = off'),
      // Our numbers are moments and counts: they fit.
      types: {
        getTypeParser: (type, format) =>
          type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
      },
    });
    // A connection that breaks while nobody uses it; the pool has dropped it already.
    this.#pool.on('error', () => {});
  }

  async read(query: Query): Promise<Row[]> {
    return (await this.#run(this.#pool, query)).rows as Row[];
  }

  async write(queries: readonly Query[]): Promise<number[]> {
    // A single statement is a transaction by itself, in one round trip.
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
      // Closing the connection undoes the transaction, also when the connection is what has failed.
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #run(on: Pool | PoolClient, { sql, values }: Query): Promise<QueryResult> {
    if (!this.#names.has(sql)) this.#names.set(sql, `sevenfold${this.#names.size}`);
    return on.query({ name: this.#names.get(sql)!, text: sql, values: [...values] });
  }
}

function changed(result: QueryResult): number {
  return result.rowCount ?? 0;
}
