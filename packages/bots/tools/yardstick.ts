// Times next to that of plain arithmetic in the same process, so that they can be compared on a machine that does other work.

/** Milliseconds of processor time. */
export function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The product of two matrices, some milliseconds of work. */
export function yardstick(): number {
  const size = 160;
  const a = Float64Array.from({ length: size * size }, (_, at) => (at % 17) - 8);
  const product = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < size; k++) {
      const weight = a[row * size + k]!;
      for (let column = 0; column < size; column++)
        product[row * size + column]! += weight * a[k * size + column]!;
    }
  }
  return product[size]!;
}
