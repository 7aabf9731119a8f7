import { type Sheet, sheetOf, stored } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Storage } from './storage.ts';

const HOUR = 3_600_000;
const ROUND = HOUR / 4;
/** Tables at a time, so that nobody waits behind a spring clean. */
const ARMFUL = 100;

/** Closes tables and removes score sheets that nobody has touched for long. Finished games stay. */
export class Janitor {
  readonly #storage: Storage;
  readonly #config: Config;
  readonly #log: FastifyBaseLogger;
  readonly #timer: NodeJS.Timeout;

  constructor(storage: Storage, config: Config, log: FastifyBaseLogger) {
    this.#storage = storage;
    this.#config = config;
    this.#log = log;
    this.#timer = setInterval(() => void this.clean(), ROUND).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** One round; gives how many tables it has closed or removed. A failure waits for the next round. */
  async clean(now = Date.now()): Promise<number> {
    let cleaned = 0;
    try {
      const since = now - this.#config['table-hours'] * HOUR;
      for (;;) {
        const codes = await this.#storage.archive.quiet(since, ARMFUL);
        for (const code of codes) await this.#close(code);
        cleaned += codes.length;
        if (codes.length < ARMFUL) break;
      }
      await this.#storage.boards.prune(now - this.#config['board-days'] * 24 * HOUR);
      if (cleaned > 0) this.#log.info({ tables: cleaned }, 'closed tables that nobody has used for long');
    } catch (error) {
      this.#log.warn({ err: error }, 'could not clean up; trying again later');
    }
    return cleaned;
  }

  /** Where no game was begun there is nothing to keep. */
  async #close(code: string): Promise<void> {
    const row = await this.#storage.store.load(code);
    if (row === undefined) return;
    const sheet = sheetOf(row);
    if (sheet.game === null) return this.#storage.archive.remove(code);
    const closed: Sheet = { ...sheet, phase: 'closed', paused: false, version: sheet.version + 1 };
    await this.#storage.store.update(stored(closed));
  }
}
