// The landing page reads this, so it needs no engine and no table.

import type { Stored } from '../storage/registry.ts';
import { deviceShelf, type Shelf } from '../storage/shelf.ts';
import { allStored, readStored } from '../storage/stored.ts';
import { canFinish } from '../attempts/daily-dates.ts';

export interface UnfinishedGame {
  readonly code: string;
  readonly way: Stored<'local:'>['way'];
  readonly href: string;
  readonly players: readonly string[];
  /** Of a daily deck. */
  readonly date?: string | undefined;
  /** Whether it is an attempt that does not count. */
  readonly isPractice: boolean;
}

/** The part of a table that matters here. */
interface TablePart {
  readonly phase?: unknown;
  readonly game?: { readonly players?: readonly string[] } | null;
}

/** The newest local game that is not over, of a way to play or of any. A daily deck is offered while it can be finished. */
export function unfinishedGame(
  way?: UnfinishedGame['way'],
  now = Date.now(),
  shelf = deviceShelf(),
): UnfinishedGame | undefined {
  const games = allStored('local:', shelf)
    .filter(
      (game) =>
        (way === undefined || game.way === way) && (game.date === undefined || canFinish(game.date, now)),
    )
    .sort((a, b) => b.began - a.began);
  for (const { code, way: played, date, practice = false } of games) {
    const { phase, game } = tablePartOf(code, shelf) ?? {};
    if (phase === 'playing' && game?.players !== undefined)
      return {
        code,
        way: played,
        href: `/${played}?game=${code}`,
        players: game.players,
        date,
        isPractice: practice,
      };
  }
  return undefined;
}

function tablePartOf(code: string, shelf: Shelf): TablePart | undefined {
  return readStored(`table:${code}`, shelf, ({ body }) => JSON.parse(body) as TablePart);
}
