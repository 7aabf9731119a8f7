// The order of the work. A step needs all steps before it; its own sets can be done in any order, by any number of
// threads, because sets with the same count of numbers do not lead to each other.
import { type Scratch, valueChain, valueHits } from './backward.ts';
import { plainCardsOf } from './chain.ts';
import { SEVEN } from '../draws/seven.ts';
import { propagateChain, propagateHits } from './forward.ts';
import type { Workspace } from './workspace.ts';

export interface WorkStep {
  readonly work: 'valueHits' | 'valueChain' | 'propagateHits' | 'propagateChain';
  readonly seen: number;
  readonly taken: number;
  /** The sets from `from` to before `to`. */
  readonly from: number;
  readonly to: number;
  /** How many cells these sets have. */
  readonly cost: number;
}

export function workOrderOf(space: Workspace): WorkStep[] {
  const { lines, flipThrees } = space;
  const steps: WorkStep[] = [];
  const add = (work: WorkStep['work'], seen: number, taken: number, from: number, to: number): void => {
    const cost = (lines.first[to]! - lines.first[from]!) * space.modifierSets.width;
    if (to > from) steps.push({ work, seen, taken, from, to, cost });
  };
  const longest = (seen: number): number => (seen < flipThrees ? plainCardsOf(flipThrees - seen) : -1);
  if (space.hit.length > 0) {
    for (let seen = flipThrees; seen >= 0; seen--) {
      for (let taken = longest(seen); taken >= 0; taken--) add('valueChain', seen, taken, 0, lines.sets);
      for (let n = SEVEN - 1; n >= 0; n--) add('valueHits', seen, 0, lines.layer[n]!, lines.layer[n + 1]!);
    }
  }
  if (space.mass.length > 0) {
    for (let seen = 0; seen <= flipThrees; seen++) {
      for (let n = 0; n < SEVEN; n++) add('propagateHits', seen, 0, lines.layer[n]!, lines.layer[n + 1]!);
      for (let taken = 0; taken <= longest(seen); taken++) add('propagateChain', seen, taken, 0, lines.sets);
    }
  }
  return steps;
}

export function doStep(space: Workspace, scratch: Scratch, step: WorkStep, set: number): void {
  if (step.work === 'valueHits') valueHits(space, scratch, step.seen, set);
  else if (step.work === 'valueChain') valueChain(space, scratch, step.seen, step.taken, set);
  else if (step.work === 'propagateHits') propagateHits(space, scratch, step.seen, set);
  else propagateChain(space, scratch, step.seen, step.taken, set);
}
