import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { main } from '../src/main.ts';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const FOLDER = mkdtempSync(join(tmpdir(), 'sevenfold-test-'));

afterAll(() => rmSync(FOLDER, { recursive: true }));

/** A folder of its own for a test. */
export function freshFolder(): string {
  return mkdtempSync(join(FOLDER, 'test-'));
}

/** Without colours, and with nothing kept from other tests. */
function ownVariables(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1', XDG_STATE_HOME: freshFolder() };
  delete env['FORCE_COLOR'];
  return env;
}

/** Collects what is written to it. */
class Sink extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: () => void): void {
    this.#chunks.push(chunk);
    written();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** One after the other, because a process has its streams once. */
let last: Promise<unknown> = Promise.resolve();

/** Runs the program in this process, with this on its standard input. */
export function run(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  const ran = last.then(() => runHere(args, input));
  last = ran.catch(() => {});
  return ran;
}

async function runHere(args: readonly string[], input: string | Buffer): Promise<Ran> {
  const before = { ...process.env };
  const [stdout, stderr] = [new Sink(), new Sink()];
  const streams = { stdin: Readable.from([Buffer.from(input)]), stdout, stderr };
  const own = Object.keys(streams).map(
    (name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const,
  );
  for (const [name, value] of Object.entries(streams))
    Object.defineProperty(process, name, { value, configurable: true });
  process.env = ownVariables();
  try {
    return { code: await main(args), stdout: stdout.text, stderr: stderr.text };
  } finally {
    for (const [name, descriptor] of own) Object.defineProperty(process, name, descriptor);
    process.env = before;
  }
}

/** Runs the program as a process of its own: to see that it ends, with its exit code and what it was given to read. */
export async function runProgram(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: ownVariables() });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // A program may end without reading its input.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() };
}
