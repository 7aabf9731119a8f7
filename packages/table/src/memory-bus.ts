import type { Bus } from './seams.ts';

/** Everybody in one process. Hearing comes after publishing, never inside it, as it would over a network. */
export class MemoryBus implements Bus {
  readonly #hearers = new Map<string, Set<(text: string) => void>>();

  async publish(table: string, text: string): Promise<void> {
    await Promise.resolve();
    for (const hear of this.#hearers.get(table) ?? []) hear(text);
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    // A set of its own wrapper, so that one function may be subscribed twice.
    const hearer = (text: string): void => hear(text);
    const hearers = this.#hearers.get(table) ?? new Set();
    this.#hearers.set(table, hearers.add(hearer));
    return Promise.resolve(() => {
      hearers.delete(hearer);
      if (hearers.size === 0 && this.#hearers.get(table) === hearers) this.#hearers.delete(table);
    });
  }
}
