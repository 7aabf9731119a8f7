import { exponential } from '@sevenfold/bots/arena';

/** The mean and the standard deviation of an estimated strength. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The game is mostly luck, so one game says little. */
const BETA = 25 / 3;
/** No game shrinks a variance by more than this. */
const LEAST_SHRINK = 1e-4;

/**
 * New strengths after a game, by the Plackett–Luce update of Weng and Lin. A game only has winners and others. Bots do
 * not learn, so there is no drift and every game counts the same: uncertainty shrinks with the square root of the
 * number of games.
 */
export function afterGame(players: readonly Skill[], hasWon: readonly boolean[]): Skill[] {
  const spread = players.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0);
  const c = Math.sqrt(spread);
  const weights = players.map(({ mu }) => exponential(mu / c));
  const sumOf = (isCounted: (player: number) => boolean): number =>
    weights.reduce((sum, weight, player) => (isCounted(player) ? sum + weight : sum), 0);
  // Each winner is ahead of all others; those who did not win share the last place.
  const stages = [true, false].map((won) => ({
    won,
    members: hasWon.filter((each) => each === won).length,
    sum: sumOf((player) => won || !hasWon[player]!),
  }));
  return players.map(({ mu, sigma }, player) => {
    let better = 0;
    let certainty = 0;
    for (const { won, members, sum } of stages) {
      if (members === 0 || (hasWon[player]! && !won)) continue;
      const share = weights[player]! / sum;
      better += (hasWon[player] === won ? 1 / members : 0) - share;
      certainty += share * (1 - share);
    }
    const variance = sigma * sigma;
    const shrink = Math.max(1 - (certainty * variance) / (spread * players.length), LEAST_SHRINK);
    return { mu: mu + (better * variance) / c, sigma: sigma * Math.sqrt(shrink) };
  });
}
