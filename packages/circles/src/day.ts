// Days in a circle's time zone: as a number, days since 1970, and as text, `2026-11-16`.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An evening ends in the morning: what is played at two o'clock belongs to the day before. */
const EVENING_ENDS = 6 * HOUR;
/**
 * No zone changes its offset and back within four weeks, not even for Ramadan: if it is the same at both ends of such a
 * span, it is the same all the way through.
 */
const SPAN = 28 * DAY;

/** Whether this system knows such a time zone. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the day that each moment, in milliseconds since 1970, belongs to. Asks `Intl`, which is slow, as rarely as it can. */
export function daysIn(zone: string): (moment: number) => number {
  const format = formatOf(zone);
  const offsets = new Map<number, number>();
  const offsetAt = (moment: number): number => {
    const known = offsets.get(moment);
    if (known !== undefined) return known;
    // `11/16/2026, 21:05`
    const [month, day, year, hour, minute] = format.format(moment).split(/\D+/).map(Number);
    const local = Date.UTC(year!, month! - 1, day, hour, minute);
    const offset = local - Math.floor(moment / 60_000) * 60_000;
    offsets.set(moment, offset);
    return offset;
  };
  return (moment) => {
    let from = Math.floor(moment / SPAN) * SPAN;
    let length = SPAN;
    while (length > HOUR && offsetAt(from) !== offsetAt(from + length)) {
      length /= 2;
      if (moment >= from + length) from += length;
    }
    const offset = offsetAt(length > HOUR ? from : moment);
    return Math.floor((moment + offset - EVENING_ENDS) / DAY);
  };
}

/** A zone that this system does not know counts as UTC. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const parts = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: isZone(zone) ? zone : 'UTC' });
}

/** Whether the calendar has such a day; 2026-02-31 has the form of one. */
export function isDay(text: string): boolean {
  return dayText(dayNumber(text)) === text;
}

export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** A day past the end of its month, which no new circle can have, counts on into the next one. */
export function dayNumber(text: string): number {
  const [year, month, day] = text.split('-').map(Number);
  return Date.UTC(year!, month! - 1, day) / DAY;
}
