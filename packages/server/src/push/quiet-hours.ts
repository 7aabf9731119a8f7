import { isZone } from '@sevenfold/circles';
import type { Subscription } from './subscriptions.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** When a device that is quiet now may be disturbed again, in milliseconds since 1970; `undefined` if it may be now. */
export function quietUntil({ quiet, zone }: Subscription, now: number): number | undefined {
  if (quiet === null) return undefined;
  const { from, to } = quiet;
  const time = minutesIn(zone, now);
  const isQuiet = from <= to ? time >= from && time < to : time >= from || time < to;
  // Counts from the full minute. If the clocks are put forward or back in between, the next look puts it off again.
  return isQuiet ? now - (now % MINUTE) + ((to - time + DAY) % DAY) * MINUTE : undefined;
}

/** Minutes after midnight. */
function minutesIn(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: isZone(zone) ? zone : 'UTC',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const part = (type: string): number =>
    Number(format.formatToParts(now).find((one) => one.type === type)?.value);
  return 60 * part('hour') + part('minute');
}
