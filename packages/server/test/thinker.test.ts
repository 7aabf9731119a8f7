import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { BOTS, defaultAnswer } from '@sevenfold/bots';
import { apply, illegal, newGame, SeededDealer, type State } from '@sevenfold/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type PoolSetup, ThinkerPool } from '../src/index.ts';
import { enter, newTable, openVenue, until } from './venue.ts';

function openPool(setup: PoolSetup = {}): ThinkerPool {
  const pool = new ThinkerPool({ threads: 1, ...setup });
  onTestFinished(() => pool.stop());
  return pool;
}

/** A game of some seats at its first question. */
function question(seats: number): State {
  const state = newGame({ preset: 'official' }, seats, 0);
  const dealer = new SeededDealer(3);
  while (state.phase === 'draw') apply(state, dealer.draw(state));
  return state;
}

/** A thread that does something else. */
function worker(source: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-worker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}`);
  return pathToFileURL(file);
}

describe('bots in threads', () => {
  test.each(BOTS.map(({ name }) => name))('%s answers legally', async (name) => {
    const state = question(4);
    const move = await openPool().think(name, state);
    expect(illegal(state, move)).toBeUndefined();
  });

  test('a kind that does not exist answers as an expired clock', async () => {
    const state = question(2);
    expect(await openPool().think('nobody', state)).toBe(defaultAnswer(state));
  });

  test('a thought that takes too long is given up, and the next one is thought by another thread', async () => {
    const failures: string[] = [];
    const pool = openPool({
      longestThought: 200,
      worker: worker(
        "parentPort.on('message', ({ kind }) => { while (kind === 'endless'); parentPort.postMessage(-5); })",
      ),
      failed: (error) => failures.push(String(error)),
    });
    const state = question(2);
    const [endless, other] = [pool.think('endless', state), pool.think('quick', state)];
    expect(await endless).toBe(defaultAnswer(state));
    expect(await other).toBe(-5);
    expect(failures).toEqual(['Error: a bot has thought too long']);
  });

  test('a thread that dies is replaced', async () => {
    const failures: string[] = [];
    const pool = openPool({
      worker: worker(
        "parentPort.on('message', ({ kind }) => { if (kind === 'bad') throw new Error('bug'); parentPort.postMessage(-5); })",
      ),
      failed: (error) => failures.push(String(error)),
    });
    const state = question(2);
    expect(await pool.think('bad', state)).toBe(defaultAnswer(state));
    expect(await pool.think('good', state)).toBe(-5);
    expect(failures).toEqual(['Error: bug']);
    expect([pool.thinking, pool.waiting]).toEqual([0, 0]);
  });

  test('one that ends by itself, too, even while it waits', async () => {
    const pool = openPool({
      worker: worker(
        "parentPort.on('message', ({ kind }) => { parentPort.postMessage(-5); if (kind === 'last') parentPort.close(); })",
      ),
    });
    const state = question(2);
    for (const kind of ['last', 'last', 'other']) {
      const move = await pool.think(kind, state);
      expect([-5, defaultAnswer(state)]).toContain(move);
    }
  });

  test('no more wait than there is room for, and a stopped pool answers all', async () => {
    const pool = openPool({ mostWaiting: 3, worker: worker("parentPort.on('message', () => undefined)") });
    const state = question(2);
    const moves = Array.from({ length: 6 }, () => pool.think('slow', state));
    expect([pool.thinking, pool.waiting]).toEqual([1, 3]);
    expect(await moves[5]).toBe(defaultAnswer(state));
    await pool.stop();
    expect(await Promise.all(moves)).toEqual(moves.map(() => defaultAnswer(state)));
    expect(await pool.think('late', state)).toBe(defaultAnswer(state));
  });
});

test('tables of thinking bots do not keep the server from answering', async () => {
  const venue = await openVenue();
  const lag = monitorEventLoopDelay({ resolution: 5 });
  for (let table = 0; table < 4; table++) {
    const { code, token } = await newTable(venue, { rules: { preset: 'official', target: 100 } });
    const host = enter(venue, code, token);
    await until(() => host.status === 'open', 'the host is there');
    for (let bot = 0; bot < 6; bot++) host.send({ type: 'host', do: 'addBot', bot: 'oracle' });
    await until(() => host.view?.seats.length === 6, 'six bots sit there');
    host.send({ type: 'host', do: 'start' });
  }
  lag.enable();
  await until(() => venue.around.pool.waiting > 0, 'they are thinking');
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  lag.disable();
  // Six oracles at each of four tables want more than a whole core; a tenth of a second would be a bot in our thread.
  expect(lag.percentile(99) / 1e6).toBeLessThan(100);
});
