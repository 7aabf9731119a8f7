// Games of this device that the server knows: those that are new here are kept here too. Without network nothing happens.

import * as v from 'valibot';
import type { History } from '../../local/history.ts';
import { readJson, type Shelf } from '../../local/shelf.ts';

const GUEST = 'guest';
const DELETED = 'history-deleted';
const MOST_DELETED = 500;
const PAGE = 50;
const MOST_PAGES = 10;

const deletions = v.object({
  /** Nothing that ended before is asked for again. */
  before: v.number(),
  ids: v.array(v.string()),
});

type Deletions = v.InferOutput<typeof deletions>;

const page = v.object({
  games: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,12}\.\d{1,9}$/)),
      started: v.number(),
      ended: v.number(),
      players: v.array(v.string()),
      bots: v.array(v.nullable(v.string())),
      /** Those of who asks; an older game does not say. */
      seats: v.optional(v.array(v.number())),
    }),
  ),
  before: v.optional(v.number()),
});

type ServerGame = v.InferOutput<typeof page>['games'][number];

export class ServerGames {
  readonly #shelf: Shelf;
  readonly #history: History;

  constructor(shelf: Shelf, history: History) {
    this.#shelf = shelf;
    this.#history = history;
  }

  /** What is deleted here shall not come back from the server. */
  forget(id: string): void {
    const { before, ids } = this.#deletions();
    this.#keep({ before, ids: [...ids.slice(1 - MOST_DELETED), id] });
  }

  remember(id: string): void {
    const { before, ids } = this.#deletions();
    this.#keep({ before, ids: ids.filter((other) => other !== id) });
  }

  forgetAll(): void {
    this.#keep({ before: Date.now(), ids: [] });
  }

  /** Fetches games that are new here; `name` tells which seat is one's own where the server cannot. Gives how many came, or why none could. */
  async fetch(name: string): Promise<number | 'offline' | 'nobody'> {
    const token = this.#shelf.get(GUEST);
    if (token === undefined) return 'nobody';
    const deleted = this.#deletions();
    let came = 0;
    let before: number | undefined;
    for (let index = 0; index < MOST_PAGES; index++) {
      const found = await getPage(token, before);
      if (found === undefined) return 'offline';
      for (const game of found.games) {
        const isWanted = game.ended > deleted.before && !deleted.ids.includes(game.id);
        if (!isWanted || this.#history.get(game.id) !== undefined) continue;
        const record = await getText(`/v1/records/${game.id}`);
        if (record === undefined) return 'offline';
        this.#history.add({ ...kept(game, name), record });
        came++;
      }
      before = found.before;
      if (before === undefined || before <= deleted.before) break;
    }
    return came;
  }

  #deletions(): Deletions {
    const read = readJson(this.#shelf, DELETED, (value) => {
      const parsed = v.safeParse(deletions, value);
      return parsed.success ? parsed.output : undefined;
    });
    return read ?? { before: 0, ids: [] };
  }

  #keep(next: Deletions): void {
    this.#shelf.set(DELETED, JSON.stringify(next));
  }
}

/** Where the server does not say, one's own seat is the person's of one's own name; of two of them none is. */
function kept({ id, started, ended, players, bots, seats }: ServerGame, name: string) {
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

async function getPage(token: string, before: number | undefined) {
  const query = `limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`;
  const text = await getText(`/v1/me/games?${query}`, { authorization: `Bearer ${token}` });
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(page, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

async function getText(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  try {
    const response = await fetch(path, { headers, signal: AbortSignal.timeout(10_000) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
