import { type Dial, webDial } from '@sevenfold/table';

/** The state of the connection to the server, for banners. */
export class ConnectionState {
  readonly dial: Dial;
  #connected = $state(false);
  #tries = $state(0);
  #offline = $state(false);
  #newest = 0;

  constructor(url: string) {
    const dial = webDial(url);
    this.dial = (on) => {
      const mine = ++this.#newest;
      // Messages of an older connection are ignored.
      const lost = (): void => {
        if (mine === this.#newest) this.#connected = false;
      };
      this.#tries++;
      const link = dial({
        message: (text) => {
          this.#connected = true;
          this.#tries = 0;
          // A message came through, even if the device says that it has no network.
          this.#offline = false;
          on.message(text);
        },
        closed: () => {
          lost();
          on.closed();
        },
      });
      return {
        send: (text) => link.send(text),
        close: () => {
          lost();
          link.close();
        },
      };
    };
  }

  get holds(): boolean {
    return this.#connected && !this.#offline;
  }

  get offline(): boolean {
    return this.#offline;
  }

  /** Attempts since the last open connection. */
  get tries(): number {
    return this.#tries;
  }

  /** Watches the network; `back` is called when a retry is worthwhile. */
  follow(back: () => void): () => void {
    const gone = (): void => void (this.#offline = true);
    const here = (): void => {
      this.#offline = false;
      back();
    };
    // Phones cut the connections of hidden pages.
    const seen = (): void => {
      if (document.visibilityState === 'visible' && !this.#connected) back();
    };
    addEventListener('offline', gone);
    addEventListener('online', here);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('offline', gone);
      removeEventListener('online', here);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}
