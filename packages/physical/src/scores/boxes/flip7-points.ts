// Six different numbers add up to anything from 0 to 7 + 8 + … + 12, seven to anything from 0 + 1 + … + 6 to
// 6 + 7 + … + 12; the +N cards of a deck to every even number up to 30.
const SIX_NUMBERS = [0, 57] as const;
const SEVEN_NUMBERS = [21, 63] as const;
const PLUS = 30;

/** The fewest and the most points in a round (R35). */
export function rangeOf(bonus: number, decks: number, flip7: boolean): readonly [number, number] {
  const [lowest, highest] = flip7 ? SEVEN_NUMBERS : SIX_NUMBERS;
  const extra = flip7 ? bonus : 0;
  return [lowest + extra, (highest << decks) + PLUS * decks + extra];
}

/** Whether some hand scores exactly these points (R35). */
export function isPossible(points: number, bonus: number, decks: number, flip7: boolean): boolean {
  const [lowest, highest] = flip7 ? SEVEN_NUMBERS : SIX_NUMBERS;
  const cards = flip7 ? points - bonus : points;
  for (let doubles = 0; doubles <= decks; doubles++) {
    // The highest possible sum leaves the least for the +N cards; one less, if that is odd.
    const times = 1 << doubles;
    const sum = Math.min(highest, Math.floor(cards / times));
    for (const numbers of [sum, sum - 1]) {
      const plus = cards - numbers * times;
      if (numbers >= lowest && plus % 2 === 0 && plus <= PLUS * decks) return true;
    }
  }
  return false;
}
