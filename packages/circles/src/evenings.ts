import type { Circle } from './circle.ts';
import { dayText } from './day.ts';
import { allPlayed, type GamesFilter, playedGames, type PlayedGame } from './played-game.ts';

/** Everything that was played in one night, with any box or with one of them. */
export interface Evening {
  /** `2026-11-16`, in the time zone of the circle; until six in the morning it is still the day before. */
  readonly day: string;
  readonly games: readonly PlayedGame[];
  /** Who played, in the order of their first games. */
  readonly members: readonly string[];
  /** The members who won most games. */
  readonly winners: readonly string[];
}

/** Cached by the list of games, which stays the same until something is filed. */
const known = new WeakMap<readonly PlayedGame[], readonly Evening[]>();

/** All evenings, newest first; with a filter, only those of games that pass it. */
export function eveningsOf(circle: Circle, filter?: GamesFilter): readonly Evening[] {
  if (filter !== undefined) return workOut(playedGames(circle, filter));
  const games = allPlayed(circle);
  const evenings = known.get(games) ?? workOut(games);
  known.set(games, evenings);
  return evenings;
}

function workOut(all: readonly PlayedGame[]): Evening[] {
  const days = new Map<number, PlayedGame[]>();
  for (const one of all) {
    const games = days.get(one.day);
    if (games === undefined) days.set(one.day, [one]);
    else games.push(one);
  }
  return [...days]
    .sort(([one], [other]) => other - one)
    .map(([day, games]) => ({
      day: dayText(day),
      games,
      members: membersOf(games),
      winners: mostWins(games),
    }));
}

function membersOf(games: readonly PlayedGame[]): string[] {
  const members = new Set<string>();
  for (const { seats } of games) for (const member of seats) if (member !== undefined) members.add(member);
  return [...members];
}

function mostWins(games: readonly PlayedGame[]): string[] {
  const wins = new Map<string, number>();
  let most = 0;
  for (const { game, seats } of games)
    for (let seat = 0; seat < seats.length; seat++) {
      const member = seats[seat];
      if (member === undefined || game.players[seat]!.place > 1) continue;
      const count = (wins.get(member) ?? 0) + 1;
      wins.set(member, count);
      most = Math.max(most, count);
    }
  return [...wins].filter(([, count]) => count === most).map(([member]) => member);
}
