import { COLOURS } from '../storage/settings-schema.ts';

/** The name of a seat's colour in tokens.css; with more seats than colours they are used again. */
export function seatToken(colour: number): `--seat-${number}` {
  return `--seat-${colour % COLOURS}`;
}

/** The colour of a seat, as CSS. */
export function seatColour(colour: number): string {
  return `var(${seatToken(colour)})`;
}
