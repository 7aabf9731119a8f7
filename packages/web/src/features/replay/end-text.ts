// The result of a finished game: who won or, alone, how many rounds it took. Needs the words of 'replay' and 'game'.

import { medalOf, parseRules, type RulesConfig } from '@sevenfold/engine';
import { CHALLENGE } from '../../attempts/solo-facts.ts';
import type { YouOrName } from '../../words/you-or-name.ts';
import { word } from '../../words/words.svelte.ts';

export function endText(
  people: readonly YouOrName[],
  winners: readonly number[],
  rules: RulesConfig,
  rounds: number,
): string {
  if (people.length > 1) return word.game.end.won(winners.map((seat) => people[seat]!));
  const done = word.game.end.soloDone(rounds);
  // Medals are for the solo challenge.
  if (parseRules(rules).target !== CHALLENGE.target) return done;
  return word.replay.alone(done, word.replay.medals[medalOf(rounds) ?? 'none']);
}
