import { mergeLogs, type ScoreLog } from '@sevenfold/physical/scores';

export interface MergedCopies {
  readonly log: ScoreLog;
  /** An entry of ours was dropped, because someone else has closed its round. */
  readonly dropped: boolean;
  /** Both copies have closed a round independently: the same round may be on the sheet twice. */
  readonly doubled: boolean;
}

/** Merges two copies of a game: what only `mine` has comes after `theirs`. */
export function mergeCopies(mine: ScoreLog, theirs: ScoreLog): MergedCopies {
  let common = 0;
  const same = (at: number): boolean => JSON.stringify(mine.steps[at]) === JSON.stringify(theirs.steps[at]);
  while (common < mine.steps.length && common < theirs.steps.length && same(common)) common++;
  const closes = ({ steps }: ScoreLog): boolean => steps.slice(common).some((step) => step.do === 'close');
  const late = closes(theirs) && !closes(mine);
  // Entries for a round that is over would otherwise count for the next one.
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
