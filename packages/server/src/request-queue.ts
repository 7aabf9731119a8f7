import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './address.ts';

/** Lets everybody do one thing at a time; the rest waits, and nobody else waits with it. */
export class RequestQueue {
  /** Who waits for a turn of each caller that has one. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Waits for a turn of a caller; returns what ends it. */
  async take(caller: string): Promise<() => void> {
    const waiting = this.#waiting.get(caller);
    if (waiting === undefined) this.#waiting.set(caller, []);
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#next(caller);
    };
  }

  #next(caller: string): void {
    const next = this.#waiting.get(caller)!.shift();
    if (next === undefined) this.#waiting.delete(caller);
    else next();
  }
}

/**
 * Requests of one caller are worked on one after the other: hundreds at once are allowed, and the games of others must
 * not wait until all their bodies are read, checked and stored. A turn begins when the whole body is there and ends with
 * the work, so that nobody can make it last by sending or reading slowly.
 */
export function queueRequests(app: FastifyInstance, queue = new RequestQueue()): void {
  const ends = new WeakMap<FastifyRequest, () => void>();
  const begin = async (request: FastifyRequest): Promise<void> => {
    if (!ends.has(request)) ends.set(request, await queue.take(callerOf(request.ip)));
  };
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    begin(request).then(() => parse(request, body, done), done);
  });
  app.addHook('preHandler', async (request) => {
    // Opening a WebSocket is no work, and it never ends.
    if (!request.ws) await begin(request);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    ends.get(request)?.();
    done();
  });
}
