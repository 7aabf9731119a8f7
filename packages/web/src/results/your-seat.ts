import type { OwnNames } from '../storage/own-names.ts';
import type { GameResult, ResultLine } from './result.ts';

/** Ways to play in which only a name says who is who. */
const BY_NAME: ReadonlySet<GameResult['way']> = new Set(['pass', 'keep', 'track']);

export function isByName(way: GameResult['way']): boolean {
  return BY_NAME.has(way);
}

/** The owner's seat: the only one they took, or the only person with a name of theirs. */
export function yourSeat(
  way: GameResult['way'],
  lines: readonly Pick<ResultLine, 'name' | 'bot'>[],
  taken: readonly number[],
  own: OwnNames,
): number | undefined {
  if (taken.length === 1) return taken[0];
  if (!isByName(way)) return undefined;
  const named = lines.flatMap(({ name, bot }, seat) => (bot === '' && own.has(name) ? [seat] : []));
  return named.length === 1 ? named[0] : undefined;
}
