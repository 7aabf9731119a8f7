import type { House } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Storage } from './storage.ts';

const HOUR = 3_600_000;
const INTERVAL = HOUR / 4;
/** Tables at a time, so that games do not have to wait. */
const BATCH = 100;
/** Tables per run: some may be quiet but impossible to close, and would come up for ever. */
const MOST = 10_000;

/** Closes tables, deletes those at which nothing was played, and removes score sheets that nobody has changed for a long time. Finished games stay. */
export class Janitor {
  readonly #house: House;
  readonly #storage: Storage;
  readonly #config: Config;
  readonly #log: FastifyBaseLogger;
  readonly #timer: NodeJS.Timeout;

  constructor(house: House, storage: Storage, config: Config, log: FastifyBaseLogger) {
    this.#house = house;
    this.#storage = storage;
    this.#config = config;
    this.#log = log;
    this.#timer = setInterval(() => void this.clean(), INTERVAL).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** After a failure, the next run tries again. */
  async clean(now = Date.now()): Promise<void> {
    const since = now - this.#config['table-hours'] * HOUR;
    try {
      let tables = 0;
      for (let batch = BATCH; batch === BATCH && tables < MOST; tables += batch) {
        batch = await this.#house.closeQuiet(since, BATCH);
      }
      this.#house.known = await this.#storage.countTables();
      await this.#storage.sheets.prune(now - this.#config['sheet-days'] * 24 * HOUR);
      this.#log.debug({ tables }, 'cleaned up');
    } catch (error) {
      this.#log.warn({ err: error }, 'could not clean up; will try again later');
    }
  }
}
