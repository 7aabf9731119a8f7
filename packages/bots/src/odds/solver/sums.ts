// The inner loops, where almost all the time goes: weighted sums of rows, one entry per column. Backward, a row takes the
// values of later rows; forward, the chances of earlier ones.
import type { Columns } from './columns.ts';
import type { Edges } from './edges.ts';

/** sum += the rows that a number or a Second Chance connects with this one. */
export function addRows(
  edges: Edges,
  row: number,
  width: number,
  values: Float64Array,
  sum: Float64Array,
): void {
  const { start, to, cards } = edges;
  const end = start[row + 1]!;
  let edge = start[row]!;
  // Four edges at once, to load and store each sum a quarter as often.
  for (; edge + 3 < end; edge += 4) {
    const a = to[edge]! * width;
    const b = to[edge + 1]! * width;
    const c = to[edge + 2]! * width;
    const d = to[edge + 3]! * width;
    const u = cards[edge]!;
    const v = cards[edge + 1]!;
    const w = cards[edge + 2]!;
    const x = cards[edge + 3]!;
    for (let i = 0; i < width; i++) {
      sum[i] =
        sum[i]! + (u * values[a + i]! + v * values[b + i]!) + (w * values[c + i]! + x * values[d + i]!);
    }
  }
  for (; edge + 1 < end; edge += 2) {
    const a = to[edge]! * width;
    const b = to[edge + 1]! * width;
    const v = cards[edge]!;
    const w = cards[edge + 1]!;
    for (let i = 0; i < width; i++) sum[i] = sum[i]! + (v * values[a + i]! + w * values[b + i]!);
  }
  if (edge < end) {
    const a = to[edge]! * width;
    const v = cards[edge]!;
    for (let i = 0; i < width; i++) sum[i] = sum[i]! + v * values[a + i]!;
  }
}

/** sum += the entries of the same row (from `at`) with one more modifier. */
export function addMore(columns: Columns, values: Float64Array, at: number, sum: Float64Array): void {
  if (!columns.isBits) return addEntries(columns.next, values, at, sum);
  // A column is a bit set of six: first the three low bits, then the three high ones.
  for (let i = 0; i < 64; i += 8) {
    const v = at + i;
    const v3 = values[v + 3]!;
    const v5 = values[v + 5]!;
    const v6 = values[v + 6]!;
    const v7 = values[v + 7]!;
    sum[i] = sum[i]! + (values[v + 1]! + values[v + 2]! + values[v + 4]!);
    sum[i + 1] = sum[i + 1]! + (v3 + v5);
    sum[i + 2] = sum[i + 2]! + (v3 + v6);
    sum[i + 3] = sum[i + 3]! + v7;
    sum[i + 4] = sum[i + 4]! + (v5 + v6);
    sum[i + 5] = sum[i + 5]! + v7;
    sum[i + 6] = sum[i + 6]! + v7;
  }
  for (let i = 0; i < 8; i++) {
    const v = at + i;
    const v3 = values[v + 24]!;
    const v5 = values[v + 40]!;
    const v6 = values[v + 48]!;
    const v7 = values[v + 56]!;
    sum[i] = sum[i]! + (values[v + 8]! + values[v + 16]! + values[v + 32]!);
    sum[i + 8] = sum[i + 8]! + (v3 + v5);
    sum[i + 16] = sum[i + 16]! + (v3 + v6);
    sum[i + 24] = sum[i + 24]! + v7;
    sum[i + 32] = sum[i + 32]! + (v5 + v6);
    sum[i + 40] = sum[i + 40]! + v7;
    sum[i + 48] = sum[i + 48]! + v7;
  }
}

/** sum += the entries of the same row (from `at`) with one modifier fewer. */
export function addFewer(columns: Columns, values: Float64Array, at: number, sum: Float64Array): void {
  if (!columns.isBits) return addEntries(columns.before, values, at, sum);
  for (let i = 0; i < 64; i += 8) {
    const v = at + i;
    const v0 = values[v]!;
    const v1 = values[v + 1]!;
    const v2 = values[v + 2]!;
    const v4 = values[v + 4]!;
    sum[i + 1] = sum[i + 1]! + v0;
    sum[i + 2] = sum[i + 2]! + v0;
    sum[i + 3] = sum[i + 3]! + (v1 + v2);
    sum[i + 4] = sum[i + 4]! + v0;
    sum[i + 5] = sum[i + 5]! + (v1 + v4);
    sum[i + 6] = sum[i + 6]! + (v2 + v4);
    sum[i + 7] = sum[i + 7]! + (values[v + 3]! + values[v + 5]! + values[v + 6]!);
  }
  for (let i = 0; i < 8; i++) {
    const v = at + i;
    const v0 = values[v]!;
    const v1 = values[v + 8]!;
    const v2 = values[v + 16]!;
    const v4 = values[v + 32]!;
    sum[i + 8] = sum[i + 8]! + v0;
    sum[i + 16] = sum[i + 16]! + v0;
    sum[i + 24] = sum[i + 24]! + (v1 + v2);
    sum[i + 32] = sum[i + 32]! + v0;
    sum[i + 40] = sum[i + 40]! + (v1 + v4);
    sum[i + 48] = sum[i + 48]! + (v2 + v4);
    sum[i + 56] = sum[i + 56]! + (values[v + 24]! + values[v + 40]! + values[v + 48]!);
  }
}

/**
 * The same in place, for a loop that goes down the columns and writes `values` on the way. Returns what `sum[i]` still
 * lacks. Only the three low bits are looked up one by one; the high ones are added for eight entries at once.
 */
export function moreInPlace(
  columns: Columns,
  values: Float64Array,
  at: number,
  i: number,
  sum: Float64Array,
): number {
  if (!columns.isBits) return entriesOf(columns.next, values, at, i);
  const low = i & 7;
  if (low === 7) {
    for (let bit = 8; bit < 64; bit <<= 1) {
      if ((i & bit) === 0) for (let j = i - 7; j <= i; j++) sum[j] = sum[j]! + values[at + j + bit]!;
    }
    return 0;
  }
  let total = 0;
  if ((low & 1) === 0) total += values[at + i + 1]!;
  if ((low & 2) === 0) total += values[at + i + 2]!;
  if ((low & 4) === 0) total += values[at + i + 4]!;
  return total;
}

function addEntries(edges: Edges, values: Float64Array, at: number, sum: Float64Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + entriesOf(edges, values, at, i);
}

/** The entries of a row (from `at`) that a modifier connects with this one, added up. */
function entriesOf({ start, to, cards }: Edges, values: Float64Array, at: number, i: number): number {
  let total = 0;
  for (let edge = start[i]!; edge < start[i + 1]!; edge++) total += cards[edge]! * values[at + to[edge]!]!;
  return total;
}
