// Players with the real client, who reconnect when their server is gone; all in one process.

import { findBot } from '@sevenfold/bots';
import { clone, makeMove, Sfc32 } from '@sevenfold/engine';
import { Client, socketUrl, systemClock, webDial, webSource } from '@sevenfold/table';
import { setTimeout as sleep } from 'node:timers/promises';
import { checksumOf } from '../figures/checksum.ts';
import { answerRequests } from './child.ts';
import type { Heard } from '../figures/stored.ts';

export type CrowdRequest =
  /** The players of each table connect to these in turn, and to the next one whenever a connection is lost. */
  | {
      readonly do: 'open';
      readonly ports: readonly number[];
      readonly tables: number;
      /** Milliseconds that a player thinks. */
      readonly thought: number;
    }
  /** What happened since the last time this was asked. */
  | { readonly do: 'lap' }
  /** When the last player heard something that came after a moment, in milliseconds since 1970. */
  | { readonly do: 'heardAfter'; readonly moment: number }
  /** Stops all players without finishing their games. */
  | { readonly do: 'games' };

export interface Lap {
  readonly actions: number;
  readonly seconds: number;
  /** The most milliseconds in which some player heard nothing. */
  readonly silence: number;
}

const PLAYERS = 4;
/** Tables opened at the same time. */
const AT_ONCE = 20;
/** Milliseconds after which a host asks for the next game again. */
const PATIENCE = 200;
/** Milliseconds after which a player counts as lost. */
const LOST = 60_000;

class Player {
  readonly client: Client;
  readonly table: string;
  /** The log of each game, by its number. */
  readonly logs = new Map<number, readonly string[]>();
  actions = 0;
  silence = 0;
  heard = Date.now();
  acts = true;
  readonly #bot: ReturnType<NonNullable<ReturnType<typeof findBot>>['make']>;
  #asked: NodeJS.Timeout | undefined;
  #again = 0;

  readonly #thought: number;

  constructor(ports: readonly number[], first: number, thought: number, table: string, token: string) {
    this.table = table;
    this.#thought = thought;
    this.#bot = findBot('stay25')!.make({ random: new Sfc32(first) });
    let tries = first;
    this.client = new Client({
      dial: (on) => webDial(socketUrl(`http://127.0.0.1:${ports[tries++ % ports.length]}`, table))(on),
      clock: systemClock,
      table,
      token,
      changed: () => this.#changed(),
    });
    this.client.connect();
  }

  /** The longest silence since the last lap; one that lasts counts as far as it goes. */
  lap(): number {
    const longest = Math.max(this.silence, Date.now() - this.heard);
    this.silence = 0;
    return longest;
  }

  #changed(): void {
    const { log, view } = this.client;
    const game = view?.game?.number;
    if (game === undefined) return;
    if (log.length > (this.logs.get(game)?.length ?? 0)) {
      this.logs.set(game, [...log]);
      const now = Date.now();
      this.silence = Math.max(this.silence, now - this.heard);
      this.heard = now;
    }
    this.#act();
  }

  #act(): void {
    const { client } = this;
    if (!this.acts) return;
    const { view } = client;
    if (view?.phase === 'over' && view.host === client.you && Date.now() - this.#again > PATIENCE) {
      this.#again = Date.now();
      client.send({ type: 'host', do: 'rematch' });
      setTimeout(() => this.#act(), PATIENCE + 1).unref();
    }
    if (this.#asked !== undefined || client.asked < 0 || client.waiting) return;
    this.#asked = setTimeout(() => {
      this.#asked = undefined;
      if (!this.acts || client.asked < 0 || client.waiting) return;
      this.actions++;
      client.move(client.asked, makeMove(this.#bot(clone(client.state!))));
    }, this.#thought);
  }
}

const players: Player[] = [];
let lapped = Date.now();

answerRequests(async (request: CrowdRequest) => {
  switch (request.do) {
    case 'open':
      return open(request);
    case 'lap':
      return lap();
    case 'heardAfter':
      return heardAfter(request.moment);
    case 'games':
      return games();
  }
});
process.on('disconnect', () => process.exit());

type Open = Extract<CrowdRequest, { readonly do: 'open' }>;

async function open(request: Open): Promise<void> {
  let next = 0;
  const some = async (): Promise<void> => {
    while (next < request.tables) await sitDown(request, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

async function sitDown({ ports, thought }: Open, index: number): Promise<void> {
  const url = `http://127.0.0.1:${ports[index % ports.length]}/v1/tables`;
  const { code, token } = (await (await fetch(url, { method: 'POST' })).json()) as {
    code: string;
    token: string;
  };
  const group: Player[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const player = new Player(ports, index + seat, thought, code, seat === 0 ? token : webSource.token());
    group.push(player);
    await until(() => player.client.status === 'open');
    player.client.sit(`Player ${seat}`, seat);
    await until(() => player.client.seats.length === 1);
  }
  const host = group[0]!.client;
  await until(() => host.view!.seats.length === PLAYERS);
  host.send({ type: 'host', do: 'start' });
  await until(() => group.every(({ client }) => client.log.length > 0));
  players.push(...group);
}

function lap(): Lap {
  const now = Date.now();
  const actions = players.reduce((sum, player) => sum + player.actions, 0);
  for (const player of players) player.actions = 0;
  const silence = Math.max(...players.map((player) => player.lap()));
  const seconds = (now - lapped) / 1000;
  lapped = now;
  return { actions, seconds, silence };
}

async function heardAfter(moment: number): Promise<number> {
  const first = new Map<Player, number>();
  for (const begun = Date.now(); first.size < players.length; await sleep(2)) {
    for (const player of players)
      if (!first.has(player) && player.heard > moment) first.set(player, player.heard);
    if (Date.now() - begun > LOST) throw new Error('a player hears nothing any more');
  }
  return Math.max(...first.values());
}

async function games(): Promise<Heard> {
  for (const player of players) player.acts = false;
  await sleep(500);
  const logs = new Map<string, string>();
  for (const { table, logs: heard } of players)
    for (const [number, tokens] of heard) {
      const name = `${table}.${number}`;
      const log = tokens.join(' ');
      const other = logs.get(name) ?? '';
      // Someone who is away at the end of a game does not hear all of it.
      if (!log.startsWith(other) && !other.startsWith(log))
        throw new Error(`two players heard another ${name}`);
      if (log.length > other.length) logs.set(name, log);
    }
  for (const { client } of players) client.close();
  return {
    names: [...logs.keys()],
    entries: [...logs.values()].reduce((sum, log) => sum + log.split(' ').length, 0),
    checksum: checksumOf([...logs]),
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(2);
}
