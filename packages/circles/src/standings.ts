import { type Circle, whoIs } from './circle.ts';
import { type GamesFilter, type PlayedGame, playedGames } from './played-game.ts';
import { NEW_RATING, ratingsAfterGame, type MemberRating, cautiousEstimate } from './rating.ts';
import type { StandingsOrder } from './settings.ts';

export interface CircleStanding {
  readonly member: string;
  /** Members who are equal share a rank. */
  readonly rank: number;
  readonly games: number;
  readonly wins: number;
  /** Points for places, as the circle awards them. */
  readonly points: number;
  /** The average place. */
  readonly averagePlace: number;
  /** The average over all games whose totals are known; `undefined` if there are none. */
  readonly averageScore: number | undefined;
  readonly rating: MemberRating;
}

interface Sums {
  games: number;
  wins: number;
  points: number;
  places: number;
  scores: number;
  scored: number;
}

/** Everyone who has played, the best first: in the order that the circle has chosen, or in another one. */
export function standingsOf(
  circle: Circle,
  filter: GamesFilter,
  order: StandingsOrder = circle.settings.order,
): CircleStanding[] {
  const sums = new Map<string, Sums>();
  const games = playedGames(circle, filter);
  for (const one of games) count(sums, one, circle.settings.points);
  const ratings = ratingsAfter(games);
  const lines = [...sums].map(([member, sum]) => ({
    member,
    games: sum.games,
    wins: sum.wins,
    points: sum.points,
    averagePlace: sum.places / sum.games,
    averageScore: sum.scored === 0 ? undefined : sum.scores / sum.scored,
    rating: ratings.get(member) ?? NEW_RATING,
  }));
  const valued = lines.map((line) => ({ line, value: valueOf(line, order) }));
  valued.sort(
    (one, other) =>
      other.value - one.value ||
      other.line.wins - one.line.wins ||
      nameOf(circle, one.line.member).localeCompare(nameOf(circle, other.line.member)),
  );
  return valued.map(({ line, value }) =>
    Object.assign(line, { rank: 1 + valued.filter((other) => other.value > value).length }),
  );
}

/** The ratings after all these games; only members count, and only games of two or more members. */
function ratingsAfter(games: readonly PlayedGame[]): Map<string, MemberRating> {
  const ratings = new Map<string, MemberRating>();
  for (const { game, seats } of games) {
    const members: string[] = [];
    const places: number[] = [];
    for (let seat = 0; seat < seats.length; seat++) {
      const member = seats[seat];
      if (member === undefined) continue;
      members.push(member);
      places.push(game.players[seat]!.place);
    }
    if (members.length < 2) continue;
    const before = members.map((member) => ratings.get(member) ?? NEW_RATING);
    const after = ratingsAfterGame(before, places);
    for (let at = 0; at < members.length; at++) ratings.set(members[at]!, after[at]!);
  }
  return ratings;
}

function count(sums: Map<string, Sums>, { game, seats }: PlayedGame, points: readonly number[]): void {
  for (let seat = 0; seat < seats.length; seat++) {
    const member = seats[seat];
    if (member === undefined) continue;
    const { place, total } = game.players[seat]!;
    const sum = sums.get(member) ?? { games: 0, wins: 0, points: 0, places: 0, scores: 0, scored: 0 };
    sums.set(member, sum);
    sum.games++;
    if (place === 1) sum.wins++;
    sum.points += points[place - 1] ?? 0;
    sum.places += place;
    if (total === undefined) continue;
    sum.scores += total;
    sum.scored++;
  }
}

/** What an order sorts by: the higher, the better. */
function valueOf(line: Omit<CircleStanding, 'rank'>, order: StandingsOrder): number {
  switch (order) {
    case 'points':
      return line.points;
    case 'wins':
      return line.wins;
    case 'place':
      return -line.averagePlace;
    case 'score':
      return line.averageScore ?? -Infinity;
    case 'rating':
      return cautiousEstimate(line.rating);
  }
}

function nameOf(circle: Circle, member: string): string {
  return whoIs(circle, member)?.name ?? '';
}
