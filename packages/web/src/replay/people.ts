import type { GameRecord } from '@sevenfold/engine';
import { cleanName } from '@sevenfold/table';
import type { Sitter } from '../game/view.ts';

/** Who sits where, of names that may come from anywhere; `fallback` names whoever has no name that can be shown. */
export function sittersIn(
  { players }: Pick<GameRecord, 'players'>,
  bots: readonly string[],
  fallback: (number: number) => string,
): Sitter[] {
  return players.map((name, seat) => ({
    name: cleanName(name) ?? fallback(seat + 1),
    colour: seat,
    bot: bots[seat] ?? '',
    away: false,
    standIn: false,
  }));
}
