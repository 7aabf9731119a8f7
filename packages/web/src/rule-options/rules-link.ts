// Rules as a short text for links: the preset, then a letter and a number for each option that differs: classic.t100.s0

import {
  CHOICES,
  ConfigError,
  OPTION_NAMES,
  type OptionName,
  parseRules,
  type RulesConfig,
} from '@sevenfold/engine';
import { changedOptions, presetOf, tidyRules } from './change.ts';

const LETTERS: { readonly [Name in OptionName]: string } = {
  target: 't',
  decks: 'd',
  minPlayers: 'n',
  maxPlayers: 'x',
  deal: 'l',
  turn: 'u',
  stay: 's',
  targeting: 'a',
  secondChance: 'c',
  secondChanceTo: 'g',
  deferred: 'e',
  tieBreak: 'i',
  shuffle: 'm',
  doubles: 'o',
  flip7Bonus: 'b',
};
const LONGEST = 120;

export function rulesToLink(rules: RulesConfig): string {
  const parts = changedOptions(rules).map((name) => `${LETTERS[name]}${numberOf(name, rules[name]!)}`);
  return [presetOf(rules), ...parts].join('.');
}

/** The rules of a link; undefined if they cannot be played or cannot be read. */
export function rulesFromLink(text: string): RulesConfig | undefined {
  if (text.length > LONGEST) return undefined;
  const [preset, ...parts] = text.split('.');
  const config: Record<string, unknown> = { preset };
  for (const part of parts) {
    const name = OPTION_NAMES.find((option) => LETTERS[option] === part[0]);
    if (name === undefined || name in config || !/^.\d{1,5}$/.test(part)) return undefined;
    const value = valueOf(name, Number(part.slice(1)));
    if (value === undefined) return undefined;
    config[name] = value;
  }
  try {
    parseRules(config);
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
  return tidyRules(config);
}

function numberOf(name: OptionName, value: string | number): number {
  if (typeof value === 'number') return value;
  // The only word among the numbers.
  return name === 'decks' ? 0 : choicesOf(name).indexOf(value);
}

function valueOf(name: OptionName, number: number): unknown {
  if (name === 'decks' && number === 0) return 'auto';
  return name in CHOICES ? choicesOf(name)[number] : number;
}

function choicesOf(name: OptionName): readonly string[] {
  return CHOICES[name as keyof typeof CHOICES];
}
