/** A mistake on the command line: one line that says what is wrong and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something outside the program failed, such as reading a file: one line that says what. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** '; did you mean …?' if one of the known words is close to the given one, otherwise nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance)[0];
  return near === undefined ? '' : `; did you mean ${near.candidate}?`;
}

/** Text from outside for a message: quoted, on one line, and short. */
export function quote(text: string, longest = 40): string {
  return JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** How many letters to insert, delete, change or swap with a neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 8) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = isSwap ? before[j - 2]! + 1 : Infinity;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return row[to.length]!;
}
