// How figures are printed.

export function progress(text: string): void {
  process.stderr.write(`… ${text}\n`);
}

/** One figure, with its limit. */
export function figure(name: string, text: string, isMet?: boolean): void {
  const verdict = isMet === undefined ? '' : isMet ? '  met' : '  MISSED';
  console.log(`${name.padEnd(50)} ${text}${verdict}`);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en').replaceAll(',', ' ');
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
