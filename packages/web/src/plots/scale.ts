// Where the ticks, lines and labels of plots go.

/** How many digits a format needs for ticks this far apart to read differently. */
export function tickDigits(
  [first = 0, second = first + 1]: readonly number[],
  format: (value: number, digits: number) => string,
): number {
  // Two ticks may be rounded apart by chance; five cannot.
  const five = Array.from({ length: 5 }, (_, index) => first + index * (second - first));
  const isClear = (digits: number): boolean => new Set(five.map((tick) => format(tick, digits))).size === 5;
  return [0, 1, 2].find(isClear) ?? 3;
}

/** The path of a line through the points that are known; gaps are crossed straight. */
export function linePath(points: readonly (readonly [number, number] | undefined)[]): string {
  return points
    .filter((point) => point !== undefined)
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

/** Names at the ends of lines, pushed apart so that none covers another; those without room are left out. */
export function labelPlaces(
  ends: readonly number[],
  [top, bottom]: readonly [number, number],
  height: number,
): (number | undefined)[] {
  const places: (number | undefined)[] = ends.map(() => undefined);
  const room = 1 + Math.floor((bottom - top) / height);
  const order = ends.map((_, at) => at).sort((a, b) => ends[a]! - ends[b]!);
  const shown = order.slice(0, room);
  let free = top;
  for (const index of shown) {
    const place = Math.max(ends[index]!, free);
    places[index] = place;
    free = place + height;
  }
  let ceiling = bottom;
  for (const index of shown.toReversed()) {
    const place = Math.min(places[index]!, ceiling);
    places[index] = place;
    ceiling = place - height;
  }
  return places;
}
