// The totals after each round of a game, and when the game ends (R37–R40).

import type { Scoring } from './boxes/box.ts';
import { scoreEntry } from './score-entry.ts';
import type { PlayerId, ScoreEntry, ScorePlayer } from './score-sheet.ts';

/** `extraRound`: the highest total has reached the target, but is tied. */
export type RacePhase = 'playing' | 'extraRound' | 'over';

/** Adds up the rounds of a game, one after the other. */
export class Race {
  readonly #players: readonly ScorePlayer[];
  readonly #scoring: Scoring;
  readonly #totals = new Map<PlayerId, number>();
  readonly #left = new Set<PlayerId>();
  #best = 0;
  #phase: RacePhase = 'playing';
  #tied: ReadonlySet<PlayerId> | undefined;

  constructor(players: readonly ScorePlayer[], scoring: Scoring) {
    this.#players = players;
    this.#scoring = scoring;
    for (const { id, left } of players) if (left === true) this.#left.add(id);
  }

  get phase(): RacePhase {
    return this.#phase;
  }

  total(player: PlayerId): number {
    return this.#totals.get(player) ?? 0;
  }

  /** The remaining players with the highest total. */
  get leaders(): PlayerId[] {
    return this.plays.filter((player) => this.total(player) === this.#best);
  }

  /** The players of the next round: everyone who has not left, or only those who are tied (R39). */
  get plays(): PlayerId[] {
    if (this.#tied !== undefined) return [...this.#tied];
    return this.#players.filter(({ left }) => left === undefined).map(({ id }) => id);
  }

  /** Whether a player's entry in the next round counts: none does once the game is over. */
  counts(player: PlayerId): boolean {
    return this.#phase !== 'over' && this.#tied?.has(player) !== false;
  }

  advance(entries: Iterable<readonly [PlayerId, ScoreEntry]>): void {
    for (const [player, entry] of entries) {
      if (!this.counts(player)) continue;
      const total = this.total(player) + scoreEntry(entry, this.#scoring).points;
      this.#totals.set(player, total);
      if (total > this.#best && !this.#left.has(player)) this.#best = total;
    }
    if (this.#best < this.#scoring.target || this.#phase === 'over') return;
    const { leaders } = this;
    if (leaders.length === 1 || this.#scoring.tieBreak === 'shared') {
      this.#phase = 'over';
      this.#tied = undefined;
    } else {
      this.#phase = 'extraRound';
      this.#tied = this.#scoring.tieBreak === 'tiedOnly' ? new Set(leaders) : undefined;
    }
  }
}
