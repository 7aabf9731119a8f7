/** Chances by score. */
export type Distribution = ArrayLike<number>;

export function meanOf(distribution: Distribution, worth = (score: number): number => score): number {
  let mean = 0;
  for (let score = 0; score < distribution.length; score++) mean += distribution[score]! * worth(score);
  return mean;
}

export function deviationOf(distribution: Distribution): number {
  const mean = meanOf(distribution);
  return Math.sqrt(meanOf(distribution, (score) => (score - mean) * (score - mean)));
}

/** The lowest score that is not exceeded with at least this chance. */
export function quantileOf(distribution: Distribution, chance: number): number {
  let sum = 0;
  for (let score = 0; score < distribution.length; score++) {
    sum += distribution[score]!;
    if (sum >= chance) return score;
  }
  return distribution.length - 1;
}
