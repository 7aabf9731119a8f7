import type { Bus } from '@sevenfold/table';

/**
 * Milliseconds for which others are served on the second bus after one of them has needed it; two beats are closer
 * together.
 */
const COURTESY = 8000;
/** How a text on the second bus begins whose sender has lost the first bus. JSON may begin with such a space. */
const NEED = '\t';
/** How a text on the second bus begins that its sender has also sent on the first one. */
const REPEAT = ' ';

/**
 * One bus, and another that takes over while the first is gone. If it is gone for some processes only, the others hear
 * of it on the second bus and send everything on both.
 */
export class FallbackBus implements Bus {
  readonly #first: Bus;
  readonly #second: Bus;
  readonly #watchers = new Set<() => void>();
  readonly #unwatch: readonly (() => void)[];
  /** Until when another process needs the second bus. */
  #neededUntil = -Infinity;

  constructor(first: Bus, second: Bus) {
    this.#first = first;
    this.#second = second;
    const changed = (): void => {
      for (const watcher of this.#watchers) watcher();
    };
    this.#unwatch = [
      first.watch(changed),
      // While the first bus works, changes of the second do not matter here.
      second.watch(() => (first.working ? undefined : changed())),
    ];
  }

  get working(): boolean {
    return this.#first.working || this.#second.working;
  }

  watch(changed: () => void): () => void {
    const watcher = (): void => changed();
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async publish(table: string, text: string): Promise<void> {
    const works = this.#first.working;
    const isNeeded = performance.now() < this.#neededUntil;
    const second =
      isNeeded || !works ? this.#second.publish(table, (works ? REPEAT : NEED) + text) : undefined;
    second?.catch(() => undefined);
    if (!works) return second;
    try {
      await this.#first.publish(table, text);
    } catch (error) {
      // The first bus has failed just now.
      if (isNeeded) throw error;
      await this.#second.publish(table, NEED + text);
    }
  }

  async subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    const leave = await Promise.all([
      this.#first.subscribe(table, hear),
      this.#second.subscribe(table, (text) => {
        // This text has come on the first bus too.
        if (text.startsWith(REPEAT) && this.#first.working) return;
        // A text without the sign comes from a process that has no first bus at all. A text that was too long to be
        // carried arrives empty, and its sender is not known.
        if (text !== '' && !text.startsWith(REPEAT)) this.#neededUntil = performance.now() + COURTESY;
        hear(/^[\t ]/.test(text) ? text.slice(1) : text);
      }),
    ]);
    return () => leave.forEach((one) => one());
  }

  /** Leaves both alone. */
  close(): void {
    this.#unwatch.forEach((one) => one());
  }
}
