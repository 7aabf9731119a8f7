// Days and times as the language in use writes them. A day is a text such as 2026-11-16 and belongs to no time zone.

import { languageInUse } from './words.svelte.ts';

/** A day in the style of `Intl.DateTimeFormat`. */
export function formatDay(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageInUse(), { ...style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** From one day to another. */
export function dayRange(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`));
  return new Intl.DateTimeFormat(languageInUse(), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    first!,
    last!,
  );
}

/** With its weekday. */
export function longDay(day: string): string {
  return formatDay(day, { dateStyle: 'full' });
}

export function shortDay(day: string): string {
  return formatDay(day, { dateStyle: 'medium' });
}

/** A month such as 2026-11, with its year in full. */
export function monthName(month: string, style: 'long' | 'short' = 'long'): string {
  return formatDay(`${month}-01`, { month: style, ...(style === 'long' && { year: 'numeric' }) });
}

/** A moment as a time of day, in the time zone of this device or another one. */
export function timeOfDay(moment: number, zone?: string): string {
  return new Intl.DateTimeFormat(languageInUse(), { timeStyle: 'short', timeZone: zone }).format(moment);
}
