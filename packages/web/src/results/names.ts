import { cleanName, distinctNames } from '@sevenfold/engine/names';
import { entryOf, saysYou } from '../words/language.ts';
import { format, languageInUse, word } from '../words/words.svelte.ts';
import type { GameResult } from './result.ts';

/**
 * Everyone's name by seat. Players without one are called by their seat, the owner by the name in the settings, or as
 * `namelessOwner` says. Needs the words of 'results'.
 */
export function namesOf(
  { lines, you }: Pick<GameResult, 'lines' | 'you'>,
  settingsName: string,
  namelessOwner = entryOf(languageInUse()).you,
): string[] {
  const nameless = (seat: number): string =>
    seat === you ? (cleanName(settingsName) ?? namelessOwner) : word.results.player(format.number(seat + 1));
  return distinctNames(
    lines.map(({ name }, seat) => {
      const clean = cleanName(name);
      return clean === undefined || saysYou(clean) ? nameless(seat) : clean;
    }),
  );
}

/** The result with these names. */
export function withNames(result: GameResult, settingsName: string): GameResult {
  const names = namesOf(result, settingsName);
  return { ...result, lines: result.lines.map((line, seat) => ({ ...line, name: names[seat]! })) };
}
