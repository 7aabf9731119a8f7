import {
  type OptionName,
  type Options,
  parseRules,
  PRESET_NAMES,
  type PresetName,
  PRESETS,
  type RulesConfig,
} from '@sevenfold/engine';
import { readArgs, readChoice } from '../command-line/args.ts';
import { outputPaint, outputWidth, type Paint } from '../terminal/colour.ts';
import { changedOptions, differences, readHouseRules } from '../command-line/house-rules.ts';
import { presetText, rulesText, type RuleText } from '../views/rules-text.ts';
import { padEnd, widthOf, wrap } from '../terminal/text.ts';
import { UsageError } from '../command-line/usage.ts';
import { VOCABULARIES, VOCABULARY_NAMES, type Words } from '../views/words.ts';

export const help = `
Usage: sevenfold rules [OPTIONS] [PRESET]

Explains the rules briefly, with the numbers of the full rules (docs/RULES.md). Differences from the official rules
are marked with *.

  PRESET              ${PRESET_NAMES.join(', ')}
  --set OPTION=VALUE  a house rule; may be repeated
  --words WORDS       what things are called: flip (default), deal or turn
  --list              all presets, with a sentence each

Examples:
  sevenfold rules
  sevenfold rules classic
  sevenfold rules dealThree --words deal
  sevenfold rules --set target=100 --set turn=pressOn
`;

const WIDEST = 100;

export async function run(args: string[]): Promise<number> {
  const shapes = { set: 'values', words: 'value', list: 'flag' } as const;
  const { values, positionals } = readArgs('rules', args, shapes, 1);
  const words = VOCABULARIES[readChoice('--words', values.words ?? 'flip', VOCABULARY_NAMES)];
  const width = Math.max(30, Math.min(WIDEST, outputWidth()));
  const paint = outputPaint();
  if (values.list && (positionals.length > 0 || values.set.length > 0)) {
    throw new UsageError('--list shows all presets; leave out the preset and --set');
  }
  const config = readHouseRules(positionals[0], values.set);
  const lines = values.list ? listLines(words, width, paint) : rulesLines(config, words, width, paint);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
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

/** A rule with its mark in front and its number behind. */
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
