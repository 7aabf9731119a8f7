import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../src/index.ts';
import { newSchema } from '../helpers/schema.ts';
import { describeWith } from '../helpers/services.ts';
import { Cable } from './cable.ts';
import { Crowd } from './crowd.ts';
import { hasRedis, Redis } from './redis.ts';
import { Server } from './server.ts';

/** Shorter than usual; the lease has to outlive a few ticks on a busy machine. */
const SETTINGS = {
  grace: 1500,
  lease: 4000,
  poll: 500,
  pace: { quick: [5, 40], natural: [5, 40], slow: [5, 40] },
} as const;
/** More than a round of a game, so that everyone is asked. */
const ENTRIES = 30;

if (!hasRedis) console.warn('Skipped: redis-server is missing, so none can be cut off.');

describe.skipIf(!hasRedis)('three processes', () => {
  describeWith('PostgreSQL', 'TEST_DATABASE_URL', (postgres) => {
    test(
      'one of which is frozen, or cut off from Redis or PostgreSQL: every table goes on, and nothing is lost',
      { timeout: 300_000 },
      async () => {
        const redis = await Redis.open();
        onTestFinished(() => redis.end());
        const { url } = await newSchema(postgres);
        const cables = [await Cable.open(redis.url), await Cable.open(url)] as const;
        onTestFinished(() => cables.forEach((cable) => cable.end()));
        const [toRedis, toPostgres] = cables;
        const whole = { 'redis-url': redis.url, 'database-url': url };
        const weak = { 'redis-url': toRedis.carry(redis.url), 'database-url': toPostgres.carry(url) };
        // What fails here is meant to.
        const servers = [weak, whole, whole].map(
          (urls) => new Server({ ...urls, 'log-level': 'fatal' }, SETTINGS, false),
        );
        onTestFinished(async () => {
          await Promise.all(servers.map((server) => server.end()));
        });
        await Promise.all(servers.map((server) => server.start()));
        const [server] = servers as [Server];
        const places = servers.map((one) => one.url);
        const crowd = await Crowd.gather(places, { tables: 3, people: 3, bots: 1 }, new Sfc32(7));
        onTestFinished(() => crowd.leave());
        await crowd.spread();
        server.freeze();
        await crowd.playOn(ENTRIES, 'everyone plays without a frozen process');
        server.thaw();
        await crowd.spread();
        toRedis.cut();
        await crowd.playOn(ENTRIES, 'everyone plays with a process cut off from Redis');
        toRedis.mend();
        toPostgres.freeze();
        await crowd.playOn(ENTRIES, 'everyone plays with a process that PostgreSQL does not answer');
        toPostgres.mend();
        const storage = await openPostgres(url);
        onTestFinished(() => storage.close());
        expect(await crowd.finish()).toEqual([]);
        expect((await crowd.check(storage)).lost).toEqual([]);
      },
    );
  });
});
