import type { Circle } from './circle.ts';
import { type GamesFilter, playedGames } from './played-game.ts';

/** Two members in the games they both played. */
export interface HeadToHead {
  readonly members: readonly [string, string];
  readonly games: number;
  /** How often each had the better place; in the other games they tied. */
  readonly ahead: readonly [number, number];
  /** The lead of the first over the second in points, over all games whose totals are known. */
  readonly difference: number;
}

type Pair = { -readonly [Field in keyof HeadToHead]: HeadToHead[Field] } & { ahead: [number, number] };

/** Every pair that has met, most frequent first. */
export function headToHeads(circle: Circle, filter: GamesFilter): HeadToHead[] {
  const pairs: Pair[] = [];
  /** By the first and the second member: joining the two into one text would make tens of thousands of keys. */
  const known = new Map<string, Map<string, Pair>>();
  for (const { game, seats } of playedGames(circle, filter)) {
    for (let one = 0; one < seats.length; one++) {
      for (let other = 0; other < seats.length; other++) {
        const [first, second] = [seats[one], seats[other]];
        if (first === undefined || second === undefined || first >= second) continue;
        const pair = pairOf(known, pairs, first, second);
        const [left, right] = [game.players[one]!, game.players[other]!];
        pair.games++;
        if (left.place < right.place) pair.ahead[0]++;
        if (right.place < left.place) pair.ahead[1]++;
        if (left.total !== undefined && right.total !== undefined)
          pair.difference += left.total - right.total;
      }
    }
  }
  return pairs.sort((one, other) => other.games - one.games);
}

function pairOf(known: Map<string, Map<string, Pair>>, pairs: Pair[], first: string, second: string): Pair {
  const ofFirst = known.get(first) ?? new Map<string, Pair>();
  const before = ofFirst.get(second);
  if (before !== undefined) return before;
  const pair: Pair = { members: [first, second], games: 0, ahead: [0, 0], difference: 0 };
  known.set(first, ofFirst.set(second, pair));
  pairs.push(pair);
  return pair;
}
