import { type AdvisedOption, type Figure, intervalOf, sampleOf } from '@sevenfold/bots/review';
import { apply, clone, parseMove, type State } from '@sevenfold/engine';

/** Everyone's chance to win after this answer; only that of the player who is asked has an interval of its own. */
export function everyoneAfter(
  state: State,
  { answer, win, chances }: AdvisedOption,
  samples: number,
): Figure[] {
  const after = clone(state);
  apply(after, parseMove(answer)!);
  const isSettled = after.phase === 'over' || (win!.known === 'exact' && win!.value === 1);
  return chances!.map((value, seat): Figure => {
    if (isSettled) return { known: 'exact', value };
    // The chances of two add up to 1.
    if (seat === state.player || state.seats === 2) return withValue(win!, value);
    if (samples > 0) return sampleOf(value, widestError(value, samples), state);
    return { known: 'model', value, interval: intervalOf(sampleOf(value, 0, state)) };
  });
}

/** The standard error of a chance if every simulated game is either won or lost. */
function widestError(chance: number, samples: number): number {
  return Math.sqrt((chance * (1 - chance)) / samples);
}

function withValue(figure: Figure, value: number): Figure {
  return { ...figure, value };
}
