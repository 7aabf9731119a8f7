import { Bucket, type Caller, Quota } from '@sevenfold/table';
import type { Config } from './config.ts';

/** Seconds of the allowed rate that may come at once. */
const BURST = 2;
/** Names that do not exist: some are typing mistakes. */
const MISSES = 30;
const MISSES_A_SECOND = 0.1;
/** The same for all callers of this process taken together, and how much a miss costs when they have used it up. */
const ALL_MISSES = 1000;
const ALL_MISSES_A_SECOND = 10;
const COSTLY_MISS = 3;
/** Chat and reactions of one address: several people may share it. Each person is limited by the table. */
const TALK = 50;
const TALK_A_SECOND = 5;
/** Bytes that are sent because somebody asked for them. */
const ANSWERS = 8 << 20;
const ANSWERS_A_SECOND = 2 << 20;
const OWN_ANSWERS = 1 << 20;
const OWN_ANSWERS_A_SECOND = 64 << 10;

/** How much anybody may ask of this process. */
export class Limits {
  readonly mostTables: number;
  /** Requests over HTTP, by caller. */
  readonly requests: Quota;
  /** What costs room in the database, by caller. */
  readonly creations: Quota;
  /** Messages, by caller. */
  readonly messages: Quota;
  /** Messages, by the hash of a token. */
  readonly identities: Quota;
  /** Bytes of answers, by caller. */
  readonly answers = new Quota(ANSWERS, ANSWERS_A_SECOND);
  /** Chat and reactions, by caller. */
  readonly talk = new Quota(TALK, TALK_A_SECOND);
  readonly #config: Config;
  /** Names that do not exist, by caller. */
  readonly #misses = new Quota(MISSES, MISSES_A_SECOND);
  readonly #allMisses = new Bucket(ALL_MISSES, 1000 / ALL_MISSES_A_SECOND, performance.now());
  /** The last look of everybody who gauges for something now. */
  readonly #gauges = new Map<string, Promise<unknown>>();

  constructor(config: Config) {
    this.#config = config;
    this.mostTables = config['max-tables'];
    this.requests = new Quota(config['address-requests'], config['address-requests'] / 60);
    this.creations = new Quota(config['address-tables'], config['address-tables'] / 3600);
    this.messages = new Quota(BURST * config['address-messages'], config['address-messages']);
    this.identities = new Quota(BURST * config['identity-messages'], config['identity-messages']);
  }

  /** Messages of one connection. */
  ownMessages(): Bucket {
    const rate = this.#config['connection-messages'];
    return new Bucket(BURST * rate, 1000 / rate, performance.now());
  }

  /** Bytes of answers to one connection. */
  ownAnswers(): Bucket {
    return new Bucket(OWN_ANSWERS, 1000 / OWN_ANSWERS_A_SECOND, performance.now());
  }

  /**
   * Gauges for what has a short name, such as a table or its record: short enough to be found by trying, so callers who
   * try too many have to wait, unless they can show that they belong there. When too many are tried by everybody
   * together each try counts more; whoever knows a name is not held up by that. One look of a network at a time, or
   * many at once would count as one try.
   */
  lookUp<Found>(
    callers: readonly Caller[],
    look: () => Promise<Found | undefined>,
    belongs: () => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<Found | 'tooMany' | undefined> {
    const { key } = callers.at(-1)!;
    const mine = (this.#gauges.get(key) ?? Promise.resolve()).then(async () => {
      if (!this.#misses.has(callers, performance.now()) && !(await belongs())) return 'tooMany';
      const found = await look();
      if (found === undefined) this.#miss(callers);
      return found;
    });
    const done = mine
      .catch(() => undefined)
      .finally(() => {
        if (this.#gauges.get(key) === done) this.#gauges.delete(key);
      });
    this.#gauges.set(key, done);
    return mine;
  }

  #miss(callers: readonly Caller[]): void {
    const now = performance.now();
    this.#misses.charge(callers, now, this.#allMisses.take(now) ? 1 : COSTLY_MISS);
  }
}
