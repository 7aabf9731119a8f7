const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of this many eighths of a column. */
export function barOf(eighths: number): string {
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7]!;
}
