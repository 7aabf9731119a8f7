import { NEWCOMER } from '@sevenfold/bots';
import type { OwnRating } from './rating-server.ts';

/** A rating after a game, and by how much that has moved it. */
export interface CountedGame {
  readonly rating: number;
  readonly change: number;
}

/** What a game has done to a rating, from its newest steps; `undefined` if it is not among them. */
export function changeOf(
  { history, games }: Pick<OwnRating, 'history' | 'games'>,
  game: string,
): CountedGame | undefined {
  const at = history.findIndex((step) => step.game === game);
  const step = history[at];
  if (step === undefined) return undefined;
  const before = history[at + 1]?.rating ?? (games === at + 1 ? NEWCOMER.mu : undefined);
  if (before === undefined) return undefined;
  return { rating: step.rating, change: step.rating - before };
}
