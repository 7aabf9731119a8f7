import { checkPlayers, ConfigError, type Options, parseRules, type RulesConfig } from '@sevenfold/engine';
import { type Contestant, ContestantError, parseContestant } from './contestant.ts';

/** A run of the lab, all of it: the same setup gives the same result anywhere. Plain JSON, fit for a link. */
export interface LabSetup {
  readonly rules: RulesConfig;
  /** Who plays, seat by seat, as in `sevenfold arena`: stay25, stay:30, bust:0.26, if:…, oracle:samples=50. */
  readonly seats: readonly string[];
  readonly seed: number;
  readonly games: number;
}

/** A setup that cannot be played: which part of it, which seat if it is one, and a sentence. */
export class LabError extends Error {
  readonly part: 'setup' | 'rules' | 'seats' | 'seed' | 'games';
  readonly seat: number | undefined;

  constructor(part: LabError['part'], message: string, seat?: number) {
    super(message);
    this.name = 'LabError';
    this.part = part;
    this.seat = seat;
  }
}

export const MOST_LAB_SEATS = 18;
export const MOST_LAB_GAMES = 100_000_000;
const LONGEST_SEAT = 510;

/** Checks a setup from outside, such as a link; throws `LabError`. */
export function parseLabSetup(value: unknown): LabSetup {
  if (typeof value !== 'object' || value === null)
    throw new LabError('setup', 'a setup of the lab is an object');
  const { rules = {}, seats, seed, games } = value as Record<string, unknown>;
  if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === 'string')) {
    throw new LabError('seats', 'seats must be a list of strategies, such as ["stay:25", "bust:0.26"]');
  }
  const setup = { rules: rules as RulesConfig, seats, seed: seed as number, games: games as number };
  openLabSetup(setup);
  return setup;
}

/** The setup as what is needed to play it; throws `LabError`. */
export function openLabSetup({ rules, seats, seed, games }: LabSetup): {
  readonly options: Options;
  readonly contestants: readonly Contestant[];
} {
  if (!isWhole(seed, 0, 0xffff_ffff)) {
    throw new LabError('seed', 'the seed must be a whole number from 0 to 4294967295');
  }
  if (!isWhole(games, 1, MOST_LAB_GAMES)) {
    throw new LabError('games', `the number of games must be a whole number from 1 to ${MOST_LAB_GAMES}`);
  }
  if (seats.length > MOST_LAB_SEATS) throw new LabError('seats', `at most ${MOST_LAB_SEATS} can play`);
  const contestants = seats.map((text, seat) => {
    if (text.length > LONGEST_SEAT) throw new LabError('seats', 'this strategy is too long', seat);
    try {
      return parseContestant(text);
    } catch (error) {
      if (error instanceof ContestantError) throw new LabError('seats', error.message, seat);
      throw error;
    }
  });
  try {
    const options = parseRules(rules);
    checkPlayers(options, seats.length);
    return { options, contestants };
  } catch (error) {
    if (error instanceof ConfigError) throw new LabError('rules', error.message);
    throw error;
  }
}

/** Thresholds of a range, as strategies: stay:15, stay:16 … stay:40. */
export function thresholds(kind: 'stay' | 'bust', low: number, high: number, step: number): string[] {
  const steps = Math.floor((high - low) / step + 1e-9);
  return Array.from(
    { length: steps + 1 },
    (_, index) => `${kind}:${Number((low + index * step).toFixed(6))}`,
  );
}

function isWhole(value: unknown, low: number, high: number): boolean {
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}
