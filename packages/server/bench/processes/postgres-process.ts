import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { cpuOf } from '../figures/cpu.ts';

/** Where Debian has the programs of each version. */
const VERSIONS = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; this is `nobody` on every Linux. */
const NOBODY = 65534;

/** A private PostgreSQL that counts its statements and can be restarted. */
export class PostgresProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sevenfold-postgres-'));
  readonly #programs = programs();
  readonly #user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  #process: ChildProcess | undefined;

  static async open(): Promise<PostgresProcess> {
    const postgres = new PostgresProcess();
    postgres.#create();
    await postgres.start();
    const client = new Client(postgres.url);
    await client.connect();
    await client.query('create extension pg_stat_statements');
    await client.end();
    return postgres;
  }

  get url(): string {
    return `postgresql://sevenfold@localhost/postgres?host=${encodeURIComponent(this.#folder)}`;
  }

  /** Returns when PostgreSQL answers. */
  async start(): Promise<void> {
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${this.#folder}`,
      'shared_preload_libraries=pg_stat_statements',
    ];
    this.#process = spawn(
      join(this.#programs, 'postgres'),
      ['-D', join(this.#folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
      { ...this.#user, cwd: this.#folder, stdio: 'ignore' },
    );
    for (const begun = Date.now(); !(await this.#answers());) {
      if (Date.now() - begun > 20_000) throw new Error('PostgreSQL does not start');
      await sleep(10);
    }
  }

  /** Breaks all connections, as a restart for an update does. */
  async stop(): Promise<void> {
    if (this.#process === undefined) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await exit;
    this.#process = undefined;
  }

  /** CPU seconds of all its processes, with those that have ended. */
  get cpu(): number {
    return cpuOf(this.#process!.pid!);
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #create(): void {
    chmodSync(this.#folder, 0o755);
    if (this.#user.uid !== undefined) chownSync(this.#folder, NOBODY, NOBODY);
    const { status, stderr } = spawnSync(
      join(this.#programs, 'initdb'),
      ['-N', '-A', 'trust', '-U', 'sevenfold', '-E', 'UTF8', '--no-locale', '-D', join(this.#folder, 'data')],
      { ...this.#user, cwd: this.#folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    );
    if (status !== 0) throw new Error(`initdb failed: ${stderr.trim()}`);
  }

  async #answers(): Promise<boolean> {
    const client = new Client(this.url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
}

/** The folder of the newest version that is installed. */
function programs(): string {
  const newestFirst = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...newestFirst.map((version) => join(VERSIONS, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return found;
}
