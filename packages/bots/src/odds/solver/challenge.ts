// The solo challenge (R41): reach the target in few rounds, each with a new deck. The value of a total is the utility
// of the next round's score, so there is one exact solution per total and round.

/** The best expected utility of one round. */
export type BestRound = (utility: (score: number) => number) => Promise<number>;

/** By total: the fewest expected rounds that are still needed, to about `tolerance`. */
export async function fewestRounds(
  bestRound: BestRound,
  target: number,
  tolerance = 1e-10,
): Promise<Float64Array> {
  const rounds = new Float64Array(target);
  // The slope of `once` at its fixed point: a guess from the total above, refined by the secant of the last two tries.
  let slope = 0.3;
  for (let total = target - 1; total >= 0; total--) {
    let now = guess(rounds, total);
    const once = async (): Promise<number> =>
      1 -
      (await bestRound((score) => {
        if (score === 0) return -now;
        return total + score >= target ? 0 : -rounds[total + score]!;
      }));
    // A round that scores nothing leads back to this total, so its value is a fixed point of `once`.
    let before: { readonly now: number; readonly next: number } | undefined;
    for (;;) {
      const next = await once();
      if (before !== undefined && Math.abs(now - before.now) > 1e-13) {
        const secant = (next - before.next) / (now - before.now);
        if (secant > 0 && secant < 1) slope = secant;
      }
      before = { now, next };
      now += (next - now) / (1 - slope);
      // What remains is the last change times the error of the slope, which is small.
      if (Math.abs(now - before.now) < tolerance * 100) break;
    }
    rounds[total] = now;
  }
  return rounds;
}

/** Extrapolates a parabola through the three totals above. */
function guess(rounds: Float64Array, total: number): number {
  const [a, b, c] = [rounds[total + 1], rounds[total + 2], rounds[total + 3]];
  if (a === undefined) return 1.1;
  if (b === undefined) return a;
  if (c === undefined) return 2 * a - b;
  return 3 * a - 3 * b + c;
}

/**
 * The best chance to reach the target within k more rounds, by k, then by total. Totals that `most` rounds cannot
 * reach are NaN.
 */
export async function chancesWithin(
  bestRound: BestRound,
  target: number,
  most: number,
  bestScore: number,
): Promise<Float64Array[]> {
  const chances: Float64Array[] = [new Float64Array(target)];
  for (let left = 1; left <= most; left++) {
    const row = new Float64Array(target).fill(NaN);
    const before = chances.at(-1)!;
    chances.push(row);
    for (let total = Math.min(target - 1, (most - left) * bestScore); total >= 0; total--) {
      if (total + left * bestScore < target) row[total] = 0;
      else row[total] = await bestRound((score) => (total + score >= target ? 1 : before[total + score]!));
    }
  }
  return chances;
}
