/** The step between the ticks of an axis: 1, 2 or 5 times a power of ten, but at least this. */
export function niceStep(atLeast: number): number {
  if (!(atLeast > 0)) return 1;
  const power = Number(`1e${atLeast.toExponential().split('e')[1]!}`);
  const step = [1, 2, 5, 10].find((factor) => factor * power >= atLeast * (1 - 1e-9))! * power;
  return Number(step.toPrecision(12));
}
