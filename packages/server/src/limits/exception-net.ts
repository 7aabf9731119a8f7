import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/** Where exceptions are counted and logged. */
interface Records {
  readonly metrics: { error(): void; drop(reason: string): void };
  readonly reports: { report(error: unknown, text: string): void };
}

/** Their listeners release what a connection had, so each is called, whatever another one throws. */
const ENDS: ReadonlySet<string | symbol> = new Set(['close', 'end', 'error', 'finish']);

/**
 * Lets an exception cost the one connection whose bytes or events have led to it, never the process.
 *
 * Only what is on the stack of an event of that connection is caught: its TCP socket, which also parses its HTTP and
 * WebSocket frames, its requests and answers, its stream of events. Nothing is caught for the whole process, so an exception
 * from anywhere else, such as a timer of a table or the database, still ends it, and it is started again.
 *
 * Nothing that others use can be half changed by it:
 * - Tables, circles and stores are only changed in promises, which wait in a queue of their own. What is thrown there
 *   rejects a promise and never arrives here; a table then drops its live copy and reads the log again.
 * - What a connection has taken (a place, a timer, its seat at a table) is given back when its TCP socket closes. That
 *   happens here too, and every listener of the end is called, whatever another one throws.
 * - The rest is counters and limits, each of which is changed in one step.
 */
export class ExceptionNet {
  readonly #dropped = new WeakSet<Socket>();
  readonly #records: Records;

  constructor(records: Records) {
    this.#records = records;
  }

  /** Does something for one connection. */
  run(tcp: Socket, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.drop(tcp, error);
    }
  }

  /** Catches what the listeners of `emitter`, which belongs to this connection, throw. */
  watch(emitter: EventEmitter, tcp: Socket): void {
    const emit = emitter.emit.bind(emitter);
    emitter.emit = (event: string | symbol, ...details: unknown[]) => {
      const listeners = ENDS.has(event) ? emitter.rawListeners(event) : [];
      for (const listener of listeners) this.run(tcp, () => void listener.apply(emitter, details));
      if (listeners.length > 0) return true;
      try {
        return emit(event, ...details);
      } catch (error) {
        this.drop(tcp, error);
        return true;
      }
    };
  }

  drop(tcp: Socket, error: unknown): void {
    const { metrics, reports } = this.#records;
    metrics.error();
    reports.report(error, 'an exception has ended a connection');
    if (!this.#dropped.has(tcp)) metrics.drop('exception');
    this.#dropped.add(tcp);
    tcp.destroy();
  }

  hasDropped(tcp: Socket): boolean {
    return this.#dropped.has(tcp);
  }
}
