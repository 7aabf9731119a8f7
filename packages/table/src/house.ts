import type { Connection } from './guests.ts';
import { decode, encode, PROTOCOL } from './protocol.ts';
import { refusal, type RefusalCode } from './refusal.ts';
import { Conflict } from './seams.ts';
import type { World } from './settings.ts';
import { type Sheet, stored } from './sheet.ts';
import { Table } from './table.ts';

const TRIES = 5;

/** All tables that one process serves, each in memory only while somebody is there. */
export class House {
  readonly #world: World;
  readonly #tables = new Map<string, Table>();
  readonly #at = new Map<string, Table>();

  constructor(world: World) {
    this.#world = world;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Whether a table is in memory. */
  has(code: string): boolean {
    return this.#tables.has(code);
  }

  /** A new table, whose host is whoever has this token; gives its code. */
  async create(
    token: string,
    more: Partial<Pick<Sheet, 'rules' | 'listed' | 'clock'>> = {},
  ): Promise<string> {
    const { source, dealing, clock, settings, store } = this.#world;
    const hash = await source.hash(token);
    for (let tries = 1; ; tries++) {
      const sheet: Sheet = {
        code: source.code(),
        version: 1,
        phase: 'lobby',
        listed: false,
        locked: false,
        paused: false,
        chat: true,
        clock: 0,
        rules: { preset: 'official' },
        host: 1,
        game: null,
        people: [{ id: 1, hash, seen: clock.now() + settings.grace, connection: '' }],
        seats: [],
        ...dealing.prepare(),
        ...more,
      };
      try {
        await store.create(stored(sheet));
        return sheet.code;
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
      }
    }
  }

  /** A message from anybody; the first has to be hello. */
  async receive(connection: Connection, text: string): Promise<void> {
    const message = decode(text);
    if (typeof message === 'string') return refuse(connection, message, '');
    if (message.type !== 'hello') {
      const table = this.#at.get(connection.id);
      return table === undefined ? refuse(connection, 'noToken') : table.receive(connection, message);
    }
    if (message.version !== PROTOCOL) return refuse(connection, 'badVersion');
    await this.#join(connection, message.table.toUpperCase(), message.token);
  }

  /** The connection is gone. */
  async part(connection: Connection): Promise<void> {
    const table = this.#at.get(connection.id);
    this.#at.delete(connection.id);
    if (table === undefined) return;
    await table.part(connection);
    this.#evict(table);
  }

  /** Nothing is sent any more; what is stored stays. */
  stop(): void {
    for (const table of this.#tables.values()) table.stop();
    this.#tables.clear();
    this.#at.clear();
  }

  async #join(connection: Connection, code: string, token: string | undefined): Promise<void> {
    if (this.#at.get(connection.id)?.code !== code) await this.part(connection);
    let table = this.#tables.get(code);
    if (table === undefined) {
      const found = await this.#world.store.load(code).catch(() => 'busy' as const);
      if (found === undefined || found === 'busy') return refuse(connection, found ?? 'noTable');
      // Somebody else may have opened it meanwhile.
      table = this.#tables.get(code) ?? new Table(code, this.#world);
      this.#tables.set(code, table);
    }
    this.#at.set(connection.id, table);
    await table.join(connection, token);
    // Whoever has gone while the door was opened has not been missed yet.
    if (connection.open) this.#evict(table);
    else await this.part(connection);
  }

  #evict(table: Table): void {
    if (!table.idle || this.#tables.get(table.code) !== table) return;
    table.stop();
    this.#tables.delete(table.code);
  }
}

function refuse(connection: Connection, code: RefusalCode, re = 'hello'): void {
  connection.send(encode({ type: 'rejected', ...refusal(code), re }));
}
