// Arithmetic of plots: from figures to pixels, and where to put ticks.

import { niceStep } from '@sevenfold/bots/arena';

/** Maps a domain on a range of pixels. */
export function scale([from, to]: readonly [number, number], [low, high]: readonly [number, number]) {
  const span = to - from || 1;
  return (value: number): number => low + ((value - from) / span) * (high - low);
}

/** Round figures from `low` to `high`, about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(1, count);
  if (!(rough > 0)) return [low];
  const step = niceStep(rough);
  const found: number[] = [];
  for (let index = Math.ceil(low / step); index * step <= high + step * 1e-9; index++)
    found.push(Number((index * step).toPrecision(12)));
  return found;
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
