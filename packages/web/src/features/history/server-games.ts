// Games of this device on the server: new ones are added to the history, and those deleted here are deleted there too.
// Without a network all of it waits until the next time.

import * as v from 'valibot';
import type { History } from '../../storage/history.ts';
import type { Stored } from '../../storage/registry.ts';
import type { Shelf } from '../../storage/shelf.ts';
import { readStored, writeStored } from '../../storage/stored.ts';
import { request } from '../../routing/request.ts';

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
    await this.#delete('');
  }

  /** Deletes from the server what was deleted here; the next `fetch` retries what failed. */
  async tell(): Promise<void> {
    const ids = [...this.#untold];
    this.#untold.clear();
    for (const id of ids) await this.#delete(`/${id}`);
  }

  /** Adds games that are new here; `name` finds the owner's seat where the server does not say. Returns how many, or why none. */
  async fetch(name: string): Promise<number | 'offline' | 'nobody'> {
    const token = readStored('guest', this.#shelf);
    if (token === undefined) return 'nobody';
    const deleted = this.#deletions();
    let came = 0;
    let next: string | undefined;
    for (let index = 0; index < MOST_PAGES; index++) {
      const found = await getPage(token, next);
      if (found === undefined) return 'offline';
      for (const game of found.games) {
        if (game.ended <= deleted.before || deleted.ids.includes(game.id)) {
          await this.#delete(`/${game.id}`);
          continue;
        }
        if (this.#history.get(game.id) !== undefined) continue;
        const record = await getText(`/v1/records/${game.id}`);
        if (record === undefined) return 'offline';
        this.#history.add({ ...stored(game, name), record });
        came++;
      }
      next = found.next;
      if (next === undefined) break;
    }
    return came;
  }

  async #delete(path: string): Promise<void> {
    const token = readStored('guest', this.#shelf);
    if (token !== undefined) await request(`/v1/me/games${path}`, { method: 'DELETE', token });
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

async function getPage(token: string, before: string | undefined) {
  const query = `limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`;
  const text = await getText(`/v1/me/games?${query}`, token);
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(page, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

async function getText(path: string, token?: string): Promise<string | undefined> {
  const response = await request(path, { token });
  return response?.ok === true ? response.text().catch(() => undefined) : undefined;
}
