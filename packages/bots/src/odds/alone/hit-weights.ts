import { hypergeometric } from '../draws/hypergeometric.ts';
import type { LoneRound } from './round.ts';

/** How many values an entry of the table has. */
export const HIT_WEIGHTS = 4;

/**
 * How many cards of the line and how many modifiers one hit brings, with everything that follows from it: by cards of
 * the line so far, modifiers so far, and cards of the line to come. Four values: the chance; the chance that one given
 * modifier comes as well; and both of taking that many cards or more, the last of them a card of the line.
 */
export function hitWeights(round: LoneRound, flipThrees: number): Float64Array {
  const { mostDrawn, freezes } = round;
  const { modifiers } = round.columns;
  const { plain, lineCards, mostCards } = round.lines;
  const chain = round.chains[flipThrees - 1];
  const longest = chain === undefined ? 1 : chain.longest;
  const steps = longest + 1;
  const weights = new Float64Array((mostCards + 1) * (modifiers + 1) * steps * HIT_WEIGHTS);
  const taken = new Float64Array(steps);
  for (let cards = 0; cards <= Math.min(mostCards, lineCards - 1); cards++) {
    for (let held = 0; held <= modifiers && cards + held <= mostDrawn; held++) {
      const drawn = cards + held;
      const size = plain - drawn + freezes + flipThrees;
      taken.fill(0);
      taken[0] = freezes / size;
      taken[1]! += (plain - drawn) / size;
      chain?.bank.forEach((ended, i) => {
        taken[i]! += (flipThrees / size) * (ended[plain - drawn]! + chain.asked[i]![plain - drawn]!);
      });
      let more = 1;
      for (let i = 0; i <= Math.min(longest, plain - drawn); i++) {
        for (let line = 0; line <= i; line++) {
          const among = hypergeometric(i, line, plain - drawn, lineCards - cards);
          const share = modifiers === held ? 0 : (i - line) / (modifiers - held);
          const at = ((cards * (modifiers + 1) + held) * steps + line) * HIT_WEIGHTS;
          const last = line === 0 ? 0 : (more * among * line) / i;
          weights[at]! += taken[i]! * among;
          weights[at + 1]! += taken[i]! * among * share;
          weights[at + 2]! += last;
          weights[at + 3]! += last * share;
        }
        more -= taken[i]!;
      }
    }
  }
  return weights;
}
