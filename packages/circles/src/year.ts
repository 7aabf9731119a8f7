import type { Circle } from './circle.ts';
import { dayNumber } from './day.ts';
import { type Evening, eveningsOf } from './evenings.ts';
import { type HeadToHead, headToHeads } from './head-to-head.ts';
import { playedGames } from './played-game.ts';
import { type CircleRecords, recordsOf } from './records.ts';
import { type CircleStanding, standingsOf } from './standings.ts';

/** A year of a circle, for one page. */
export interface Year {
  readonly year: number;
  readonly games: number;
  /** Rounds of all games whose rounds are known. */
  readonly rounds: number;
  /** Evenings with this box, newest first. */
  readonly evenings: readonly Evening[];
  /** Games by month, January first. */
  readonly months: readonly number[];
  readonly standings: readonly CircleStanding[];
  readonly records: CircleRecords;
  readonly pairs: readonly HeadToHead[];
}

export function yearOf(circle: Circle, box: string, year: number): Year {
  const filter = { box, from: dayNumber(`${year}-01-01`), to: dayNumber(`${year + 1}-01-01`) - 1 };
  const games = playedGames(circle, filter);
  const months = Array.from({ length: 12 }, () => 0);
  const firsts = months.map((_, month) => dayNumber(`${year}-${String(month + 1).padStart(2, '0')}-01`));
  for (const { day } of games) months[firsts.findLastIndex((first) => first <= day)]!++;
  return {
    year,
    games: games.length,
    rounds: games.reduce(
      (sum, { game }) => sum + Math.max(0, ...game.players.map(({ rounds }) => rounds?.length ?? 0)),
      0,
    ),
    evenings: eveningsOf(circle, filter),
    months,
    standings: standingsOf(circle, filter),
    records: recordsOf(circle, filter),
    pairs: headToHeads(circle, filter),
  };
}
