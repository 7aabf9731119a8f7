import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Start } from './server-process.ts';

const PROGRAM = new URL('./server-process.ts', import.meta.url);
/** All players have the same address here. */
const MUCH = '100000';
const FLAGS = {
  host: '127.0.0.1',
  threads: '1',
  'log-level': 'error',
  'address-connections': MUCH,
  'address-tables': MUCH,
  'address-requests': MUCH,
  'address-storage': MUCH,
  'address-messages': MUCH,
};

/** A server that is killed and replaced at the same address. The next process may be ready while this one serves. */
export class Server {
  port = 0;
  readonly #start: Start;
  readonly #spare: boolean;
  #process: ChildProcess | undefined;
  /** Called when a process ends that was not killed here. */
  onDeath = (): void => {};
  #next: Promise<ChildProcess> | undefined;

  /** `spare`: whether it will be killed. */
  constructor(flags: Record<string, string>, settings?: Start['settings'], spare = true) {
    this.#start = { flags: { ...FLAGS, ...flags }, settings };
    this.#spare = spare;
    this.#next = load();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A new process takes the place of the last one, at the same address. */
  async start(): Promise<void> {
    const next = await (this.#next ?? load());
    this.#next = this.#spare ? load() : undefined;
    const { flags } = this.#start;
    next.send({ ...this.#start, flags: { ...flags, port: `${this.port}` } });
    const [answer] = (await once(next, 'message')) as [{ port: number } | { error: string }];
    if ('error' in answer) throw new Error(`a server does not start: ${answer.error}`);
    this.#process = next;
    next.once('exit', () => this.#process === next && this.onDeath());
    this.port = answer.port;
  }

  /** Like a power cut; waits until the next process can take over at once. */
  async kill(): Promise<void> {
    await this.#next;
    const dying = this.#process!;
    this.#process = undefined;
    const exit = once(dying, 'exit');
    dying.kill('SIGKILL');
    await exit;
  }

  /** Keeps its connections but does nothing. */
  freeze(): void {
    this.#process!.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process!.kill('SIGCONT');
  }

  async end(): Promise<void> {
    (await this.#next)?.kill('SIGKILL');
    const last = this.#process;
    this.#process = undefined;
    last?.kill('SIGKILL');
  }
}

async function load(): Promise<ChildProcess> {
  const process = fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  await once(process, 'message');
  return process;
}
