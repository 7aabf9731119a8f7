// Everything that can go wrong around a table, drawn from one random generator.

import type { Sfc32 } from '@sevenfold/engine';
import type {
  Archive,
  Bus,
  Clock,
  FinishedGame,
  GamesCursor,
  KeptGame,
  OwnGame,
  QuietTable,
  Store,
  StoredTable,
  TablesCursor,
} from '../../src/index.ts';
import type { Witness } from './witness.ts';

export class Faults {
  readonly #random: Sfc32;
  readonly clock: Clock;
  /** How often things go wrong, from 0 to 1; each seed has its own. */
  level: number;
  /** How often another process has just changed the table that this one is about to change. */
  readonly contention: number;

  constructor(random: Sfc32, clock: Clock) {
    this.#random = random;
    this.clock = clock;
    this.level = [0, 0.2, 0.5, 1][random.below(4)]!;
    this.contention = [0, 0.3, 0.95][random.below(3)]!;
  }

  happens(chance: number): boolean {
    return this.#random.below(4096) < chance * this.level * 4096;
  }

  /** Whether a race for the table is lost. */
  loses(): boolean {
    return this.level > 0 && this.below(4096) < this.contention * 4096;
  }

  below(limit: number): number {
    return this.#random.below(limit);
  }

  /** Mostly short, sometimes long: late messages overtake each other. */
  delay(): number {
    return 1 + this.below(40) + (this.happens(0.1) ? this.below(3000) : 0);
  }

  pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.clock.after(milliseconds, done);
    });
  }
}

/** One process's access to the store: slow, failing before or after the write, and cut off when the process dies. */
export class FaultyStore implements Store, Archive {
  readonly #truth: Witness;
  readonly #faults: Faults;
  dead = false;
  /** When this process last read a log to its end. */
  #read = -1;

  constructor(truth: Witness, faults: Faults) {
    this.#truth = truth;
    this.#faults = faults;
  }

  append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    // Nothing else can have happened in between: a process reads the log just before it appends.
    const fresh = this.#read === this.#faults.clock.ticks();
    return this.#try(async () => {
      await this.#truth.append(game, n, tokens);
      this.#truth.note(game, n, fresh);
    });
  }

  async read(game: string, from: number): Promise<string[]> {
    const tokens = await this.#try(() => this.#truth.read(game, from));
    this.#read = this.#faults.clock.ticks();
    return tokens;
  }

  create(table: StoredTable): Promise<void> {
    return this.#truth.create(table);
  }

  update(table: StoredTable): Promise<void> {
    return this.#try(async () => {
      if (this.#faults.loses()) await this.#truth.interfere(table.code);
      await this.#truth.update(table);
    });
  }

  load(code: string): Promise<StoredTable | undefined> {
    return this.#try(() => this.#truth.load(code));
  }

  list(limit: number, since: number): Promise<StoredTable[]> {
    return this.#truth.list(limit, since);
  }

  keep(game: FinishedGame): Promise<void> {
    return this.#try(() => this.#truth.keep(game));
  }

  find(id: string): Promise<KeptGame | undefined> {
    return this.#try(() => this.#truth.find(id));
  }

  played(hash: string, before: GamesCursor, limit: number): Promise<OwnGame[]> {
    return this.#truth.played(hash, before, limit);
  }

  forget(hash: string, id: string): Promise<boolean> {
    return this.#truth.forget(hash, id);
  }

  expireGames(before: number, limit: number): Promise<number> {
    return this.#truth.expireGames(before, limit);
  }

  closed(since: number, limit: number): Promise<QuietTable[]> {
    return this.#truth.closed(since, limit);
  }

  quiet(since: number, limit: number, after?: TablesCursor): Promise<QuietTable[]> {
    return this.#truth.quiet(since, limit, after);
  }

  remove(table: string, version?: number): Promise<void> {
    return this.#try(() => this.#truth.remove(table, version));
  }

  async #try<Result>(run: () => Promise<Result>): Promise<Result> {
    const faults = this.#faults;
    if (this.dead) throw new Error('the process is dead');
    await faults.pause(faults.happens(0.05) ? faults.below(2000) : faults.below(4));
    // Messages that a process sent before it died may or may not arrive.
    if (this.dead && faults.below(2) === 0) throw new Error('the process is dead');
    if (faults.happens(0.04)) throw new Error('the store failed');
    const result = await run();
    await faults.pause(faults.below(3));
    if (faults.happens(0.04)) throw new Error('the store failed after it had done its work');
    return result;
  }
}

/** One process's access to the bus: slow, losing, repeating, deaf for a while, and sometimes aware of it. */
export class FaultyBus implements Bus {
  readonly #bus: Bus;
  readonly #faults: Faults;
  readonly #watchers = new Set<() => void>();
  /** How much later than others this process hears everything, in milliseconds. */
  readonly #lag: number;
  working = true;

  constructor(bus: Bus, faults: Faults) {
    this.#bus = bus;
    this.#faults = faults;
    this.#lag = faults.below(4) === 0 ? faults.below(1500) : 0;
  }

  /** Nothing is carried for this many milliseconds. */
  fail(milliseconds: number): void {
    if (!this.working) return;
    this.#change(false);
    this.#faults.clock.after(milliseconds, () => this.#change(true));
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  publish(table: string, text: string): Promise<void> {
    const faults = this.#faults;
    if (!this.working || faults.happens(0.1)) return Promise.reject(new Error('the bus is down'));
    if (!faults.happens(0.2)) this.#later(table, text);
    if (faults.happens(0.1)) this.#later(table, text);
    return Promise.resolve();
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    if (this.#faults.happens(0.2)) return Promise.reject(new Error('the bus is down'));
    return this.#bus.subscribe(table, (text) => {
      if (this.#lag === 0) return this.working ? hear(text) : undefined;
      this.#faults.clock.after(this.#lag, () => (this.working ? hear(text) : undefined));
    });
  }

  #later(table: string, text: string): void {
    this.#faults.clock.after(this.#faults.delay(), () => void this.#bus.publish(table, text));
  }

  #change(working: boolean): void {
    this.working = working;
    for (const changed of this.#watchers) changed();
  }
}
