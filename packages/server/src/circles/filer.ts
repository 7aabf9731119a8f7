import { TABLE } from '@sevenfold/circles';
import type { FinishedGame } from '@sevenfold/table';
import { addEntry, type Decide } from './circle-book.ts';
import type { CircleError } from './circles.ts';
import type { Filing, Filings } from './circle-store.ts';
import { onlineGame, type GameArchive } from './online-game.ts';

/** Games that are filed at a time. */
const BATCH = 100;

interface Parts {
  readonly storage: GameArchive & { readonly filings: Filings };
  readonly change: (id: string, decide: Decide<CircleError | undefined>) => Promise<CircleError | undefined>;
  readonly failed: (error: unknown) => void;
}

/** Files finished games of tables in their circles. */
export class Filer {
  readonly #parts: Parts;
  #running: Promise<void> | undefined;
  readonly #pending = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** To be called when a game is stored: a game of a circle is filed at once. */
  kept({ circle }: FinishedGame): void {
    if (circle === undefined) return;
    const done = this.run(circle)
      .catch(this.#parts.failed)
      .finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  /** Files games that wait for it, of one circle or of all. A game that fails is tried again the next time. */
  run(circle?: string): Promise<void> {
    if (circle !== undefined) return this.#fileAll(circle);
    this.#running ??= this.#fileAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Finishes what is being filed. */
  async stop(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #fileAll(circle?: string): Promise<void> {
    const { filings } = this.#parts.storage;
    for (let [last, found] = ['', BATCH]; found === BATCH;) {
      const waiting = await filings.waiting(last, BATCH, circle);
      for (const one of waiting) await this.#file(one).catch(this.#parts.failed);
      last = waiting.at(-1)?.game ?? last;
      found = waiting.length;
    }
  }

  /** The ID of the entry follows from the game, so filing it again does nothing. */
  async #file({ game: gameId, circle: id }: Filing): Promise<void> {
    const { storage, change } = this.#parts;
    const answer = await change(id, async (circle, { deleted, people }) => {
      if (deleted !== null) return { answer: 'circleDeleted' };
      const game = await onlineGame(storage, people, gameId);
      if (game === undefined) return { answer: 'noRecord' };
      const head = { id: `online:${gameId}`, at: Date.now(), by: TABLE };
      return { answer: addEntry(circle, { ...head, do: 'file', game }) };
    });
    // The circle may be restored, and then needs its games.
    if (answer !== 'circleDeleted') await storage.filings.done(gameId);
  }
}
