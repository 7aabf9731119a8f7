import type { GameRecord } from '@sevenfold/engine';
import { cleanName, distinctNames } from '@sevenfold/engine/names';
import type { Sitter } from '../game/view.ts';
import { entryOf, saysYou } from '../words/language.ts';
import { withNameless } from '../words/nameless.ts';
import { format, languageInUse, word } from '../words/words.svelte.ts';

/**
 * Who sits where, of names that may come from anywhere. Players without a name that can be shown are called by their
 * seat, and those in `yours`, the seats of the person at this screen, 'You'; equal names are told apart. Needs the words
 * of 'replay'.
 */
export function sittersIn(
  { players }: Pick<GameRecord, 'players'>,
  bots: readonly string[],
  yours: readonly number[] = [],
): Sitter[] {
  const given = players.map((player, seat) => {
    const name = cleanName(player);
    if (name !== undefined && !saysYou(name)) return name;
    return yours.includes(seat) ? entryOf(languageInUse()).you : undefined;
  });
  const names = withNameless(
    given,
    (seat) => word.replay.player(format.number(seat + 1)),
    (seat) => word.replay.seat(format.number(seat + 1)),
  );
  return distinctNames(names).map((name, seat) => ({
    name,
    colour: seat,
    bot: bots[seat] ?? '',
    away: false,
    standIn: false,
  }));
}
