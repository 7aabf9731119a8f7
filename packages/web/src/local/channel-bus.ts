import type { Bus } from '@sevenfold/table';

interface ChannelMessage {
  readonly table: string;
  readonly text: string;
}

/** Carries news between the tabs of one browser, so that a game opened in a second one leaves the first at once. */
export class ChannelBus implements Bus {
  readonly working = true;
  // A channel does not hear itself, but its neighbour does.
  readonly #outgoing: BroadcastChannel;
  readonly #incoming: BroadcastChannel;
  readonly #hearers = new Map<symbol, { readonly table: string; readonly hear: (text: string) => void }>();

  constructor(name: string) {
    this.#outgoing = new BroadcastChannel(name);
    this.#incoming = new BroadcastChannel(name);
    this.#incoming.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
      for (const { table, hear } of this.#hearers.values()) if (table === data.table) hear(data.text);
    });
  }

  watch(): () => void {
    return () => undefined;
  }

  publish(table: string, text: string): Promise<void> {
    this.#outgoing.postMessage({ table, text } satisfies ChannelMessage);
    return Promise.resolve();
  }

  subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    const key = Symbol(table);
    this.#hearers.set(key, { table, hear });
    return Promise.resolve(() => void this.#hearers.delete(key));
  }

  close(): void {
    this.#outgoing.close();
    this.#incoming.close();
  }
}
