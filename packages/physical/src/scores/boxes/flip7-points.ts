import type { Options } from '@sevenfold/engine';

// Six different numbers add up to anything from 0 to 7 + 8 + … + 12, seven to anything from 0 + 1 + … + 6 to
// 6 + 7 + … + 12; the +N cards of a deck to every even number up to 30.
const SIX_NUMBERS = [0, 57] as const;
const SEVEN_NUMBERS = [21, 63] as const;
const PLUS = 30;

/** The options that points depend on (R35, R50). */
type PointRules = Pick<Options, 'flip7Bonus' | 'doubles'>;

/** The fewest and the most points in a round (R35, R50). */
export function rangeOf(
  { flip7Bonus, doubles }: PointRules,
  decks: number,
  flip7: boolean,
): readonly [number, number] {
  const [lowest, highest] = flip7 ? SEVEN_NUMBERS : SIX_NUMBERS;
  const bonus = flip7 ? flip7Bonus : 0;
  const plus = PLUS * decks;
  const most = {
    numbers: (highest << decks) + plus + bonus,
    numbersAndPlus: ((highest + plus) << decks) + bonus,
    everything: (highest + plus + bonus) << decks,
  }[doubles];
  return [lowest + bonus, most];
}

/** Whether some hand scores exactly these points (R35, R50). */
export function isPossible(
  points: number,
  { flip7Bonus, doubles }: PointRules,
  decks: number,
  flip7: boolean,
): boolean {
  const [lowest, highest] = flip7 ? SEVEN_NUMBERS : SIX_NUMBERS;
  const bonus = flip7 ? flip7Bonus : 0;
  for (let count = 0; count <= decks; count++) {
    const factor = 1 << count;
    // The sum of the numbers and the +N cards; `times` is what an x2 still does to the numbers alone.
    const cards = {
      numbers: points - bonus,
      numbersAndPlus: (points - bonus) / factor,
      everything: points / factor - bonus,
    }[doubles];
    if (!Number.isInteger(cards)) continue;
    const times = doubles === 'numbers' ? factor : 1;
    // The highest possible sum leaves the least for the +N cards; one less, if that is odd.
    const sum = Math.min(highest, Math.floor(cards / times));
    for (const numbers of [sum, sum - 1]) {
      const plus = cards - numbers * times;
      if (numbers >= lowest && plus % 2 === 0 && plus <= PLUS * decks) return true;
    }
  }
  return false;
}
