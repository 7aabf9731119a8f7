/** Runs one task at a time, in the order they come; a failure of one does not stop the next. */
export class TaskQueue {
  readonly #idle: () => void;
  #last: Promise<void> = Promise.resolve();
  #pending = 0;

  /** `idle` is called whenever the last task is done. */
  constructor(idle: () => void) {
    this.#idle = idle;
  }

  run(task: () => Promise<void>): Promise<void> {
    this.#pending++;
    const done = this.#last.then(task).finally(() => {
      this.#pending--;
      if (this.#pending === 0) this.#idle();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Waits for the tasks that are in the queue now. */
  drain(): Promise<void> {
    return this.#last;
  }
}
