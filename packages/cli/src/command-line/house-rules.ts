import {
  checkPlayers,
  ConfigError,
  OPTION_NAMES,
  type OptionName,
  type Options,
  parseRules,
  PRESET_NAMES,
  type PresetName,
  PRESETS,
  type RulesConfig,
} from '@sevenfold/engine';
import { readChoice } from './args.ts';
import { didYouMean, quote, UsageError } from './usage.ts';

/** Rules from a preset's name and any number of `option=value`; throws `UsageError`. */
export function readHouseRules(preset: string | undefined, settings: readonly string[]): RulesConfig {
  const config: Record<string, unknown> = {};
  if (preset !== undefined) config['preset'] = readChoice('the preset', preset, PRESET_NAMES);
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1)
      throw new UsageError(`--set takes option=value, such as --set target=100, not ${quote(setting)}`);
    const name = setting.slice(0, at);
    const value = setting.slice(at + 1);
    if (!(OPTION_NAMES as readonly string[]).includes(name)) {
      const hint = didYouMean(name, OPTION_NAMES) || `; the options are ${OPTION_NAMES.join(', ')}`;
      throw new UsageError(`there is no option ${quote(name)}${hint}`);
    }
    config[name] = /^\d{1,9}$/.test(value) ? Number(value) : value;
  }
  try {
    parseRules(config);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message);
    throw error;
  }
  return config;
}

/** Throws `UsageError`, naming the option, unless this many players can play by these rules. */
export function checkTable(option: string, options: Options, players: number): void {
  try {
    checkPlayers(options, players);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(`${option}: ${error.message}`);
    throw error;
  }
}

/** The options that differ from the preset, as 'target 100, turn pressOn'. */
export function differences(rules: RulesConfig): string {
  const preset: PresetName = rules.preset ?? 'official';
  return changedOptions(parseRules(rules), PRESETS[preset])
    .map((name) => `${name} ${rules[name]}`)
    .join(', ');
}

export function changedOptions(options: Options, from: Options): OptionName[] {
  return OPTION_NAMES.filter((name) => options[name] !== from[name]);
}
