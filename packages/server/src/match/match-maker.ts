import { createHash } from 'node:crypto';
import { NEWCOMER } from '@sevenfold/bots';
import { type Clock, type House, stored, type Timer } from '@sevenfold/table';
import type { RatingStore } from '../ratings/rating-store.ts';
import { charactersNear, type MatchGroup, matchGroups } from './grouping.ts';
import { HEARD_WITHIN, type WaitingPerson, type WaitingStore } from './waiting-store.ts';

/** Milliseconds between two looks at those who wait. */
const INTERVAL = 1_000;
/**
 * At most this many people are compared, those who have waited longest: comparing more would hold up everyone's games.
 */
const MOST = 1000;
/** Tables that are opened at a time. */
const AT_ONCE = 25;

interface Parts {
  readonly waiting: WaitingStore;
  readonly ratings: Pick<RatingStore, 'find'>;
  readonly house: Pick<House, 'matchTable'>;
  readonly clock: Clock;
  readonly mayWrite: () => boolean;
  readonly report: (error: unknown) => void;
}

/**
 * What someone who waits is told: the code of their table; or how many people are waiting, and for how many seconds
 * they have waited themselves.
 */
export type MatchAnswer = { readonly table: string } | { readonly waiting: number; readonly seconds: number };

/** Why someone may not begin to wait. */
type Refusal = 'tooMany' | 'storageFull';

/**
 * Brings people together who wait for someone to play. Every process with such people looks, once a second; the store
 * decides, so it does not matter that several do.
 */
export class MatchMaker {
  readonly #parts: Parts;
  #timer: Timer;
  /** The tick at which someone last said here that they wait. */
  #heard = -Infinity;
  /** How many waited when this process last looked. */
  #count = 1;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * To be called every second for someone who waits. Refused if too many people of their address wait, or if they have
   * only just come and `refuse` says why not: they will get a table, which takes room in the database.
   */
  async wait(
    who: Pick<WaitingPerson, 'person' | 'name' | 'colour'>,
    address: string,
    refuse: () => Refusal | undefined = () => undefined,
  ): Promise<MatchAnswer | Refusal | 'tooManyWaiting'> {
    const { waiting, ratings, clock } = this.#parts;
    const [rating, now] = await Promise.all([ratings.find(who.person), waiting.now()]);
    const { mu } = rating ?? NEWCOMER;
    const standing = await waiting.wait({ ...who, rating: mu, origin: originOf(address) }, now);
    if (standing === undefined) return 'tooManyWaiting';
    if (standing.table !== null) return { table: standing.table };
    const refusal = standing.since === now ? refuse() : undefined;
    if (refusal !== undefined) {
      await waiting.leave(who.person);
      return refusal;
    }
    if (this.#heard < clock.ticks() - HEARD_WITHIN) this.#lookSoon();
    this.#heard = clock.ticks();
    return { waiting: this.#count, seconds: Math.max(0, Math.floor((now - standing.since) / 1000)) };
  }

  leave(person: string): Promise<void> {
    return this.#parts.waiting.leave(person);
  }

  /** Seats everyone who can be seated now. Never rejects. */
  async look(): Promise<void> {
    const { waiting, mayWrite, report } = this.#parts;
    if (!mayWrite()) return;
    try {
      const now = await waiting.now();
      const places = await waiting.waiting(now);
      this.#count = Math.max(1, places.length);
      const groups = matchGroups(places.slice(0, MOST), now);
      for (let from = 0; from < groups.length; from += AT_ONCE)
        await Promise.all(groups.slice(from, from + AT_ONCE).map((group) => this.#seat(group, now)));
    } catch (error) {
      report(error);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#parts.clock.cancel(this.#timer);
  }

  /**
   * If someone has gone in the meantime, or another process was faster, the next look finds others for those who are
   * left.
   */
  async #seat({ people, bots }: MatchGroup, now: number): Promise<void> {
    const { waiting, house } = this.#parts;
    const matched = people.map(({ person, name, colour, rating }) => ({
      hash: person,
      name,
      colour,
      spare: charactersNear(rating, 1)[0]!,
    }));
    await waiting.seat(
      stored(house.matchTable(matched, bots)),
      people.map(({ person }) => person),
      now,
    );
  }

  #lookSoon(): void {
    const { clock } = this.#parts;
    clock.cancel(this.#timer);
    if (this.#stopped) return;
    this.#timer = clock.after(INTERVAL, () => void this.#lookAgain());
  }

  async #lookAgain(): Promise<void> {
    await this.look();
    if (this.#parts.clock.ticks() - this.#heard <= HEARD_WITHIN) this.#lookSoon();
  }
}

/** Sixteen bits of a hash, which thousands of addresses share. */
function originOf(address: string): string {
  return createHash('sha256').update(`waiting ${address}`).digest('hex').slice(0, 4);
}
