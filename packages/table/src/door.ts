import type { LiveTable } from './live-table.ts';
import type { Connection, Guest, Guests } from './guests.ts';
import { type Change, passHost, see } from './lobby.ts';
import type { RefusalCode } from './refusal.ts';
import type { World } from './settings.ts';
import { type Person, personOf, type Sheet } from './sheet.ts';
import { arrive } from './tickets.ts';
import type { Waiter } from './waiter.ts';

/** Who comes to a table and who goes: tasks of its queue. */
export class Door {
  readonly #world: World;
  readonly #live: LiveTable;
  readonly #guests: Guests;
  readonly #waiter: Waiter;

  constructor(world: World, live: LiveTable, guests: Guests, waiter: Waiter) {
    this.#world = world;
    this.#live = live;
    this.#guests = guests;
    this.#waiter = waiter;
  }

  /** `ticket`: the hash of one. */
  async enter(guest: Guest, ticket: string | undefined): Promise<RefusalCode | void> {
    const live = this.#live;
    const { connection, hash } = guest;
    if (hash === undefined && ticket !== undefined) return 'noToken';
    await live.refresh();
    if (live.sheet.phase === 'closed') return 'closed';
    const missed = this.#missed(hash);
    if (hash !== undefined) {
      // One that is closed by now must not take the place of a newer one.
      const refused = await live.change((sheet) =>
        connection.open ? this.#arrive(sheet, this.present(guest, hash), ticket) : sheet,
      );
      if (refused !== undefined) return refused;
    }
    // Nobody else will notice that they have gone meanwhile.
    if (!connection.open) return hash === undefined ? undefined : this.leave(hash, connection);
    if (this.#isCrowded(guest)) return 'crowded';
    const before = this.#guests.find(connection)?.hash;
    this.#guests.add(guest);
    this.#guests.welcome(guest, live, this.#waiter.left(live), missed);
    // Somebody else at the same connection.
    if (before !== undefined && before !== hash) return this.leave(before, connection);
  }

  /** Somebody's connection is gone; a newer one of theirs counts, if there is one. */
  async leave(hash: string, connection: Connection): Promise<RefusalCode | void> {
    const { game } = this.#live;
    const away = { game: game?.number ?? 0, n: game?.log.length ?? 0 };
    // Past at once: everybody shall see that they are gone.
    const seen = this.#world.clock.now() - 1;
    return this.#live.change((sheet) =>
      personOf(sheet, hash)?.connection === connection.id ? see(sheet, hash, { seen, away }) : sheet,
    );
  }

  /** What is known of somebody who is connected. */
  present({ connection }: Guest, hash: string): Omit<Person, 'id'> {
    const { clock, settings } = this.#world;
    return { hash, seen: clock.now() + settings.lease, connection: connection.id, away: null };
  }

  /** A creator who comes back is the host again at once. */
  #arrive(sheet: Sheet, who: Omit<Person, 'id'>, ticket: string | undefined): Change {
    const { clock, settings } = this.#world;
    const arrived = arrive(sheet, who, ticket, clock.now());
    if (typeof arrived === 'string') return arrived;
    const { presence } = this.#live;
    return passHost(arrived, (one) => one.hash === who.hash || presence.isHere(one, settings.grace));
  }

  /** How long the log was when they went; null if nothing has happened since. */
  #missed(hash: string | undefined): number | null {
    const { sheet, game } = this.#live;
    const away = (hash === undefined ? undefined : personOf(sheet, hash)?.away) ?? null;
    return away !== null && away.game === game?.number && away.n < game.log.length ? away.n : null;
  }

  /** People of the table always get in. */
  #isCrowded({ hash, connection }: Guest): boolean {
    if (hash !== undefined && personOf(this.#live.sheet, hash) !== undefined) return false;
    if (this.#guests.find(connection) !== undefined) return false;
    return this.#guests.watching >= this.#world.settings.watchers;
  }
}
