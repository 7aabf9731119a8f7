import type { Bus } from '../seams/seams.ts';

/** Everyone in one process. Hearing comes after publishing, never inside it, as it would over a network. */
export class MemoryBus implements Bus {
  readonly working: boolean = true;
  readonly #listeners = new Map<string, Set<(text: string) => void>>();

  watch(): () => void {
    return () => undefined;
  }

  async publish(table: string, text: string): Promise<void> {
    await Promise.resolve();
    for (const hear of this.#listeners.get(table) ?? []) hear(text);
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    // A new function, so that the same one can be subscribed twice.
    const listener = (text: string): void => hear(text);
    const listeners = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, listeners.add(listener));
    return Promise.resolve(() => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(table) === listeners) this.#listeners.delete(table);
    });
  }
}
