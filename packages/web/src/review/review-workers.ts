// Values all positions of a game in several workers, the most telling ones first.

import type { ReviewedPosition, ReviewOptions } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';
import { type WorkerLike, WorkerPort } from '../browser/worker-port.ts';

export type ReviewRequest =
  | { readonly record: GameRecord; readonly options: Required<ReviewOptions> }
  | { readonly at: number };
export type ReviewAnswer = ReviewedPosition;

export type ReviewWorker = WorkerLike<ReviewRequest, ReviewAnswer>;

export interface ReviewJob {
  readonly record: GameRecord;
  readonly options: Required<ReviewOptions>;
  /** All positions to be valued, as `Reviewer.positions` has them. */
  readonly positions: readonly number[];
  readonly found: (position: ReviewedPosition) => void;
  /** Called once: without a reason when everything is valued, with one if that fails. */
  readonly ended: (failure?: Error) => void;
}

/** Positions that a worker has at a time: it goes on with the next one while the page draws. */
const AHEAD = 2;

/**
 * The workers stay after a review, because starting them and compiling their code again takes half a second: the next
 * game, or the same one with more samples, is much faster.
 */
export class ReviewWorkers {
  readonly #spawn: () => ReviewWorker;
  readonly #most: number;
  #ports: WorkerPort<ReviewRequest, ReviewAnswer>[] = [];
  #job: ReviewJob | undefined;
  #waiting: number[] = [];
  #open = 0;

  constructor(spawn: () => ReviewWorker, most: number) {
    this.#spawn = spawn;
    this.#most = most;
  }

  /** Starts a review; one that is running is dropped. */
  start(job: ReviewJob): void {
    if (this.#job !== undefined) this.close();
    this.#job = job;
    this.#waiting = spread(job.positions);
    this.#open = job.positions.length;
    if (this.#open === 0) return this.#end();
    const count = Math.max(1, Math.min(this.#most, this.#open));
    while (this.#ports.length < count) this.#ports.push(this.#newPort());
    for (const port of this.#ports) port.send({ record: job.record, options: job.options });
    for (let ahead = 0; ahead < AHEAD; ahead++) for (const port of this.#ports) this.#next(port);
  }

  /** Stops the work and ends the workers. */
  close(): void {
    for (const port of this.#ports) port.close();
    this.#ports = [];
    this.#job = undefined;
  }

  #newPort(): WorkerPort<ReviewRequest, ReviewAnswer> {
    const port = new WorkerPort(this.#spawn, {
      reply: (position) => {
        this.#open--;
        this.#job!.found(position);
        if (this.#open === 0) this.#end();
        else this.#next(port);
      },
      lost: () => this.#fail(),
    });
    return port;
  }

  #next(port: WorkerPort<ReviewRequest, ReviewAnswer>): void {
    const at = this.#waiting.shift();
    if (at !== undefined) port.send({ at });
  }

  #end(): void {
    const job = this.#job;
    this.#job = undefined;
    job?.ended();
  }

  #fail(): void {
    const job = this.#job;
    this.close();
    job?.ended(new Error('a worker could not go on'));
  }
}

/** The positions in an order that shows the course of the game at once and then finer and finer. */
export function spread(positions: readonly number[]): number[] {
  const { length } = positions;
  const order = new Set<number>(length === 0 ? [] : [0, length - 1]);
  let widest = 2;
  while (widest < length) widest *= 2;
  for (let stride = widest; stride >= 1; stride /= 2)
    for (let index = 0; index < length; index += stride) order.add(index);
  return Array.from(order, (index) => positions[index]!);
}

/** Workers of this page, as many as there are cores. */
export function pageWorkers(): ReviewWorkers {
  return new ReviewWorkers(
    () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
    navigator.hardwareConcurrency || 2,
  );
}
