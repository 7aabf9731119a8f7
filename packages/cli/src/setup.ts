import { randomInt } from 'node:crypto';
import { checkPlayers, ConfigError, parseRules } from '@sevenfold/engine';
import { readWhole, type Values } from './args.ts';
import type { Setup } from './game.ts';
import { YOU } from './host.ts';
import { differences, readHouseRules } from './house-rules.ts';
import { cleanName, cut } from './text.ts';
import { UsageError } from './usage.ts';

/** The options of the command line. */
export const PLAY_OPTIONS = {
  seats: 'value',
  preset: 'value',
  set: 'values',
  words: 'value',
  name: 'value',
  seed: 'value',
  fast: 'flag',
  new: 'flag',
  save: 'value',
} as const;

type Wishes = Values<typeof PLAY_OPTIONS>;

const BOT_NAMES =
  'Ada Blaise Carl Daniel Emmy Florence Grace Hedy Ida Jakob Karen Leonhard Maryam Niels Olga Pierre Rosa Srini'.split(
    ' ',
  );
export const SEEDS = 2 ** 32;
const LONGEST_NAME = 16;

/** What the command line asks for, checked; what it leaves open is filled in. */
export function readSetup(values: Wishes): Setup {
  const rules = readHouseRules(values.preset, values.set);
  const options = parseRules(rules);
  // Rules for five players at least are played by five, unless somebody says otherwise.
  const usual = Math.min(Math.max(4, options.minPlayers), options.maxPlayers);
  const seats = values.seats === undefined ? usual : readWhole('--seats', values.seats, 1, 18);
  try {
    checkPlayers(options, seats);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(`--seats: ${error.message}`);
    throw error;
  }
  const name = cut(cleanName(values.name ?? 'You'), LONGEST_NAME);
  const bots = BOT_NAMES.filter((bot) => bot.toLowerCase() !== name.toLowerCase());
  return {
    rules,
    players: [name, ...bots.slice(0, seats - 1)],
    // The seat before you, so that the first card is yours.
    dealer: seats - 1,
    seed: values.seed === undefined ? randomInt(SEEDS) : readWhole('--seed', values.seed, 0, SEEDS - 1),
  };
}

/** A saved game is not thrown away for a different one without being told so. */
export function refuseOtherGame(values: Wishes, wanted: Setup, saved: Setup): void {
  const other =
    (values.seats !== undefined && wanted.players.length !== saved.players.length && '--seats') ||
    (values.seed !== undefined && wanted.seed !== saved.seed && '--seed') ||
    (values.name !== undefined && wanted.players[YOU] !== saved.players[YOU] && '--name') ||
    ((values.preset !== undefined || values.set.length > 0) &&
      !sameRules(wanted, saved) &&
      '--preset or --set');
  if (other === false) return;
  throw new UsageError(
    `the saved game has another ${other}; go on with sevenfold play, or begin anew with --new`,
  );
}

function sameRules(a: Setup, b: Setup): boolean {
  return (
    (a.rules.preset ?? 'official') === (b.rules.preset ?? 'official') &&
    differences(a.rules) === differences(b.rules)
  );
}
