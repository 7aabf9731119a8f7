import { Bucket } from '@sevenfold/table';
import type { Config } from './config.ts';
import { Quota, Tally } from './quota.ts';

/** Seconds of the allowed rate that may come at once. */
const BURST = 2;
/** Codes that do not exist: some are typing mistakes. */
const MISSES = 30;
const MISSES_A_SECOND = 0.1;

/** How much anybody may ask of this process. */
export class Limits {
  readonly mostTables: number;
  /** Messages, by caller. */
  readonly messages: Quota;
  /** Messages, by the hash of a token. */
  readonly identities: Quota;
  /** Codes of tables that do not exist, by caller. */
  readonly misses = new Quota(MISSES, MISSES_A_SECOND);
  /** Open connections and streams, by caller. */
  readonly connections: Tally;
  readonly #config: Config;

  constructor(config: Config) {
    this.#config = config;
    this.mostTables = config['max-tables'];
    this.messages = new Quota(BURST * config['address-messages'], config['address-messages']);
    this.identities = new Quota(BURST * config['identity-messages'], config['identity-messages']);
    this.connections = new Tally(config['address-connections']);
  }

  forConnection(): Bucket {
    const rate = this.#config['connection-messages'];
    return new Bucket(BURST * rate, 1000 / rate, performance.now());
  }

  mayGuess(caller: string): boolean {
    return this.misses.bucket(caller).has(performance.now());
  }
}
