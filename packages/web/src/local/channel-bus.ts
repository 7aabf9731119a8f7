import type { Bus } from '@sevenfold/table';

interface Said {
  readonly table: string;
  readonly text: string;
}

/** Carries news between the tabs of one browser, so that a game opened in a second one leaves the first at once. */
export class ChannelBus implements Bus {
  readonly working = true;
  // A channel does not hear itself, but its neighbour does.
  readonly #mouth: BroadcastChannel;
  readonly #ear: BroadcastChannel;
  readonly #hearers = new Map<symbol, { readonly table: string; readonly hear: (text: string) => void }>();

  constructor(name: string) {
    this.#mouth = new BroadcastChannel(name);
    this.#ear = new BroadcastChannel(name);
    this.#ear.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      for (const { table, hear } of this.#hearers.values()) if (table === data.table) hear(data.text);
    });
  }

  watch(): () => void {
    return () => undefined;
  }

  publish(table: string, text: string): Promise<void> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
    this.#mouth.postMessage({ table, text } satisfies Said);
    return Promise.resolve();
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    const key = Symbol(table);
    this.#hearers.set(key, { table, hear });
    return Promise.resolve(() => void this.#hearers.delete(key));
  }

  close(): void {
    this.#mouth.close();
    this.#ear.close();
  }
}
