import { word } from '../../../words/words.svelte.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The time for a decision, given in seconds, as people say it. Needs the words 'lobby'. */
export function clockName(seconds: number): string {
  const { noClock, seconds: inSeconds, hours, days } = word.lobby;
  if (seconds === 0) return noClock;
  if (seconds < HOUR) return inSeconds(seconds);
  return seconds < DAY ? hours(seconds / HOUR) : days(seconds / DAY);
}
