import type { RulesConfig } from '@sevenfold/engine';
import { word } from '../words/words.svelte.ts';
import { changedOptions, presetOf } from './change.ts';

/** Rules in a few words: the preset, and how much of it was changed. Needs the words `rules`. */
export function rulesNote(rules: RulesConfig): string {
  const changes = changedOptions(rules).length;
  const { name } = word.rules.presets[presetOf(rules)];
  return changes === 0 ? name : `${name} · ${word.rules.changes(changes)}`;
}
