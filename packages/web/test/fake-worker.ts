import type { WorkerLike } from '../src/browser/worker-port.ts';

/** A worker whose replies the test gives. */
export class FakeWorker<Request, Reply> implements WorkerLike<Request, Reply> {
  readonly requests: Request[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, (event: { readonly data: Reply }) => void>();

  postMessage(request: Request): void {
    this.requests.push(request);
  }

  addEventListener(type: string, listener: (event: { readonly data: Reply }) => void): void {
    this.#listeners.set(type, listener);
  }

  reply(data: Reply): void {
    this.#listeners.get('message')!({ data });
  }

  fail(type: 'error' | 'messageerror' = 'error'): void {
    this.#listeners.get(type)!({ data: undefined as Reply });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
