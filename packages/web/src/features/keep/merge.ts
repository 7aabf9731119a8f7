import { mergeLogs, type ScoreLog } from '@sevenfold/physical/scores';

export interface Together {
  readonly log: ScoreLog;
  /** Something of one's own did not fit any more, as it belonged to a round that somebody else has closed. */
  readonly dropped: boolean;
  /** Both have closed rounds without knowing of each other: the same round may stand there twice. */
  readonly doubled: boolean;
}

/** Two copies of a game that several people keep, put together on top of `theirs`. */
export function together(mine: ScoreLog, theirs: ScoreLog): Together {
  let common = 0;
  const same = (at: number): boolean => JSON.stringify(mine.steps[at]) === JSON.stringify(theirs.steps[at]);
  while (common < mine.steps.length && common < theirs.steps.length && same(common)) common++;
  const closes = ({ steps }: ScoreLog): boolean => steps.slice(common).some((step) => step.do === 'close');
  const late = closes(theirs) && !closes(mine);
  // What was entered for a round that is over would otherwise count for the next one.
  const kept = late
    ? { ...mine, steps: mine.steps.filter((step, at) => at < common || step.do !== 'enter') }
    : mine;
  const { log, dropped } = mergeLogs(kept, theirs);
  return {
    log,
    dropped: dropped.length > 0 || kept.steps.length < mine.steps.length,
    doubled: closes(theirs) && closes(mine),
  };
}
