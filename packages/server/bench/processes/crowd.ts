// Players with the real client, who reconnect when their server is gone; all in one process.

import { findBot } from '@sevenfold/bots';
import { Sfc32 } from '@sevenfold/engine';
import { systemClock, webSource } from '@sevenfold/table';
import { setTimeout as sleep } from 'node:timers/promises';
import { checksumOf } from '../figures/checksum.ts';
import { answerRequests } from './child.ts';
import type { Heard } from '../figures/stored.ts';
import { Player } from '../players/player.ts';

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
/** Milliseconds after which a player counts as lost. */
const LOST = 60_000;

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
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const url = `${urls[index % urls.length]}/v1/tables`;
  const { code, token } = (await (await fetch(url, { method: 'POST' })).json()) as {
    code: string;
    token: string;
  };
  const group: Player[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const first = index + seat;
    const player = new Player({
      urls,
      first,
      table: code,
      token: seat === 0 ? token : webSource.token(),
      clock: systemClock,
      thought: () => thought,
      answer: findBot('stay25')!.make({ random: new Sfc32(first) }),
    });
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
  for (const player of players) player.plays = player.again = false;
  await sleep(500);
  const logs = new Map<string, string>();
  for (const { table, seen } of players)
    for (const [number, tokens] of seen) {
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
