import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { busContract } from '@sevenfold/table/contracts';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { RedisBus } from '../../src/bus/redis-bus.ts';
import { describeWith } from '../helpers/services.ts';

async function open(url: string, changed: (working: boolean) => void = () => {}): Promise<RedisBus> {
  const bus = await RedisBus.open(url);
  changed(bus.working);
  bus.watch(() => changed(bus.working));
  onTestFinished(() => bus.close());
  return bus;
}

describeWith('Redis', 'TEST_REDIS_URL', (url) => {
  busContract('Redis', async () => [await open(url), await open(url)]);

  test('a subscriber that leaves and returns at once still hears everything', async () => {
    const [here, there] = [await open(url), await open(url)];
    const heard: string[] = [];
    let leave = await there.subscribe('t', (text) => heard.push(text));
    for (let times = 1; times <= 20; times++) {
      leave();
      const coming = there.subscribe('t', (text) => heard.push(text));
      if (times % 3 === 0) (await coming)();
      leave = await (times % 3 === 0 ? there.subscribe('t', (text) => heard.push(text)) : coming);
      await here.publish('t', `${times}`);
      await expect.poll(() => heard.at(-1)).toBe(`${times}`);
    }
    leave();
    await here.publish('t', 'never');
    expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 1}`));
  });

  test('more messages than may wait are refused, and later ones are sent', async () => {
    const bus = await RedisBus.open(url, 100);
    onTestFinished(() => bus.close());
    const sent = Array.from({ length: 150 }, () => bus.publish('t', 'news'));
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(50);
    await expect(bus.publish('t', 'news')).resolves.toBeUndefined();
  });

  test('a hundred tables on one connection each hear their own news', async () => {
    const [here, there] = [await open(url), await open(url)];
    const heard: string[] = [];
    const tables = Array.from({ length: 100 }, (_, at) => `T${at}`);
    await Promise.all(
      tables.map((table) => there.subscribe(table, (text) => heard.push(`${table} ${text}`))),
    );
    await Promise.all(tables.map((table) => here.publish(table, `for ${table}`)));
    await expect.poll(() => heard.sort()).toEqual(tables.map((table) => `${table} for ${table}`).sort());
  });
});

const AWAY = /offline|closed|timeout|disconnects/i;
const installed = spawnSync('redis-server', ['--version']).status === 0;
if (!installed) console.warn('Skipped: redis-server is missing, so none can be stopped and started again.');

describe.skipIf(!installed)('a Redis that goes away (redis-server)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-redis-'));
  const socket = join(folder, 'redis.sock');
  const url = `unix://${socket}`;
  let redis: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder];
    redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const text of redis.stdout!) if (/ready to accept/i.test(String(text))) return;
  }

  async function stop(): Promise<void> {
    if (redis === undefined) return;
    const exit = once(redis, 'exit');
    redis.kill('SIGCONT');
    redis.kill('SIGKILL');
    await exit;
    redis = undefined;
  }

  afterEach(stop);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('makes publishing fail at once, and all subscribers hear again when it is back', async () => {
    await start();
    const changes: boolean[] = [];
    const [here, there] = [await open(url, (connected) => changes.push(connected)), await open(url)];
    const heard: string[] = [];
    await there.subscribe('before', (text) => heard.push(text));
    const leave = await there.subscribe('left', (text) => heard.push(text));
    await here.publish('before', 'one');
    await expect.poll(() => heard).toEqual(['one']);

    await stop();
    await expect.poll(() => changes).toEqual([true, false]);
    for (let at = 0; at < 1000; at++) await expect(here.publish('before', 'lost')).rejects.toThrow(AWAY);
    await there.subscribe('meanwhile', (text) => heard.push(text));
    leave();

    await start();
    await expect.poll(() => changes).toEqual([true, false, true]);
    await expect
      .poll(async () => {
        await here.publish('before', 'two');
        await here.publish('meanwhile', 'three');
        await here.publish('left', 'never');
        return new Set(heard);
      })
      .toEqual(new Set(['one', 'two', 'three']));
  });

  test('may be missing from the start', async () => {
    const bus = await open(url);
    const heard: string[] = [];
    await bus.subscribe('t', (text) => heard.push(text));
    await expect(bus.publish('t', 'lost')).rejects.toThrow(AWAY);
    await start();
    await expect
      .poll(async () => {
        await bus.publish('t', 'heard');
        return heard;
      })
      .toContain('heard');
  });

  test('may stop answering without closing its connections', async () => {
    await start();
    const bus = await open(url);
    await bus.publish('t', 'one');
    redis!.kill('SIGSTOP');
    await expect(bus.publish('t', 'lost')).rejects.toThrow(AWAY);
    redis!.kill('SIGCONT');
    await expect.poll(() => bus.publish('t', 'two')).toBeUndefined();
  });

  test('is noticed by a process that goes on writing, and heard again after that', async () => {
    await start();
    const changes: boolean[] = [];
    const bus = await open(url, (working) => changes.push(working));
    const heard: string[] = [];
    await bus.subscribe('t', (text) => heard.push(text));
    await expect.poll(() => bus.working).toBe(true);
    redis!.kill('SIGSTOP');
    // Tables open all the time.
    let tables = 0;
    const opening = setInterval(() => {
      bus.subscribe(`T${tables++}`, () => undefined).catch(() => undefined);
      bus.publish('T0', 'lost').catch(() => undefined);
    }, 500);
    onTestFinished(() => clearInterval(opening));
    await expect.poll(() => changes.at(-1)).toBe(false);
    redis!.kill('SIGCONT');
    await expect.poll(() => bus.working).toBe(true);
    await bus.publish('t', 'two');
    await expect.poll(() => heard).toEqual(['two']);
  });
});
