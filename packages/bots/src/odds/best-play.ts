import { FLIP_THREE, FREEZE } from '@sevenfold/engine';
import { type Bounds, exactly } from './bounds.ts';
import { bankable, type Hitter, mostPoints } from './hitter.ts';
import { cardCount } from './pile-counts.ts';
import { RoundSolver } from './solver/round-solver.ts';

export interface BestPlay {
  /** Expected points with best play. */
  readonly value: Bounds;
  /** Expected points if the player hits now, and then plays best. */
  readonly hit: Bounds;
}

/** Best play for points, over about `most` moments; beyond that, unlikely cards make it bounds. */
export function bestPlay(hitter: Hitter, most: number): BestPlay {
  const solver = new RoundSolver(hitter, most);
  const best = mostPoints(hitter);
  const worth = Float64Array.from({ length: best + 1 }, (_, points) => points);
  const low = solver.solve({ worth });
  if (!solver.isCut) return { value: exactly(low.value), hit: exactly(hitValue(hitter, low.hit)) };
  const high = solver.solve({ worth, unknown: best });
  return {
    value: { low: low.value, high: high.value },
    hit: { low: hitValue(hitter, low.hit), high: hitValue(hitter, high.hit) },
  };
}

/**
 * What a hit is worth now. Where actions are given away, `hit` leaves them out: it is the value of hitting until another
 * card comes. If staying is better than that, the player stays after an action instead of hitting again.
 */
function hitValue(hitter: Hitter, hit: number): number {
  const bank = bankable(hitter);
  if (hitter.takesActions || hitter.forced.flips > 0 || hit >= bank) return hit;
  const size = cardCount(hitter.pile);
  if (size === 0) return bank;
  const idle = (hitter.pile[FREEZE]! + hitter.pile[FLIP_THREE]!) / size;
  return idle * bank + (1 - idle) * hit;
}
