import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './run.ts';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));
const GUARD = new URL('../bin/guard.js', import.meta.url).href;
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

/** Starts the guard as people do, without a channel. */
async function start(): Promise<{ guard: ChildProcess; server: number }> {
  const args = ['serve', '--port', '0', '--data', freshFolder()];
  const guard = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void guard.kill('SIGKILL'));
  await once(guard.stdout, 'data');
  return { guard, server: Number(readFileSync(`/proc/${guard.pid}/task/${guard.pid}/children`, 'utf8')) };
}

describe.skipIf(process.platform !== 'linux')('a server that nobody guards yet', () => {
  test('is run by a process of its own, with little memory for new objects', async () => {
    const { guard, server } = await start();
    expect(readFileSync(`/proc/${server}/cmdline`, 'utf8').split('\0')).toContain('--max-semi-space-size=16');
    const ended = once(guard, 'exit');
    process.kill(server, 'SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
  });

  test('ends when its guard is killed', async () => {
    const { guard, server } = await start();
    guard.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${server}`)).toBe(false);
  });
});
