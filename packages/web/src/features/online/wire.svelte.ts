import { type Dial, webDial } from '@sevenfold/table';

/** The connection to the server as people see it: whether it holds, and how often it has been tried. */
export class Wire {
  readonly dial: Dial;
  #connected = $state(false);
  #tries = $state(0);
  /** The device says that it has no network. */
  #offline = $state(false);
  #newest = 0;

  constructor(url: string) {
    const dial = webDial(url);
    this.dial = (on) => {
      const mine = ++this.#newest;
      // What an older connection has to say does not count any more.
      const lost = (): void => {
        if (mine === this.#newest) this.#connected = false;
      };
      this.#tries++;
      const link = dial({
        message: (text) => {
          this.#connected = true;
          this.#tries = 0;
          // Whatever the device thinks of its network, this came through.
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

  /** Since it held last. */
  get tries(): number {
    return this.#tries;
  }

  /** Follows what the device says of its network; `back` is called when it may be worth trying at once. */
  follow(back: () => void): () => void {
    const gone = (): void => void (this.#offline = true);
    const here = (): void => {
      this.#offline = false;
      back();
    };
    // Phones cut connections of pages that nobody looks at.
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

/** Where tables are served from, at the address of this page. */
export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/v1/socket`;
}
