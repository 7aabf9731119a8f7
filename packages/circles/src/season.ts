import type { Circle } from './circle.ts';
import { dayNumber, dayText } from './day.ts';
import { allPlayed } from './played-game.ts';

/** Evenings from `from` to `to`, in days since 1970; without an end if the circle has no seasons. */
export interface Season {
  /** `2026-11`, `2026-Q4`, `2026`, the first day, or `always`. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The season that a day belongs to. */
export function seasonOf({ settings: { season } }: Pick<Circle, 'settings'>, day: number): Season {
  if (season === 'always') return { id: 'always', from: -Infinity, to: Infinity };
  if (typeof season === 'object') {
    const from = dayNumber(season.from);
    const first = from + Math.floor((day - from) / season.days) * season.days;
    return { id: dayText(first), from: first, to: first + season.days - 1 };
  }
  const [year, month] = dayText(day).split('-').map(Number) as [number, number];
  const months = { month: 1, quarter: 3, year: 12 }[season];
  const number = Math.floor((month - 1) / months);
  const from = dayOfMonth(year, number * months);
  const to = dayOfMonth(year, (number + 1) * months) - 1;
  const id = { month: dayText(from).slice(0, 7), quarter: `${year}-Q${number + 1}`, year: String(year) }[
    season
  ];
  return { id, from, to };
}

/** The seasons that have games, newest first. */
export function seasonsOf(circle: Circle): Season[] {
  const seasons = new Map<string, Season>();
  let last: Season | undefined;
  for (const { day } of allPlayed(circle)) {
    if (last !== undefined && day >= last.from && day <= last.to) continue;
    last = seasonOf(circle, day);
    seasons.set(last.id, last);
  }
  return [...seasons.values()].toReversed();
}

/** Months count from 0, and may run past the end of the year. */
function dayOfMonth(year: number, month: number): number {
  return Date.UTC(year, month, 1) / 86_400_000;
}
