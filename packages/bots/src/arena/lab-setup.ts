import { checkPlayers, ConfigError, type Options, parseRules, type RulesConfig } from '@sevenfold/engine';
import { type Contestant, ContestantError, parseContestant } from './contestant.ts';

/** A complete run of the lab: the same setup gives the same result anywhere. Plain JSON, short enough for a link. */
export interface LabSetup {
  readonly rules: RulesConfig;
  /** Who plays, seat by seat, as in `sevenfold arena`: stay25, stay:30, bust:0.26, if:…, oracle:samples=50. */
  readonly seats: readonly string[];
  readonly seed: number;
  readonly games: number;
}

/** Several strategies on the same cards, each in every seat of its table. */
export interface SweepSetup {
  readonly rules: RulesConfig;
  readonly strategies: readonly string[];
  readonly players: number;
  readonly seed: number;
  /** Games of each strategy. */
  readonly games: number;
  /** A game is one round, so that every round starts with a new deck. */
  readonly fresh?: boolean;
}

/** Several sets of rules against the official ones, on the same cards. */
export interface EffectsSetup {
  readonly rules: readonly RulesConfig[];
  readonly players: number;
  readonly seed: number;
  /** Games by each set of rules. */
  readonly games: number;
}

export class LabError extends Error {
  readonly part: 'rules' | 'seats' | 'strategies' | 'players' | 'seed' | 'games';
  /** The index of the bad strategy. */
  readonly strategy: number | undefined;

  constructor(part: LabError['part'], message: string, strategy?: number) {
    super(message);
    this.name = 'LabError';
    this.part = part;
    this.strategy = strategy;
  }
}

export const MOST_LAB_SEATS = 18;
const MOST_LAB_GAMES = 100_000_000;
const MOST_STRATEGIES = 100;
const LONGEST_SEAT = 510;

/** Parses the parts of a setup; throws `LabError`. */
export function openLabSetup({ rules, seats, seed, games }: LabSetup): OpenSetup {
  checkRun(seed, games);
  if (seats.length > MOST_LAB_SEATS) throw new LabError('seats', `at most ${MOST_LAB_SEATS} can play`);
  return { options: optionsFor(rules, seats.length), contestants: contestantsOf('seats', seats) };
}

/** Throws `LabError`. */
export function openSweepSetup({ rules, strategies, players, seed, games }: SweepSetup): OpenSetup {
  checkRun(seed, games);
  if (!isWhole(strategies.length, 1, MOST_STRATEGIES)) {
    throw new LabError('strategies', `a sweep has from 1 to ${MOST_STRATEGIES} strategies`);
  }
  if (!isWhole(players, 1, MOST_LAB_SEATS)) {
    throw new LabError('players', `from 1 to ${MOST_LAB_SEATS} can play`);
  }
  return { options: optionsFor(rules, players), contestants: contestantsOf('strategies', strategies) };
}

/** The options of each set of rules, the official one first; throws `LabError`. */
export function openEffectsSetup({ rules, players, seed, games }: EffectsSetup): readonly Options[] {
  checkRun(seed, games);
  if (!isWhole(players, 2, MOST_LAB_SEATS)) {
    throw new LabError('players', `from 2 to ${MOST_LAB_SEATS} can play`);
  }
  return [{}, ...rules].map((config) => optionsFor(config, players));
}

interface OpenSetup {
  readonly options: Options;
  readonly contestants: readonly Contestant[];
}

function checkRun(seed: number, games: number): void {
  if (!isWhole(seed, 0, 0xffff_ffff)) {
    throw new LabError('seed', 'the seed must be a whole number from 0 to 4294967295');
  }
  if (!isWhole(games, 1, MOST_LAB_GAMES)) {
    throw new LabError('games', `the number of games must be a whole number from 1 to ${MOST_LAB_GAMES}`);
  }
}

function contestantsOf(part: 'seats' | 'strategies', texts: readonly string[]): Contestant[] {
  return texts.map((text, index) => {
    if (text.length > LONGEST_SEAT) throw new LabError(part, 'this strategy is too long', index);
    try {
      return parseContestant(text);
    } catch (error) {
      if (error instanceof ContestantError) throw new LabError(part, error.message, index);
      throw error;
    }
  });
}

function optionsFor(rules: RulesConfig, players: number): Options {
  try {
    const options = parseRules(rules);
    checkPlayers(options, players);
    return options;
  } catch (error) {
    if (error instanceof ConfigError) throw new LabError('rules', error.message);
    throw error;
  }
}

/** A range of thresholds as strategies: stay:15, stay:16 … stay:40. */
export function thresholds(kind: 'stay' | 'bust', low: number, high: number, step: number): string[] {
  const steps = Math.floor((high - low) / step + 1e-9);
  return Array.from(
    { length: steps + 1 },
    (_, index) => `${kind}:${Number((low + index * step).toFixed(6))}`,
  );
}

function isWhole(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high;
}
