import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { exponential } from '../src/chances/exponential.ts';

/** Fractional bits of the big numbers below. */
const BITS = 256n;
const ONE = 1n << BITS;
/** The argument is halved this often, and the result squared just as often. */
const HALVINGS = 24n;

/** A double as a whole number and a power of two. */
function exactly(x: number): { whole: bigint; power: bigint } {
  const bits = new BigUint64Array(Float64Array.of(x).buffer)[0]!;
  const exponent = (bits >> 52n) & 2047n;
  const fraction = bits & ((1n << 52n) - 1n);
  const whole = exponent === 0n ? fraction : fraction | (1n << 52n);
  return { whole: x < 0 ? -whole : whole, power: (exponent === 0n ? 1n : exponent) - 1075n };
}

function shift(value: bigint, by: bigint): bigint {
  return by >= 0n ? value << by : value >> -by;
}

/** e to the power of x as `value` / 2²⁵⁶ · 2^`power`, with `value` from 1 to 2: correct to about 220 bits. */
function bigExponential(x: number): { value: bigint; power: bigint } {
  const { whole, power: scale } = exactly(x);
  const small = shift(whole, scale + BITS - HALVINGS);
  let value = ONE;
  let term = ONE;
  for (let n = 1n; n < 40n; n++) {
    term = (term * small) / (n * ONE);
    value += term;
  }
  let power = 0n;
  for (let halving = 0n; halving < HALVINGS; halving++) {
    const square = value * value;
    const excess = BigInt(square.toString(2).length - 1) - 2n * BITS;
    value = shift(square, -(BITS + excess));
    power = 2n * power + excess;
  }
  return { value, power };
}

/** How far a result is from the true one, in units of its last place. */
function error(x: number): number {
  const { value, power } = bigExponential(x);
  const found = exactly(exponential(x));
  const distance = shift(found.whole, found.power - power + BITS) - value;
  return Math.abs(Number((distance * 1_000_000n) >> (BITS - 52n))) / 1_000_000;
}

/** The true result, truncated after this many decimals and without its point. */
function decimalsOf(x: number, decimals: bigint): bigint {
  const { value, power } = bigExponential(x);
  return (shift(value, power) * 10n ** decimals) >> BITS;
}

describe('the exponential', () => {
  test('is compared with a reference that is right', () => {
    expect(decimalsOf(1, 59n)).toBe(271828182845904523536028747135266249775724709369995957496696n);
    expect(decimalsOf(10, 40n)).toBe(220264657948067165169579006452842443663535126n);
  });

  test.each([
    [-1, 1],
    [-18, 10],
    [-708, 709],
    // Where the nearest multiple of ln 2 changes, r is largest.
    [-0.3467, -0.3464],
    [0.3464, 0.3467],
  ])('from %d to %d is off by less than 1.2 units in the last place', (low, high) => {
    const random = new Sfc32(5);
    let worst = 0;
    for (let count = 0; count < 1500; count++) {
      const share = (random.next() >>> 0) / 2 ** 32 + (random.next() >>> 0) / 2 ** 64;
      worst = Math.max(worst, error(low + (high - low) * share));
    }
    expect(worst).toBeLessThan(1.2);
    expect(worst).toBeGreaterThan(0.4);
  });

  test('has its known values', () => {
    expect(exponential(0)).toBe(1);
    expect(exponential(-0)).toBe(1);
    expect([-708, 709, 1, -1, Math.LN2, -Math.LN2, 5e-324, 1e-20].map(error).every((off) => off < 1.2)).toBe(
      true,
    );
  });

  test.each([-708.1, 709.1, Number.NaN, Infinity])('refuses %d', (x) => {
    expect(() => exponential(x)).toThrow(RangeError);
  });
});
