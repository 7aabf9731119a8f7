/** How many colours tokens.css has for seats (--seat-0 …). */
export const SEAT_COLOURS = 12;

/** The name of a seat's colour in tokens.css; with more seats than colours they are used again. */
export function seatToken(colour: number): `--seat-${number}` {
  return `--seat-${colour % SEAT_COLOURS}`;
}

/** The colour of a seat, as CSS. */
export function seatColour(colour: number): string {
  return `var(${seatToken(colour)})`;
}
