import { Bucket } from '@sevenfold/table';
import type { Config } from './config.ts';
import { Quota } from './quota.ts';

/** Seconds of the allowed rate that may come at once. */
const BURST = 2;
/** Names that do not exist: some are typing mistakes. */
const MISSES = 30;
const MISSES_A_SECOND = 0.1;

/** How much anybody may ask of this process. */
export class Limits {
  readonly mostTables: number;
  /** Messages, by caller. */
  readonly messages: Quota;
  /** Messages, by the hash of a token. */
  readonly identities: Quota;
  readonly #config: Config;
  /** Names that do not exist, by caller. */
  readonly #misses = new Quota(MISSES, MISSES_A_SECOND);
  /** The last look of everybody who looks for something now. */
  readonly #looks = new Map<string, Promise<unknown>>();

  constructor(config: Config) {
    this.#config = config;
    this.mostTables = config['max-tables'];
    this.messages = new Quota(BURST * config['address-messages'], config['address-messages']);
    this.identities = new Quota(BURST * config['identity-messages'], config['identity-messages']);
  }

  forConnection(): Bucket {
    const rate = this.#config['connection-messages'];
    return new Bucket(BURST * rate, 1000 / rate, performance.now());
  }

  /**
   * Looks for what has a short name, such as a table or its record: short enough to be found by trying, so who tries
   * too many has to wait. One look of a caller at a time, or many at once would count as one try.
   */
  guess<Found>(
    caller: string,
    look: () => Promise<Found | undefined>,
  ): Promise<Found | 'tooMany' | undefined> {
    const mine = (this.#looks.get(caller) ?? Promise.resolve()).then(async () => {
      if (!this.#misses.bucket(caller).has(performance.now())) return 'tooMany';
      const found = await look();
      if (found === undefined) this.#misses.take(caller);
      return found;
    });
    const done = mine
      .catch(() => undefined)
      .finally(() => {
        if (this.#looks.get(caller) === done) this.#looks.delete(caller);
      });
    this.#looks.set(caller, done);
    return mine;
  }
}
