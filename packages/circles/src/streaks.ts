import type { Circle } from './circle.ts';
import { eveningsOf } from './evenings.ts';
import { type GamesFilter, playedGames } from './played-game.ts';

interface Streak {
  /** How many in a row up to the last game, or the last evening. */
  readonly now: number;
  readonly longest: number;
}

type Writable = { -readonly [Field in keyof Streak]: Streak[Field] };

export interface Streaks {
  readonly member: string;
  /** Games won in a row, among those they played. */
  readonly winning: Streak;
  /** Evenings of the circle attended in a row, with any box. */
  readonly attending: Streak;
}

/** The streaks of everyone whose games pass the filter. */
export function streaksOf(circle: Circle, filter: GamesFilter): Streaks[] {
  const winning = new Map<string, Writable>();
  for (const { game, seats } of playedGames(circle, filter))
    for (let seat = 0; seat < seats.length; seat++) {
      const member = seats[seat];
      if (member !== undefined) extend(winning, member, game.players[seat]!.place === 1);
    }
  const attending = new Map<string, Writable>();
  for (const { members } of eveningsOf(circle).toReversed()) {
    for (const member of members) extend(attending, member, true);
    for (const member of attending.keys()) if (!members.includes(member)) extend(attending, member, false);
  }
  const none = { now: 0, longest: 0 };
  return [...winning].map(([member, wins]) => ({
    member,
    winning: wins,
    attending: attending.get(member) ?? none,
  }));
}

function extend(runs: Map<string, Writable>, member: string, goesOn: boolean): void {
  const run = runs.get(member) ?? { now: 0, longest: 0 };
  runs.set(member, run);
  run.now = goesOn ? run.now + 1 : 0;
  run.longest = Math.max(run.longest, run.now);
}
