/** Runs one task at a time, in the order they come; a failure of one does not stop the next. */
export class TaskQueue {
  readonly #idle: () => void;
  /** Each starts a task that waits for its turn. */
  readonly #waiting: (() => void)[] = [];
  #running = false;
  // Made once, and with `then` instead of `await`: an async function would need several times the memory on every move.
  readonly #done = (): void => this.#next();
  readonly #failed = (error: unknown): never => {
    this.#next();
    throw error;
  };

  /** `idle` is called whenever the last task is done. */
  constructor(idle: () => void = () => undefined) {
    this.#idle = idle;
  }

  /** How many tasks are not done. */
  get size(): number {
    return this.#waiting.length + Number(this.#running);
  }

  /** A task that need not wait starts at once, as most of them do. It may reject, but never throws. */
  run(task: () => Promise<void>): Promise<void> {
    if (!this.#running) return this.#start(task);
    return new Promise<void>((resolve) => void this.#waiting.push(resolve)).then(() => this.#start(task));
  }

  /** Waits for the tasks that are in the queue now. */
  async drain(): Promise<void> {
    if (this.#running) await this.run(() => Promise.resolve());
  }

  #start(task: () => Promise<void>): Promise<void> {
    this.#running = true;
    return task().then(this.#done, this.#failed);
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) return next();
    this.#running = false;
    this.#idle();
  }
}
