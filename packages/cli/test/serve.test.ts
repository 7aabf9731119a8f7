import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder, run } from './run.ts';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));

/** Seconds. Without our timeout, WebSockets wait half a minute for a close frame. */
const SOONER = 20;

interface Served {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
  readonly lines: Record<string, unknown>[];
}

/** Starts a server and waits until it prints its address. */
function serve(data: string, ...args: string[]): Promise<Served> {
  return serveBy([PROGRAM], data, ...args);
}

/** Starts a server in the same way, with arguments for Node. */
async function serveBy(program: readonly string[], data: string, ...args: string[]): Promise<Served> {
  const child = spawn(process.execPath, [...program, 'serve', '--port', '0', '--data', data, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: Record<string, unknown>[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`it ended with ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const said = JSON.parse(line) as Record<string, unknown>;
      lines.push(said);
      if (said['msg'] === 'listening') resolve(said['port'] as number);
    });
  });
  return { child, port, lines, url: `http://127.0.0.1:${port}` };
}

async function makeTable({ url }: Served): Promise<string> {
  const response = await fetch(`${url}/v1/tables`, { method: 'POST' });
  return ((await response.json()) as { code: string }).code;
}

async function hasTable({ url }: Served, code: string): Promise<boolean> {
  return (await fetch(`${url}/v1/tables/${code}`)).ok;
}

/** Sends a signal; returns the exit code and the time until it exited, when everything it has printed is here. */
async function stop(
  { child }: Served,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; seconds: number }> {
  const began = performance.now();
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  child.kill(signal);
  return { code: await ended, seconds: (performance.now() - began) / 1000 };
}

/** Loaded by Node first: makes SQLite's thread die at a signal, as if it ran out of memory. */
const DYING = `
  import { syncBuiltinESMExports } from 'node:module';
  import threads from 'node:worker_threads';
  threads.Worker = class extends threads.Worker {
    constructor(file, options) {
      super(file, options);
      if (String(file).includes('sqlite-thread')) process.on('SIGUSR2', () => void this.terminate());
    }
  };
  syncBuiltinESMExports();
`;

/** What a server prints when it cannot start. */
async function refused(...args: string[]): Promise<{ code: number | null; text: string }> {
  const { code, stdout, stderr } = await run(['serve', ...args]);
  return { code, text: stdout + stderr };
}

describe('serve', () => {
  test('ends by itself, with an error, if the thread of its database dies', async () => {
    const data = freshFolder();
    const preload = join(data, 'dying.mjs');
    writeFileSync(preload, DYING);
    const served = await serveBy(['--import', preload, PROGRAM], data);
    const code = await makeTable(served);
    const ended = await stop(served, 'SIGUSR2');
    expect(ended.code).toBe(1);
    expect(served.lines.filter(({ level }) => level === 60)).toMatchObject([
      { msg: expect.stringContaining('database has failed') as string },
    ]);
    expect(await hasTable(await serve(data), code)).toBe(true);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends well after %s, also with someone there', async (signal) => {
    const served = await serve(freshFolder());
    const code = await makeTable(served);
    const heard: string[] = [];
    const ws = new WebSocket(`ws://127.0.0.1:${served.port}/v1/socket`);
    ws.addEventListener('open', () => ws.send(JSON.stringify({ type: 'hello', version: 1, table: code })));
    const welcomed = new Promise<void>((resolve) => {
      ws.addEventListener('message', ({ data }) => {
        heard.push(String(data));
        resolve();
      });
    });
    await welcomed;
    const closed = new Promise((resolve) => {
      ws.addEventListener('close', resolve);
    });
    const { code: exit, seconds } = await stop(served, signal);
    expect(exit).toBe(0);
    expect(seconds).toBeLessThan(SOONER);
    await closed;
    expect(JSON.parse(heard.at(-1)!)).toEqual({ type: 'bye', reason: 'shutdown' });
    expect(served.lines.at(-1)).toMatchObject({ msg: 'stopped', signal });
  });

  test('says what is wrong with a setting, a port, a folder', async () => {
    const data = freshFolder();
    const { port } = await serve(data);
    expect(await refused('--port', 'many')).toEqual({
      code: 2,
      text: 'sevenfold: --port must be a whole number from 0 to 65535, not "many"\n',
    });
    expect(await refused('--port', String(port), '--data', freshFolder())).toEqual({
      code: 1,
      text: `sevenfold: port ${port} is already in use; stop the program that uses it, or choose another port with --port\n`,
    });
    const taken = await refused('--port', '0', '--data', data);
    expect(taken.code).toBe(1);
    expect(taken.text).toMatch(/^sevenfold: Another server is using the data folder/);
    expect((await refused('--database-url', 'postgres://u:hunter2@127.0.0.1:1/x')).text).not.toContain(
      'hunter2',
    );
  });
});

describe('backup and restore', () => {
  test('a copy of a running server, put back after everything was lost', async () => {
    const [data, elsewhere] = [freshFolder(), freshFolder()];
    const first = await serve(data);
    const code = await makeTable(first);
    const file = join(elsewhere, 'copy.db');
    expect(await run(['backup', file, '--data', data])).toMatchObject({ code: 0, stderr: '' });
    const late = await makeTable(first);
    expect((await run(['restore', file, '--data', data])).stderr).toContain(
      'Another server is using the data folder',
    );
    await stop(first, 'SIGTERM');
    const { stdout } = await run(['restore', file, '--data', data]);
    expect(stdout).toContain('What it held before is in');
    expect(readdirSync(data).some((name) => name.startsWith('sevenfold-until-'))).toBe(true);
    const second = await serve(data);
    expect([await hasTable(second, code), await hasTable(second, late)]).toEqual([true, false]);
  });

  test('what cannot be done is said in a sentence', async () => {
    const folder = freshFolder();
    expect(await run(['backup'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('needs a file to write'),
    });
    expect(await run(['backup', join(folder, 'x.db'), '--data', folder])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is nothing to back up'),
    });
    expect(await run(['restore', join(folder, 'x.db'), '--data', folder])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no file'),
    });
  });
});
