/** ln 2 in two parts: the first has 32 significant bits, so its product with a whole number below 2¹¹ is exact. */
const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;
/** Beyond these the result would not be a normal double. */
const LOWEST = -708;
const HIGHEST = 709;
const LOWEST_POWER = -1022;
/** Every normal power of two, by doubling and halving, which is exact. */
const POWERS = powersOfTwo();

/**
 * e to the power of x, for −708 ≤ x ≤ 709. Every build of a browser or of Node may approximate `Math.exp` differently.
 * This uses only + − × ÷, each of which has one correct result, so its digits are the same everywhere.
 *
 * With k the whole number nearest to x / ln 2 and r = x − k ln 2, the result is 2ᵏ eʳ, where |r| < 0.3466 and
 * eʳ = 1 + r + r c / (2 − c) with c = r + 2 − r coth(r / 2) = r − (r²/6 − r⁴/360 + r⁶/15120 − …).
 *
 * The error is less than 1.2 units in the last place. With u = 2⁻⁵³, the errors before the exact product with 2ᵏ are:
 * - `high` is exact: both terms are multiples of 2⁻⁵⁴ and their difference is below ½. `low` is below 2⁻²², so its
 *   rounding is at most 2⁻⁷⁶, and so is k times what the two parts of ln 2 leave out.
 * - The series alternates with falling terms, so cutting it off costs less than the first missing term, 4 (r / 2π)¹⁴ <
 *   10⁻¹⁷ in c, which is 0.03 u in the result.
 * - `r` is rounded by at most u/4, which changes r c / (2 − c) by eʳ − 1 times as much: 0.11 u. `c` adds at most
 *   u/4 of its own and 0.1 u of the series, times 2 r / (2 − c)² ≤ 0.27: 0.1 u. The product, the difference and the
 *   quotient add 3 u times at most 0.077: 0.24 u. For r < 0 the same three come to 0.08 u, 0.05 u and 0.17 u.
 * - The last three sums add u/16, u/4 and half a unit in the last place of the result.
 * So above 1, where a unit is 2 u, the error is at most 0.5 + 0.8/2 units; below 1, where a unit is u, 0.5 + 0.65.
 */
export function exponential(x: number): number {
  if (!(x >= LOWEST && x <= HIGHEST)) throw new RangeError(`e to the power of ${x} is out of range`);
  const k = Math.floor(x * Math.LOG2E + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const series =
    t *
    (1 / 6 -
      t * (1 / 360 - t * (1 / 15120 - t * (1 / 604800 - t * (1 / 23950080 - t * (691 / 653837184000))))));
  const c = r - series;
  return POWERS[k - LOWEST_POWER]! * (1 - (low - (r * c) / (2 - c) - high));
}

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(1023 - LOWEST_POWER + 1);
  powers[-LOWEST_POWER] = 1;
  for (let at = -LOWEST_POWER; at < powers.length - 1; at++) powers[at + 1] = 2 * powers[at]!;
  for (let at = -LOWEST_POWER; at > 0; at--) powers[at - 1] = powers[at]! / 2;
  return powers;
}
