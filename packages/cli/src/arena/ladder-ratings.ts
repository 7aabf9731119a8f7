import { type MemberRating, type RatingModel, ratingsAfterGame } from '@sevenfold/circles';
import { addToRatio, type Estimate, RATIO_SUMS, shareEstimate } from '@sevenfold/bots/arena';
import type { LadderTable } from './ladder.ts';

export interface LadderRating {
  readonly bot: number;
  readonly games: number;
  /** The mean of all is 25; the interval is two standard deviations each way. */
  readonly rating: Estimate;
  /** The share of games won, by size of table. */
  readonly winRates: ReadonlyMap<number, Estimate>;
}

const START: MemberRating = { mu: 25, sigma: 25 / 3 };
/**
 * The game is mostly luck, so one game says little. Bots do not learn, so every game counts the same: uncertainty shrinks
 * with the square root of the number of games.
 */
const MODEL: RatingModel = { luck: 25 / 3, share: (_spread, players) => 1 / players };

/** Ratings of all bots by Plackett–Luce, strongest first. Tables count in the order given. */
export function ladderRatings(bots: number, tables: readonly LadderTable[]): LadderRating[] {
  const current = Array.from({ length: bots }, () => START);
  const games = Array.from({ length: bots }, () => 0);
  const sizes = [...new Set(tables.map(({ size }) => size))];
  const wins = new Map(sizes.map((size) => [size, winSums(bots)]));
  for (const table of tables) {
    const won = table.seats.map(() => 0);
    for (const totals of table.games) {
      const best = Math.max(...totals);
      const winners = totals.filter((total) => total === best).length;
      totals.forEach((total, seat) => (won[seat]! += total === best ? 1 / winners : 0));
      // A game only has winners and others.
      const rated = ratingsAfterGame(
        table.seats.map((bot) => current[bot]!),
        totals.map((total) => (total === best ? 1 : 2)),
        MODEL,
      );
      // A bot with several seats at the table moves by their mean.
      for (const bot of new Set(table.seats)) {
        const own = rated.filter((_, seat) => table.seats[seat] === bot);
        const mean = (of: 'mu' | 'sigma') => own.reduce((sum, each) => sum + each[of], 0) / own.length;
        current[bot] = { mu: mean('mu'), sigma: mean('sigma') };
      }
    }
    for (const bot of new Set(table.seats)) {
      const seats = table.seats.filter((other) => other === bot).length;
      const own = table.seats.reduce((sum, other, seat) => sum + (other === bot ? won[seat]! : 0), 0);
      const sums = wins.get(table.size)![bot]!;
      addToRatio(sums.ratio, 0, own, seats * table.games.length);
      sums.tables++;
      games[bot]! += table.games.length;
    }
  }
  return current
    .map(({ mu, sigma }, bot) => ({
      bot,
      games: games[bot]!,
      rating: { value: mu, low: mu - 2 * sigma, high: mu + 2 * sigma },
      winRates: new Map(
        sizes.map((size) => {
          const sums = wins.get(size)![bot]!;
          return [size, shareEstimate(sums.ratio, 0, sums.tables)];
        }),
      ),
    }))
    .sort((a, b) => b.rating.value - a.rating.value);
}

function winSums(bots: number): { ratio: Float64Array; tables: number }[] {
  return Array.from({ length: bots }, () => ({ ratio: new Float64Array(RATIO_SUMS), tables: 0 }));
}
