import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/free-port.mjs';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A private Redis, to be frozen and killed. */
export class Redis {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sevenfold-redis-'));
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  static async open(): Promise<Redis> {
    const redis = new Redis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const args = ['--bind', '127.0.0.1', '--port', `${this.#port}`, '--save', '', '--dir', this.#folder];
    this.#process = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const text of this.#process.stdout!) if (/ready to accept/i.test(String(text))) return;
  }

  /** Keeps its connections but answers nothing. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    if (this.#process === undefined) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await exit;
    this.#process = undefined;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
