/** The mean, and half of its 95% interval. */
export function figure(values: readonly number[]): string {
  return `${meanOf(values).toFixed(2)} ± ${halfWidth(values).toFixed(2)}`;
}

export function halfWidth(values: ArrayLike<number>): number {
  const mean = meanOf(values);
  let squares = 0;
  for (let at = 0; at < values.length; at++) squares += (values[at]! - mean) ** 2;
  return 1.96 * Math.sqrt(squares / (values.length - 1) / values.length);
}

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum / values.length;
}
