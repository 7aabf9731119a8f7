// What a review said of oneself in a game: three numbers, kept with the history when the whole review is long gone.

import { makeReview, REVIEW_SAMPLES, Reviewer, type ReviewedPosition } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';
import * as v from 'valibot';
import { readJson, type Shelf } from '../../storage/shelf.ts';
import { keptReview, reviewKey } from '../../review/kept-reviews.ts';

const summary = v.object({ accuracy: v.number(), luck: v.number(), decisions: v.number() });

export type Summary = v.InferOutput<typeof summary>;

export const REVIEW_OPTIONS = { samples: REVIEW_SAMPLES, seed: 1 } as const;
const NAMES = 'reviewed:';

export class Summaries {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  get(id: string): Summary | undefined {
    return readJson(this.#shelf, NAMES + id, (value) => {
      const parsed = v.safeParse(summary, value);
      return parsed.success ? parsed.output : undefined;
    });
  }

  set(id: string, of: Summary): void {
    this.#shelf.set(NAMES + id, JSON.stringify(of));
  }

  remove(id: string): void {
    this.#shelf.remove(NAMES + id);
  }

  clear(): void {
    for (const name of this.#shelf.names(NAMES)) this.#shelf.remove(name);
  }
}

/** What all positions of a game together say of a seat. */
export function summaryOf(record: GameRecord, seat: number, positions: readonly ReviewedPosition[]): Summary {
  const { accuracy, luck, decisions } = makeReview(record, positions, REVIEW_OPTIONS.samples).players[seat]!;
  return { accuracy, luck, decisions };
}

/** From a review that was made on this device; undefined if there is none. */
export async function reviewedBefore(record: GameRecord, seat: number): Promise<Summary | undefined> {
  const positions = await keptReview(reviewKey(record, REVIEW_OPTIONS));
  if (positions === undefined) return undefined;
  try {
    const wanted = new Reviewer(record).positions;
    if (!wanted.every((at, index) => positions[index]?.at === at)) return undefined;
    return summaryOf(record, seat, positions);
  } catch {
    return undefined;
  }
}
