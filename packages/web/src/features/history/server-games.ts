// Games of this device on the server: new ones are added to the history, and those deleted here are deleted there too.
// Without a network all of it waits until the next time.

import { parseRecord } from '@sevenfold/engine';
import * as v from 'valibot';
import type { History } from '../../storage/history.ts';
import type { Stored } from '../../storage/registry.ts';
import type { Shelf } from '../../storage/shelf.ts';
import { readStored, writeStored } from '../../storage/stored.ts';
import { servedRecord } from '../../game-records/served-record.ts';
import { ask, done, ServerError } from '../../server/ask.ts';

const MOST_DELETED = 500;
const PAGE = 50;
const MOST_PAGES = 10;

const page = v.object({
  games: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,12}\.\d{1,9}$/)),
      started: v.number(),
      ended: v.number(),
      players: v.array(v.string()),
      bots: v.array(v.nullable(v.string())),
      /** The seats of the person who asks; older games do not say. */
      seats: v.optional(v.array(v.number())),
    }),
  ),
  /** Asks for the next page. */
  next: v.optional(v.string()),
});

type ServerGame = v.InferOutput<typeof page>['games'][number];

export class ServerGames {
  readonly #shelf: Shelf;
  readonly #history: History;
  /** Games deleted here but not yet on the server. */
  readonly #untold = new Set<string>();

  constructor(shelf: Shelf, history: History) {
    this.#shelf = shelf;
    this.#history = history;
  }

  /** A game deleted here must not come back from the server. `tell` deletes it there, once undo is no longer offered. */
  forget(id: string): void {
    const { before, ids } = this.#deletions();
    this.#keep({ before, ids: [...ids.slice(1 - MOST_DELETED), id] });
    this.#untold.add(id);
  }

  remember(id: string): void {
    const { before, ids } = this.#deletions();
    this.#keep({ before, ids: ids.filter((other) => other !== id) });
    this.#untold.delete(id);
  }

  async forgetAll(): Promise<void> {
    this.#keep({ before: Date.now(), ids: [] });
    this.#untold.clear();
    const token = readStored('guest', this.#shelf);
    if (token !== undefined) await ask('DELETE /v1/me/games', done, { token }).catch(() => undefined);
  }

  /** Deletes from the server what was deleted here; the next `fetch` retries what failed. */
  async tell(): Promise<void> {
    const ids = [...this.#untold];
    this.#untold.clear();
    for (const id of ids) await this.#delete(id);
  }

  /** Adds games that are new here; `name` finds the owner's seat where the server does not say. Returns how many, or why none. */
  async fetch(name: string): Promise<number | 'offline' | 'nobody'> {
    const token = readStored('guest', this.#shelf);
    if (token === undefined) return 'nobody';
    try {
      return await this.#collect(token, name);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      return 'offline';
    }
  }

  async #collect(token: string, name: string): Promise<number> {
    const deleted = this.#deletions();
    let came = 0;
    let next: string | undefined;
    for (let index = 0; index < MOST_PAGES; index++) {
      const query = `limit=${PAGE}${next === undefined ? '' : `&before=${next}`}`;
      const found = await ask(`GET /v1/me/games?${query}`, page, { token });
      for (const game of found.games) {
        if (game.ended <= deleted.before || deleted.ids.includes(game.id)) {
          await this.#delete(game.id);
          continue;
        }
        if (this.#history.get(game.id) !== undefined) continue;
        const record = await recordOf(game.id);
        if (record === undefined) continue;
        await this.#history.add({ ...stored(game, name), record });
        came++;
      }
      next = found.next;
      if (next === undefined) break;
    }
    return came;
  }

  /** What cannot be deleted now is deleted by the next `fetch`. */
  async #delete(id: string): Promise<void> {
    const token = readStored('guest', this.#shelf);
    if (token === undefined) return;
    await ask(`DELETE /v1/me/games/${id}`, done, { token }).catch(() => undefined);
  }

  #deletions(): Stored<'history-deleted'> {
    return readStored('history-deleted', this.#shelf);
  }

  #keep(next: Stored<'history-deleted'>): void {
    writeStored('history-deleted', next, this.#shelf);
  }
}

/** Where the server does not say, the owner's seat is the only one with their name, or the only person's. */
function stored({ id, started, ended, players, bots, seats }: ServerGame, name: string) {
  const named = players.flatMap((player, seat) => (player === name && bots[seat] === null ? [seat] : []));
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  return {
    id,
    way: 'online' as const,
    started,
    ended,
    yours: seats ?? (named.length === 1 ? named : people.length === 1 ? people : []),
    bots: bots.map((bot) => bot ?? ''),
    takeBacks: 0,
  };
}

/** Undefined if it is no longer there, or no game. */
async function recordOf(id: string): Promise<string | undefined> {
  try {
    const record = await servedRecord(id);
    parseRecord(JSON.parse(record));
    return record;
  } catch (error) {
    if (error instanceof ServerError && !error.isLasting) throw error;
    return undefined;
  }
}
