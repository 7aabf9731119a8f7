// The order of the work. A step is done for each of its sets, in any order and by any number of threads; it needs
// all steps before it. Sets with equally many numbers do not lead to each other.
import { type Scratch, valueChain, valueHits } from './backward.ts';
import { goesAfter } from './chain.ts';
import { SEVEN } from './deck.ts';
import { spreadChain, spreadHits } from './forward.ts';
import type { Workspace } from './workspace.ts';

export interface Step {
  readonly work: 'valueHits' | 'valueChain' | 'spreadHits' | 'spreadChain';
  readonly seen: number;
  readonly taken: number;
  readonly from: number;
  /** Sets. */
  readonly to: number;
  /** Cells. */
  readonly cost: number;
}

export function stepsOf(space: Workspace): Step[] {
  const { lines, flipThrees } = space;
  const steps: Step[] = [];
  const add = (work: Step['work'], seen: number, taken: number, from: number, to: number): void => {
    const cost = (lines.first[to]! - lines.first[from]!) * space.spreads.width;
    if (to > from) steps.push({ work, seen, taken, from, to, cost });
  };
  const longest = (seen: number): number => (seen < flipThrees ? goesAfter(flipThrees - seen) : -1);
  if (space.hit.length > 0) {
    for (let seen = flipThrees; seen >= 0; seen--) {
      for (let taken = longest(seen); taken >= 0; taken--) add('valueChain', seen, taken, 0, lines.sets);
      for (let n = SEVEN - 1; n >= 0; n--) add('valueHits', seen, 0, lines.layer[n]!, lines.layer[n + 1]!);
    }
  }
  if (space.mass.length > 0) {
    for (let seen = 0; seen <= flipThrees; seen++) {
      for (let n = 0; n < SEVEN; n++) add('spreadHits', seen, 0, lines.layer[n]!, lines.layer[n + 1]!);
      for (let taken = 0; taken <= longest(seen); taken++) add('spreadChain', seen, taken, 0, lines.sets);
    }
  }
  return steps;
}

export function doStep(space: Workspace, scratch: Scratch, step: Step, set: number): void {
  if (step.work === 'valueHits') valueHits(space, scratch, step.seen, set);
  else if (step.work === 'valueChain') valueChain(space, scratch, step.seen, step.taken, set);
  else if (step.work === 'spreadHits') spreadHits(space, scratch, step.seen, set);
  else spreadChain(space, scratch, step.seen, step.taken, set);
}
