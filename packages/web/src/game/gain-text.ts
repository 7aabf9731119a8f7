import { format } from '../words/words.svelte.ts';

/** What a round brings, wherever it is written: +40, or 0. */
export function gainText(points: number): string {
  return points === 0 ? '0' : `+${format.number(points)}`;
}
