import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sfc32 } from '@sevenfold/engine';
import { expect, onTestFinished, test } from 'vitest';
import { sample } from '../../../../scripts/sample.mjs';
import { openSqlite } from '../../src/index.ts';
import { sleep } from '../helpers/test-server.ts';
import { Crowd } from './crowd.ts';
import { Server } from './server.ts';

const times = Number(process.env['KILL_TIMES'] ?? sample(3, 20));
const seed = Number(process.env['KILL_SEED'] ?? 7);
/** The most milliseconds until a server is killed, once people are back. */
const LONGEST_LIFE = 500;

test(
  `a server with SQLite is killed ${times} times (KILL_TIMES, KILL_SEED=${seed}): no move is lost, no game stuck`,
  { timeout: 900_000 + times * 5000 },
  async () => {
    const random = new Sfc32(seed);
    const data = mkdtempSync(join(tmpdir(), 'sevenfold-kill-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const server = new Server({ data });
    onTestFinished(() => server.end());
    await server.start();
    const crowd = await Crowd.gather([server.url], { tables: 20, people: 3, bots: 0 }, random);
    onTestFinished(() => crowd.leave());
    for (let kills = 0; kills < times; kills++) {
      await sleep(random.below(LONGEST_LIFE));
      await server.kill();
      const back = crowd.someBack();
      await server.start();
      await back;
    }
    expect(await crowd.finish()).toEqual([]);
    crowd.leave();
    await server.kill();
    const storage = await openSqlite(data);
    onTestFinished(() => storage.close());
    const { lost, games, entries } = await crowd.check(storage);
    expect(lost).toEqual([]);
    console.log(`${times} kills: ${games} games, ${entries} entries, ${crowd.welcomes} connections`);
    // People kept playing.
    expect(entries).toBeGreaterThan(times * 20);
  },
);
