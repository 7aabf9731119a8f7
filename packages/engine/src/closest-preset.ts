import {
  OPTION_NAMES,
  type OptionName,
  type Options,
  PRESET_NAMES,
  type PresetName,
  PRESETS,
  type RulesConfig,
} from './options.ts';

/** The rules as the preset that needs fewest overrides; the earliest of several. */
export function closestPreset(options: Options): RulesConfig {
  const overrides = (preset: PresetName): OptionName[] =>
    OPTION_NAMES.filter((name) => options[name] !== PRESETS[preset][name]);
  const preset = PRESET_NAMES.reduce((best, next) =>
    overrides(next).length < overrides(best).length ? next : best,
  );
  return { preset, ...Object.fromEntries(overrides(preset).map((name) => [name, options[name]])) };
}
