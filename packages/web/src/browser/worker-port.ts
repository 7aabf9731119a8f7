/** The part of a `Worker` that is used here. */
export interface WorkerLike<Request, Reply> {
  postMessage(request: Request): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

export interface PortListeners<Reply> {
  readonly reply: (reply: Reply) => void;
  /** The worker could not be started or has failed: it will not answer, and no other one is started. */
  readonly lost: () => void;
}

/** A worker that is started with the first request, answers as often as it likes, and is stopped with all its work. */
export class WorkerPort<Request, Reply> {
  readonly #spawn: () => WorkerLike<Request, Reply>;
  readonly #listeners: PortListeners<Reply>;
  #worker: WorkerLike<Request, Reply> | undefined;
  #isLost = false;

  constructor(spawn: () => WorkerLike<Request, Reply>, listeners: PortListeners<Reply>) {
    this.#spawn = spawn;
    this.#listeners = listeners;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Does nothing once the worker is lost. */
  send(request: Request): void {
    if (this.#isLost) return;
    try {
      this.#worker ??= this.#start();
    } catch {
      this.lose();
    }
    this.#worker?.postMessage(request);
  }

  /** Stops the worker at once; the next request starts a new one. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Gives up on the worker as if it had failed, for example because it has not answered for too long. */
  lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.close();
    this.#listeners.lost();
  }

  #start(): WorkerLike<Request, Reply> {
    const worker = this.#spawn();
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#listeners.reply(data);
    });
    for (const type of ['error', 'messageerror'] as const)
      worker.addEventListener(type, () => {
        if (worker === this.#worker) this.lose();
      });
    return worker;
  }
}
