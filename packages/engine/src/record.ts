import { checkPlayers, ConfigError, parseRules, type RulesConfig } from './options.ts';

/** One game, in the format that every part of Sevenfold reads and writes (R43). */
export interface GameRecord {
  readonly rules: RulesConfig;
  readonly players: readonly string[];
  /** Index of the first dealer. */
  readonly dealer: number;
  readonly log: string;
}

/** Checks a value from outside; throws `ConfigError`. The log's tokens are checked by replaying them. */
export function parseRecord(value: unknown): GameRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ConfigError('record', 'a record is a JSON object with rules, players, dealer and log');
  }
  const { rules = {}, players, dealer, log } = value as Record<string, unknown>;
  const options = parseRules(rules);
  if (!Array.isArray(players) || !players.every((name) => typeof name === 'string')) {
    throw new ConfigError('players', 'players must be a list of names, such as ["Ann", "Bo"]');
  }
  checkPlayers(options, players.length);
  if (!Number.isInteger(dealer) || (dealer as number) < 0 || (dealer as number) >= players.length) {
    throw new ConfigError('dealer', `dealer must be the index of a player, from 0 to ${players.length - 1}`);
  }
  if (typeof log !== 'string') {
    throw new ConfigError('log', 'log must be a text of tokens separated by spaces, possibly empty');
  }
  return { rules: rules as RulesConfig, players, dealer: dealer as number, log };
}

export function makeRecord(record: GameRecord): string {
  const { rules, players, dealer, log } = record;
  return JSON.stringify({ rules, players, dealer, log });
}
