import { randomInt } from 'node:crypto';
import { BOTS, CHARACTERS, findBot } from '@sevenfold/bots';
import { parseRules } from '@sevenfold/engine';
import { readWhole, type Values } from '../command-line/args.ts';
import type { PlaySetup } from './terminal-game.ts';
import { YOU } from '../views/cast.ts';
import { checkTable, differences, readHouseRules } from '../command-line/house-rules.ts';
import { printableName, cut } from '../terminal/text.ts';
import { didYouMean, quote, UsageError } from '../command-line/usage.ts';

export const PLAY_OPTIONS = {
  seats: 'value',
  bots: 'value',
  preset: 'value',
  set: 'values',
  words: 'value',
  name: 'value',
  seed: 'value',
  fast: 'flag',
  new: 'flag',
  save: 'value',
} as const;

type PlayValues = Values<typeof PLAY_OPTIONS>;

const BOT_NAMES =
  'Ada Blaise Carl Daniel Emmy Florence Grace Hedy Ida Jakob Karen Leonhard Maryam Niels Olga Pierre Rosa Srini'.split(
    ' ',
  );
export const SEEDS = 2 ** 32;
const NAME_WIDTH = 16;

/** The game that the options ask for; throws `UsageError`. */
export function readSetup(values: PlayValues): PlaySetup {
  const rules = readHouseRules(values.preset, values.set);
  const options = parseRules(rules);
  const bots = readBots(values.bots ?? 'stay25');
  const wanted = values.bots === undefined ? 4 : bots.length + 1;
  // Rules for five or more players get five, unless --seats says otherwise.
  const usual = Math.min(Math.max(wanted, options.minPlayers), options.maxPlayers);
  const seats = values.seats === undefined ? usual : readWhole('--seats', values.seats, 1, 18);
  checkTable('--seats', options, seats);
  const name = cut(printableName(values.name ?? 'You'), NAME_WIDTH);
  return {
    rules,
    bots,
    players: [name, ...botNames(bots, seats - 1, name)],
    // The seat before you, so that the first card is yours.
    dealer: seats - 1,
    seed: values.seed === undefined ? randomInt(SEEDS) : readWhole('--seed', values.seed, 0, SEEDS - 1),
  };
}

/** Names of bots and characters; throws `UsageError`. */
function readBots(list: string): string[] {
  return list.split(',').map((text) => {
    const name = text.trim();
    const names = [...CHARACTERS, ...BOTS].map((kind) => kind.name);
    if (findBot(name) !== undefined) return name;
    throw new UsageError(
      `--bots: there is no bot ${quote(name)}${didYouMean(name, names) || `; the bots are ${names.join(', ')}`}`,
    );
  });
}

/** A character keeps its own name the first time; all others get one from the list. */
function botNames(bots: readonly string[], seats: number, person: string): string[] {
  const taken = new Set([person.toLowerCase()]);
  return Array.from({ length: seats }, (_, seat) => {
    const bot = bots[seat % bots.length]!;
    const own = CHARACTERS.some((kind) => kind.name === bot) ? [bot[0]!.toUpperCase() + bot.slice(1)] : [];
    const name = [...own, ...BOT_NAMES].find((candidate) => !taken.has(candidate.toLowerCase()))!;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** Throws `UsageError` if the options ask for a different game than the saved one. */
export function refuseOtherGame(values: PlayValues, wanted: PlaySetup, saved: PlaySetup): void {
  const other =
    (values.seats !== undefined && wanted.players.length !== saved.players.length && '--seats') ||
    (values.seed !== undefined && wanted.seed !== saved.seed && '--seed') ||
    (values.bots !== undefined && wanted.bots.join() !== saved.bots.join() && '--bots') ||
    (values.name !== undefined && wanted.players[YOU] !== saved.players[YOU] && '--name') ||
    ((values.preset !== undefined || values.set.length > 0) &&
      !sameRules(wanted, saved) &&
      '--preset or --set');
  if (other === false) return;
  throw new UsageError(
    `the saved game has a different ${other}; continue it with sevenfold play, or start a new one with --new`,
  );
}

function sameRules(a: PlaySetup, b: PlaySetup): boolean {
  return (
    (a.rules.preset ?? 'official') === (b.rules.preset ?? 'official') &&
    differences(a.rules) === differences(b.rules)
  );
}
