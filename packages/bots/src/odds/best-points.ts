// Best play for points, as exactly as it is shown.

import { type BestPlay, bestPlay } from './grid/best-play.ts';
import { firstHit } from './exact/first-hands.ts';
import { bankable, type Hitter } from './hitter.ts';
import { type LikelyHit, likelyGains } from './alone/likely-gains.ts';
import type { Bounds } from './bounds.ts';

/** The most decimals of points on any screen, and the fewest. */
const MOST_DECIMALS = 2;
const FEWEST_DECIMALS = 1;
/** What a moment has to contribute to be computed, in points: at first, and the least before everything is computed. */
const UNLIKELY = 2e-8;
const LEAST = 1e-11;

/** Points that are certain in every decimal shown, and so is the better answer; or bounds, if there are too many moments. */
export function bestPoints(hitter: Hitter, cells: number): BestPlay {
  const isAlone = hitter.takesActions && firstHit(hitter) === undefined;
  const gains = isAlone ? likelyGains(hitter, cells) : undefined;
  if (gains === undefined) return bestPlay(hitter, cells);
  const bank = bankable(hitter);
  for (let unlikely = UNLIKELY; unlikely > LEAST;) {
    const likely = gains.hit(unlikely);
    const play = likelyPlay(likely, bank);
    if (isSettled(play, bank)) return play;
    unlikely *= refinement(likely, bank);
  }
  return bestPlay(hitter, cells);
}

/** Best play, with the unlikely moments as the width of its bounds. */
export function likelyPlay({ hit, error }: LikelyHit, bank: number): BestPlay {
  const high = hit + error;
  return { value: { low: Math.max(bank, hit), high: Math.max(bank, high) }, hit: { low: hit, high } };
}

/**
 * How much smaller the limit has to be, judging by how close the figure seems to be to what it is told apart from: where
 * a decimal changes, or what a stay banks. The exact value is about three tenths of the way to the upper bound, and the
 * error shrinks somewhat more slowly than the limit.
 */
function refinement({ hit, error }: LikelyHit, bank: number): number {
  const likely = hit + 0.3 * error;
  const tenth = 10 * likely - 0.5;
  const edges = [bank, (Math.floor(tenth) + 0.5) / 10, (Math.ceil(tenth) + 0.5) / 10];
  const distance = Math.min(...edges.map((edge) => Math.abs(edge - likely)));
  const share = distance / error / 2;
  return Math.min(0.5, Math.max(0.02, share * Math.sqrt(share)));
}

/** With how many decimals both bounds read the same, as far as points are shown; `undefined` if they never do. */
export function sureDecimals({ low, high }: Bounds): number | undefined {
  const isSure = (decimals: number): boolean => low.toFixed(decimals) === high.toFixed(decimals);
  // 20.248 and 20.2501 read the same with two decimals, but not with one.
  if (!isSure(FEWEST_DECIMALS)) return undefined;
  return isSure(MOST_DECIMALS) ? MOST_DECIMALS : FEWEST_DECIMALS;
}

function isSettled({ value, hit }: BestPlay, bank: number): boolean {
  const isDecided = hit.low >= bank || hit.high <= bank;
  return isDecided && [value, hit].every((bounds) => sureDecimals(bounds) !== undefined);
}
