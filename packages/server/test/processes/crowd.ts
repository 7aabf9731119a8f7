import type { Sfc32 } from '@sevenfold/engine';
import { keptLog, tableStateOf, webSource } from '@sevenfold/table';
import type { Storage } from '../../src/index.ts';
import { ask, sleep, until } from '../test-server.ts';
import { Player } from './player.ts';

/** Milliseconds for a table to finish its game after the last kill. */
const LONGEST_GAME = 90_000;

/** Tables full of players. */
export class Crowd {
  readonly players: Player[] = [];

  /** Creates tables with this many people and bots each, and starts to play. */
  static async gather(
    urls: readonly string[],
    { tables, people, bots }: { tables: number; people: number; bots: number },
    random: Sfc32,
  ): Promise<Crowd> {
    const crowd = new Crowd();
    await Promise.all(Array.from({ length: tables }, () => crowd.#sitDown(urls, people, bots, random)));
    return crowd;
  }

  async #sitDown(urls: readonly string[], people: number, bots: number, random: Sfc32): Promise<void> {
    const wishes = { rules: { preset: 'official', target: 60 } };
    const { json } = await ask(`${urls[0]}/v1/tables`, 'POST', wishes);
    const { code, token } = json as unknown as { code: string; token: string };
    const group: Player[] = [];
    for (let seat = 0; seat < people; seat++) {
      const first = this.players.length + seat;
      const player = new Player({
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

  /** Games of which a player has seen something that is not in their record, and games that also left their log. */
  async check({ store, archive }: Storage): Promise<{ lost: string[]; games: number; entries: number }> {
    const lost = this.players.flatMap(({ contradictions }) => contradictions);
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
        if ((await store.read(id, 0)).length > 0) lost.push(`log of ${id}, which is not needed`);
      }
    }
    return { lost, games, entries };
  }

  leave(): void {
    for (const { client } of this.players) client.close();
  }
}
