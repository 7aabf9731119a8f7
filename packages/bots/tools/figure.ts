/** The mean, and half of its 95% interval. */
export function figure(values: readonly number[]): string {
  const mean = meanOf(values);
  const squares = values.reduce((total, value) => total + (value - mean) * (value - mean), 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return `${mean.toFixed(2)} ± ${(1.96 * error).toFixed(2)}`;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
