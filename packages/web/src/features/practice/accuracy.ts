import { THEMES, type Theme } from '@sevenfold/bots/review';
import type { PracticeDays, AnswerCount } from '../../practice/schedule.ts';

/** The share of right answers around one day of practice. */
export interface AccuracyPoint {
  readonly date: string;
  readonly right: number;
  readonly all: number;
  readonly share: number;
}

/** Days of practice that a point looks back on: single days have few answers. */
const WINDOW = 7;

/** The themes that were asked, in their order. */
export function askedThemes(days: PracticeDays): Theme[] {
  return THEMES.filter((theme) => Object.values(days).some((day) => day[theme] !== undefined));
}

/** One point for each day with answers on a theme, or on any of them. */
export function accuracyOf(days: PracticeDays, theme?: Theme): AccuracyPoint[] {
  const counts = Object.entries(days)
    .map(([date, day]) => ({
      date,
      tally: sum(theme === undefined ? Object.values(day) : [day[theme] ?? [0, 0]]),
    }))
    .filter(({ tally }) => tally[1] > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return counts.map(({ date }, index) => {
    const [right, all] = sum(
      counts.slice(Math.max(0, index + 1 - WINDOW), index + 1).map(({ tally }) => tally),
    );
    return { date, right, all, share: right / all };
  });
}

function sum(counts: readonly AnswerCount[]): AnswerCount {
  return counts.reduce<AnswerCount>(([right, all], [more, of]) => [right + more, all + of], [0, 0]);
}
