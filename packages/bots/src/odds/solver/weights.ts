// The weights of one level of a chain, by cards drawn, then by column: laid out like the rows they are multiplied
// with, and kept from one set to the next.
import type { Workspace } from './workspace.ts';

export interface Weights {
  level: number;
  readonly banks: Float64Array;
  readonly asks: Float64Array;
  readonly mores: Float64Array;
  /** 1 / the number of plain cards in the pile. */
  readonly inverse: Float64Array;
}

export function weightsOf(space: Workspace): Weights {
  let most = 0;
  for (const drawn of space.lines.drawn) most = Math.max(most, drawn);
  const table = (): Float64Array => new Float64Array((most + 1) * space.modifierSets.width);
  return { level: -1, banks: table(), asks: table(), mores: table(), inverse: table() };
}

export function weighChain(space: Workspace, weights: Weights, seen: number, taken: number): Weights {
  const level = seen * 100 + taken;
  if (weights.level === level) return weights;
  const { width, cards } = space.modifierSets;
  const chain = space.chains[seen]!;
  for (let i = 0; i < weights.banks.length; i++) {
    const left = space.plain - Math.floor(i / width) - cards[i % width]!;
    const begun = left + taken;
    // Some combinations of cards drawn and column never occur, or not this far along a chain.
    const exists = left >= 0 && begun <= space.plain;
    weights.banks[i] = exists ? chain.bank[taken]![begun]! : 0;
    weights.asks[i] = exists ? chain.asked[taken]![begun]! : 0;
    weights.mores[i] = exists ? chain.more[taken]![begun]! : 0;
    weights.inverse[i] = exists && left > 0 ? 1 / left : 0;
  }
  weights.level = level;
  return weights;
}
