import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds in which repeated failures are counted instead of logged. */
const WINDOW = 60_000;
/** At most this many kinds of failures are told apart; further ones count as one kind. */
const MOST_KINDS = 100;
const OTHER = 'other';

type Log = Pick<FastifyBaseLogger, 'error'>;

interface Kind {
  readonly timer: NodeJS.Timeout;
  /** Failures since the last log line, and the latest of them. */
  more: number;
  latest: unknown;
}

/**
 * Logs failures: the first of a kind at once, and the rest as one line a minute, because a failing store fails for
 * everyone.
 */
export class Reports {
  readonly #log: Log;
  readonly #kinds = new Map<string, Kind>();

  constructor(log: Log) {
    this.#log = log;
  }

  report(error: unknown, text: string, details: object = {}): void {
    const kind = this.#kindOf(error);
    const known = this.#kinds.get(kind);
    if (known === undefined) {
      this.#log.error({ err: error, ...details }, text);
      this.#watch(kind);
    } else {
      known.more++;
      known.latest = error;
    }
  }

  /** Logs what has been counted so far. */
  stop(): void {
    for (const [kind, { timer }] of this.#kinds) {
      clearTimeout(timer);
      this.#tell(kind);
    }
    this.#kinds.clear();
  }

  #watch(kind: string): void {
    const timer = setTimeout(() => {
      if (this.#tell(kind)) this.#watch(kind);
      else this.#kinds.delete(kind);
    }, WINDOW).unref();
    this.#kinds.set(kind, { timer, more: 0, latest: undefined });
  }

  #tell(kind: string): boolean {
    const { more, latest } = this.#kinds.get(kind)!;
    if (more > 0) this.#log.error({ err: latest, more }, `… and ${more} more of these in the last minute`);
    return more > 0;
  }

  #kindOf(error: unknown): string {
    const kind = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return this.#kinds.has(kind) || this.#kinds.size < MOST_KINDS ? kind : OTHER;
  }
}
