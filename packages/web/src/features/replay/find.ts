// A finished game by its id: from this device, or else from the server.

import * as v from 'valibot';
import { makeRecord } from '@sevenfold/engine';
import { deviceHistory } from '../../storage/history.ts';
import { deviceTrackedGames } from '../../storage/tracked-games.ts';
import { MOST_CHARACTERS, OpenError, type OpenedGame, openText } from '../../records/open.ts';
import { site } from '../../routing/site.ts';

export interface FoundGame {
  readonly game: OpenedGame;
  /** The seats of this device's owner. */
  readonly yours: readonly number[];
  /** By seat; empty for people. */
  readonly bots: readonly string[];
  /** Milliseconds since 1970. */
  readonly ended: number | undefined;
  readonly isKept: boolean;
}

const stated = v.object({ ended: v.number(), bots: v.array(v.nullable(v.string())) });

/** `missing`: there is no such game; `offline`: the server cannot be asked. Throws `OpenError` for a damaged one. */
export async function findGame(id: string): Promise<FoundGame | 'missing' | 'offline'> {
  const stored = deviceHistory().get(id);
  if (stored !== undefined)
    return {
      game: asGame(stored.record),
      yours: stored.yours,
      bots: stored.bots,
      ended: stored.ended,
      isKept: true,
    };
  // The tracker keeps its own games, even if they are deleted from the history.
  const tracked = deviceTrackedGames().get(id);
  if (tracked !== undefined) {
    const { record, changed } = tracked;
    const bots = record.players.map(() => '');
    return { game: asGame(makeRecord(record)), yours: [], bots, ended: changed, isKept: false };
  }
  if (!/^[0-9A-Za-z]{1,12}\.\d{1,9}$/.test(id)) return 'missing';
  let text: string;
  try {
    const response = await fetch(site.path(`/v1/records/${id}`), { signal: AbortSignal.timeout(10_000) });
    if (response.status === 404) return 'missing';
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_CHARACTERS)
      return 'offline';
    text = await response.text();
  } catch {
    return 'offline';
  }
  return found(asGame(text));
}

export function found(game: OpenedGame): FoundGame {
  const read = v.safeParse(stated, game.played);
  const { ended, bots } = read.success ? read.output : { ended: undefined, bots: [] };
  return { game, yours: [], bots: bots.map((bot) => bot ?? ''), ended, isKept: false };
}

function asGame(text: string): OpenedGame {
  const opened = openText(text);
  if (opened.kind !== 'game') throw new OpenError('badRecord');
  return opened;
}
