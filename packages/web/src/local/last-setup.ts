// How games were set up last, so that the next one is one tap away.

import { CHARACTER_LEVELS } from '@sevenfold/bots';
import type { RulesConfig } from '@sevenfold/engine';
import { rulesFromLink, rulesToLink } from '../rule-options/rules-link.ts';
import type { Shelf } from '../storage/shelf.ts';
import { readStored, writeStored } from '../storage/stored.ts';

export interface PlayChoices {
  readonly bots: readonly string[];
  readonly rules: RulesConfig;
}

export interface PassChoices extends PlayChoices {
  readonly names: readonly string[];
  readonly handOver: boolean;
}

/** Tables of three, by how hard they are to beat. */
export const STRENGTHS = {
  easy: ['pip', 'wanda', 'rocco'],
  medium: ['rocco', 'greta', 'mabel'],
  hard: ['mabel', 'felix', 'sibyl'],
} as const;

export type Strength = keyof typeof STRENGTHS;

export function lastPlayChoices(shelf: Shelf): PlayChoices {
  const last = readStored('setup:play', shelf, (setup) => (areBots(setup.bots) ? setup : undefined));
  return { bots: last?.bots ?? STRENGTHS.medium, rules: rulesOf(last) };
}

export function rememberPlayChoices(shelf: Shelf, { bots, rules }: PlayChoices): void {
  writeStored('setup:play', { bots, rules: rulesToLink(rules) }, shelf);
}

export function lastPassChoices(shelf: Shelf): PassChoices {
  const last = readStored('setup:pass', shelf, (setup) => (areBots(setup.bots) ? setup : undefined));
  return {
    names: last?.names ?? ['', '', ''],
    bots: last?.bots ?? [],
    rules: rulesOf(last),
    handOver: last?.handOver ?? false,
  };
}

export function rememberPassChoices(shelf: Shelf, setup: PassChoices): void {
  const { names, bots, rules, handOver } = setup;
  writeStored('setup:pass', { names, bots, rules: rulesToLink(rules), handOver }, shelf);
}

function areBots(kinds: readonly string[]): boolean {
  return kinds.every((kind) => kind in CHARACTER_LEVELS);
}

/** Rules that can no longer be read are replaced by the official ones. */
function rulesOf(setup: { readonly rules: string } | undefined): RulesConfig {
  return rulesFromLink(setup?.rules ?? '') ?? { preset: 'official' };
}
