import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SeatReviewRequest, SeatReview } from './review-worker.ts';

/** The file beside this one, with the same extension: a source, or compiled. */
const WORKER = new URL(`./review-worker${extname(import.meta.url)}`, import.meta.url);

/** Leaves nine tenths of the time to bots. */
const REST = 9;

/** Reviews the decisions of one game at a time, in a thread of its own that lasts as long as the game. */
export class ReviewThread {
  readonly #rest: number;

  /** `rest`: how long it rests after working, as a multiple of how long it worked. */
  constructor(rest = REST) {
    this.#rest = rest;
  }

  /** Rejects if the game cannot be reviewed. */
  async review(request: SeatReviewRequest): Promise<SeatReview[]> {
    const worker = new Worker(WORKER, { workerData: { rest: this.#rest } });
    // The thread must not keep the process alive.
    worker.unref();
    try {
      return await new Promise<SeatReview[]>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('the thread of a review has ended')));
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage(request);
      });
    } finally {
      await worker.terminate();
    }
  }
}
