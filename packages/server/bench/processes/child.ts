// The processes of the benchmark, and requests to them.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

type Answer = { readonly ok: unknown } | { readonly error: string };

/** As packages/cli/bin/launch.js starts a server. */
const SERVER_OPTIONS = ['--max-semi-space-size=16', '--no-parallel-scavenge'];

/** A process that answers one request at a time. */
export class Child {
  readonly #process: ChildProcess;
  #settle: ((answer: Answer) => void) | undefined;

  /** `file` is beside this one. */
  constructor(file: string, options: readonly string[] = []) {
    this.#process = fork(new URL(file, import.meta.url), {
      execArgv: ['--expose-gc', ...SERVER_OPTIONS, ...options],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process.on('message', (answer: Answer) => this.#settle?.(answer));
    this.#process.on('exit', (code) => this.#settle?.({ error: `${file} has ended with ${String(code)}` }));
  }

  async ask<Wanted>(request: object): Promise<Wanted> {
    const answer = await new Promise<Answer>((resolve) => {
      this.#settle = resolve;
      this.#process.send(request);
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.ok as Wanted;
  }

  /** Ends the process at once, as a power cut would. */
  kill(): void {
    this.#process.kill('SIGKILL');
  }

  async end(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exit = once(this.#process, 'exit');
    this.#process.disconnect();
    await exit;
  }
}

/** To be called in the child process: answers every request, and ends with its parent. */
export function answerRequests(answer: (request: never) => Promise<unknown>): void {
  process.on('message', (request: object) => {
    const answered = 'cpu' in request ? Promise.resolve(cpuTime()) : answer(request as never);
    answered.then(
      (ok) => process.send!({ ok: ok ?? null }),
      (error: unknown) => process.send!({ error: error instanceof Error ? error.stack : String(error) }),
    );
  });
}

/** CPU seconds of all threads of this process. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
