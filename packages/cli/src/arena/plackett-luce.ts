import { exponential } from '@sevenfold/bots/arena';

/** What is known of a strength: its mean and its standard deviation. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** The game is mostly luck, so a game says little. */
const BETA = 25 / 3;
/** No game shrinks a variance by more than this. */
const LEAST_SHRINK = 1e-4;

/**
 * New strengths after a game, by Plackett–Luce as Weng and Lin update it. The game knows only winners, so that is all
 * it says: who wins, and that the others do not. Players do not learn, so nothing drifts, and every game counts the
 * same: uncertainty shrinks with the root of the number of games.
 */
export function afterGame(players: readonly Strength[], hasWon: readonly boolean[]): Strength[] {
  const spread = players.reduce((sum, { sigma }) => sum + sigma * sigma + BETA * BETA, 0);
  const c = Math.sqrt(spread);
  const weights = players.map(({ mu }) => exponential(mu / c));
  const sumOf = (isCounted: (player: number) => boolean): number =>
    weights.reduce((sum, weight, player) => (isCounted(player) ? sum + weight : sum), 0);
  // Winners come out ahead of everybody, the others ahead of each other.
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
