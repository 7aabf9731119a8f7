import {
  type OptionName,
  type Options,
  parseRules,
  PRESET_NAMES,
  type PresetName,
  PRESETS,
  type RulesConfig,
} from '@sevenfold/engine';
import { preparedEffects, RULE_CHANGES, rulesOf } from '@sevenfold/bots/effects';
import { type EffectsSetup, MOST_LAB_SEATS } from '@sevenfold/bots/arena';
import { readArgs, readChoice, readWhole, type Values } from '../command-line/args.ts';
import { outputPaint, outputWidth, type Paint } from '../terminal/colour.ts';
import { changedOptions, checkTable, differences, readHouseRules } from '../command-line/house-rules.ts';
import { ALL_CORES } from '../arena/threads.ts';
import { measureEffects } from '../arena/measure-effects.ts';
import { effectsText } from '../views/effects-view.ts';
import { presetText, rulesText, type RuleText } from '../views/rules-text.ts';
import { padEnd, widthOf, wrap } from '../terminal/text.ts';
import { UsageError } from '../command-line/usage.ts';
import { VOCABULARIES, VOCABULARY_NAMES, type Words } from '../views/words.ts';

const GAMES = 10_000;

export const help = `
Usage: sevenfold rules [OPTIONS] [PRESET]
       sevenfold rules --effects [OPTIONS] [PRESET]

Explains the rules briefly, with the numbers of the full rules (docs/RULES.md). Differences from the official rules
are marked with *.

  PRESET              ${PRESET_NAMES.join(', ')}
  --set OPTION=VALUE  a house rule; may be repeated
  --words WORDS       what things are called: flip (default), deal or turn
  --list              all presets, with a sentence each
  --effects           what rules change, measured against the official ones: how long a game takes, busts, waiting,
                      luck and skill; without a preset or --set, every option by itself, from figures prepared with
                      this version

Measuring (with --effects):
  --measure           measures every option again instead of showing the prepared figures
  --players N         how many play (default 4, or as few as the rules allow)
  --games N           games per set of rules (default ${GAMES}), plus those that measure skill
  --seed N            seed of all cards (default 1)
  --threads N         default: all ${ALL_CORES} cores
  --json              everything, as JSON

Examples:
  sevenfold rules
  sevenfold rules classic
  sevenfold rules dealThree --words deal
  sevenfold rules --set target=100 --set turn=pressOn
  sevenfold rules --effects
  sevenfold rules --effects --set turn=pressOn --games 50000
  sevenfold rules --effects classic --players 6
`;

const OPTIONS = {
  set: 'values',
  words: 'value',
  list: 'flag',
  effects: 'flag',
  measure: 'flag',
  players: 'value',
  games: 'value',
  seed: 'value',
  threads: 'value',
  json: 'flag',
} as const;

/** Options that measure again instead of showing the prepared figures. */
const MEASURING = ['measure', 'players', 'games', 'seed', 'threads'] as const;
const WIDEST = 100;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs('rules', args, OPTIONS, 1);
  const words = VOCABULARIES[readChoice('--words', values.words ?? 'flip', VOCABULARY_NAMES)];
  const width = Math.max(30, Math.min(WIDEST, outputWidth()));
  const paint = outputPaint();
  if (values.list && (positionals.length > 0 || values.set.length > 0)) {
    throw new UsageError('--list shows all presets; leave out the preset and --set');
  }
  const config = readHouseRules(positionals[0], values.set);
  if (values.effects) {
    if (values.list) throw new UsageError('--list and --effects cannot be used together');
    const isAll = positionals.length === 0 && values.set.length === 0;
    return showEffects(isAll ? undefined : config, values, words, width, paint);
  }
  const given = [...MEASURING, 'json' as const].find(
    (name) => values[name] !== undefined && values[name] !== false,
  );
  if (given !== undefined) throw new UsageError(`--${given} needs --effects`);
  const lines = values.list ? listLines(words, width, paint) : rulesLines(config, words, width, paint);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

/** What these rules change, or every option by itself. */
async function showEffects(
  config: RulesConfig | undefined,
  values: Values<typeof OPTIONS>,
  words: Words,
  width: number,
  paint: Paint,
): Promise<number> {
  const isPrepared =
    config === undefined && MEASURING.every((name) => values[name] === undefined || values[name] === false);
  const { result, isComplete } = isPrepared
    ? { result: preparedEffects(), isComplete: true }
    : await measureEffects(effectsSetup(config, values), threadsOf(values.threads));
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ complete: isComplete, ...result })}\n`
      : effectsText(result, config, words, width, paint),
  );
  return isComplete ? 0 : 130;
}

function effectsSetup(config: RulesConfig | undefined, values: Values<typeof OPTIONS>): EffectsSetup {
  const rules = config === undefined ? RULE_CHANGES.map(rulesOf) : [config];
  const fewest = Math.max(4, ...rules.map((each) => parseRules(each).minPlayers));
  const players = readWhole('--players', values.players ?? `${fewest}`, 2, MOST_LAB_SEATS);
  for (const each of rules) checkTable('--players', parseRules(each), players);
  return {
    rules,
    players,
    games: readWhole('--games', values.games ?? `${GAMES}`, 1, 1e8),
    seed: readWhole('--seed', values.seed ?? '1', 0, 0xffff_ffff),
  };
}

function threadsOf(given: string | undefined): number {
  return readWhole('--threads', given ?? `${ALL_CORES}`, 1, 512);
}

function listLines(words: Words, width: number, paint: Paint): string[] {
  const indent = Math.max(...PRESET_NAMES.map(widthOf)) + 2;
  return PRESET_NAMES.flatMap((preset) =>
    wrap(presetText(preset, words), width - indent).map(
      (line, index) => paint('heading', padEnd(index === 0 ? preset : '', indent)) + line,
    ),
  );
}

function rulesLines(config: RulesConfig, words: Words, width: number, paint: Paint): string[] {
  const options = parseRules(config);
  const changed = changedOptions(options, PRESETS.official);
  const lines = titleLines(config, changed, width, paint);
  for (const { title, rules } of rulesText(options, words)) {
    lines.push(
      '',
      paint('heading', title),
      ...rules.flatMap((rule) => ruleLines(rule, changed, width, paint)),
    );
  }
  return [...lines, ...optionLines(options, changed, width, paint)];
}

function titleLines(
  config: RulesConfig,
  changed: readonly OptionName[],
  width: number,
  paint: Paint,
): string[] {
  const preset: PresetName = config.preset ?? 'official';
  const own = differences(config);
  const title = `The rules: ${preset}${own === '' ? '' : `, with ${own}`}`;
  const lines = wrap(title, width).map((line) => paint('bold', line));
  if (changed.length === 0) return lines;
  return [...lines, ...wrap('* differs from the official rules', width).map((line) => paint('calm', line))];
}

/** A rule with its mark before it and its number after it. */
function ruleLines(
  { rule, text, options = [] }: RuleText,
  changed: readonly OptionName[],
  width: number,
  paint: Paint,
): string[] {
  const isChanged = options.some((option) => changed.includes(option));
  const mark = isChanged ? paint('calm', '*') : ' ';
  // The number never stands alone on a line.
  return wrap(`${text}\u00a0[${rule}]`, width - 2).map((line, index) => {
    const body = line.replace(/\u00a0(\[R.*\])$/, (_, number: string) => ` ${paint('dim', number)}`);
    return `${index === 0 ? mark : ' '} ${body}`;
  });
}

/** How the differences are written in a record, and what the official rule would be. */
function optionLines(
  options: Options,
  changed: readonly OptionName[],
  width: number,
  paint: Paint,
): string[] {
  if (changed.length === 0) return [];
  const list = changed
    .map((name) => `${name}=${options[name]} (official: ${PRESETS.official[name]})`)
    .join(', ');
  return ['', ...wrap(`As options: ${list}`, width, '  ').map((line) => paint('dim', line))];
}
