import type { StoredGame } from '../storage/history.ts';
import type { Stored } from '../storage/registry.ts';
import type { Shelf } from '../storage/shelf.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import { dayBefore } from './daily-dates.ts';
import { roundsOfText, type SoloRound } from './solo-facts.ts';

export type Attempt = Stored<'marks'>['solo'][number];

const MOST_ATTEMPTS = 60;
const MOST_DAYS = 400;

/** Solo attempts and daily decks: the best, the latest, the streak. */
export class Attempts {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** Attempts at the solo challenge, newest first. */
  get attempts(): readonly Attempt[] {
    return this.#read().solo;
  }

  /** The fewest rounds without undo. */
  get best(): number | undefined {
    return this.#read().best ?? undefined;
  }

  /** The counted attempts at daily decks, by their date. */
  get days(): Readonly<Record<string, Attempt>> {
    return this.#read().days;
  }

  /** The counted attempt at the deck of a day. */
  day(of: string): Attempt | undefined {
    return this.#read().days[of];
  }

  /** How many days in a row have a finished daily deck, up to today or yesterday. */
  streak(today: string): number {
    return attemptStreak(this.days, today);
  }

  /** Counts a finished solo or daily game. */
  note(game: StoredGame): void {
    if (game.way !== 'solo' && game.way !== 'daily') return;
    const rounds = roundsOfText(game.record);
    const fresh: Attempt = {
      id: game.id,
      at: game.ended,
      rounds: rounds.length,
      takeBacks: game.takeBacks,
      row: rowOf(rounds),
      points: totalOf(rounds),
    };
    const { solo, best, days } = this.#read();
    if (game.way === 'solo') {
      const counts = game.takeBacks === 0 && (best === null || fresh.rounds < best);
      return this.#write({
        days,
        solo: [fresh, ...solo.filter(({ id }) => id !== fresh.id)].slice(0, MOST_ATTEMPTS),
        best: counts ? fresh.rounds : best,
      });
    }
    if (game.practice !== true && game.date !== undefined) this.noteDay(game.date, fresh);
  }

  /** Counts a finished daily deck, unless the day has one. */
  noteDay(date: string, attempt: Attempt): void {
    const { days, ...others } = this.#read();
    if (days[date] !== undefined) return;
    const kept = Object.entries({ ...days, [date]: attempt }).sort(([a], [b]) => (a < b ? 1 : -1));
    this.#write({ ...others, days: Object.fromEntries(kept.slice(0, MOST_DAYS)) });
  }

  #read(): Stored<'marks'> {
    return readStored('marks', this.#shelf);
  }

  #write(changed: Stored<'marks'>): void {
    writeStored('marks', changed, this.#shelf);
  }
}

export function attemptStreak(days: Readonly<Record<string, Attempt>>, today: string): number {
  let at = days[today] === undefined ? dayBefore(today) : today;
  let length = 0;
  for (; days[at] !== undefined; at = dayBefore(at)) length++;
  return length;
}

/** A sign for each round, for sharing. */
export function rowOf(rounds: readonly SoloRound[]): string {
  return rounds.map(signOf).join('');
}

export function totalOf(rounds: readonly SoloRound[]): number {
  return rounds.reduce((sum, { points }) => sum + points, 0);
}

/** Says how a round went, and nothing about its cards. */
function signOf({ points, busted, flip7 }: SoloRound): string {
  if (busted) return '💥';
  if (flip7) return '🌟';
  if (points < 15) return '🌱';
  if (points < 30) return '🍀';
  return points < 50 ? '🔶' : '🔥';
}
