// The solo challenge (R41): reach the target in few rounds, each with a new deck. The value of a total is the utility
// of the next round's score, so there is one exact solution per total and round.
import { type DeckTables, solve } from './solver.ts';

/** The best expected utility of one round. */
export type BestRound = (utility: (score: number) => number) => Promise<number>;

export interface ChallengeOptions {
  readonly target: number;
  readonly bestScore: number;
  /** Called with every result: the best chance within `rounds`, or the fewest rounds if `rounds` is 0. */
  readonly onResult?: (rounds: number, total: number, value: number) => void;
  /** A result of an earlier run, if it has one. */
  readonly known?: (rounds: number, total: number) => number | undefined;
}

/** By total: the fewest expected rounds that are still needed, to about `tolerance`. */
export async function fewestRounds(
  bestRound: BestRound,
  options: ChallengeOptions,
  tolerance = 1e-10,
): Promise<Float64Array> {
  const { target } = options;
  const rounds = new Float64Array(target);
  // The slope of `once` at its fixed point: a guess from the total above, refined by the secant of the last two tries.
  let slope = 0.3;
  for (let total = target - 1; total >= 0; total--) {
    const known = options.known?.(0, total);
    if (known !== undefined) {
      rounds[total] = known;
      continue;
    }
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
    options.onResult?.(0, total, now);
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
 * reach are NaN. `single` holds the chances of one round, from `chancesOfReaching`.
 */
export async function chancesWithin(
  bestRound: BestRound,
  single: Float64Array,
  most: number,
  options: ChallengeOptions,
): Promise<Float64Array[]> {
  const { target, bestScore } = options;
  const chances: Float64Array[] = [new Float64Array(target)];
  for (let left = 1; left <= most; left++) {
    const row = new Float64Array(target).fill(NaN);
    const before = chances.at(-1)!;
    chances.push(row);
    for (let total = Math.min(target - 1, (most - left) * bestScore); total >= 0; total--) {
      const known = options.known?.(left, total);
      if (left === 1) row[total] = single[target - total] ?? 0;
      else if (known !== undefined) row[total] = known;
      else if (total + left * bestScore < target) row[total] = 0;
      else {
        row[total] = await bestRound((score) => (total + score >= target ? 1 : before[total + score]!));
        options.onResult?.(left, total, row[total]!);
      }
    }
  }
  return chances;
}

/**
 * By score: the best chance to score at least that much in one round. A player who wants n points hits until they have
 * them, so two solutions contain all of it: a player who never stays either ends with n or more, or busts after being
 * asked with n points or more, where staying would have been enough.
 */
export function chancesOfReaching(tables: DeckTables): Float64Array {
  const never = solve({ policy: { stayAt: Infinity }, reach: true }, tables);
  // Staying after one hit, where only a score of 0 is worth 1: the value is the chance that this hit busts.
  const once = solve(
    { policy: { stayAt: 0 }, chances: false, utility: (score) => (score === 0 ? 1 : 0) },
    tables,
  );
  const { lines, modifierSets, reach } = never.space;
  const ends = Float64Array.from(never.distribution);
  for (let set = 0; set < lines.sets; set++) {
    for (
      let at = lines.first[set]! * modifierSets.width;
      at < lines.first[set + 1]! * modifierSets.width;
      at++
    ) {
      const column = at % modifierSets.width;
      const points = lines.sum[set]! * modifierSets.times[column]! + modifierSets.plus[column]!;
      for (let seen = 0; seen < reach.length; seen++) {
        ends[points]! += reach[seen]![at]! * once.space.hit[seen]![at]!;
      }
    }
  }
  const chances = new Float64Array(ends.length);
  for (let score = ends.length - 1, sum = 0; score > 0; score--) chances[score] = sum += ends[score]!;
  chances[0] = 1;
  return chances;
}
