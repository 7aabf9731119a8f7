import type { Bounds } from './bounds.ts';

/** How the round ends; the chances add up to 1. */
export interface Ending {
  readonly bust: number;
  readonly seven: number;
  /** Frozen, out of cards, or stayed after the one hit. */
  readonly banked: number;
  /** Any of the other three: moments that were cut off, because there are too many to follow. */
  readonly unknown: number;
  /** Expected points; only computed for a player who hits once. */
  readonly points: Bounds;
}
