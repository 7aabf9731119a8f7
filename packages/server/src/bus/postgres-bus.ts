import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '@sevenfold/table';
import { Client, escapeIdentifier } from 'pg';

/** Bytes that PostgreSQL carries in one notification. A longer text is sent empty, and its receivers read the store. */
const LONGEST = 7999;
/** Milliseconds without an answer after which the connection counts as gone. */
const TIMEOUT = 3000;
/** Milliseconds that the connection has to close. */
const FAREWELL = 500;
/** Milliseconds after which a quiet connection is tried. */
const QUIET = 15_000;
/** Milliseconds until the next attempt to connect, growing up to the longest. */
const FIRST_RETRY = 100;
const LONGEST_RETRY = 500;
/** Milliseconds until the next attempt behind a pooler, in case someone removes it. */
const DEAF_RETRY = 60_000;
/** At most this many texts wait; more would only arrive late. */
const LONGEST_QUEUE = 10_000;

interface Waiting {
  readonly payload: string;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
}

/**
 * Carries news between processes with LISTEN and NOTIFY, on one connection of its own. Everything that waits is sent in
 * one statement. Behind a pooler, which lends connections to others, nobody can listen: it does not work then, and says
 * so.
 */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #handlers = new Map<string, Set<(text: string) => void>>();
  readonly #watchers = new Set<() => void>();
  /** PostgreSQL carries equal payloads of one statement once, so each has a number. */
  #sent = 0;
  #channel = '';
  #client: Client | undefined;
  #queue: Waiting[] = [];
  #sending = false;
  #retry = FIRST_RETRY;
  #timer: NodeJS.Timeout | undefined;
  /** Resolves when our own notification comes back. */
  #echo: { readonly text: string; readonly heard: () => void } | undefined;
  #closed = false;
  working = false;
  /** Whether there is a pooler in between. */
  isDeaf = false;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Waits for the first attempt, and goes on trying if it fails. */
  static async open(url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url);
    await bus.#connect();
    return bus;
  }

  watch(changed: () => void): () => void {
    // A new function, so that the same one can watch twice.
    const watcher = (): void => changed();
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  publish(table: string, text: string): Promise<void> {
    if (!this.working || this.#queue.length >= LONGEST_QUEUE)
      return Promise.reject(new Error('PostgreSQL carries no notifications now'));
    return this.#send(table, text);
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    const handler = (text: string): void => hear(text);
    const handlers = this.#handlers.get(table) ?? new Set();
    this.#handlers.set(table, handlers.add(handler));
    return Promise.resolve(() => {
      handlers.delete(handler);
      if (handlers.size === 0 && this.#handlers.get(table) === handlers) this.#handlers.delete(table);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#drop(new Error('closed'));
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT,
      query_timeout: TIMEOUT,
    });
    const lost = (error: Error): void => {
      if (this.#client === client) this.#fail(error);
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection has ended')));
    client.on('notification', ({ payload = '' }) => this.#receive(payload));
    this.#client = client;
    try {
      await client.connect();
      // Several installations may share a database, each in a schema of its own.
      const { rows } = await client.query<{ schema: string; pid: number }>(
        'select current_schema() as schema, pg_backend_pid() as pid',
      );
      const [{ schema, pid }] = rows as [(typeof rows)[0]];
      // The name of a channel must not be longer than that of a schema.
      this.#channel = `sevenfold ${createHash('sha256').update(schema).digest('base64url')}`;
      this.isDeaf = pid !== (client as Client & { readonly processID: number }).processID;
      // A pooler would lend the connection that listens to others.
      if (this.isDeaf) return this.#fail(new Error('there is a pooler in between'), DEAF_RETRY);
      await client.query(`listen ${escapeIdentifier(this.#channel)}`);
      if (!(await this.#hearsItself())) throw new Error('notifications do not arrive');
      if (this.#client !== client) return;
      this.#retry = FIRST_RETRY;
      this.#change(true);
      this.#wait(QUIET, () => void this.#probe());
    } catch (error) {
      lost(error as Error);
    }
  }

  async #probe(): Promise<void> {
    const client = this.#client;
    const hears = await this.#hearsItself();
    if (this.#client !== client) return;
    if (hears) this.#wait(QUIET, () => void this.#probe());
    else this.#fail(new Error('no answer'));
  }

  /** Sends something to itself. */
  async #hearsItself(): Promise<boolean> {
    const text = randomUUID();
    const timeout = AbortSignal.timeout(TIMEOUT);
    return new Promise((answer) => {
      timeout.addEventListener('abort', () => answer(false));
      this.#echo = { text, heard: () => answer(true) };
      this.#send('', text).catch(() => answer(false));
    });
  }

  #send(table: string, text: string): Promise<void> {
    const payload = `${++this.#sent} ${table} ${text}`;
    const carried = Buffer.byteLength(payload) > LONGEST ? `${this.#sent} ${table} ` : payload;
    const sent = new Promise<void>((done, failed) => {
      this.#queue.push({ payload: carried, done, failed });
    });
    void this.#flush();
    return sent;
  }

  /** Sends everything that waits; texts that arrive while a statement is under way go with the next one. */
  async #flush(): Promise<void> {
    const client = this.#client;
    if (this.#sending || client === undefined) return;
    this.#sending = true;
    while (this.#queue.length > 0 && this.#client === client) {
      const batch = this.#queue;
      this.#queue = [];
      try {
        await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          this.#channel,
          batch.map(({ payload }) => payload),
        ]);
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error as Error);
        if (this.#client === client) this.#fail(error as Error);
      }
    }
    this.#sending = false;
    if (this.#queue.length > 0) void this.#flush();
  }

  #receive(payload: string): void {
    const [, , table = '', text = ''] = /^(\d+) (\S*) (.*)$/s.exec(payload) ?? [];
    if (table === '' && text === this.#echo?.text) this.#echo.heard();
    for (const hear of this.#handlers.get(table) ?? []) hear(text);
  }

  #fail(error: Error, after = this.#retry): void {
    this.#retry = Math.min(LONGEST_RETRY, 2 * this.#retry);
    void this.#drop(error);
    if (!this.#closed) this.#wait(after, () => void this.#connect());
  }

  async #drop(reason: Error): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    const waiting = this.#queue;
    this.#queue = [];
    for (const { failed } of waiting) failed(reason);
    this.#change(false);
    if (client === undefined) return;
    // If the connection is gone or its network is dead, nobody answers the farewell.
    const ended = client.end().catch(() => undefined);
    await Promise.race([ended, sleep(FAREWELL, undefined, { ref: false })]);
    client.connection.stream.destroy();
  }

  #wait(milliseconds: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, milliseconds).unref();
  }

  #change(working: boolean): void {
    if (working === this.working) return;
    this.working = working;
    for (const watcher of this.#watchers) watcher();
  }
}
