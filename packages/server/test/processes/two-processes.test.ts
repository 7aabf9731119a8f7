import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../src/index.ts';
import { newSchema } from '../schema.ts';
import { describeWith } from '../services.ts';
import { ask, sleep, until } from '../test-server.ts';
import { Crowd } from './crowd.ts';
import { Player } from './player.ts';
import { hasRedis, Redis } from './redis.ts';
import { Server } from './server.ts';

const times = Number(process.env['KILL_TIMES'] ?? 12);
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
      { timeout: 120_000 + times * 5000 },
      async () => {
        const random = new Sfc32(seed);
        const { servers, redis, databaseUrl } = await openTwo();
        const urls = servers.map(({ url }) => url);
        const crowd = await Crowd.gather(urls, { tables: 12, people: 3, bots: 1 }, random);
        onTestFinished(() => crowd.leave());
        for (let kills = 0; kills < times; kills++) {
          const server = servers[random.below(2)]!;
          if (kills % 5 === 1) redis.freeze();
          if (kills % 5 === 3) await redis.kill();
          await sleep(random.below(LONGEST_LIFE));
          await server.kill();
          await sleep(random.below(LONGEST_LIFE));
          await server.start();
          if (kills % 5 === 1) redis.thaw();
          if (kills % 5 === 4) await redis.start();
        }
        expect(await crowd.finish()).toEqual([]);
        crowd.leave();
        const storage = await openPostgres(databaseUrl);
        onTestFinished(() => storage.close());
        const { lost, games, entries } = await crowd.check(storage);
        expect(lost).toEqual([]);
        const welcomes = crowd.players.reduce((sum, player) => sum + player.welcomes, 0);
        console.log(`${times} kills: ${games} games, ${entries} entries, ${welcomes} connections`);
        expect(entries).toBeGreaterThan(times * 20);
        expect(welcomes).toBeGreaterThan(times * 5);
      },
    );

    test(
      'clocks, bots and people of a dead process are taken over by the other',
      { timeout: 120_000 },
      async () => {
        const { servers } = await openTwo();
        const [dying, living] = servers;
        const random = new Sfc32(seed);
        const rules = { preset: 'official', target: 30 };
        const { json } = await ask(`${dying.url}/v1/tables`, 'POST', { rules, clock: 10 });
        const { code, token } = json as unknown as { code: string; token: string };
        const player = new Player({ urls: [dying.url], first: 0, table: code, token, random });
        player.plays = false;
        onTestFinished(() => player.client.close());
        const { client } = player;
        await until(() => client.status === 'open', 'the host is there');
        client.sit('Ann', 0);
        for (let bot = 0; bot < 2; bot++) client.send({ type: 'host', do: 'addBot', bot: 'stay25' });
        await until(() => client.view?.seats.length === 3, 'all seats are taken');
        client.send({ type: 'host', do: 'start' });
        // Ann is asked and does not answer; her clock runs in the process that dies.
        await until(() => client.asked === 0, 'the host is asked', 20_000);
        const watcher = new Player({
          urls: [living.url],
          first: 0,
          table: code,
          token: 'w'.repeat(22),
          random,
        });
        onTestFinished(() => watcher.client.close());
        await until(
          () => watcher.client.log.length === client.log.length,
          'the other process knows the game',
        );
        await dying.kill();
        client.close();
        // Only the spectator is left: a bot plays for Ann, and the others are bots.
        await until(() => watcher.client.view?.phase === 'over', 'the game is over', 90_000);
        expect(watcher.client.log.join(' ').startsWith([...player.seen.values()].at(-1)!.join(' '))).toBe(
          true,
        );
      },
    );

    test('a clock that ran at a dead process runs out at the other', { timeout: 90_000 }, async () => {
      const { servers } = await openTwo();
      const [dying, living] = servers;
      const { json } = await ask(`${dying.url}/v1/tables`, 'POST', { clock: 10 });
      const { code, token } = json as unknown as { code: string; token: string };
      const random = new Sfc32(seed);
      const urls = [dying.url, living.url];
      const players = ['n'.repeat(22), token].map(
        (one, seat) => new Player({ urls, first: seat === 0 ? 1 : 0, table: code, token: one, random }),
      );
      for (const player of players) {
        player.plays = false;
        onTestFinished(() => player.client.close());
        await until(() => player.client.status === 'open', 'someone is there');
        player.client.sit('Someone', 0);
        await until(() => player.client.seats.length === 1, 'someone sits');
      }
      const [, host] = players.map(({ client }) => client);
      host!.send({ type: 'host', do: 'start' });
      await until(() => host!.log.length > 0, 'the game has begun');
      const asked = Date.now();
      const n = host!.log.length;
      await sleep(4000);
      await dying.kill();
      await until(() => host!.log.length > n, 'the clock has run out', 30_000);
      const took = Date.now() - asked;
      expect(took).toBeGreaterThan(9000);
      expect(took).toBeLessThan(20_000);
    });
  });
});
