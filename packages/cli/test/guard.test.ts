import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder, runProgram } from './run.ts';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));
const GUARD = new URL('../bin/guard.js', import.meta.url).href;
const LAUNCH = new URL('../bin/launch.js', import.meta.url).href;
/** For a busy machine. */
const PATIENT = { timeout: 60_000 };
/** More than may go unanswered. */
const ANSWERS = 7;
/** Milliseconds between two questions: a server on a busy machine may be silent for a second. */
const INTERVAL = 500;

test.skipIf(process.platform === 'win32')(
  'a server that answers is left alone, and one that hangs is killed',
  async () => {
    const { guard } = (await import(GUARD)) as { guard: (child: ChildProcess, interval: number) => void };
    const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', freshFolder()], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const ended = once(server, 'exit');
    guard(server, INTERVAL);
    for (let answer = 0; answer < ANSWERS; answer++) await once(server, 'message');
    expect(server.signalCode).toBe(null);
    server.kill('SIGSTOP');
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
);

test('a server with a guard ends when it is told to', async () => {
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', freshFolder()], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = once(server, 'exit');
  // Until it listens, a signal would end it at once, and it may log other lines before.
  let log = '';
  server.stdout!.on('data', (text: Buffer) => (log += text.toString()));
  await expect.poll(() => log).toContain('listening');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

/** Everything a guard and its servers have printed, and how to find the server that runs. */
interface Guarded {
  readonly guard: ChildProcess;
  readonly printed: () => string;
  readonly server: () => number;
  /** Waits until this many servers have listened. */
  readonly listened: (times: number) => Promise<void>;
}

/** Starts the guard as people do, without a channel; with `pauses` before a new start, and code that its servers run first. */
function start(pauses: readonly number[] = [1, 1, 1], first = ''): Guarded {
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', freshFolder()];
  const options = `--conditions=sevenfold-source --import "data:text/javascript,${encodeURIComponent(first)}"`;
  const script = `const { launch } = await import(${JSON.stringify(LAUNCH)});
    const env = { ...process.env, NODE_OPTIONS: ${JSON.stringify(options)} };
    const timing = { question: ${INTERVAL}, pauses: ${JSON.stringify(pauses)}, settled: Infinity };
    launch(process.execPath, ${JSON.stringify(args)}, env, timing);`;
  const guard = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void guard.kill('SIGKILL'));
  let text = '';
  for (const stream of [guard.stdout, guard.stderr])
    stream.on('data', (piece: Buffer) => (text += piece.toString()));
  const printed = (): string => text;
  return {
    guard,
    printed,
    server: () => Number(readFileSync(`/proc/${guard.pid}/task/${guard.pid}/children`, 'utf8')),
    listened: async (times) => {
      await expect.poll(() => text.split('listening').length - 1, PATIENT).toBe(times);
    },
  };
}

/** Throws as soon as the guard knows that the server listens. */
const DIE =
  'const { send } = process; process.send = (said, done) => { send.call(process, said, done); ' +
  'if (said === "listening") setImmediate(() => { throw new Error("planted") }); }';

describe.skipIf(process.platform !== 'linux')('a server that nobody guards yet', () => {
  test('is run by a process of its own, with little memory for new objects, and ends with it', async () => {
    const { guard, server, listened } = start();
    await listened(1);
    const id = server();
    expect(readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')).toContain('--max-semi-space-size=16');
    guard.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${id}`), PATIENT).toBe(false);
  });

  test.for(['SIGKILL', 'SIGSEGV'] as const)('is started again when it has died of %s', async (death) => {
    const { guard, server, listened, printed } = start();
    await listened(1);
    const dead = server();
    process.kill(dead, death);
    await listened(2);
    expect(server()).not.toBe(dead);
    expect(printed()).toContain(`sevenfold: the server has died (${death}); it starts again in 0.001 s`);
    const ended = once(guard, 'exit');
    guard.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('is started again when it hangs', async () => {
    const { server, listened, printed } = start();
    await listened(1);
    // It must have answered once.
    await new Promise((resolve) => setTimeout(resolve, 3 * INTERVAL));
    process.kill(server(), 'SIGSTOP');
    await listened(2);
    expect(printed()).toContain('sevenfold: the server no longer answers, so it is killed');
  });

  test('is given up, with a sentence, when it dies at once again and again', async () => {
    const { guard, printed } = start([1, 1], DIE);
    const [code] = (await once(guard, 'close')) as [number];
    expect(code).toBe(1);
    expect(printed().split('Error: planted').length - 1).toBe(3);
    expect(printed()).toMatch(
      /died \(exit code 1\) at once again and again, so it is not started any more; the lines above say why\n$/,
    );
  });

  test.for([
    ['a signal to the guard', 'guard', 'SIGTERM'],
    ['Ctrl-C', 'guard', 'SIGINT'],
    ['a signal to the server', 'server', 'SIGTERM'],
  ] as const)('stays ended after %s', async ([, whom, signal]) => {
    const { guard, server, listened, printed } = start();
    await listened(1);
    const ended = once(guard, 'exit');
    process.kill(whom === 'guard' ? guard.pid! : server(), signal);
    expect(await ended).toEqual([0, null]);
    expect(printed()).not.toContain('died');
  });

  test('stays ended after a signal between two starts', async () => {
    const { guard, server, listened, printed } = start([3_600_000]);
    await listened(1);
    process.kill(server(), 'SIGKILL');
    await expect.poll(printed, PATIENT).toContain('it starts again in 3600 s');
    const ended = once(guard, 'exit');
    guard.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  test.for([
    ['wrong usage', ['--port', 'x'], 2],
    ['a port that is in use', [], 1],
  ] as const)('%s ends it, because it cannot start', async ([, more, expected]) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const args = ['serve', '--host', '127.0.0.1', '--port', `${port}`, '--data', freshFolder(), ...more];
    const { code, stderr } = await runProgram(args);
    expect({ code, again: stderr.includes('again') }).toEqual({ code: expected, again: false });
  });
});
