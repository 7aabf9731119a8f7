import { COLOURS } from '../storage/settings-schema.ts';

/** The colour of a seat, as CSS; with more seats than colours they are used again. */
export function seatColour(colour: number): string {
  return `var(--seat-${colour % COLOURS})`;
}
