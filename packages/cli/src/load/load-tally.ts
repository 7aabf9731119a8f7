/** What was refused: a new table, a connection or a message. */
export type RefusedKind = 'table' | 'connection' | 'message';

/** What happened under load, second by second. */
export class LoadTally {
  connected = 0;
  reconnects = 0;
  /** Games that have ended. */
  games = 0;
  /** Actions sent, whether or not there was an answer. */
  sent = 0;
  /** How often each thing was refused, by 'message busy' and the like. */
  readonly refused = new Map<string, number>();
  /** Failures of connections, by the system's name for them. */
  readonly errors = new Map<string, number>();
  /** Milliseconds that each action took, by the second in which it ended. */
  readonly #seconds: number[][] = [];
  #begun = performance.now();

  begin(): void {
    this.#begun = performance.now();
  }

  /** Seconds since `begin`. */
  get elapsed(): number {
    return (performance.now() - this.#begun) / 1000;
  }

  done(milliseconds: number): void {
    (this.#seconds[Math.floor(this.elapsed)] ??= []).push(milliseconds);
  }

  refuse(what: RefusedKind, code: string): void {
    add(this.refused, `${what} ${code}`);
  }

  fail(code: string): void {
    add(this.errors, code);
  }

  /** The times of actions, sorted: those of one second, or all. */
  times(second?: number): number[] {
    const times = second === undefined ? this.#seconds.flatMap((one) => one) : (this.#seconds[second] ?? []);
    return times.toSorted((a, b) => a - b);
  }

  get seconds(): number {
    return this.#seconds.length;
  }
}

/** The value that this share of the values stays below; NaN if there are none. */
export function quantileOfSorted(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

export function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((all, one) => all + one, 0);
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
