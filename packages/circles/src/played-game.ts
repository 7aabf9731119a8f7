import { type Circle, type CircleGame, whoIs } from './circle.ts';
import { daysIn } from './day.ts';

/** A game as statistics see it. */
export interface PlayedGame {
  readonly game: CircleGame;
  /** The evening it belongs to, in days since 1970. */
  readonly day: number;
  /** The member at each seat, after merges; `undefined` for a guest or a bot. */
  readonly seats: readonly (string | undefined)[];
}

/** Which games a statistic is about. */
export interface GamesFilter {
  /** Statistics never mix boxes. */
  readonly box: string;
  /** The first and the last evening, in days since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Cached by the number of entries, because every view of a circle asks for the same games. */
const known = new WeakMap<Circle, { readonly n: number; readonly games: readonly PlayedGame[] }>();

/** All games, in the order in which they ended. */
export function allPlayed(circle: Circle): readonly PlayedGame[] {
  const n = circle.log.length;
  const before = known.get(circle);
  if (before?.n === n) return before.games;
  const dayOf = daysIn(circle.settings.zone);
  const ids = new Map<string, string | undefined>();
  for (const id of circle.members.keys()) ids.set(id, whoIs(circle, id)?.id);
  const games = [...circle.games.values()]
    .sort((one, other) => one.ended - other.ended || (one.key < other.key ? -1 : 1))
    .map((game) => ({
      game,
      day: dayOf(game.ended),
      seats: game.players.map((player) => ('member' in player ? ids.get(player.member) : undefined)),
    }));
  known.set(circle, { n, games });
  return games;
}

export function playedGames(
  circle: Circle,
  { box, from = -Infinity, to = Infinity }: GamesFilter,
): PlayedGame[] {
  return allPlayed(circle).filter(({ game, day }) => game.box === box && day >= from && day <= to);
}

/** The current members in the latest game that at least two of them played, by seat. */
export function lastTogether(circle: Circle): string[] {
  const games = allPlayed(circle);
  for (let at = games.length - 1; at >= 0; at--) {
    const here = games[at]!.seats.flatMap((member) =>
      member === undefined || whoIs(circle, member)?.is === 'left' ? [] : member,
    );
    if (here.length > 1) return here;
  }
  return [];
}

/** The boxes that a circle has played, most games first. */
export function boxesOf(circle: Circle): { readonly box: string; readonly games: number }[] {
  const counts = new Map<string, number>();
  for (const { box } of circle.games.values()) counts.set(box, (counts.get(box) ?? 0) + 1);
  return [...counts].map(([box, games]) => ({ box, games })).sort((one, other) => other.games - one.games);
}
