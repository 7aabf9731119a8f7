import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './run.ts';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));
const GUARD = new URL('../../../scripts/guard.mjs', import.meta.url).href;
/** More than may go unanswered. */
const ANSWERS = 7;
/** Milliseconds between two questions. */
const INTERVAL = 100;

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
  await once(server.stdout!, 'data');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
