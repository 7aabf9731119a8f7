// Best play for points, as exactly as it is shown.

import { type BestPlay, bestPlay } from './best-play.ts';
import { firstHit } from './first-hands.ts';
import { bankable, type Hitter } from './hitter.ts';
import { likelyGains } from './likely-gains.ts';
import type { Bounds } from './moments.ts';

/** The most decimals of points on any screen, and the fewest. */
const MOST_DECIMALS = 2;
const FEWEST_DECIMALS = 1;
/** What a moment has to contribute to be computed, in points: at first, and where that decides too little. */
const UNLIKELY = [2e-9, 1e-10] as const;

/** Bounds if there are too many moments; otherwise points that are certain in every decimal shown, and the answer. */
export function bestPoints(hitter: Hitter, cells: number): BestPlay {
  if (hitter.takesActions && firstHit(hitter) === undefined) {
    for (const unlikely of UNLIKELY) {
      const likely = likelyPlay(hitter, unlikely, cells);
      if (likely === undefined) break;
      if (isSettled(likely, bankable(hitter))) return likely;
    }
  }
  return bestPlay(hitter, cells);
}

/** Alone, with proven bounds on what the unlikely adds; `undefined` in any other situation. */
export function likelyPlay(hitter: Hitter, unlikely: number, cells: number): BestPlay | undefined {
  const likely = likelyGains(hitter, unlikely, cells);
  if (likely === undefined) return undefined;
  const bank = bankable(hitter);
  const hit = { low: likely.hit, high: likely.hit + likely.error };
  return { value: { low: Math.max(bank, hit.low), high: Math.max(bank, hit.high) }, hit };
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
