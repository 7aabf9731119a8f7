import { cleanName, distinctNames } from '@sevenfold/engine/names';
import { entryOf, saysYou } from '../words/language.ts';
import { withNameless } from '../words/nameless.ts';
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
  const given = lines.map(({ name }, seat) => {
    const clean = cleanName(name);
    if (clean !== undefined && !saysYou(clean)) return clean;
    return seat === you ? (cleanName(settingsName) ?? namelessOwner) : undefined;
  });
  return distinctNames(
    withNameless(
      given,
      (seat) => word.results.player(format.number(seat + 1)),
      (seat) => word.results.seat(format.number(seat + 1)),
    ),
  );
}

/** The result with these names. */
export function withNames(result: GameResult, settingsName: string): GameResult {
  const names = namesOf(result, settingsName);
  return { ...result, lines: result.lines.map((line, seat) => ({ ...line, name: names[seat]! })) };
}
