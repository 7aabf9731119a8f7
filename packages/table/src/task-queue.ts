/** Runs one task at a time, in the order they come; a failure of one does not stop the next. */
export class TaskQueue {
  readonly #idle: () => void;
  /** Each starts a task that waits for its turn. */
  readonly #waiting: (() => void)[] = [];
  #running = false;

  /** `idle` is called whenever the last task is done. */
  constructor(idle: () => void = () => undefined) {
    this.#idle = idle;
  }

  /** How many tasks are not done. */
  get size(): number {
    return this.#waiting.length + Number(this.#running);
  }

  /** A task that need not wait starts at once, without a promise: most of them, on every move. */
  async run(task: () => Promise<void>): Promise<void> {
    if (this.#running) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#running = true;
    try {
      await task();
    } finally {
      const next = this.#waiting.shift();
      if (next !== undefined) next();
      else {
        this.#running = false;
        this.#idle();
      }
    }
  }

  /** Waits for the tasks that are in the queue now. */
  async drain(): Promise<void> {
    if (this.#running) await this.run(() => Promise.resolve());
  }
}
