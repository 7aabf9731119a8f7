import type { Entry } from '@sevenfold/circles';
import type { Sfc32 } from '@sevenfold/engine';
import { keptLog, tableStateOf, webSource } from '@sevenfold/table';
import type { Storage } from '../../src/index.ts';
import { Circles } from '../../src/circles/circles.ts';
import type { Player } from '../../bench/players/player.ts';
import { ask, bearer, sleep, until } from '../helpers/test-server.ts';
import { randomPlayer } from './random-player.ts';

/** Milliseconds for a table to finish its game after the last kill. */
const LONGEST_GAME = 90_000;

/** Tables full of players, whose games belong to one circle. */
export class Crowd {
  readonly players: Player[] = [];
  readonly #circle: { readonly id: string; readonly key: string };

  private constructor(circle: { readonly id: string; readonly key: string }) {
    this.#circle = circle;
  }

  /** Creates tables with this many people and bots each, and starts to play. */
  static async gather(
    urls: readonly string[],
    { tables, people, bots }: { tables: number; people: number; bots: number },
    random: Sfc32,
  ): Promise<Crowd> {
    const settings = { name: 'Everyone' };
    const { json } = await ask(
      `${urls[0]}/v1/circles`,
      'POST',
      { name: 'Nobody', settings },
      bearer(webSource.token()),
    );
    const crowd = new Crowd(json as unknown as { id: string; key: string });
    await Promise.all(Array.from({ length: tables }, () => crowd.#sitDown(urls, people, bots, random)));
    return crowd;
  }

  async #sitDown(urls: readonly string[], people: number, bots: number, random: Sfc32): Promise<void> {
    const { id: circle, key } = this.#circle;
    const wishes = { rules: { preset: 'official', target: 60 }, circle };
    const token = webSource.token();
    const headers = bearer(token);
    await ask(`${urls[0]}/v1/circles/${circle}/members`, 'POST', { key, name: 'Host' }, headers);
    const { json } = await ask(`${urls[0]}/v1/tables`, 'POST', wishes, headers);
    const code = String(json['code']);
    const group: Player[] = [];
    for (let seat = 0; seat < people; seat++) {
      const first = this.players.length + seat;
      const player = randomPlayer({
        urls,
        first,
        table: code,
        token: seat === 0 ? token : webSource.token(),
        random,
      });
      group.push(player);
      const { client } = player;
      await until(() => client.status === 'open', `someone is at ${code}`);
      client.sit(`Player ${seat}`, seat);
      await until(() => client.seats.length === 1, `someone sits at ${code}`);
    }
    const host = group[0]!.client;
    host.send({ type: 'host', do: 'pace', pace: 'quick' });
    for (let bot = 0; bot < bots; bot++) host.send({ type: 'host', do: 'addBot', bot: 'stay25' });
    await until(() => host.view!.seats.length === people + bots, `bots sit at ${code}`);
    host.send({ type: 'host', do: 'start' });
    await until(() => host.state !== undefined, `a game begins at ${code}`);
    this.players.push(...group);
  }

  /** How often anyone has connected. */
  get welcomes(): number {
    return this.players.reduce((sum, player) => sum + player.welcomes, 0);
  }

  /** Waits until a third of them have connected again. */
  async someBack(): Promise<void> {
    const enough = this.welcomes + this.players.length / 3;
    await until(() => this.welcomes >= enough, 'some are back');
  }

  /** Everyone connects again, each to the next of several addresses. */
  async spread(): Promise<void> {
    for (const [at, player] of this.players.entries()) player.goTo(at);
    await until(() => this.players.every(({ client }) => client.status === 'open'), 'everyone is back');
  }

  /** Waits until this many more entries have been seen at every table. */
  async playOn(entries: number, what: string): Promise<void> {
    const tables = new Map(this.players.map((player) => [player.table, player]));
    const goals = Array.from(tables.values(), (player) => ({ player, goal: player.entries + entries }));
    await until(() => goals.every(({ player, goal }) => player.entries >= goal), what);
  }

  /** Every player finishes the current game and starts no other; returns those who do not finish. */
  async finish(): Promise<object[]> {
    for (const player of this.players) player.again = false;
    const begun = Date.now();
    while (Date.now() - begun < LONGEST_GAME && !this.players.every(({ isDone }) => isDone)) await sleep(20);
    return this.players
      .filter(({ isDone }) => !isDone)
      .map(({ table, client }) => {
        const { status, view, log, asked, waiting, refused } = client;
        return { table, status, phase: view?.phase, n: log.length, asked, waiting, refused };
      });
  }

  /**
   * Games of which a player has seen something that is not in their record, games that also left their log, and games
   * that are not in the circle exactly once.
   */
  async check(storage: Storage): Promise<{ lost: string[]; games: number; entries: number }> {
    const { store, archive } = storage;
    const lost = this.players.flatMap(({ contradictions }) => contradictions);
    const filed = await this.#filed(storage);
    let [games, entries] = [0, 0];
    for (const table of new Set(this.players.map((player) => player.table))) {
      const { game } = tableStateOf((await store.load(table))!);
      for (let number = 1; number <= game!.number; number++) {
        const id = `${table}.${number}`;
        const kept = await archive.find(id);
        const log = kept === undefined ? [] : keptLog(kept);
        games++;
        entries += log.length;
        for (const { seen } of this.players.filter((player) => player.table === table)) {
          const prefix = seen.get(number) ?? [];
          if (prefix.some((token, n) => token !== log[n])) lost.push(id);
        }
        if (kept === undefined) lost.push(`record of ${id}`);
        const count = filed.filter((key) => key === `online:${id}`).length;
        if (count !== 1) lost.push(`${id} is in the circle ${count} times`);
        if ((await store.read(id, 0)).length > 0) lost.push(`log of ${id}, which is not needed`);
      }
    }
    return { lost, games, entries };
  }

  /** The keys of all games in the circle, after a process has started that files what the last one has left. */
  async #filed(storage: Storage): Promise<string[]> {
    await new Circles({ storage, source: webSource, changed: () => undefined, failed: fail }).filer.run();
    const { json } = await storage.circles.read(this.#circle.id, 0);
    const log = JSON.parse(json) as Entry[];
    return log.flatMap((entry) => (entry.do === 'file' ? [entry.game.key] : []));
  }

  leave(): void {
    for (const { client } of this.players) client.close();
  }
}

function fail(error: unknown): never {
  throw error;
}
