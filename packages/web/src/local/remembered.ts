// How games were set up last, so that the next one is one tap away.

import { CHARACTER_LEVELS } from '@sevenfold/bots';
import type { RulesConfig } from '@sevenfold/engine';
import * as v from 'valibot';
import { rulesFromLink, rulesToLink } from '../rule-options/link.ts';
import { readJson, type Shelf } from '../storage/shelf.ts';

const bot = v.picklist(Object.keys(CHARACTER_LEVELS));
const rules = v.pipe(
  v.string(),
  v.transform((link) => rulesFromLink(link)),
);

const againstBots = v.object({ bots: v.pipe(v.array(bot), v.minLength(1), v.maxLength(17)), rules });
const aroundOneDevice = v.object({
  names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(24))), v.maxLength(18)),
  bots: v.pipe(v.array(bot), v.maxLength(17)),
  rules,
  handOver: v.boolean(),
});

export interface AgainstBots {
  readonly bots: readonly string[];
  readonly rules: RulesConfig;
}

export interface AroundOneDevice extends AgainstBots {
  readonly names: readonly string[];
  readonly handOver: boolean;
}

const BOTS = 'setup:play';
const PASS = 'setup:pass';

/** Tables of three, by how hard they are to beat. */
export const STRENGTHS = {
  easy: ['pip', 'wanda', 'rocco'],
  medium: ['rocco', 'greta', 'mabel'],
  hard: ['mabel', 'felix', 'sibyl'],
} as const;

export type Strength = keyof typeof STRENGTHS;

export function lastAgainstBots(shelf: Shelf): AgainstBots {
  const last = read(shelf, BOTS, againstBots);
  return { bots: last?.bots ?? STRENGTHS.medium, rules: last?.rules ?? { preset: 'official' } };
}

export function rememberAgainstBots(shelf: Shelf, setup: AgainstBots): void {
  shelf.set(BOTS, JSON.stringify({ ...setup, rules: rulesToLink(setup.rules) }));
}

export function lastAroundOneDevice(shelf: Shelf): AroundOneDevice {
  const last = read(shelf, PASS, aroundOneDevice);
  return {
    names: last?.names ?? ['', '', ''],
    bots: last?.bots ?? [],
    rules: last?.rules ?? { preset: 'official' },
    handOver: last?.handOver ?? false,
  };
}

export function rememberAroundOneDevice(shelf: Shelf, setup: AroundOneDevice): void {
  shelf.set(PASS, JSON.stringify({ ...setup, rules: rulesToLink(setup.rules) }));
}

function read<Schema extends v.GenericSchema>(
  shelf: Shelf,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  return readJson(shelf, name, (value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? parsed.output : undefined;
  });
}
