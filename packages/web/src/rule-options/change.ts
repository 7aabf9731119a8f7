import {
  type OptionName,
  type Options,
  OPTION_NAMES,
  parseRules,
  type PresetName,
  PRESETS,
  type RulesConfig,
} from '@sevenfold/engine';

/** The rules with one option set; what the preset says anyway is not written down. */
export function withOption<Name extends OptionName>(
  rules: RulesConfig,
  name: Name,
  value: Options[Name],
): RulesConfig {
  return tidyRules({ ...rules, [name]: value });
}

/** Options that were set and are not as the preset has them. */
export function changedOptions(rules: RulesConfig): OptionName[] {
  const preset: Options = PRESETS[presetOf(rules)];
  return OPTION_NAMES.filter((name) => rules[name] !== undefined && rules[name] !== preset[name]);
}

export function presetOf(rules: RulesConfig): PresetName {
  return rules.preset ?? 'official';
}

export function admits(rules: RulesConfig, players: number): boolean {
  const { minPlayers, maxPlayers } = parseRules(rules);
  return players >= minPlayers && players <= maxPlayers;
}

/** Options that are not as published. */
export function unofficialOptions(rules: RulesConfig): OptionName[] {
  const options = parseRules(rules);
  const official: Options = PRESETS.official;
  return OPTION_NAMES.filter((name) => options[name] !== official[name]);
}

/** Only what differs from the preset. */
export function tidyRules(rules: RulesConfig): RulesConfig {
  const overrides = changedOptions(rules).map((name) => [name, rules[name]]);
  return { preset: presetOf(rules), ...(Object.fromEntries(overrides) as RulesConfig) };
}
