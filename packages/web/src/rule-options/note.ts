import { parseRules, type RulesConfig } from '@sevenfold/engine';
import { word } from '../words/words.svelte.ts';
import { changedOptions, presetOf } from './change.ts';
import { ruleSets } from './rule-sets.svelte.ts';

/**
 * Rules in a few words: their own name (`given`: what others call them), or the preset and how much was changed; the
 * target. Needs the words `ruleOptions`.
 */
export function rulesNote(rules: RulesConfig, given?: string): string {
  const name = given ?? ruleSets.of(rules)?.name;
  return name === undefined
    ? contentNote(rules)
    : `${name} · ${word.ruleOptions.points(parseRules(rules).target)}`;
}

/** What the rules are, even if they have a name of their own. */
export function contentNote(rules: RulesConfig): string {
  const { presets, points, changes } = word.ruleOptions;
  const changed = changedOptions(rules).length;
  const note = [presets[presetOf(rules)].name, points(parseRules(rules).target)];
  return [...note, ...(changed === 0 ? [] : [changes(changed)])].join(' · ');
}
