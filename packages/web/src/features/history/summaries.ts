// What a review said about the owner's play: three numbers that outlive the review itself.

import { makeReview, REVIEW_SAMPLES, Reviewer, type ReviewedPosition } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';
import type { Stored } from '../../storage/registry.ts';
import type { Shelf } from '../../storage/shelf.ts';
import { readStored, removeStored, storedIds, writeStored } from '../../storage/stored.ts';
import { storedReview, reviewKey } from '../../review/stored-reviews.ts';

export type Summary = Stored<'reviewed:'>;

export const REVIEW_OPTIONS = { samples: REVIEW_SAMPLES, seed: 1 } as const;

export class Summaries {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  get(id: string): Summary | undefined {
    return readStored(`reviewed:${id}`, this.#shelf);
  }

  set(id: string, of: Summary): void {
    writeStored(`reviewed:${id}`, of, this.#shelf);
  }

  remove(id: string): void {
    removeStored(`reviewed:${id}`, this.#shelf);
  }

  /** Deletes them all, but for the games to keep. */
  clear(keep: ReadonlySet<string> = new Set()): void {
    for (const id of storedIds('reviewed:', this.#shelf)) if (!keep.has(id)) this.remove(id);
  }
}

export function summaryOf(record: GameRecord, seat: number, positions: readonly ReviewedPosition[]): Summary {
  const { accuracy, luck, decisions } = makeReview(record, positions, REVIEW_OPTIONS.samples).players[seat]!;
  // Alone, luck is counted in rounds, which do not add up with chances to win.
  return { accuracy, luck: record.players.length === 1 ? 0 : luck, decisions };
}

/** The summary from a review stored on this device; undefined if there is none. */
export async function reviewedBefore(record: GameRecord, seat: number): Promise<Summary | undefined> {
  const positions = await storedReview(reviewKey(record, REVIEW_OPTIONS));
  if (positions === undefined) return undefined;
  try {
    const wanted = new Reviewer(record).positions;
    if (!wanted.every((at, index) => positions[index]?.at === at)) return undefined;
    return summaryOf(record, seat, positions);
  } catch {
    return undefined;
  }
}
