import { CHOICES, type OptionName, parseRules, type RulesConfig } from '@sevenfold/engine';
import { word } from '../words/words.svelte.ts';
import { unofficialOptions } from './change.ts';

/** The value of an option in a word or two. Needs the words `ruleOptions`. */
export function valueName(name: OptionName, value: string | number): string {
  if (name in CHOICES) {
    return (word.ruleOptions.values[name as keyof typeof CHOICES] as Record<string, string>)[value]!;
  }
  return value === 'auto' ? word.ruleOptions.autoDecks : String(value);
}

/** An option and its value: 'A turn: Press on'. */
function ruleName(name: OptionName, value: string | number): string {
  return word.ruleOptions.setting(word.ruleOptions.options[name].name, valueName(name, value));
}

/** Everything that is not official about some rules; how many may play is no matter of the game. */
export function ruleNames(rules: RulesConfig): string[] {
  return unofficialOptions(rules)
    .filter((name) => name !== 'minPlayers' && name !== 'maxPlayers')
    .map((name) => ruleName(name, parseRules(rules)[name]));
}
