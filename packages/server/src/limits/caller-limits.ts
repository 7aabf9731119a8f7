import { Bucket, type Caller, Quota } from '@sevenfold/table';
import type { Config } from '../config.ts';

/** Seconds of the allowed rate that may come at once. */
const BURST = 2;
/** Seconds. */
const DAY = 86_400;
/** Wrong codes; some are typing mistakes. */
const MISSES = 30;
const MISSES_A_SECOND = 0.1;
/** Wrong codes of all callers together. */
const ALL_MISSES = 1000;
const ALL_MISSES_A_SECOND = 10;
/** How many wrong codes each one counts as while those of all callers are used up. */
const COSTLY_MISS = 3;
/** Chat and reactions of one address, which several people may share; tables limit each person. */
const TALK = 50;
const TALK_A_SECOND = 5;
/** What people do with their devices and passkeys, which is rare. */
const LINKS = 30;
const LINKS_A_SECOND = 0.1;
/** Bytes of answers to one caller, and to one connection. */
const ANSWERS = 8 << 20;
const ANSWERS_A_SECOND = 2 << 20;
const OWN_ANSWERS = 1 << 20;
const OWN_ANSWERS_A_SECOND = 64 << 10;
/** Changes to circles by one person, at once and a second: after a whole holiday offline, some ten are waiting. */
const CIRCLE_WRITES = 20;
const CIRCLE_WRITES_A_SECOND = 1;
/** Bytes of games that are filed: thousands of games, then one or two a second. */
const FILINGS = 4 << 20;
const FILINGS_A_SECOND = 1 << 10;

/** How much each caller may ask of this process. Quotas are by caller unless they say otherwise. */
export class CallerLimits {
  readonly mostTables: number;
  /** HTTP requests. */
  readonly requests: Quota;
  /**
   * New tables, score sheets, circles, daily attempts and people who wait for a table, which take room in the database.
   */
  readonly creations: Quota;
  /** Bytes that are added to the database, and stay. */
  readonly storage: Quota;
  /** Adding and removing devices and passkeys, and deleting everything. */
  readonly links = new Quota(LINKS, LINKS_A_SECOND);
  /** Changes to notifications: as many as new tables, but counted separately. */
  readonly subscriptions: Quota;
  /** Messages of WebSockets. */
  readonly messages: Quota;
  /** The same, by the hash of a token. */
  readonly identities: Quota;
  /** Bytes of answers, and of what is read to work them out. */
  readonly answers = new Quota(ANSWERS, ANSWERS_A_SECOND);
  readonly talk = new Quota(TALK, TALK_A_SECOND);
  /** Changes to circles, by person. */
  readonly circleWrites = new Quota(CIRCLE_WRITES, CIRCLE_WRITES_A_SECOND);
  /** Bytes of games that are filed. */
  readonly filings = new Quota(FILINGS, FILINGS_A_SECOND);
  readonly #config: Config;
  readonly #misses = new Quota(MISSES, MISSES_A_SECOND);
  readonly #allMisses = new Bucket(ALL_MISSES, 1000 / ALL_MISSES_A_SECOND, performance.now());
  /** The last look-up of each network that has one under way. */
  readonly #lookUps = new Map<string, Promise<unknown>>();

  constructor(config: Config) {
    this.#config = config;
    this.mostTables = config['max-tables'];
    this.requests = new Quota(config['address-requests'], config['address-requests'] / 60);
    this.creations = new Quota(config['address-tables'], config['address-tables'] / 3600);
    this.subscriptions = new Quota(config['address-tables'], config['address-tables'] / 3600);
    const room = config['address-storage'] * 1e6;
    this.storage = new Quota(room, room / DAY);
    this.messages = new Quota(BURST * config['address-messages'], config['address-messages']);
    this.identities = new Quota(BURST * config['identity-messages'], config['identity-messages']);
  }

  ownMessages(): Bucket {
    const rate = this.#config['connection-messages'];
    return new Bucket(BURST * rate, 1000 / rate, performance.now());
  }

  /** Bytes of answers to one connection. */
  ownAnswers(): Bucket {
    return new Bucket(OWN_ANSWERS, 1000 / OWN_ANSWERS_A_SECOND, performance.now());
  }

  /**
   * Looks up a table or a record. Their codes are short enough to be guessed, so callers with too many wrong ones have to
   * wait, unless they can show that they belong there. When all callers together have tried too many, each wrong code
   * counts more; right codes are not affected. A network looks up one at a time, or many at once would count as one.
   */
  lookUp<Found>(
    callers: readonly Caller[],
    look: () => Promise<Found | undefined>,
    belongs: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<Found | 'tooMany' | undefined> {
    const { key } = callers.at(-1)!;
    const mine = (this.#lookUps.get(key) ?? Promise.resolve()).then(async () => {
      if (!this.#misses.has(callers, performance.now()) && !(await belongs())) return 'tooMany';
      const found = await look();
      if (found === undefined) this.#miss(callers);
      return found;
    });
    const done = mine
      .catch(() => undefined)
      .finally(() => {
        if (this.#lookUps.get(key) === done) this.#lookUps.delete(key);
      });
    this.#lookUps.set(key, done);
    return mine;
  }

  #miss(callers: readonly Caller[]): void {
    const now = performance.now();
    this.#misses.charge(callers, now, this.#allMisses.take(now) ? 1 : COSTLY_MISS);
  }
}
