// A yardstick: some milliseconds of plain arithmetic. Times next to its own, in the same process or page, can be compared on
// a machine that does other work.

/** The product of two matrices of 160 × 160 numbers; needs nothing around it, so that a page can be given its text. */
export function matrixProduct() {
  const size = 160;
  const a = Float64Array.from({ length: size * size }, (_, at) => (at % 17) - 8);
  const product = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < size; k++) {
      const weight = a[row * size + k];
      for (let column = 0; column < size; column++)
        product[row * size + column] += weight * a[k * size + column];
    }
  }
  return product[size];
}
