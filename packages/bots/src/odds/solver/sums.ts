// The inner loops, where all the time goes: weighted sums of rows, one entry per column. The forward and backward
// versions mirror each other and are unrolled by hand, so their lines look alike.
import type { Edges } from './edges.ts';
import type { ModifierSets } from './modifier-sets.ts';

/** sum += the rows, counted from `first`, that a number or a Second Chance connects with this row. */
export function addRows(
  edges: Edges,
  row: number,
  width: number,
  values: Float64Array,
  sum: Float64Array,
  first = 0,
): void {
  const { start, to, weight } = edges;
  const end = start[row + 1]!;
  let edge = start[row]!;
  // Four edges at once, to load and store each sum a quarter as often.
  for (; edge + 3 < end; edge += 4) {
    const a = (first + to[edge]!) * width;
    const b = (first + to[edge + 1]!) * width;
    const c = (first + to[edge + 2]!) * width;
    const d = (first + to[edge + 3]!) * width;
    const u = weight[edge]!;
    const v = weight[edge + 1]!;
    const w = weight[edge + 2]!;
    const x = weight[edge + 3]!;
    for (let i = 0; i < width; i++) {
      sum[i] =
        sum[i]! + (u * values[a + i]! + v * values[b + i]!) + (w * values[c + i]! + x * values[d + i]!);
    }
  }
  for (; edge + 1 < end; edge += 2) {
    const a = (first + to[edge]!) * width;
    const b = (first + to[edge + 1]!) * width;
    const v = weight[edge]!;
    const w = weight[edge + 1]!;
    for (let i = 0; i < width; i++) sum[i] = sum[i]! + (v * values[a + i]! + w * values[b + i]!);
  }
  if (edge < end) {
    const a = (first + to[edge]!) * width;
    const v = weight[edge]!;
    for (let i = 0; i < width; i++) sum[i] = sum[i]! + v * values[a + i]!;
  }
}

/** sum += the entries of the same row (from `at`) with one more modifier. */
export function addMore(
  modifierSets: ModifierSets,
  values: Float64Array,
  at: number,
  sum: Float64Array,
): void {
  if (!modifierSets.bits) return addEdges(modifierSets.next, modifierSets.width, values, at, sum);
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

/**
 * The same in place, for a loop that goes down the columns and writes `values` on the way. Returns what `sum[i]` still
 * lacks. Only the three low bits are looked up one by one; the high ones are added for eight entries at once.
 */
export function moreInPlace(
  modifierSets: ModifierSets,
  values: Float64Array,
  at: number,
  i: number,
  sum: Float64Array,
): number {
  let total = 0;
  if (!modifierSets.bits) {
    const { start, to, weight } = modifierSets.next;
    for (let edge = start[i]!; edge < start[i + 1]!; edge++) total += weight[edge]! * values[at + to[edge]!]!;
    return total;
  }
  const low = i & 7;
  if (low === 7) {
    for (let bit = 8; bit < 64; bit <<= 1) {
      if ((i & bit) === 0) for (let j = i - 7; j <= i; j++) sum[j] = sum[j]! + values[at + j + bit]!;
    }
    return 0;
  }
  if ((low & 1) === 0) total += values[at + i + 1]!;
  if ((low & 2) === 0) total += values[at + i + 2]!;
  if ((low & 4) === 0) total += values[at + i + 4]!;
  return total;
}

/** The mirror image, for a loop that goes up the columns. */
export function fewerInPlace(
  modifierSets: ModifierSets,
  values: Float64Array,
  at: number,
  i: number,
  sum: Float64Array,
): number {
  let total = 0;
  if (!modifierSets.bits) {
    const { start, to, weight } = modifierSets.prev;
    for (let edge = start[i]!; edge < start[i + 1]!; edge++) total += weight[edge]! * values[at + to[edge]!]!;
    return total;
  }
  const low = i & 7;
  if (low === 0) {
    for (let bit = 8; bit < 64; bit <<= 1) {
      if ((i & bit) !== 0) for (let j = i; j < i + 8; j++) sum[j] = sum[j]! + values[at + j - bit]!;
    }
    return 0;
  }
  if ((low & 1) !== 0) total += values[at + i - 1]!;
  if ((low & 2) !== 0) total += values[at + i - 2]!;
  if ((low & 4) !== 0) total += values[at + i - 4]!;
  return total;
}

/** sum += the entries of the same row (from `at`) with one modifier fewer. */
export function addFewer(
  modifierSets: ModifierSets,
  values: Float64Array,
  at: number,
  sum: Float64Array,
): void {
  if (!modifierSets.bits) return addEdges(modifierSets.prev, modifierSets.width, values, at, sum);
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

function addEdges(edges: Edges, width: number, values: Float64Array, at: number, sum: Float64Array): void {
  const { start, to, weight } = edges;
  for (let i = 0; i < width; i++) {
    for (let edge = start[i]!; edge < start[i + 1]!; edge++)
      sum[i] = sum[i]! + weight[edge]! * values[at + to[edge]!]!;
  }
}
