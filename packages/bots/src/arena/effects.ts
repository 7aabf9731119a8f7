// '@sevenfold/bots/effects': what a change of the rules does to the game, as figures prepared for pages. The games behind
// them are played by `EffectsRun`, which brings the bots along.

import { CHOICES, OPTION_NAMES, type OptionName, PRESETS, RANGES, type RulesConfig } from '@sevenfold/engine';
import { EFFECTS_TABLE } from './effects-table.ts';
import type { Estimate } from './statistics.ts';

/** What is measured, in the order of `EFFECTS_TABLE`; all but the last two with equally good players. */
export const EFFECT_MEASURES = [
  /** Rounds of a game. */
  'rounds',
  /** Cards turned up in a game: how long it takes. */
  'cards',
  /** Points of a player's round, 0 for a bust. */
  'points',
  /** Share of a player's rounds that ended in a bust. */
  'busts',
  /** Share of a player's rounds that ended in a Flip 7. */
  'sevens',
  /** Cards turned up for others in a round after a player is out. */
  'waiting',
  /** Share of a player's rounds that ended by a Freeze, or by a bust or a Flip 7 inside a Flip Three. */
  'actions',
  /** Games won by the player left of the first dealer minus those won by the first dealer. */
  'seat',
  /** Games won by one good player, who counts cards, against simple ones. */
  'goodPlay',
  /** Games won by one very good player against simple ones. */
  'skill',
] as const;

export type EffectMeasure = (typeof EFFECT_MEASURES)[number];

/** Measures that are shares of games or of rounds. */
export const SHARE_MEASURES: ReadonlySet<EffectMeasure> = new Set([
  'busts',
  'sevens',
  'actions',
  'seat',
  'goodPlay',
  'skill',
]);

export type EffectFigures = { readonly [Measure in EffectMeasure]: Estimate };

/** What some rules are like, and by how much they differ from the official ones. */
export interface RuleEffect {
  readonly rules: RulesConfig;
  readonly figures: EffectFigures;
  readonly differences: EffectFigures;
}

export interface EffectsResult {
  readonly players: number;
  readonly seed: number;
  /** Games that each set of rules played, for all measures but the last two. */
  readonly games: number;
  /** Games that each set of rules played for `goodPlay`. */
  readonly goodPlayGames: number;
  /** Games that each set of rules played for `skill`. */
  readonly skillGames: number;
  readonly official: EffectFigures;
  readonly changes: readonly RuleEffect[];
}

/** A single option with another value than the official one. */
export interface RuleChange {
  readonly option: OptionName;
  readonly value: string | number;
}

/** Of the numbers, a few that people play with; how many may play changes nothing in a game. */
const TRIED: { readonly [Name in keyof typeof RANGES]: readonly number[] } = {
  target: [100, 500],
  decks: [2],
  flip7Bonus: [0, 30],
  minPlayers: [],
  maxPlayers: [],
};

/** Every unofficial value of every option. */
export const RULE_CHANGES: readonly RuleChange[] = OPTION_NAMES.flatMap((option) =>
  valuesOf(option)
    .filter((value) => value !== PRESETS.official[option])
    .map((value) => ({ option, value })),
);

function valuesOf(option: OptionName): readonly (string | number)[] {
  return option in CHOICES ? CHOICES[option as keyof typeof CHOICES] : TRIED[option as keyof typeof RANGES];
}

export function rulesOf({ option, value }: RuleChange): RulesConfig {
  return { [option]: value };
}

/** 'turn=pressOn', as on the command line. */
export function changeText({ option, value }: RuleChange): string {
  return `${option}=${value}`;
}

/** What figures are rounded to when they are stored. */
export function stepOf(measure: EffectMeasure): number {
  return SHARE_MEASURES.has(measure) ? 0.00001 : 0.001;
}

/** Estimates as they are stored: for each measure a value and half of its 95% interval. */
type PackedFigures = readonly number[];

export interface EffectsTable {
  readonly players: number;
  readonly seed: number;
  readonly games: number;
  readonly goodPlayGames: number;
  readonly skillGames: number;
  readonly official: PackedFigures;
  /** By `changeText`: what the rules are like, and the differences from the official ones. */
  readonly changes: {
    readonly [change: string]: readonly [figures: PackedFigures, differences: PackedFigures];
  };
}

/** The figures of all `RULE_CHANGES` that are in the table. */
export function preparedEffects(table: EffectsTable = EFFECTS_TABLE): EffectsResult {
  const { official, changes, ...about } = table;
  return {
    ...about,
    official: unpack(official),
    changes: RULE_CHANGES.flatMap((change) => {
      const packed = changes[changeText(change)];
      if (packed === undefined) return [];
      const [figures, differences] = packed;
      return [{ rules: rulesOf(change), figures: unpack(figures), differences: unpack(differences) }];
    }),
  };
}

function unpack(packed: PackedFigures): EffectFigures {
  const entries = EFFECT_MEASURES.map((measure, index) => {
    const value = packed[2 * index]!;
    const rounded = packed[2 * index + 1]!;
    // What was exactly the same stays so; anything else may be off by what rounding has hidden.
    const reach = value === 0 && rounded === 0 ? 0 : rounded + stepOf(measure);
    return [measure, { value, low: value - reach, high: value + reach }] as const;
  });
  return Object.fromEntries(entries) as EffectFigures;
}

/**
 * How many times wider than its 95% interval a difference must be to count: with some two hundred comparisons on one
 * page, ten would look real by chance, and with this less than one in ten pages has a single one.
 */
const CAUTION = 1.8;

/** The interval that must lie beside 0 for a difference to count: more than 99.9% of the intervals hold the true one. */
export function cautiousInterval({ value, low, high }: Estimate): Estimate {
  const reach = (CAUTION * (high - low)) / 2;
  return { value, low: value - reach, high: value + reach };
}

/** Whether a difference is more than noise; anything else should be called 'no difference seen'. */
export function isSeen(difference: Estimate): boolean {
  const { low, high } = cautiousInterval(difference);
  return low > 0 || high < 0;
}
