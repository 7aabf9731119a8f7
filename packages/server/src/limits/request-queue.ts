import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from './address.ts';
import type { ExceptionNet } from './exception-net.ts';

/** Lets each caller do one thing at a time. */
export class RequestQueue {
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Waits until the caller has nothing else under way; returns the function that ends its turn. */
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
 * Handles the requests of one caller one after the other: they may send hundreds at once, and the games of others must not
 * wait for all of these. A turn begins when the whole body is there and ends with the work, so that sending or reading
 * slowly does not prolong it.
 */
export function queueRequests(app: FastifyInstance, net: ExceptionNet, queue = new RequestQueue()): void {
  const ends = new WeakMap<FastifyRequest, () => void>();
  const begin = async (request: FastifyRequest): Promise<void> => {
    if (!ends.has(request)) ends.set(request, await queue.take(callerOf(request.ip)));
  };
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Everything that follows is on this stack, where nobody else would catch it.
    begin(request).then(() => net.run(request.raw.socket, () => void parse(request, body, done)), done);
  });
  app.addHook('preHandler', async (request) => {
    // Opening a WebSocket costs nothing, and it does not end.
    if (!request.ws) await begin(request);
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    ends.get(request)?.();
    done();
  });
}
