const MOST_PLACES = 20;
const MOST_POINTS = 1000;

/** Points for the first place, the second and so on, as people write them: '10, 7, 5'. Undefined if the text is not such a list. */
export function readPoints(text: string): number[] | undefined {
  const parts = text.split(/[^\d]+/).filter((part) => part !== '');
  const points = parts.map(Number);
  const isGood =
    points.length > 0 && points.length <= MOST_PLACES && points.every((one) => one <= MOST_POINTS);
  return isGood && !/-\d/.test(text) ? points : undefined;
}
