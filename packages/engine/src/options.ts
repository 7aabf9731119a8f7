import { MAX_DECKS } from './cards.ts';

/** The options of the game (R42). The first value of each choice is the official rule. */
export const CHOICES = {
  deal: ['oneEach', 'untilAllHaveCards', 'untilAllHaveNumbers', 'none'],
  turn: ['oneCard', 'pressOn'],
  stay: ['withCard', 'always'],
  targeting: ['anyActive', 'othersFirst', 'drawer'],
  secondChance: ['auto', 'ask'],
  secondChanceTo: ['drawer', 'anyone'],
  deferred: ['discardOnBust', 'resolveOnBust'],
  tieBreak: ['everyone', 'tiedOnly', 'shared'],
  shuffle: ['whenEmpty', 'everyRound'],
  doubles: ['numbers', 'numbersAndPlus', 'everything'],
} as const;

/** The most people who can play one game (R5). */
export const MOST_PLAYERS = 99;

export const RANGES = {
  target: [1, 10_000],
  decks: [1, MAX_DECKS],
  minPlayers: [1, MOST_PLAYERS],
  maxPlayers: [1, MOST_PLAYERS],
  flip7Bonus: [0, 100],
} as const;

type Choices = typeof CHOICES;

export type Options = { readonly [Name in keyof Choices]: Choices[Name][number] } & {
  readonly target: number;
  readonly decks: number | 'auto';
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly flip7Bonus: number;
};

export type OptionName = keyof Options;

const OFFICIAL: Options = {
  target: 200,
  decks: 'auto',
  minPlayers: 1,
  maxPlayers: MOST_PLAYERS,
  deal: 'oneEach',
  turn: 'oneCard',
  stay: 'withCard',
  targeting: 'anyActive',
  secondChance: 'auto',
  secondChanceTo: 'drawer',
  deferred: 'discardOnBust',
  tieBreak: 'everyone',
  shuffle: 'whenEmpty',
  doubles: 'numbers',
  flip7Bonus: 15,
};

export const OPTION_NAMES = Object.keys(OFFICIAL) as readonly OptionName[];

export const PRESETS = {
  official: OFFICIAL,
  classic: {
    ...OFFICIAL,
    minPlayers: 3,
    maxPlayers: 18,
    deal: 'untilAllHaveCards',
    turn: 'pressOn',
    stay: 'always',
    targeting: 'othersFirst',
    deferred: 'resolveOnBust',
    tieBreak: 'tiedOnly',
  },
  dealThree: {
    ...OFFICIAL,
    minPlayers: 5,
    maxPlayers: 12,
    stay: 'always',
    targeting: 'drawer',
    secondChance: 'ask',
  },
  party: { ...OFFICIAL, minPlayers: 1, maxPlayers: 18 },
  turnSeven: {
    ...OFFICIAL,
    deal: 'untilAllHaveCards',
    stay: 'always',
    targeting: 'othersFirst',
    deferred: 'resolveOnBust',
    tieBreak: 'tiedOnly',
  },
} as const satisfies Record<string, Options>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

/** A preset with overrides, as in a record; an `undefined` value counts as absent. */
export type RulesConfig = { readonly preset?: PresetName | undefined } & {
  readonly [Name in OptionName]?: Options[Name] | undefined;
};

/** A game that cannot be set up: the setting that is wrong, and a sentence that says what is allowed. */
export class ConfigError extends Error {
  readonly option: string;

  constructor(option: string, message: string) {
    super(message);
    this.name = 'ConfigError';
    this.option = option;
  }
}

/** Checks a configuration from outside and fills in the preset; throws `ConfigError`. */
export function parseRules(config: unknown): Options {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new ConfigError(
      'rules',
      `rules must be an object such as {"preset": "official"}, not ${show(config)}`,
    );
  }
  const given = Object.entries(config).filter(([, value]) => value !== undefined);
  const { preset = 'official', ...overrides } = Object.fromEntries(given) as Record<string, unknown>;
  if (!isOneOf(PRESET_NAMES, preset)) {
    throw new ConfigError('preset', `preset must be one of ${PRESET_NAMES.join(', ')}, not ${show(preset)}`);
  }
  for (const [name, value] of Object.entries(overrides)) {
    if (!isOneOf(OPTION_NAMES, name)) {
      throw new ConfigError(
        name,
        `there is no option ${show(name)}; the options are ${OPTION_NAMES.join(', ')}`,
      );
    }
    if (!isAllowed(name, value)) {
      throw new ConfigError(name, `${name} must be ${allowedValues(name)}, not ${show(value)}`);
    }
  }
  const options = { ...PRESETS[preset], ...overrides } as Options;
  if (options.minPlayers > options.maxPlayers) {
    throw new ConfigError(
      'minPlayers',
      `minPlayers (${options.minPlayers}) must not be above maxPlayers (${options.maxPlayers})`,
    );
  }
  return options;
}

/** Throws `ConfigError` unless this many people can play by these rules (R5). */
export function checkPlayers(options: Options, players: number): void {
  if (!Number.isInteger(players) || players < options.minPlayers || players > options.maxPlayers) {
    throw new ConfigError(
      'players',
      `these rules are for ${options.minPlayers}–${options.maxPlayers} players (minPlayers, maxPlayers), not ${players}`,
    );
  }
}

/** The values that an option can have, in words. */
export function allowedValues(name: OptionName): string {
  if (name in CHOICES) return `one of ${CHOICES[name as keyof Choices].join(', ')}`;
  const [low, high] = RANGES[name as keyof typeof RANGES];
  return `${name === 'decks' ? 'auto or ' : ''}a whole number from ${low} to ${high}`;
}

/** One deck up to 18 players, a second from 19, a third from 37 (R4). */
export function deckCount(options: Options, players: number): number {
  return options.decks === 'auto' ? Math.ceil(players / 18) : options.decks;
}

function isAllowed(name: OptionName, value: unknown): boolean {
  if (name in CHOICES) return isOneOf(CHOICES[name as keyof Choices], value);
  if (name === 'decks' && value === 'auto') return true;
  const [low, high] = RANGES[name as keyof typeof RANGES];
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return (values as readonly unknown[]).includes(value);
}

/** A value from outside, short enough for a message. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
