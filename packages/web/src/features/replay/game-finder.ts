// A finished game by its id: from this device, or else from the server.

import * as v from 'valibot';
import { makeRecord } from '@sevenfold/engine';
import { yourSeat } from '../../results/your-seat.ts';
import { storedGame, type StoredGame } from '../../storage/history.ts';
import { deviceOwnNames } from '../../storage/own-names.ts';
import { settings } from '../../storage/settings.svelte.ts';
import { deviceTrackedGames } from '../../storage/tracked-games.ts';
import { OpenError, type OpenedGame, openText } from '../../game-records/record-reader.ts';
import { recordText } from '../../game-records/record-link.ts';
import { servedRecord } from '../../game-records/served-record.ts';
import { ServerError } from '../../server/ask.ts';

export interface FoundGame {
  readonly game: OpenedGame;
  /** The seats of this device's owner. */
  readonly yours: readonly number[];
  /** The bot of each seat; empty for people. */
  readonly bots: readonly string[];
  readonly way: StoredGame['way'];
  /** Milliseconds since 1970. */
  readonly started: number | undefined;
  readonly ended: number | undefined;
  readonly isKept: boolean;
}

const stated = v.object({
  started: v.optional(v.number()),
  ended: v.number(),
  bots: v.array(v.nullable(v.string())),
});

/** `missing`: there is no such game; `offline`: the server cannot be asked. Throws `OpenError` for a damaged one. */
export async function findGame(id: string): Promise<FoundGame | 'missing' | 'offline'> {
  const own = deviceOwnNames(settings.name);
  // The tracker stores its games itself; older versions left a copy in the history.
  const tracked = deviceTrackedGames().get(id);
  if (tracked !== undefined) {
    const { record, changed: ended } = tracked;
    const lines = record.players.map((name) => ({ name, bot: '' }));
    const you = yourSeat('track', lines, [], own);
    return {
      game: asGame(makeRecord(record)),
      way: 'track',
      yours: you === undefined ? [] : [you],
      bots: lines.map(({ bot }) => bot),
      started: tracked.started,
      ended,
      isKept: true,
    };
  }
  const stored = await storedGame(id);
  if (stored !== undefined) {
    const { way, bots, started, ended } = stored;
    const game = asGame(stored.record);
    const lines = game.whole.players.map((name, seat) => ({ name, bot: bots[seat] ?? '' }));
    const you = yourSeat(way, lines, stored.yours, own);
    return { game, way, yours: you === undefined ? stored.yours : [you], bots, started, ended, isKept: true };
  }
  if (!/^[0-9A-Za-z]{1,12}\.\d{1,9}$/.test(id)) return 'missing';
  try {
    return found(asGame(await servedRecord(id)));
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return error.isLasting ? 'missing' : 'offline';
  }
}

export function found(game: OpenedGame): FoundGame {
  const read = v.safeParse(stated, game.played);
  const { started, ended, bots } = read.success
    ? read.output
    : { started: undefined, ended: undefined, bots: [] };
  const kinds = bots.map((bot) => bot ?? '');
  return { game, way: 'file', yours: [], bots: kinds, started, ended, isKept: false };
}

/** A game from elsewhere, as this device stores it. */
export function storedFile({ game, bots, started, ended }: FoundGame, now: number): StoredGame {
  return {
    id: `FILE-${now.toString(36)}`,
    way: 'file',
    started: started ?? ended ?? now,
    ended: ended ?? now,
    yours: [],
    bots: game.whole.players.map((_, seat) => bots[seat] ?? ''),
    takeBacks: 0,
    record: recordText(game),
  };
}

function asGame(text: string): OpenedGame {
  const opened = openText(text);
  if (opened.kind !== 'game') throw new OpenError('badRecord');
  return opened;
}
