// A thread that reviews decisions, so slowly that bots do not notice.

import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Reviewer } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';

export interface SeatReviewRequest {
  readonly record: GameRecord;
  /** Whose decisions are looked at. */
  readonly seats: readonly number[];
}

/** The decisions of one seat, and the chances to win that they gave away. */
export interface SeatReview {
  readonly seat: number;
  readonly decisions: number;
  readonly cost: number;
}

/** Simulated games per position; over many games their errors even out. */
const SAMPLES = 64;

const port = parentPort!;
const { rest } = workerData as { readonly rest: number };

port.on('message', (request: SeatReviewRequest) => {
  void reviewOf(request).then((reviews) => port.postMessage(reviews));
});

async function reviewOf({ record, seats }: SeatReviewRequest): Promise<SeatReview[]> {
  const reviewer = new Reviewer(record, { samples: SAMPLES });
  const sums = new Map(seats.map((seat) => [seat, { seat, decisions: 0, cost: 0 }]));
  for (const at of reviewer.positions) {
    const asked = reviewer.asked(at);
    const sum = asked === undefined ? undefined : sums.get(asked);
    if (sum === undefined) continue;
    const began = performance.now();
    sum.cost += reviewer.value(at).decision?.cost ?? 0;
    sum.decisions++;
    await sleep(rest * (performance.now() - began));
  }
  return [...sums.values()];
}
