import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The CPU time of all threads of another process, in milliseconds, which a busy machine does not disturb. */
export class CpuClock {
  readonly #folder: string;
  /** Nanoseconds, by thread; a thread that has ended keeps its time. */
  readonly #threads = new Map<string, number>();

  /** The clock of a process; `undefined` except on Linux, which alone tells these times. */
  static of(pid: number): CpuClock | undefined {
    return existsSync(`/proc/${pid}/task/${pid}/schedstat`) ? new CpuClock(pid) : undefined;
  }

  private constructor(pid: number) {
    this.#folder = `/proc/${pid}/task`;
  }

  now(): number {
    let all = 0;
    try {
      for (const thread of readdirSync(this.#folder)) this.#threads.set(thread, this.#read(thread));
    } catch {
      // The process has ended.
    }
    for (const nanoseconds of this.#threads.values()) all += nanoseconds;
    return all / 1e6;
  }

  #read(thread: string): number {
    try {
      return Number.parseInt(readFileSync(`${this.#folder}/${thread}/schedstat`, 'latin1'), 10);
    } catch {
      return this.#threads.get(thread) ?? 0;
    }
  }
}
