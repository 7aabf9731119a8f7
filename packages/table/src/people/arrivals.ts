import type { Connection, Guest } from './guests.ts';
import { inherit, type Lease, passHost, renewPresence, updatePerson } from './lobby.ts';
import type { Change, RefusalCode } from '../protocol/refusal.ts';
import { type Person, personOf, type TableState } from '../stored/table-state.ts';
import { isSlow } from '../stored/decision-clock.ts';
import type { TableParts } from './table-parts.ts';
import { arrive } from './tickets.ts';

/** Milliseconds after which presence at a public table is stored again: strangers see only what is stored. */
const LISTED_RENEWAL = 300_000;

/** Who comes to a table, who is here and who goes: tasks of its queue. */
export class Arrivals {
  readonly #parts: TableParts;
  readonly #isHeard: () => boolean;

  /** `isHeard`: whether all other processes hear this one. */
  constructor(parts: TableParts, isHeard: () => boolean) {
    this.#parts = parts;
    this.#isHeard = isHeard;
  }

  /** `ticket`: the hash of one. `came`: the tick at which they said hello. */
  async enter(guest: Guest, ticket: string | undefined, came: number): Promise<RefusalCode | void> {
    const live = this.#parts.live;
    const { connection, hash } = guest;
    const formerly = guest.identity?.formerly ?? null;
    const inherited = (table: TableState): TableState =>
      formerly === null || hash === undefined ? table : inherit(table, formerly, hash);
    if (hash === undefined && ticket !== undefined) return 'noToken';
    // When a whole table comes back at once, one reading does for all of them.
    if (live.lastRead <= came) await live.refresh();
    if (live.table.phase === 'closed') return 'closed';
    const missed = this.#missed(hash);
    if (hash !== undefined) {
      // A connection that has closed in the meantime must not replace a newer one.
      const refused = await live.change((table) =>
        connection.open ? this.#arrive(inherited(table), this.present(guest, hash), ticket) : table,
      );
      if (refused !== undefined) return refused;
    }
    // Nothing else will notice that this connection has closed.
    if (!connection.open) return hash === undefined ? undefined : this.leave(hash, connection);
    if (this.#isCrowded(guest)) return 'crowded';
    const before = this.#parts.guests.find(connection)?.hash;
    this.#parts.guests.add(guest);
    this.vouch();
    this.#parts.guests.welcome(guest, live, this.#parts.answerTimer.waits(live), missed);
    // The same connection said hello as another person before.
    if (before !== undefined && before !== hash) return this.leave(before, connection);
  }

  /** Stores that someone is gone with this connection, unless they have a newer one. */
  async leave(hash: string, connection: Connection): Promise<RefusalCode | void> {
    const { game } = this.#parts.live;
    const away = { game: game?.number ?? 0, n: game?.log.length ?? 0 };
    // A moment in the past, so that everyone sees at once that they are gone.
    const seen = this.#parts.world.clock.now() - 1;
    return this.#parts.live.change((table) =>
      personOf(table, hash)?.connection === connection.id ? updatePerson(table, hash, { seen, away }) : table,
    );
  }

  /** Vouches for the people who are connected to this process, whatever the store says of them. */
  vouch(): void {
    this.#parts.live.presence.vouch(
      this.#parts.guests.hashes(),
      this.#parts.processes.until(this.#parts.processes.name),
    );
  }

  /** Stores what other processes could not otherwise know of people connected here; finds a host if there is none. */
  renewPresence(): Promise<RefusalCode | undefined> {
    return this.#parts.live.change((table) => this.#renewed(table));
  }

  /** Whether `renewPresence` would change anything. */
  get isDue(): boolean {
    const { table } = this.#parts.live;
    return this.#renewed(table) !== table;
  }

  #renewed(table: TableState): TableState {
    const { settings } = this.#parts.world;
    const connected = this.#parts.guests.hashes();
    const { presence } = this.#parts.live;
    const least = this.#isHeard() ? (table.listed ? -LISTED_RENEWAL : -Infinity) : settings.lease / 2;
    const isDue = (person: Person): boolean => presence.leaseLeft(person) < least;
    return this.passHost(renewPresence(table, connected, this.#lease, isDue), connected);
  }

  get #lease(): Lease {
    const { clock, settings } = this.#parts.world;
    return { seen: clock.now() + settings.lease, leased: this.#isHeard() ? undefined : true };
  }

  /** The person behind a guest, as the table knows people who are connected. */
  present({ connection, origin }: Guest, hash: string): Omit<Person, 'id'> {
    return { hash, origin, ...this.#lease, connection: connection.id, away: null };
  }

  /** Makes someone else host if the host is gone. People who are `connected` count as here, whatever the store says. */
  passHost(table: TableState, connected: readonly string[] = []): TableState {
    const { presence } = this.#parts.live;
    // At a slow table nobody has to come before their clock runs out.
    const grace = Math.max(this.#parts.world.settings.grace, isSlow(table) ? table.clock * 1000 : 0);
    return passHost(table, (person) => connected.includes(person.hash) || presence.isHere(person, grace));
  }

  /** A creator who comes back is the host again at once. */
  #arrive(table: TableState, who: Omit<Person, 'id'>, ticket: string | undefined): Change {
    const arrived = arrive(table, who, ticket, this.#parts.world.clock.now());
    return typeof arrived === 'string' ? arrived : this.passHost(arrived, [who.hash]);
  }

  /** How long the log was when they went; null if nothing has happened since. */
  #missed(hash: string | undefined): number | null {
    const { table, game } = this.#parts.live;
    const away = (hash === undefined ? undefined : personOf(table, hash)?.away) ?? null;
    return away !== null && away.game === game?.number && away.n < game.log.length ? away.n : null;
  }

  /** People of the table always get in. */
  #isCrowded({ hash, connection }: Guest): boolean {
    if (hash !== undefined && personOf(this.#parts.live.table, hash) !== undefined) return false;
    if (this.#parts.guests.find(connection) !== undefined) return false;
    return this.#parts.guests.spectators >= this.#parts.world.settings.mostSpectators;
  }
}
