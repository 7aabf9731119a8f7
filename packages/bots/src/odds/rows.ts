/** Adds a row of a table, as many times as there are cards that lead to it. */
export function addRow(sums: Float64Array, cards: number, table: Float64Array, from: number): void {
  for (let at = 0; at < sums.length; at++) sums[at]! += cards * table[from + at]!;
}
