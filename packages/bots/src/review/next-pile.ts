import { clone, mayReshuffle, type State } from '@sevenfold/engine';

/** The same position, with the pile that the next card comes from: an empty one is replaced before the card is drawn (R33). */
export function withNextPile(state: State): State {
  const copy = clone(state);
  if (state.pileSize > 0 || !mayReshuffle(state)) return copy;
  [copy.pile, copy.discard] = [copy.discard, copy.pile];
  copy.pileSize = copy.pile.reduce((size, count) => size + count, 0);
  return copy;
}
