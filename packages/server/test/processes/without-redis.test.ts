import { type Client, SETTINGS, webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../src/index.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';
import { enter, newTable, playOn, startTestServer, type TestServer, until } from '../helpers/test-server.ts';
import { Cable } from './cable.ts';
import { hasRedis, Redis } from './redis.ts';

const AT_ONCE = [0, 1] as const;
/** Nobody polls within a test: whatever a process learns of the other, it has heard. */
const HEARING = {
  ...SETTINGS,
  poll: 3_600_000,
  pace: { quick: AT_ONCE, natural: AT_ONCE, slow: AT_ONCE },
};

if (!hasRedis) console.warn('Skipped: redis-server is missing, so none can be stopped and started again.');

interface Game {
  readonly clients: readonly Client[];
  /** How often a process has read the table. */
  readonly reads: () => number;
}

/** Plays to the end; returns how many different logs players have then, and whether processes had to poll. */
async function finish({ clients, reads }: Game): Promise<{ logs: number; polled: boolean }> {
  const before = reads();
  await playOn(clients);
  const logs = new Set(clients.map(({ log }) => log.join(' '))).size;
  // Each process looks once when it loses its Redis.
  return { logs, polled: reads() - before > 10 };
}

const HEARD = { logs: 1, polled: false };

async function openRedis(): Promise<Redis> {
  const redis = await Redis.open();
  onTestFinished(() => redis.end());
  return redis;
}

describeWith('PostgreSQL', 'TEST_DATABASE_URL', (postgres) => {
  /** One server for each Redis, or none, with a player at each of them, in mid-game. */
  async function inAGame(...redisUrls: readonly string[]): Promise<Game> {
    const { url } = await newSchema(postgres);
    let reads = 0;
    const servers: TestServer[] = [];
    for (const redis of redisUrls) {
      const storage = await openPostgres(url);
      const { store } = storage;
      const counted = new Proxy(store, {
        get(target, name: keyof typeof store) {
          if (name === 'load') reads++;
          return target[name].bind(target);
        },
      });
      const flags = { 'database-url': url, ...(redis === '' ? {} : { 'redis-url': redis }) };
      servers.push(
        await startTestServer(flags, { storage: { ...storage, store: counted }, settings: HEARING }),
      );
    }
    const { code, token } = await newTable(servers[0]!, { rules: { preset: 'official', target: 60 } });
    const clients = servers.map((server, at) => enter(server, code, at === 0 ? token : webSource.token()));
    for (const client of clients) {
      await until(() => client.status === 'open', 'someone is there');
      client.sit('Someone', 0);
      await until(() => client.seats.length === 1, 'someone sits');
    }
    clients[0]!.send({ type: 'host', do: 'addBot', bot: 'stay25' });
    clients[0]!.send({ type: 'host', do: 'start' });
    await until(() => clients.every(({ state }) => state !== undefined), 'the game has begun');
    await playOn(clients, () => clients[0]!.log.length > 20);
    return { clients, reads: () => reads };
  }

  test('processes without Redis hear each other through PostgreSQL', async () => {
    expect(await finish(await inAGame('', ''))).toEqual(HEARD);
  });

  describe.skipIf(!hasRedis)('and a Redis', () => {
    test('that dies: PostgreSQL takes over', async () => {
      const redis = await openRedis();
      const game = await inAGame(redis.url, redis.url);
      await redis.kill();
      expect(await finish(game)).toEqual(HEARD);
    });

    test('that one process is cut off from: it hears the others, and they hear it', async () => {
      const redis = await openRedis();
      const cable = await Cable.open(redis.url);
      onTestFinished(() => cable.end());
      const game = await inAGame(cable.carry(redis.url), redis.url);
      cable.cut();
      expect(await finish(game)).toEqual(HEARD);
    });
  });
});
