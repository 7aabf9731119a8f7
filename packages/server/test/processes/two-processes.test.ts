import { Sfc32 } from '@sevenfold/engine';
import { Client, systemClock, webDial, webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sample } from '../../../../scripts/sample.mjs';
import { openPostgres } from '../../src/index.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';
import { newTable, sleep, until } from '../helpers/test-server.ts';
import type { Player } from '../../bench/players/player.ts';
import { Crowd } from './crowd.ts';
import { randomPlayer } from './random-player.ts';
import { hasRedis, Redis } from './redis.ts';
import { Server } from './server.ts';

const times = Number(process.env['KILL_TIMES'] ?? sample(3, 8));
const seed = Number(process.env['KILL_SEED'] ?? 7);
const LONGEST_LIFE = 800;
/** Shorter than usual; the lease has to outlive a few ticks on a busy machine. */
const SETTINGS = {
  grace: 1500,
  lease: 4000,
  poll: 500,
  pace: { quick: [5, 40], natural: [5, 40], slow: [5, 40] },
} as const;

if (!hasRedis) console.warn('Skipped: redis-server is missing, so none can be stopped and started again.');

describe.skipIf(!hasRedis)('two processes and a Redis that comes and goes', () => {
  describeWith('PostgreSQL', 'TEST_DATABASE_URL', (postgres) => {
    async function openTwo(): Promise<{ servers: [Server, Server]; redis: Redis; databaseUrl: string }> {
      const redis = await Redis.open();
      onTestFinished(() => redis.end());
      const { url: databaseUrl } = await newSchema(postgres);
      const flags = { 'database-url': databaseUrl, 'redis-url': redis.url };
      const servers: [Server, Server] = [new Server(flags, SETTINGS), new Server(flags, SETTINGS)];
      onTestFinished(async () => {
        await Promise.all(servers.map((server) => server.end()));
      });
      for (const server of servers) await server.start();
      return { servers, redis, databaseUrl };
    }

    test(
      `one or the other is killed ${times} times (KILL_TIMES, KILL_SEED=${seed}): no move is lost, no game stuck`,
      { timeout: 900_000 + times * 5000 },
      async () => {
        const random = new Sfc32(seed);
        const { servers, redis, databaseUrl } = await openTwo();
        const urls = servers.map(({ url }) => url);
        const crowd = await Crowd.gather(urls, { tables: 12, people: 3, bots: 1 }, random);
        onTestFinished(() => crowd.leave());
        for (let kills = 0; kills < times; kills++) {
          const server = servers[random.below(2)]!;
          if (kills % 3 === 1) redis.freeze();
          if (kills % 3 === 2) await redis.kill();
          await sleep(random.below(LONGEST_LIFE));
          await server.kill();
          await sleep(random.below(LONGEST_LIFE));
          await server.start();
          if (kills % 3 === 1) redis.thaw();
          if (kills % 3 === 2) await redis.start();
        }
        expect(await crowd.finish()).toEqual([]);
        crowd.leave();
        const storage = await openPostgres(databaseUrl);
        onTestFinished(() => storage.close());
        const { lost, games, entries } = await crowd.check(storage);
        expect(lost).toEqual([]);
        console.log(`${times} kills: ${games} games, ${entries} entries, ${crowd.welcomes} connections`);
        expect(entries).toBeGreaterThan(times * 20);
        expect(crowd.welcomes).toBeGreaterThan(times * 5);
      },
    );

    /** Someone who sits down and then answers nothing. */
    async function arrive(urls: readonly string[], table: string, token: string): Promise<Player> {
      const player = randomPlayer({ urls, first: 0, table, token, random: new Sfc32(seed) });
      player.plays = false;
      onTestFinished(() => player.client.close());
      await until(() => player.client.status === 'open', 'someone is there');
      player.client.sit('Someone', 0);
      await until(() => player.client.seats.length === 1, 'someone sits');
      return player;
    }

    test('clocks, bots and people of a dead process are taken over by the other', async () => {
      const {
        servers: [dying, living],
      } = await openTwo();

      // At one table a person and two bots play, at the process that dies; someone watches at the other.
      const lonely = await newTable(dying, { rules: { preset: 'official', target: 30 }, clock: 10 });
      const ann = await arrive([dying.url], lonely.code, lonely.token);
      for (let bot = 0; bot < 2; bot++) ann.client.send({ type: 'host', do: 'addBot', bot: 'stay25' });
      await until(() => ann.client.view?.seats.length === 3, 'all seats are taken');
      ann.client.send({ type: 'host', do: 'start' });
      await until(() => ann.client.asked === 0, 'Ann is asked');
      const watcher = new Client({
        dial: webDial(`${living.url.replace('http', 'ws')}/v1/socket`),
        clock: systemClock,
        table: lonely.code,
      });
      onTestFinished(() => watcher.close());
      watcher.connect();
      await until(() => watcher.log.length === ann.client.log.length, 'the other process knows the game');

      // At the other table two people sit, at one process each; both stay, and neither answers.
      const patient = await newTable(dying, { clock: 10 });
      await arrive([living.url], patient.code, webSource.token());
      const { client: host } = await arrive([dying.url, living.url], patient.code, patient.token);
      const begun = Date.now();
      host.send({ type: 'host', do: 'start' });
      await until(() => host.log.length > 0, 'the game has begun');
      const n = host.log.length;

      await dying.kill();
      ann.client.close();
      await until(() => host.log.length > n, 'the clock has run out');
      expect(Date.now() - begun).toBeGreaterThan(9_900);
      await until(() => watcher.view?.phase === 'over', 'a bot has played for Ann, and the game is over');
      expect(watcher.log.join(' ').startsWith([...ann.seen.values()].at(-1)!.join(' '))).toBe(true);
    });
  });
});
