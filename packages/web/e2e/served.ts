// The real server with the built app, in a process of its own, on a free port and with an empty data folder.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const web = join(import.meta.dirname, '..');
const program = join(web, '..', 'cli', 'bin', 'sevenfold.js');

/** All browsers of the tests have one address. */
const LIMITS = ['--address-tables', '100000', '--address-requests', '100000'];

export interface Served {
  readonly address: string;
  readonly port: number;
  readonly data: string;
  /** Ends the server; its data is deleted unless another is to go on with it. */
  stop(options?: { signal?: NodeJS.Signals; keepData?: boolean }): Promise<void>;
}

/** Starts a server, with these flags; with the port and data of one that was stopped, it goes on where that one was. */
export async function serveApp(
  before: { port?: number; data?: string } = {},
  flags: readonly string[] = [],
): Promise<Served> {
  const data = before.data ?? mkdtempSync(join(tmpdir(), 'sevenfold-e2e-'));
  // A copy of the app, so that someone may build a newer one meanwhile.
  const app = join(data, 'app');
  if (!existsSync(app)) cpSync(join(web, 'dist'), app, { recursive: true });
  const args = ['--host', '127.0.0.1', '--port', String(before.port ?? 0), '--data', data, '--web', app];
  const server = spawn(process.execPath, [program, 'serve', ...args, ...LIMITS, ...flags], {
    // With a channel there is no process between this one and the server, and a test run that ends in whatever way leaves
    // no server behind.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await portOf(server);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    data,
    async stop({ signal = 'SIGTERM', keepData = false } = {}) {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        server.kill(signal);
        await ended;
      }
      if (!keepData) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The port, as soon as the server says on which one it listens. */
async function portOf(server: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
    // Nobody reads on, and a full pipe must not stop the server.
    server.stdout!.resume();
    if (msg === 'listening' && port !== undefined) return port;
  }
  throw new Error('The server ended before it listened; what it said is above.');
}
