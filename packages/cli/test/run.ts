import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

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

/** Runs the program as a process of its own, with this on its standard input. */
export async function run(args: readonly string[], input: string | Buffer = ''): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', XDG_STATE_HOME: freshFolder() };
  delete (env as NodeJS.ProcessEnv)['FORCE_COLOR'];
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
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
