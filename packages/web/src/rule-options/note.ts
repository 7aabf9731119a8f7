import { parseRules, type RulesConfig } from '@sevenfold/engine';
import { word } from '../words/words.svelte.ts';
import { changedOptions, presetOf } from './change.ts';

/** Rules in a few words: the preset, the target, and how much was changed. Needs the words `rules`. */
export function rulesNote(rules: RulesConfig): string {
  const { presets, points, changes } = word.rules;
  const changed = changedOptions(rules).length;
  const note = [presets[presetOf(rules)].name, points(parseRules(rules).target)];
  return [...note, ...(changed === 0 ? [] : [changes(changed)])].join(' · ');
}
