import { type FinishedGame, TaskQueue } from '@sevenfold/table';
import { type Meetings, rateGame } from './rate-game.ts';
import type { GamesOfPeople, RatedGame, RatingStore } from './rating-store.ts';

/** Milliseconds within which games of the same people count less and less. */
const DAY = 86_400_000;
/** How many games are read at a time. */
const BATCH = 50;
/** Tries to count one game while other processes change the ratings of its people. */
const TRIES = 10;

/**
 * Counts rated games one after the other, the oldest first. The archive has stored each of them together with its
 * record, so games that this process does not get to are counted by the next process that looks.
 */
export class Rater {
  readonly #ratings: RatingStore;
  readonly #report: (error: unknown) => void;
  readonly #queue = new TaskQueue();
  /** Games that cannot be counted, and were reported. */
  readonly #stuck = new Set<string>();
  /** A run that has not begun. */
  #next: Promise<void> | undefined;
  #stopped = false;

  constructor(ratings: RatingStore, report: (error: unknown) => void) {
    this.#ratings = ratings;
    this.#report = report;
  }

  /** To be called when a game is stored: a rated game is counted at once. */
  kept({ rated }: FinishedGame): void {
    if (rated !== undefined) void this.run();
  }

  /** Counts all games that wait for it. Never rejects: a game that fails is tried again by the next run. */
  run(): Promise<void> {
    // A run that has not begun will see everything that is stored by now.
    this.#next ??= this.#queue.run(async () => {
      // A task may begin at once, before it is known as the next one.
      await Promise.resolve();
      this.#next = undefined;
      if (!this.#stopped) await this.#countAll().catch(this.#report);
    });
    return this.#next;
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#queue.drain();
  }

  async #countAll(): Promise<void> {
    for (let games; games === undefined || games.length > 0;) {
      const waiting = await this.#ratings.pending(BATCH);
      games = waiting.filter(({ id }) => !this.#stuck.has(id));
      for (const game of games) {
        if (this.#stopped) return;
        await this.#count(game);
      }
    }
  }

  async #count(game: RatedGame): Promise<void> {
    const people = game.seats.flatMap(({ person }) => (person === null ? [] : [person]));
    for (let tries = 1; tries <= TRIES; tries++) {
      const ratings = await this.#ratings.ratings(people);
      // Read after the ratings: if there is one game more by now, the game is not counted, and both are read again.
      const games = await this.#ratings.games(ratings, game.ended - DAY);
      if (await this.#ratings.count(game, rateGame(game.seats, ratings, meetingsIn(games)))) return;
      const waiting = await this.#ratings.pending(BATCH);
      // Another process has counted it first.
      if (!waiting.some(({ id }) => id === game.id)) return;
    }
    this.#stuck.add(game.id);
    this.#report(new Error(`the rated game ${game.id} cannot be counted`));
  }
}

/** How often people have met in their games. */
function meetingsIn(games: GamesOfPeople): Meetings {
  return (person, other) =>
    [...(games.get(person) ?? [])].filter((game) => games.get(other)?.has(game) === true).length;
}
