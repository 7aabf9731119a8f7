// Values all positions of a game in several workers, the most telling ones first.

import type { ReviewedPosition, ReviewOptions } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';
import { type WorkerLike, WorkerPort } from '../browser/worker-port.ts';

export type ReviewRequest =
  | { readonly record: GameRecord; readonly options: Required<ReviewOptions> }
  | { readonly at: number };
export type ReviewAnswer = ReviewedPosition;

export type ReviewWorker = WorkerLike<ReviewRequest, ReviewAnswer>;

export interface RunSetup {
  readonly record: GameRecord;
  readonly options: Required<ReviewOptions>;
  /** All positions to be valued, as `Reviewer.positions` has them. */
  readonly positions: readonly number[];
  readonly spawn: () => ReviewWorker;
  readonly workers: number;
  readonly found: (position: ReviewedPosition) => void;
  /** Called once: without a reason when everything is valued, with one if that fails. */
  readonly ended: (failure?: Error) => void;
}

export class ReviewRun {
  readonly #setup: RunSetup;
  readonly #ports: WorkerPort<ReviewRequest, ReviewAnswer>[] = [];
  readonly #waiting: number[];
  #open: number;

  constructor(setup: RunSetup) {
    this.#setup = setup;
    this.#waiting = spread(setup.positions);
    this.#open = setup.positions.length;
    const count = Math.max(1, Math.min(setup.workers, setup.positions.length));
    while (this.#ports.length < count) if (!this.#begin()) return;
  }

  cancel(): void {
    for (const port of this.#ports) port.close();
    this.#open = 0;
  }

  /** Starts another worker; false if that cannot be done. */
  #begin(): boolean {
    const { record, options, spawn, found } = this.#setup;
    const port = new WorkerPort(spawn, {
      reply: (position) => {
        this.#open--;
        found(position);
        if (this.#open === 0) this.#end();
        else this.#next(port);
      },
      lost: () => this.#end(new Error('a worker could not go on')),
    });
    this.#ports.push(port);
    port.send({ record, options });
    this.#next(port);
    return !port.isLost;
  }

  #next(port: WorkerPort<ReviewRequest, ReviewAnswer>): void {
    const at = this.#waiting.shift();
    if (at !== undefined) port.send({ at });
  }

  #end(failure?: Error): void {
    this.cancel();
    this.#setup.ended(failure);
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
