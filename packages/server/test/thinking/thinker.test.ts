import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { BOTS, defaultAnswer } from '@sevenfold/bots';
import { apply, illegal, newGame, SeededDealer, type State } from '@sevenfold/engine';
import type { Asker } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callersOf } from '../../src/limits/address.ts';
import { type PoolSetup, ThinkerPool } from '../../src/index.ts';
import { enter, newTable, startTestServer, until } from '../helpers/test-server.ts';

/** A slow machine may take a while to start a thread, so nobody gets a quick answer because of that. */
const PATIENT = { longestWait: 120_000, longestThought: 120_000 };

function openPool(setup: PoolSetup = {}): ThinkerPool {
  const pool = new ThinkerPool({ threads: 1, ...PATIENT, ...setup });
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

let tables = 0;

/** A new table with one caller. */
function asker(...callers: string[]): Asker {
  return { table: `T${++tables}`, payers: callers.map(callersOf) };
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
    const move = await openPool().think(name, state, asker());
    expect(illegal(state, move)).toBeUndefined();
  });

  test('a kind that does not exist answers as an expired clock', async () => {
    const state = question(2);
    expect(await openPool().think('nobody', state, asker())).toBe(defaultAnswer(state));
  });

  test('a bot that takes too long is stopped, and another thread answers the next question', async () => {
    const failures: string[] = [];
    const pool = openPool({
      // Long enough for a slow machine to start another thread.
      longestThought: 1500,
      worker: worker(
        "parentPort.on('message', ({ kind }) => { while (kind === 'endless'); parentPort.postMessage(-5); })",
      ),
      failed: (error) => failures.push(String(error)),
    });
    const state = question(2);
    const [endless, other] = [pool.think('endless', state, asker()), pool.think('quick', state, asker())];
    expect(await endless).toBe(defaultAnswer(state));
    expect(await other).toBe(-5);
    expect(failures).toEqual(['Error: a bot took too long']);
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
    expect(await pool.think('bad', state, asker())).toBe(defaultAnswer(state));
    expect(await pool.think('good', state, asker())).toBe(-5);
    expect(failures).toEqual(['Error: bug']);
    expect([pool.thinking, pool.waiting]).toEqual([0, 0]);
  });

  test('so is one that ends by itself, even while it is idle', async () => {
    const pool = openPool({
      worker: worker(
        "parentPort.on('message', ({ kind }) => { parentPort.postMessage(-5); if (kind === 'last') parentPort.close(); })",
      ),
    });
    const state = question(2);
    for (const kind of ['last', 'last', 'other']) {
      const move = await pool.think(kind, state, asker());
      expect([-5, defaultAnswer(state)]).toContain(move);
    }
  });

  test('the queue is limited, and a stopped pool answers everything', async () => {
    const pool = openPool({ mostWaiting: 3, worker: worker("parentPort.on('message', () => undefined)") });
    const state = question(2);
    const moves = Array.from({ length: 6 }, () => pool.think('slow', state, asker()));
    expect([pool.thinking, pool.waiting]).toEqual([1, 3]);
    expect(await moves[5]).toBe(defaultAnswer(state));
    await pool.stop();
    expect(await Promise.all(moves)).toEqual(moves.map(() => defaultAnswer(state)));
    expect(await pool.think('late', state, asker())).toBe(defaultAnswer(state));
  });
});

/** Answers with its thinking time. No bot has this name, so the quick answer is that of an expired clock. */
const ECHO = "parentPort.on('message', ({ milliseconds }) => parentPort.postMessage(milliseconds))";
const NOBODY = 'nobody';
/** Thinks for 30 ms. */
const SLOW =
  "parentPort.on('message', () => { const end = Date.now() + 30; while (Date.now() < end); parentPort.postMessage(-5); })";

describe('when many want bots to think', () => {
  const state = question(2);
  const quick = defaultAnswer(state);

  test('addresses take turns, and their tables after that', async () => {
    const pool = openPool({ worker: worker(ECHO) });
    const order: string[] = [];
    const ask = async (name: string, caller: string): Promise<void> => {
      await pool.think(NOBODY, state, asker(caller));
      order.push(name);
    };
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, '192.0.2.1')),
      ...['b1', 'b2'].map((name) => ask(name, '198.51.100.1')),
      ask('c1', '203.0.113.1'),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('callers with many questions get less time, down to quick answers; others do not', async () => {
    const pool = openPool({ worker: worker(ECHO) });
    const think = (caller: string) => pool.think(NOBODY, state, asker(caller));
    const many = Array.from({ length: 200 }, () => think('192.0.2.1'));
    const neighbour = think('192.0.2.2');
    const other = think('2001:db8::1');
    expect([await neighbour, await other]).toEqual([100, 100]);
    const lengths = await Promise.all(many);
    // The first and the last come when nobody else is waiting.
    expect([lengths[0], lengths.at(-1)]).toEqual([300, 300]);
    expect(lengths.slice(1, 30)).toEqual(lengths.slice(1, 30).map(() => quick));
    expect(new Set(lengths)).toEqual(new Set([300, 100, 30, 10, 3, quick]));
  });

  test('all addresses of a network share one turn', async () => {
    const pool = openPool({ worker: worker(ECHO) });
    const think = (caller: string) => pool.think(NOBODY, state, asker(caller));
    const many = Array.from({ length: 300 }, (_, at) => think(`2001:db8:0:${at.toString(16)}::1`));
    expect(await think('2001:db9::1')).toBe(100);
    await Promise.all(many);
  });

  test('a table has one question at a time', async () => {
    const pool = openPool({ worker: worker(ECHO) });
    const table = asker('192.0.2.1');
    const first = pool.think(NOBODY, state, table);
    expect(await pool.think(NOBODY, state, table)).toBe(quick);
    expect(await first).toBe(300);
    expect(await pool.think(NOBODY, state, table)).toBe(300);
  });

  test('a question that waits too long gets a quick answer', async () => {
    const never = worker("parentPort.on('message', () => undefined)");
    const pool = openPool({ longestWait: 50, worker: never });
    void pool.think(NOBODY, state, asker());
    expect(await pool.think(NOBODY, state, asker())).toBe(quick);
    expect([pool.thinking, pool.waiting]).toEqual([1, 0]);
  });

  test('a table that has used up its minute gets quick answers; others do not', async () => {
    const pool = openPool({ tableAllowance: 20, worker: worker(SLOW) });
    const table = asker('192.0.2.1');
    expect(await pool.think(NOBODY, state, table)).toBe(-5);
    expect(await pool.think(NOBODY, state, table)).toBe(quick);
    expect(await pool.think(NOBODY, state, asker('192.0.2.1'))).toBe(-5);
  });

  test('so does an address, unless someone else is at the table', async () => {
    const pool = openPool({ callerAllowance: 20, worker: worker(SLOW) });
    expect(await pool.think(NOBODY, state, asker('192.0.2.1'))).toBe(-5);
    expect(await pool.think(NOBODY, state, asker('192.0.2.1'))).toBe(quick);
    expect(await pool.think(NOBODY, state, asker('192.0.2.1', '198.51.100.1'))).toBe(-5);
  });

  test('a hundred tables of 35 oracles at one address do not keep others waiting', async () => {
    const pool = openPool();
    const crowd = question(35);
    await pool.think('oracle', question(2), asker());
    const order: string[] = [];
    const ask = async (name: string, caller: string): Promise<void> => {
      const move = await pool.think('oracle', crowd, asker(caller));
      expect(illegal(crowd, move)).toBeUndefined();
      order.push(name);
    };
    const attack = Array.from({ length: 100 }, () => ask('attacker', '192.0.2.1'));
    await Promise.all([...attack, ask('other', '198.51.100.1')]);
    expect(order.indexOf('other')).toBeLessThan(10);
  });
});

test('the thinking counts against someone who is connected to the table', async () => {
  const askers: Asker[] = [];
  const pool = openPool();
  const { think } = pool;
  Object.assign(pool, {
    think: (kind: string, state: State, from: Asker) => {
      askers.push(from);
      return think(kind, state, from);
    },
  });
  const server = await startTestServer({}, { pool });
  const { code, token } = await newTable(server);
  const host = enter(server, code, token);
  enter(server, code);
  await until(() => server.context.house.guests === 2, 'someone watches');
  for (let bot = 0; bot < 2; bot++) host.send({ type: 'host', do: 'addBot', bot: 'racer' });
  await until(() => host.view?.seats.length === 2, 'two bots sit there');
  host.send({ type: 'host', do: 'start' });
  await until(() => askers.length > 0, 'a bot is asked');
  expect(askers[0]).toEqual({ table: code, payers: [callersOf('127.0.0.1')] });
});

test('tables of thinking bots do not keep the server from answering', async () => {
  const server = await startTestServer();
  const lag = monitorEventLoopDelay({ resolution: 5 });
  for (let table = 0; table < 4; table++) {
    const { code, token } = await newTable(server, { rules: { preset: 'official', target: 100 } });
    const host = enter(server, code, token);
    await until(() => host.status === 'open', 'the host is there');
    for (let bot = 0; bot < 6; bot++) host.send({ type: 'host', do: 'addBot', bot: 'oracle' });
    await until(() => host.view?.seats.length === 6, 'six bots sit there');
    host.send({ type: 'host', do: 'start' });
  }
  lag.enable();
  await until(() => server.context.pool.waiting > 0, 'they are thinking');
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  lag.disable();
  // Six oracles at each of four tables need more than a core: in this thread they would delay most answers. So the median
  // shows it, and on a busy machine it is far lower.
  expect(lag.percentile(50) / 1e6).toBeLessThan(100);
});
