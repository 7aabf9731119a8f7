import { isCostly, type ReviewedDecision } from './review.ts';

/** One mistake, or several in a row of the same round: they are told together. */
export interface Misplay {
  readonly player: number;
  readonly round: number;
  readonly decisions: readonly ReviewedDecision[];
  /** The decision that cost most. */
  readonly main: ReviewedDecision;
  /** The cost of all these decisions together, and half of its 95% interval. */
  readonly cost: number;
  readonly interval: number;
}

/** The mistakes of all players or of one, the costliest first. */
export function misplaysOf(decisions: readonly ReviewedDecision[], player?: number): Misplay[] {
  const runs: ReviewedDecision[][] = [];
  for (const seat of new Set(decisions.map((decision) => decision.player))) {
    if (player !== undefined && seat !== player) continue;
    let last: ReviewedDecision | undefined;
    for (const decision of decisions.filter((each) => each.player === seat)) {
      if (isCostly(decision)) {
        const goesOn = last !== undefined && isCostly(last) && last.round === decision.round;
        if (goesOn) runs.at(-1)!.push(decision);
        else runs.push([decision]);
      }
      last = decision;
    }
  }
  return runs.map(misplayOf).sort((a, b) => b.cost - a.cost);
}

function misplayOf(run: readonly ReviewedDecision[]): Misplay {
  const main = run.reduce((worst, next) => (next.cost > worst.cost ? next : worst));
  return {
    player: main.player,
    round: main.round,
    decisions: run,
    main,
    cost: run.reduce((sum, { cost }) => sum + cost, 0),
    interval: Math.sqrt(run.reduce((sum, { interval }) => sum + interval * interval, 0)),
  };
}
