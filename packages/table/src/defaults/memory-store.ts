import { keptGame, ownGame } from '../stored/finished.ts';
import {
  type Archive,
  type Clock,
  Conflict,
  type DueTables,
  type FinishedGame,
  type GamesCursor,
  type KeptGame,
  type OwnGame,
  type QuietTable,
  type Store,
  type StoredTable,
  type TablesCursor,
} from '../seams/seams.ts';
import { systemClock } from './system-clock.ts';

/**
 * Store and archive in one, because an archive forgets tables that the store holds. Keeps everything as long as the
 * process lives: for the page, tests and simulations. `async`, so that a throw is a rejection.
 */
export class MemoryStore implements Store, Archive, DueTables {
  readonly #clock: Clock;
  readonly #logs = new Map<string, string[]>();
  readonly #tables = new Map<string, StoredTable>();
  /** Listed tables, in the order in which they became so. */
  readonly #listed = new Set<string>();
  /** When a table or one of its logs was last written. */
  readonly #touched = new Map<string, number>();
  readonly #finished = new Map<string, FinishedGame>();

  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    const log = this.#logs.get(game) ?? [];
    if (n !== log.length || (n === 0 && !this.#mayBegin(game)))
      throw new Conflict(`entry ${n} of game ${game}`);
    if (tokens.length === 0) return;
    this.#logs.set(game, [...log, ...tokens]);
    this.#touched.set(tableOf(game), this.#clock.now());
  }

  read(game: string, from: number): Promise<string[]> {
    return Promise.resolve(this.#logs.get(game)?.slice(from) ?? []);
  }

  async create(table: StoredTable): Promise<void> {
    const { code } = table;
    if (this.#tables.has(code) || [...this.#finished.values()].some((game) => game.table === code))
      throw new Conflict(`table ${code}`);
    this.#write(table);
  }

  async update(table: StoredTable): Promise<void> {
    if (this.#tables.get(table.code)?.version !== table.version - 1)
      throw new Conflict(`table ${table.code}`);
    this.#write(table);
  }

  load(code: string): Promise<StoredTable | undefined> {
    return Promise.resolve(this.#tables.get(code));
  }

  list(limit: number, since: number): Promise<StoredTable[]> {
    const recent = [...this.#listed].filter((code) => this.#touched.get(code)! >= since);
    const newest = recent.toReversed().slice(0, limit);
    return Promise.resolve(newest.map((code) => this.#tables.get(code)!));
  }

  async claimDue(now: number, until: number, limit: number): Promise<string[]> {
    const due = [...this.#tables.values()]
      .filter((table) => table.open && table.due !== undefined && table.due <= now)
      .sort((one, other) => one.due! - other.due!)
      .slice(0, limit);
    for (const table of due) this.#tables.set(table.code, { ...table, due: until });
    return due.map(({ code }) => code);
  }

  async keep(game: FinishedGame): Promise<void> {
    const copy = { ...game, people: [...game.people], seats: [...game.seats] };
    const table = this.#tables.get(tableOf(game.id));
    const isPlayed = table !== undefined && table.playing > 0 && gameOf(table) === game.id;
    if (!this.#finished.has(game.id) && !(isPlayed && table.isKept === true))
      this.#finished.set(game.id, copy);
    if (isPlayed) this.#tables.set(table.code, { ...table, isKept: true });
    this.#logs.delete(game.id);
  }

  find(id: string): Promise<KeptGame | undefined> {
    const game = this.#finished.get(id);
    return Promise.resolve(game === undefined ? undefined : keptGame(game));
  }

  played(hash: string, before: GamesCursor, limit: number): Promise<OwnGame[]> {
    const games = [...this.#finished.values()]
      .filter((game) => game.people.includes(hash) && order(game, before) < 0)
      .sort((a, b) => order(b, a))
      .map((game) => ownGame(game, hash));
    return Promise.resolve(games.slice(0, limit));
  }

  async forget(hash: string, id: string): Promise<boolean> {
    const game = this.#finished.get(id);
    if (game === undefined || !game.people.includes(hash)) return false;
    const people = game.people.filter((one) => one !== hash);
    if (people.length === 0) this.#finished.delete(id);
    else this.#finished.set(id, { ...game, people });
    return true;
  }

  /** Gives all games of one person to another. */
  adopt(from: string, to: string): Promise<void> {
    const moved = <Hash extends string | null>(hash: Hash): Hash | string => (hash === from ? to : hash);
    for (const game of this.#finished.values())
      if (game.people.includes(from))
        this.#finished.set(game.id, {
          ...game,
          people: [...new Set(game.people.map(moved))],
          seats: game.seats.map(moved),
        });
    return Promise.resolve();
  }

  async expireGames(before: number, limit: number): Promise<number> {
    const old = [...this.#finished.values()]
      .filter(({ ended }) => ended < before)
      .sort(order)
      .slice(0, limit);
    for (const { id } of old) this.#finished.delete(id);
    return old.length;
  }

  quiet(since: number, limit: number, after?: TablesCursor): Promise<QuietTable[]> {
    return this.#untouched(true, since, limit, after);
  }

  closed(since: number, limit: number): Promise<QuietTable[]> {
    return this.#untouched(false, since, limit);
  }

  async remove(table: string, version?: number): Promise<void> {
    if (version !== undefined && this.#tables.get(table)?.version !== version) return;
    this.#tables.delete(table);
    this.#touched.delete(table);
    this.#listed.delete(table);
    this.#deleteLogs(table);
  }

  async #untouched(
    isOpen: boolean,
    since: number,
    limit: number,
    after?: TablesCursor,
  ): Promise<QuietTable[]> {
    return [...this.#tables.values()]
      .filter(({ open }) => open === isOpen)
      .map(({ code, version }) => ({ code, version, changed: this.#touched.get(code)! }))
      .filter((table) => table.changed < since && (after === undefined || byChange(table, after) > 0))
      .sort(byChange)
      .slice(0, limit);
  }

  /** A process that lags behind must not begin a game that is over. */
  #mayBegin(game: string): boolean {
    const table = this.#tables.get(tableOf(game));
    if (this.#finished.has(game)) return false;
    return table === undefined || (gameOf(table) === game && table.isKept !== true);
  }

  #write(table: StoredTable): void {
    const { code, listed, open, playing } = table;
    const before = this.#tables.get(code);
    const isKept = before?.isKept === true && before.playing === playing;
    this.#tables.set(code, isKept ? { ...table, isKept } : table);
    this.#touched.set(code, this.#clock.now());
    if (listed && open) this.#listed.add(code);
    else this.#listed.delete(code);
    if (!open) this.#deleteLogs(code);
  }

  #deleteLogs(table: string): void {
    for (const game of this.#logs.keys()) if (tableOf(game) === table) this.#logs.delete(game);
  }
}

/** Below 0 if the first game comes before the second one. */
function order(one: GamesCursor, other: GamesCursor): number {
  return one.ended - other.ended || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function byChange(one: TablesCursor, other: TablesCursor): number {
  return one.changed - other.changed || (one.code < other.code ? -1 : Number(one.code > other.code));
}

/** The ID of the game that a table plays. */
function gameOf({ code, playing }: StoredTable): string {
  return `${code}.${playing}`;
}

function tableOf(game: string): string {
  return game.slice(0, Math.max(0, game.lastIndexOf('.')));
}
