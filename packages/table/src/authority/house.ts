import { codeLength, parseCode } from '../protocol/code.ts';
import { type Connection, refuse } from '../people/guests.ts';
import { mentions } from '../people/lobby.ts';
import { type MatchedPerson, seatPeople } from '../people/match.ts';
import { Processes } from '../processes/processes.ts';
import { type ClientMessage, decode, PROTOCOL } from '../protocol/protocol.ts';
import { Conflict, type QuietTable, type StoredTable, type TablesCursor } from '../seams/seams.ts';
import { type Identity, identityOf } from '../seams/identity.ts';
import type { World } from '../seams/world.ts';
import { NOBODY, type Person, stored, type TableState, tableStateOf } from '../stored/table-state.ts';
import { Table } from './table.ts';
import type { TableOutline } from './table-outline.ts';
import { makeTalkQuota } from '../people/talk.ts';

const TRIES = 5;
const DAY = 86_400_000;

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** All tables that one process serves, each in memory only while someone is there. */
export class House {
  readonly #world: World;
  readonly #processes: Processes;
  readonly #tables = new Map<string, Table>();
  readonly #at = new Map<string, Table>();
  /** How many tables are stored, as far as we know; the code of a new one grows with it. */
  known = 0;
  readonly #talk = makeTalkQuota();
  readonly #unwatch: () => void;
  #stopped: Promise<void> | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#processes = new Processes(world, (process) => {
      for (const table of this.#tables.values()) table.meetAgain(process);
    });
    this.#unwatch = world.bus.watch(() => {
      this.#processes.beat();
      for (const table of this.#tables.values()) table.catchUp();
    });
  }

  /** How many are connected, spectators included. */
  get guests(): number {
    return this.#at.size;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Whether a table is in memory. */
  has(code: string): boolean {
    return this.#tables.has(parseCode(code) ?? '');
  }

  /** A table as it is stored; `busy` if the store fails. */
  async find(wanted: string): Promise<StoredTable | 'busy' | undefined> {
    const code = parseCode(wanted);
    if (code === undefined) return undefined;
    try {
      return await this.#world.store.load(code);
    } catch (error) {
      this.#world.report(error, `table ${code}, hello`);
      return 'busy';
    }
  }

  /**
   * Creates a table, whose creator and host is the person with this token, and returns its code. Without a token the
   * table belongs to nobody, and the first person who takes a seat is its host.
   */
  async create(
    token: string | undefined,
    more: Partial<
      Pick<TableState, 'rules' | 'rulesName' | 'listed' | 'clock' | 'coach' | 'rated' | 'circle'>
    > = {},
  ): Promise<string> {
    const { store } = this.#world;
    const creator = token === undefined ? undefined : await this.#creator(token);
    for (let tries = 1; ; tries++) {
      const table = this.#newTable({
        ...(creator === undefined ? {} : { creator: creator.id, host: creator.id, people: [creator] }),
        ...more,
      });
      try {
        await store.create(stored(table));
        this.known++;
        return table.code;
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error;
      }
    }
  }

  /**
   * A table for people whom the server has brought together, with bots at the other seats; the caller stores it. Its game
   * is rated, and begins when all of them are here, or soon.
   */
  matchTable(people: readonly MatchedPerson[], bots: readonly string[]): TableState {
    return seatPeople(this.#newTable(), people, bots);
  }

  /** A new table that belongs to nobody, unless `more` says otherwise. */
  #newTable(more: Partial<TableState> = {}): TableState {
    const { dealing, source } = this.#world;
    return {
      code: source.code(codeLength(this.known)),
      version: 1,
      phase: 'lobby',
      listed: false,
      locked: false,
      paused: false,
      chat: true,
      coach: false,
      clock: 0,
      pace: 'natural',
      rated: null,
      match: null,
      rules: { preset: 'official' },
      creator: NOBODY,
      host: NOBODY,
      appointed: false,
      game: null,
      people: [],
      seats: [],
      asked: null,
      ...dealing.prepare(),
      ...more,
    };
  }

  /** The person that a token belongs to. */
  identify(token: string): Promise<Identity> {
    return identityOf(this.#world, token);
  }

  /** A device now belongs to another person: connections from it come back as that person. */
  async reidentify(device: string, person: string): Promise<void> {
    await Promise.all(Array.from(this.#tables.values(), (table) => table.reidentify(device, person)));
  }

  /** Takes people out of at most `limit` open tables, starting after `after`. Returns the tables it looked at. */
  async forget(people: ReadonlySet<string>, limit: number, after?: TablesCursor): Promise<QuietTable[]> {
    const { archive, clock } = this.#world;
    const tables = await archive.quiet(clock.now() + DAY, limit, after);
    for (const { code } of tables) {
      const found = await this.#world.store.load(code);
      for (const person of people) {
        // The quick look first: nearly every table knows nobody of them.
        const isThere = found?.body.includes(person) === true && mentions(tableStateOf(found), person);
        if (isThere) await this.#open(code).forget(person);
      }
    }
    return tables;
  }

  async #creator(token: string): Promise<Person> {
    const { clock, settings } = this.#world;
    const { person: hash } = await this.identify(token);
    return { id: 1, hash, seen: clock.now() + settings.grace, connection: '', away: null };
  }

  /** A message from anyone; the first has to be hello. */
  async receive(connection: Connection, text: string): Promise<void> {
    await this.handle(connection, decode(text));
  }

  /** As `receive`, for a message that is already decoded. */
  handle(connection: Connection, message: ReturnType<typeof decode>): Promise<void> | void {
    if (typeof message === 'string') return refuse(connection, message, '');
    if (this.#stopped !== undefined) return refuse(connection, 'busy', message.type);
    if (message.type !== 'hello') {
      const table = this.#at.get(connection.id);
      // After a refused hello the table may have ended here.
      return table === undefined || this.#tables.get(table.code) !== table
        ? refuse(connection, 'notJoined', message.type)
        : table.receive(connection, message);
    }
    if (message.version !== PROTOCOL) return refuse(connection, 'badVersion', 'hello');
    return this.#join(connection, message);
  }

  /** The connection is gone. */
  async part(connection: Connection): Promise<void> {
    const table = this.#at.get(connection.id);
    this.#at.delete(connection.id);
    await table?.part(connection);
  }

  /**
   * Closes at most `limit` tables that have not changed since a moment, starting after `after`; deletes those where nothing
   * was played, and archives finished games that a dying process has left. Returns the tables it looked at.
   */
  async closeQuiet(since: number, limit: number, after?: TablesCursor): Promise<QuietTable[]> {
    const tables = await this.#world.archive.quiet(since, limit, after);
    const closing: Promise<void>[] = [];
    for (const { code, version } of tables) {
      if (this.#stopped !== undefined) break;
      closing.push(this.#open(code).expire(version));
    }
    await Promise.all(closing);
    return tables;
  }

  /** Closes a table for good, even if people are there, at this process or another. Returns why it could not. */
  async close(code: string): Promise<'noTable' | 'busy' | undefined> {
    const found = await this.find(code);
    if (typeof found !== 'object') return found ?? 'noTable';
    if (this.#stopped !== undefined) return 'busy';
    return (await this.#open(found.code).close()) === undefined ? undefined : 'busy';
  }

  /** Deletes a table, even one that cannot be read; its finished games stay with the people who played them. */
  async remove(wanted: string): Promise<'noTable' | 'busy' | undefined> {
    const code = parseCode(wanted);
    if (code === undefined || (await this.find(code)) === undefined) return 'noTable';
    if (this.#stopped !== undefined) return 'busy';
    const table = this.#open(code);
    if (await table.remove()) return undefined;
    try {
      await this.#world.archive.remove(code);
    } catch (error) {
      this.#world.report(error, `table ${code}, deleting`);
      return 'busy';
    }
    await table.reread();
    return undefined;
  }

  /**
   * Something is due at a table, whether or not anyone is there. At a slow table, the player to decide is notified, or
   * their clock runs out; a rated game that everyone has left is played to its end.
   */
  async wake(code: string): Promise<void> {
    if (this.#stopped === undefined) await this.#open(code).wake();
  }

  /** The tables in memory with the most people connected here, at most `limit`. */
  busiest(limit: number): TableOutline[] {
    return [...this.#tables.values()]
      .sort((one, other) => other.connected - one.connected)
      .slice(0, limit)
      .map(({ outline }) => outline);
  }

  /** Call this when read-only mode is turned on or off. */
  changeMode(): void {
    for (const table of this.#tables.values()) table.changeMode();
  }

  /** Sends everyone to another process at once, and waits for nothing; this one may serve others later. */
  dismiss(): void {
    for (const table of this.#tables.values()) table.dismiss();
    this.#tables.clear();
    this.#at.clear();
    this.#processes.stop();
  }

  /** Finishes what was begun and disconnects everyone; another process goes on. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  async #stopAll(): Promise<void> {
    await Promise.all(Array.from(this.#tables.values(), (table) => table.stop()));
    this.#tables.clear();
    this.#at.clear();
    this.#unwatch();
    this.#processes.stop(true);
  }

  async #join(connection: Connection, hello: Hello): Promise<void> {
    const code = parseCode(hello.table);
    if (code === undefined) return refuse(connection, 'noTable', 'hello');
    if (this.#at.get(connection.id)?.code !== code) await this.part(connection);
    if (this.#stopped !== undefined) return refuse(connection, 'busy', 'hello');
    const table = this.#open(code);
    this.#at.set(connection.id, table);
    await table.join(connection, hello);
    // The connection has closed while it was joining, which nobody has noticed yet.
    if (!connection.open) await this.part(connection);
  }

  #open(code: string): Table {
    const open = this.#tables.get(code);
    if (open !== undefined) return open;
    this.#processes.start();
    const table: Table = new Table(code, this.#world, this.#processes, this.#talk, () => {
      table.end();
      if (this.#tables.get(code) === table) this.#tables.delete(code);
      if (this.#tables.size === 0) this.#processes.stop();
    });
    this.#tables.set(code, table);
    return table;
  }
}
