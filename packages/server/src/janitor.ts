import { type House, sheetOf } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Storage } from './storage.ts';

const HOUR = 3_600_000;
const INTERVAL = HOUR / 4;
/** Tables at a time, so that nobody waits behind a spring clean. */
const BATCH = 100;
/** Tables in a round: some may be quiet and yet not to be closed, and would come up for ever. */
const MOST = 10_000;

/** Closes tables and removes score sheets that nobody has touched for long. Finished games stay. */
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

  /** One round. A failure waits for the next one. */
  async clean(now = Date.now()): Promise<void> {
    const since = now - this.#config['table-hours'] * HOUR;
    try {
      let tables = 0;
      for (let batch = BATCH; batch === BATCH && tables < MOST; tables += batch) {
        await this.#removeEmpty(since);
        batch = await this.#house.closeQuiet(since, BATCH);
      }
      this.#house.known = await this.#storage.countTables();
      await this.#storage.boards.prune(now - this.#config['board-days'] * 24 * HOUR);
      this.#log.debug({ tables }, 'cleaned up');
    } catch (error) {
      this.#log.warn({ err: error }, 'could not clean up; trying again later');
    }
  }

  /** Where no game was begun there is nothing to keep. */
  async #removeEmpty(since: number): Promise<void> {
    for (const { code, version } of await this.#storage.archive.quiet(since, BATCH)) {
      const row = await this.#storage.store.load(code);
      // Somebody may have come back since: then the version is another one by now.
      if (row !== undefined && sheetOf(row).game === null) await this.#storage.archive.remove(code, version);
    }
  }
}
