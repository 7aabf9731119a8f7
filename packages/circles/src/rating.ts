// Strength from places alone: the Plackett–Luce model of Weng and Lin (2011), for members of circles, people who play rated
// games and bots alike.

import { MOST_FILED_PLAYERS } from './limits.ts';

export interface MemberRating {
  /** The strength, and how uncertain it is. */
  readonly mu: number;
  readonly sigma: number;
}

/** What a game says about those who play it. */
export interface RatingModel {
  /** How far chance moves a result, as a standard deviation. */
  readonly luck: number;
  /**
   * The share of what a game tells that lowers a player's uncertainty, from the spread of all players together, their
   * number and the uncertainty before.
   */
  readonly share: (spread: number, players: number, sigma: number) => number;
}

const MU = 25;
const SIGMA = MU / 3;
/** Uncertainty never shrinks by more than this in one game. */
const SMALLEST = 0.0001;

/** The constants of openskill. */
const CIRCLE: RatingModel = { luck: SIGMA / 2, share: (spread, _players, sigma) => sigma / spread };

export const NEW_RATING: MemberRating = { mu: MU, sigma: SIGMA };

/** The strength that a rating almost certainly exceeds: standings sort by it. */
export function cautiousEstimate({ mu, sigma }: MemberRating): number {
  return mu - 3 * sigma;
}

/** Arrays that are reused for every game. */
const strengths = new Float64Array(MOST_FILED_PLAYERS);
/** For each player, the sum over all players who were not ahead, and how many shared the place. */
const behind = new Float64Array(MOST_FILED_PLAYERS);
const tied = new Float64Array(MOST_FILED_PLAYERS);

/** The ratings after a game, from those before it and the places. In plain loops, because a circle has thousands of games. */
export function ratingsAfterGame(
  before: readonly MemberRating[],
  places: readonly number[],
  { luck, share: shareOf }: RatingModel = CIRCLE,
): MemberRating[] {
  const count = before.length;
  let square = 0;
  for (const { sigma } of before) square += sigma * sigma + luck * luck;
  const c = Math.sqrt(square);
  // Only ratios count, so the first is 1.
  for (let at = 0; at < count; at++) strengths[at] = exp((before[at]!.mu - before[0]!.mu) / c);
  for (let at = 0; at < count; at++) {
    const place = places[at]!;
    behind[at] = tied[at] = 0;
    for (let other = 0; other < count; other++) {
      if (places[other]! < place) continue;
      behind[at]! += strengths[other]!;
      if (places[other] === place) tied[at]!++;
    }
  }
  const after: MemberRating[] = [];
  for (let own = 0; own < count; own++) {
    const { mu, sigma } = before[own]!;
    let [omega, delta] = [0, 0];
    for (let at = 0; at < count; at++) {
      if (places[at]! > places[own]!) continue;
      const share = strengths[own]! / behind[at]!;
      omega += ((at === own ? 1 : 0) - share) / tied[at]!;
      delta += (share * (1 - share)) / tied[at]!;
    }
    const variance = sigma * sigma;
    const shrink = shareOf(c, count, sigma) * delta * (variance / square);
    after.push({
      mu: mu + omega * (variance / c),
      sigma: sigma * Math.sqrt(Math.max(1 - shrink, SMALLEST)),
    });
  }
  return after;
}

/** The same digits in every browser: the series of e^x near 0, squared back. */
function exp(x: number): number {
  const y = x / 32;
  let sum = 1 + (y / 7) * (1 + (y / 8) * (1 + y / 9));
  sum = 1 + (y / 4) * (1 + (y / 5) * (1 + (y / 6) * sum));
  sum = 1 + y * (1 + (y / 2) * (1 + (y / 3) * sum));
  sum *= sum;
  sum *= sum;
  sum *= sum;
  sum *= sum;
  return sum * sum;
}
