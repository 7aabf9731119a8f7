import { type Career, career, type CareerGame, type OwnGame } from '@sevenfold/bots/review';
import { type GameRecord, parseRecord } from '@sevenfold/engine';
import type { StoredGame } from '../../storage/history.ts';
import type { Summary } from './summaries.ts';

/** A finished game with what its record says. */
export interface ListedGame {
  readonly stored: StoredGame;
  /** Undefined if it cannot be read. */
  readonly record: GameRecord | undefined;
  /** The seat of this device's owner; undefined if they had several, or none. */
  readonly seat: number | undefined;
  readonly summary: Summary | undefined;
  /** Undefined if it is nobody's game on this device, or does not count. */
  readonly result: CareerGame | undefined;
}

export interface OwnHistory {
  readonly games: readonly ListedGame[];
  readonly career: Career;
}

/** All games, newest first, and the owner's career: the games in which they had exactly one seat. */
export function ownHistory(
  stored: readonly StoredGame[],
  summaryOf: (id: string) => Summary | undefined,
): OwnHistory {
  const read = stored.map((game) => {
    const record = recordOf(game);
    const seat = game.yours.length === 1 ? game.yours[0] : undefined;
    return { stored: game, record, seat, summary: summaryOf(game.id) };
  });
  const own = read.flatMap(({ stored: { id, ended }, record, seat, summary }): OwnGame[] =>
    record === undefined || seat === undefined ? [] : [{ id, ended, record, seat, review: summary }],
  );
  const all = career(own);
  const results = new Map(all.games.map((game) => [game.id, game]));
  const games = read.map((game) => Object.assign(game, { result: results.get(game.stored.id) }));
  return { games, career: all };
}

function recordOf({ record }: StoredGame): GameRecord | undefined {
  try {
    return parseRecord(JSON.parse(record));
  } catch {
    return undefined;
  }
}
