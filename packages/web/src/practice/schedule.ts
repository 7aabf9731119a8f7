// When a position is to be practised again. Pure: dates are texts, as 2026-11-16, and today is given.

/** How well a position is known: it was answered right `box` times in a row, and is asked again from `due` on. */
export interface Progress {
  readonly box: number;
  readonly due: string;
}

/** Right and all answers. */
export type AnswerCount = readonly [right: number, all: number];

/** By date, then by theme. */
export type PracticeDays = { readonly [date: string]: { readonly [theme: string]: AnswerCount } };

/** Positions of a day. */
export const DAILY = 5;

/** Days until a position comes back: the next day after a mistake, later and later as long as it is answered right. */
const WAITS = [1, 3, 7, 16, 35, 90] as const;

/** The calendar date where this device is. */
export function dateHere(now: number): string {
  const date = new Date(now);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function afterAnswer(before: Progress | undefined, isRight: boolean, today: string): Progress {
  const box = isRight ? Math.min((before?.box ?? 0) + 1, WAITS.length - 1) : 0;
  return { box, due: daysAfter(today, WAITS[box]!) };
}

/** How many positions were answered on a day, and how many of them right. */
export function answersOf(days: PracticeDays, date: string): AnswerCount {
  return Object.values(days[date] ?? {}).reduce<AnswerCount>(
    ([right, all], [more, of]) => [right + more, all + of],
    [0, 0],
  );
}

/** Days in a row with all their positions, up to today, or up to yesterday while today is not done. */
export function practiceStreak(days: PracticeDays, today: string): number {
  const isDone = (date: string): boolean => answersOf(days, date)[1] >= DAILY;
  let streak = 0;
  let date = isDone(today) ? today : daysAfter(today, -1);
  while (isDone(date)) {
    streak++;
    date = daysAfter(date, -1);
  }
  return streak;
}

interface Scheduled extends Progress {
  readonly id: string;
}

/** The positions that are due, the longest due first. */
export function dueOf<Each extends Pick<Progress, 'due'>>(all: readonly Each[], today: string): Each[] {
  return all.filter(({ due }) => due <= today).toSorted((one, other) => (one.due < other.due ? -1 : 1));
}

/**
 * The next positions to practise: a person's own that are due, then known ones of the collection that are due, then new
 * ones of the collection in their order.
 */
export function nextPositions(
  own: readonly Scheduled[],
  collection: readonly string[],
  known: { readonly [id: string]: Progress },
  today: string,
): string[] {
  const seen = collection.flatMap((id) => (known[id] === undefined ? [] : [{ id, ...known[id] }]));
  const fresh = collection.filter((id) => known[id] === undefined);
  return [...[...dueOf(own, today), ...dueOf(seen, today)].map(({ id }) => id), ...fresh];
}
