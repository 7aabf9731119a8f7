import { type Circle, daysIn } from '@sevenfold/circles';

/** The evening that belongs to now, in days since 1970. */
export function today({ settings }: Pick<Circle, 'settings'>, now = Date.now()): number {
  return daysIn(settings.zone)(now);
}
