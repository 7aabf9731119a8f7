// Values all positions of a game in several workers, the ones that show most first.

import type { ReviewedPosition, ReviewOptions } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';

export type ReviewRequest =
  | { readonly record: GameRecord; readonly options: Required<ReviewOptions> }
  | { readonly at: number };
export type ReviewAnswer = ReviewedPosition;

/** The part of a worker that is needed. */
export interface Hand {
  postMessage(request: ReviewRequest): void;
  addEventListener(type: 'message', hear: (event: { readonly data: ReviewAnswer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', hear: () => void): void;
  terminate(): void;
}

export interface RunSetup {
  readonly record: GameRecord;
  readonly options: Required<ReviewOptions>;
  /** All positions to be valued, as `Reviewer.positions` has them. */
  readonly positions: readonly number[];
  readonly hire: () => Hand;
  readonly workers: number;
  readonly found: (position: ReviewedPosition) => void;
  /** Called once: with nothing when all is valued, with the reason when it cannot be. */
  readonly ended: (failure?: Error) => void;
}

export class ReviewRun {
  readonly #setup: RunSetup;
  readonly #hands: Hand[] = [];
  readonly #waiting: number[];
  #open: number;

  constructor(setup: RunSetup) {
    this.#setup = setup;
    this.#waiting = spread(setup.positions);
    this.#open = setup.positions.length;
    try {
      const count = Math.max(1, Math.min(setup.workers, setup.positions.length));
      for (let worker = 0; worker < count; worker++) this.#begin(setup.hire());
    } catch (error) {
      this.#end(error as Error);
    }
  }

  cancel(): void {
    for (const hand of this.#hands.splice(0)) hand.terminate();
    this.#open = 0;
  }

  #begin(hand: Hand): void {
    const { record, options, found } = this.#setup;
    this.#hands.push(hand);
    hand.addEventListener('message', ({ data }) => {
      if (this.#open === 0) return;
      this.#open--;
      found(data);
      if (this.#open === 0) this.#end();
      else this.#next(hand);
    });
    const lost = (): void => {
      if (this.#open > 0) this.#end(new Error('a worker could not go on'));
    };
    hand.addEventListener('error', lost);
    hand.addEventListener('messageerror', lost);
    send(hand, { record, options });
    this.#next(hand);
  }

  #next(hand: Hand): void {
    const at = this.#waiting.shift();
    if (at !== undefined) send(hand, { at });
  }

  #end(failure?: Error): void {
    this.cancel();
    this.#setup.ended(failure);
  }
}

function send(hand: Hand, request: ReviewRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
  hand.postMessage(request);
}

/** The same in an order that shows the course of the game at once and then finer and finer. */
export function spread(positions: readonly number[]): number[] {
  const { length } = positions;
  const order = new Set<number>(length === 0 ? [] : [0, length - 1]);
  let widest = 2;
  while (widest < length) widest *= 2;
  for (let stride = widest; stride >= 1; stride /= 2)
    for (let index = 0; index < length; index += stride) order.add(index);
  return Array.from(order, (index) => positions[index]!);
}
