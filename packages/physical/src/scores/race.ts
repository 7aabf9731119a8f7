// The totals after each round of a game, and when the game ends (R37–R40).

import type { Scoring } from './boxes/box.ts';
import { type EntryList, type EntryScore, lessBy, lossesIn, scoreEntry } from './score-entry.ts';
import type { PlayerId, ScorePlayer } from './score-sheet.ts';

/** `extraRound`: the highest total has reached the target, but is tied. */
export type RacePhase = 'playing' | 'extraRound' | 'over';

export interface RoundScore extends EntryScore {
  /** False after the end of the game, and in an extra round without this player: both can follow from a correction. */
  readonly counts: boolean;
}

/** The score of a player who did not play the round. */
const NOTHING: EntryScore = { points: 0, bust: false, flip7: false };

/** Adds up the rounds of a game, one after the other. */
export class Race {
  readonly #scoring: Scoring;
  readonly #totals = new Map<PlayerId, number>();
  readonly #staying: readonly PlayerId[];
  #best = 0;
  #phase: RacePhase = 'playing';
  #tied: ReadonlySet<PlayerId> | undefined;

  constructor(players: readonly ScorePlayer[], scoring: Scoring) {
    this.#scoring = scoring;
    this.#staying = players.filter(({ left }) => left === undefined).map(({ id }) => id);
  }

  get phase(): RacePhase {
    return this.#phase;
  }

  total(player: PlayerId): number {
    return this.#totals.get(player) ?? 0;
  }

  /** The remaining players with the highest total. */
  get leaders(): PlayerId[] {
    return this.#staying.filter((player) => this.total(player) === this.#best);
  }

  /** The players of the next round: everyone who has not left, or only those who are tied (R39). */
  get plays(): PlayerId[] {
    return this.#tied === undefined ? [...this.#staying] : [...this.#tied];
  }

  /** Whether a player's entry in the next round counts; once the game is over, none does. */
  counts(player: PlayerId): boolean {
    return this.#phase !== 'over' && this.#tied?.has(player) !== false;
  }

  /** Adds a round, and returns what everyone has scored in it. */
  advance(entries: EntryList): Map<PlayerId, RoundScore> {
    const scores = this.scoresOf(entries);
    for (const [player, { points, counts }] of scores) {
      if (counts) this.#totals.set(player, this.total(player) + points);
    }
    this.#best = Math.max(...this.#staying.map((player) => this.total(player)));
    if (this.#phase === 'over') return scores;
    const { leaders } = this;
    if (this.#best < this.#scoring.target) {
      // In Brutal Mode, those who were tied may have lost their points: then everyone plays on.
      this.#phase = 'playing';
      this.#tied = undefined;
    } else if (leaders.length === 1 || this.#scoring.tieBreak === 'shared') {
      this.#phase = 'over';
      this.#tied = undefined;
    } else {
      this.#phase = 'extraRound';
      this.#tied = this.#scoring.tieBreak === 'tiedOnly' ? new Set(leaders) : undefined;
    }
    return scores;
  }

  /** What everyone would score with these entries in the next round. */
  scoresOf(entries: EntryList): Map<PlayerId, RoundScore> {
    const scoring = this.#scoring;
    const scores = new Map(entries.map(([player, entry]) => [player, scoreEntry(entry, scoring)]));
    const counted = entries.filter(([player]) => this.counts(player));
    for (const [player, lost] of lossesIn(counted, scoring)) {
      scores.set(player, lessBy(scores.get(player) ?? NOTHING, lost));
    }
    return new Map([...scores].map(([player, score]) => [player, { ...score, counts: this.counts(player) }]));
  }
}
