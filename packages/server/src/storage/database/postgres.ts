import { createHash } from 'node:crypto';
import { type ClientBase, Pool, type PoolClient, type QueryResult, types } from 'pg';
import { type Database, DatabaseBusy, type SqlRow } from './database.ts';
import { POSTGRES_DEFAULTS, type PostgresOptions } from './postgres-options.ts';
import type { Query } from './query.ts';

/** Milliseconds: an idle transaction is rolled back, because its machine may be gone while others wait for it. */
const IDLE_TRANSACTION_TIMEOUT = 10_000;

/** Milliseconds: a process that has nothing to do keeps a connection between two looks, which are a minute apart. */
const IDLE_CONNECTION = 150_000;

/** Broken connections are replaced: the current query rejects, and the next one works. */
export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly #pool: Pool;
  readonly #options: Required<PostgresOptions>;
  /** What a connection needs that is ours alone; a pooler lends it to others after each transaction. */
  readonly #settings: readonly string[];
  /** Whether there is a pooler between us and PostgreSQL; known after the first connection. */
  #isPooled: boolean | undefined;
  /** Our statements, which are few. Each connection plans each of them only once, which saves half of its work. */
  readonly #statements = new Map<string, Statement>();

  constructor(url: string, options: PostgresOptions = {}) {
    this.#options = { ...POSTGRES_DEFAULTS, ...options };
    const { connections, timeout } = this.#options;
    this.#settings = [
      // Our queries take milliseconds, and compiling one takes half a second.
      'jit = off',
      `statement_timeout = ${timeout}`,
      `idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT}`,
    ];
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      keepAlive: true,
      idleTimeoutMillis: IDLE_CONNECTION,
      connectionTimeoutMillis: timeout === 0 ? POSTGRES_DEFAULTS.timeout : timeout,
      // The timeout on our side, in case PostgreSQL does not answer at all.
      query_timeout: timeout === 0 ? 0 : timeout + 1000,
      onConnect: (client) => this.#greet(client),
      // Our bigints are times and counts, which fit.
      types: {
        getTypeParser: (type, format) =>
          type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
      },
    });
    // When an idle connection breaks, the pool drops it by itself.
    this.#pool.on('error', () => {});
  }

  /** Statements that wait for a connection. */
  get waiting(): number {
    return this.#pool.waitingCount;
  }

  async read(query: Query): Promise<SqlRow[]> {
    return (await this.#runAlone(query)).rows as SqlRow[];
  }

  /** PostgreSQL looks after its own caches. */
  readFromDisk(query: Query): Promise<SqlRow[]> {
    return this.read(query);
  }

  async write(queries: readonly Query[]): Promise<number[]> {
    // A single statement is a transaction already.
    if (queries.length === 1) return [changed(await this.#runAlone(queries[0]!))];
    this.#checkQueue();
    const client = await this.#pool.connect();
    try {
      const counts: number[] = [];
      await client.query(this.#isPooled === true ? this.#settings.reduce(setLocal, 'begin') : 'begin');
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

  /** PostgreSQL tells a client the number of its process; a pooler has to make one up. */
  async #greet(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.#isPooled = rows[0]!.pid !== (client as ClientBase & { readonly processID: number }).processID;
    // A pooler would hand settings on to other clients.
    if (!this.#isPooled) await client.query(this.#settings.map((setting) => `set ${setting}`).join('; '));
  }

  async #runAlone(query: Query): Promise<QueryResult> {
    this.#checkQueue();
    if (this.#isPooled === undefined) (await this.#pool.connect()).release();
    return this.#run(this.#pool, query);
  }

  #checkQueue(): void {
    if (this.#pool.waitingCount >= this.#options.queue) throw new DatabaseBusy();
  }

  #run(on: Pool | PoolClient, { text, values }: Query): Promise<QueryResult> {
    let statement = this.#statements.get(text);
    if (statement === undefined) this.#statements.set(text, (statement = statementOf(text)));
    const { prepare } = this.#options;
    // A name is known to one connection only, and a pooler lends us another one for each transaction.
    const isPrepared = prepare === 'on' || (prepare === 'auto' && this.#isPooled === false);
    return on.query({ ...(isPrepared ? statement : { text: statement.text }), values: [...values] });
  }
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

function setLocal(begun: string, setting: string): string {
  return `${begun}; set local ${setting}`;
}

/**
 * A statement is named by its text, because behind a pooler other versions of this program may share the connection.
 */
function statementOf(query: string): Statement {
  let values = 0;
  const text = query.replaceAll('?', () => `$${++values}`);
  return { name: `sevenfold_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`, text };
}

function changed(result: QueryResult): number {
  return result.rowCount ?? 0;
}
