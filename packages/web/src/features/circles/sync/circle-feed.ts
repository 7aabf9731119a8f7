import { readEvents } from '../../../browser/event-reader.ts';
import { Reconnection } from '../../../browser/reconnection.ts';
import type { Shelf } from '../../../storage/shelf.ts';
import { type CircleFailure, followCircle } from './circle-server.ts';

/** connecting: for the first time; the other failures are for good. */
export type FeedStatus = 'connecting' | 'live' | 'offline' | Exclude<CircleFailure, 'unreachable' | 'busy'>;

/** Reports every change of a circle on the server, until closed; reconnects whenever the connection is lost. */
export class CircleFeed {
  readonly #shelf: Shelf;
  readonly #id: string;
  readonly #onchange: () => void;
  readonly #onstatus: (status: FeedStatus) => void;
  readonly #reconnection = new Reconnection(() => void this.#connect());
  #request: AbortController | undefined;

  constructor(shelf: Shelf, id: string, onchange: () => void, onstatus: (status: FeedStatus) => void) {
    this.#shelf = shelf;
    this.#id = id;
    this.#onchange = onchange;
    this.#onstatus = onstatus;
    onstatus('connecting');
    void this.#connect();
  }

  close(): void {
    this.#reconnection.stop();
    this.#request?.abort();
  }

  async #connect(): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const failure = await this.#follow(request.signal);
    if (request.signal.aborted) return;
    if (failure === 'unreachable' || failure === 'busy') {
      this.#onstatus('offline');
      this.#reconnection.lost();
      return;
    }
    this.#reconnection.stop();
    this.#onstatus(failure);
  }

  /** Follows the circle until the connection ends; returns why it did. */
  async #follow(signal: AbortSignal): Promise<CircleFailure> {
    const answer = await followCircle(this.#shelf, this.#id, signal);
    if ('failure' in answer) return answer.failure;
    try {
      for await (const { type } of readEvents(answer.body)) {
        if (signal.aborted) break;
        // The circle is gone, or we are no longer in it.
        if (type === 'end') return 'stranger';
        this.#reconnection.works();
        this.#onstatus('live');
        this.#onchange();
      }
    } catch {
      // The connection was cut.
    }
    return 'unreachable';
  }
}
