// Two copies of one game that were changed separately. Scores are compared cell by cell, so that only those that both have
// changed are in conflict; everything else of both is kept.

import {
  mergeLogs,
  type PlayerId,
  type ScoreEntry,
  ScoreKeeper,
  type ScoreLog,
  type ScoreSheet,
  type ScoreStep,
  sheetOf,
} from '@sevenfold/physical/scores';

/** One player's score in one round, counted from 0; the round after the last one is being played. */
export interface ScoreCell {
  readonly round: number;
  readonly player: PlayerId;
}

/** A score that both copies have changed: the newer entry was kept; null means no entry. */
export interface ScoreConflict extends ScoreCell {
  readonly kept: ScoreEntry | null;
  readonly other: ScoreEntry | null;
}

export interface MergedCopies {
  readonly log: ScoreLog;
  readonly conflicts: readonly ScoreConflict[];
  /** A change of ours no longer fits what others have done. */
  readonly dropped: boolean;
  /** Rounds were deleted and closed on both sides: the same round may be on the sheet twice. */
  readonly doubled: boolean;
}

/** Merges two copies of a game: what only `mine` has comes after `theirs`. */
export function mergeCopies(mine: ScoreLog, theirs: ScoreLog): MergedCopies {
  const common = commonLength(mine, theirs);
  const alone = { conflicts: [], dropped: false, doubled: false };
  if (mine.steps.length === common) return { log: theirs, ...alone };
  if (theirs.steps.length === common) return { log: mine, ...alone };
  return dropsRounds(mine, common) || dropsRounds(theirs, common)
    ? mergeSteps(mine, theirs, common)
    : mergeCells(mine, theirs, common);
}

function commonLength(mine: ScoreLog, theirs: ScoreLog): number {
  let common = 0;
  while (
    common < mine.steps.length &&
    common < theirs.steps.length &&
    isSame(mine.steps[common], theirs.steps[common])
  )
    common++;
  return common;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether rounds may have moved since the copies parted: then a round's number no longer says which one it is. */
function dropsRounds({ steps }: ScoreLog, common: number): boolean {
  const since = steps.slice(common);
  const isUndone = since.some((step) => step.do === 'undo' || step.do === 'redo');
  return (isUndone ? steps : since).some((step) => step.do === 'dropRound');
}

function mergeSteps(mine: ScoreLog, theirs: ScoreLog, common: number): MergedCopies {
  const closes = ({ steps }: ScoreLog): boolean => steps.slice(common).some((step) => step.do === 'close');
  const { log, dropped } = mergeLogs(mine, theirs);
  return { log, conflicts: [], dropped: dropped.length > 0, doubled: closes(theirs) && closes(mine) };
}

function mergeCells(mine: ScoreLog, theirs: ScoreLog, common: number): MergedCopies {
  const before = { ...mine, steps: mine.steps.slice(0, common) };
  const base = sheetOf(before);
  const own = sheetOf(mine);
  const keeper = new ScoreKeeper(theirs);
  const conflicts: ScoreConflict[] = [];
  let dropped = undoesOthers(mine, common);
  for (const step of tableSteps(mine, common)) dropped = keeper.do(step) !== undefined || dropped;
  const [ourTimes, theirTimes] = [timesOf(mine, before), timesOf(theirs, before)];

  for (let round = 0; round <= own.rounds.length; round++) {
    const steps: ScoreStep[] = [];
    for (const player of playersOf(base, own, round)) {
      const cell = { round, player };
      const [was, ours, now] = [entryAt(base, cell), entryAt(own, cell), entryAt(keeper.sheet, cell)];
      if (isSame(was, ours) || isSame(ours, now)) continue;
      const at = ourTimes.get(keyOf(cell));
      if (!isSame(was, now)) {
        const isOursNewer = at !== undefined && at > (theirTimes.get(keyOf(cell)) ?? Infinity);
        conflicts.push({ ...cell, kept: isOursNewer ? ours : now, other: isOursNewer ? now : ours });
        if (!isOursNewer) continue;
      }
      steps.push(stepFor(keeper.sheet, cell, ours, at));
    }
    dropped = !doAll(keeper, steps) || dropped;
    const isClosed = round >= base.rounds.length && round < own.rounds.length;
    if (isClosed && keeper.sheet.rounds.length === round)
      dropped = keeper.do({ do: 'close' }) !== undefined || dropped;
  }
  return { log: keeper.log, conflicts, dropped, doubled: false };
}

/** The step that writes an entry into a cell. */
export function stepFor(
  sheet: ScoreSheet,
  { round, player }: ScoreCell,
  entry: ScoreEntry | null,
  at?: number,
): ScoreStep {
  const dated = at === undefined ? {} : { at };
  return round < sheet.rounds.length
    ? { do: 'correct', round, player, entry, ...dated }
    : { do: 'enter', player, entry, ...dated };
}

/** Some fit only after others, such as a Flip 7 that moves from one player to another. */
function doAll(keeper: ScoreKeeper, steps: readonly ScoreStep[]): boolean {
  const refused = steps.filter((step) => keeper.do(step) !== undefined);
  if (refused.length === 0) return true;
  return refused.length < steps.length && doAll(keeper, refused);
}

function entryAt({ rounds, draft }: ScoreSheet, { round, player }: ScoreCell): ScoreEntry | null {
  const entries = round === rounds.length ? draft : rounds[round]?.entries;
  return entries?.[player] ?? null;
}

function playersOf(base: ScoreSheet, own: ScoreSheet, round: number): PlayerId[] {
  const all = [base, own].flatMap(({ rounds, draft }) =>
    Object.keys((round === rounds.length ? draft : rounds[round]?.entries) ?? {}),
  );
  return [...new Set(all)];
}

function keyOf({ round, player }: ScoreCell): string {
  return `${round} ${player}`;
}

/** When each cell was last written since the copies parted. */
function timesOf({ steps }: ScoreLog, before: ScoreLog): ReadonlyMap<string, number> {
  const keeper = new ScoreKeeper(before);
  const times = new Map<string, number>();
  for (const step of steps.slice(before.steps.length)) {
    if ((step.do === 'enter' || step.do === 'correct') && step.at !== undefined) {
      const round = step.do === 'enter' ? keeper.sheet.rounds.length : step.round;
      times.set(keyOf({ round, player: step.player }), step.at);
    }
    keeper.do(step);
  }
  return times;
}

/** The indexes of the steps that were not undone. */
function standing(steps: readonly ScoreStep[]): number[] {
  const done: number[] = [];
  let undone: number[] = [];
  for (const [at, step] of steps.entries()) {
    if (step.do === 'undo') undone.push(done.pop()!);
    else if (step.do === 'redo') done.push(undone.pop()!);
    else {
      done.push(at);
      undone = [];
    }
  }
  return done;
}

function isScore(step: ScoreStep): boolean {
  return step.do === 'enter' || step.do === 'correct' || step.do === 'close';
}

/** What we have changed about the table itself: its people, its rules, its dealer. */
function tableSteps({ steps }: ScoreLog, common: number): ScoreStep[] {
  return standing(steps)
    .filter((at) => at >= common)
    .map((at) => steps[at]!)
    .filter((step) => !isScore(step));
}

/** Whether we have undone such a change that others already have, which can no longer be undone for them. */
function undoesOthers({ steps }: ScoreLog, common: number): boolean {
  const left = new Set(standing(steps));
  return standing(steps.slice(0, common)).some((at) => !left.has(at) && !isScore(steps[at]!));
}
