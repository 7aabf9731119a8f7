import { BOT_RATINGS, NEWCOMER } from '@sevenfold/bots';
import { type GameRecord, parseRecord } from '@sevenfold/engine';
import type { Archive, RatedSeat } from '@sevenfold/table';
import type { DecisionSum, RatedGame, RatingStore } from './rating-store.ts';

/** Games reviewed in one run, newest first. The rest are skipped, and forgotten after a week. */
const MOST = 20;

/**
 * Players of a game that is reviewed, and the least strength of its bots: where the chance to win is small, or large
 * whatever one does, mistakes cost next to nothing, and that would be the way to the top.
 */
const MOST_PLAYERS = 6;
const WEAKEST_BOT = NEWCOMER.mu - 200;

interface SeatReview {
  readonly seat: number;
  readonly decisions: number;
  readonly cost: number;
}

interface Parts {
  readonly ratings: Pick<RatingStore, 'unreviewed' | 'listed' | 'review' | 'restart'>;
  readonly archive: Pick<Archive, 'find'>;
  /** What the decisions of these seats cost. */
  readonly review: (game: { record: GameRecord; seats: number[] }) => Promise<readonly SeatReview[]>;
  readonly report: (error: unknown) => void;
}

/**
 * Measures how well people on the leaderboard decide. The server reviews games itself, because a device could invent
 * its figures. It reviews only rated games of listed people, and only a limited number of them.
 */
export class SkillMeter {
  readonly #parts: Parts;
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Never rejects; a second call in the meantime waits for the first. */
  run(): Promise<void> {
    this.#running ??= this.#run()
      .catch(this.#parts.report)
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #run(): Promise<void> {
    for (const game of await this.#parts.ratings.unreviewed(MOST)) {
      const sums = await this.#sumsOf(game);
      if (this.#stopped) return;
      await this.#parts.ratings.review(game, sums);
    }
  }

  /**
   * What the decisions in a game cost people on the leaderboard; nothing if none of them played. If all its people have
   * deleted the game, what was known of their decisions goes too: nobody can hide only their mistakes.
   */
  async #sumsOf({ id, seats }: RatedGame): Promise<DecisionSum[]> {
    const { ratings, archive, review } = this.#parts;
    const people = seats.map(({ person, left }) => (left ? null : person));
    const listed = await ratings.listed(people.filter((person) => person !== null));
    const wanted = [...people.keys()].filter((seat) => listed.has(people[seat] ?? ''));
    if (wanted.length === 0 || !isTelling(seats)) return [];
    const kept = await archive.find(id);
    if (kept === undefined) for (const person of listed) await ratings.restart(person);
    if (kept === undefined) return [];
    const reviews = await review({ record: parseRecord(JSON.parse(kept.record)), seats: wanted });
    return reviews.map(({ seat, decisions, cost }) => ({ person: people[seat]!, decisions, cost }));
  }
}

/** Whether decisions in a game say something about the people who made them. */
function isTelling(seats: readonly RatedSeat[]): boolean {
  return seats.length <= MOST_PLAYERS && seats.every(isStrong);
}

function isStrong({ bot }: RatedSeat): boolean {
  return bot === null || (BOT_RATINGS[bot] ?? 0) >= WEAKEST_BOT;
}
