// A score sheet that is open in this page: stored after every step, and shared on request.

import {
  type ScoreLog,
  ScoreKeeper,
  type ScoreProblem,
  type ScoreSheet,
  type ScoreStep,
  type SheetTotals,
  totalsOf,
} from '@sevenfold/physical/scores';
import { createSheet, removeSheet } from './sharing/shared-sheet.ts';
import { takeConflicts } from './sharing/pending-conflicts.ts';
import { type ScoreConflict, type MergedCopies, stepFor } from './sharing/merged-copies.ts';
import { SheetSync, type SyncStatus } from './sharing/sheet-sync.ts';
import type { ScoreSheets, Share } from '../../storage/score-sheets.ts';
import { watchStored } from '../../storage/stored.ts';

interface View {
  readonly log: ScoreLog;
  readonly sheet: ScoreSheet;
  readonly totals: SheetTotals;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Something that another device wrote and that could not simply be merged. */
export type SessionNews = 'conflict' | 'dropped' | 'doubled';

export class SheetSession {
  readonly #sheets: ScoreSheets;
  readonly #stopWatching: () => void;
  #keeper: ScoreKeeper;
  /** The text that was last read or written here; another tab may have written since. */
  #text: string | undefined;
  #sync: SheetSync | undefined;
  #view = $state.raw<View>()!;
  #share = $state.raw<Share>();
  #status = $state<SyncStatus>();
  #persistent = $state(true);
  #conflicts = $state.raw<readonly ScoreConflict[]>([]);
  onnews: ((news: SessionNews) => void) | undefined;

  constructor(sheets: ScoreSheets, log: ScoreLog) {
    this.#sheets = sheets;
    this.#keeper = new ScoreKeeper(log);
    this.#text = sheets.text(log.id);
    this.#show();
    this.#share = sheets.share(log.id);
    this.#conflicts = takeConflicts(log.id);
    this.#begin();
    this.#stopWatching = watchStored(
      (key) => key === `keep:${log.id}` || key === `keep-share:${log.id}`,
      () => this.#changedElsewhere(),
    );
  }

  get view(): View {
    return this.#view;
  }

  get share(): Share | undefined {
    return this.#share;
  }

  /** The state of the shared copy; undefined if the sheet is not shared. */
  get status(): SyncStatus | undefined {
    return this.#status;
  }

  /** False if the device refuses to store the sheet: closing the page would lose it. */
  get persistent(): boolean {
    return this.#persistent;
  }

  /** Scores that someone else has changed at the same time, until one of the two entries is chosen. */
  get conflicts(): readonly ScoreConflict[] {
    return this.#conflicts;
  }

  /** Applies a step and stores the sheet, or returns why not. */
  do(step: ScoreStep): ScoreProblem | undefined {
    this.#reread();
    const problem = this.#keeper.do(this.#dated(step));
    if (problem === undefined) this.#kept();
    return problem;
  }

  /** Ends a conflict: with the entry that was kept, or with the other one. */
  choose(conflict: ScoreConflict, which: 'kept' | 'other'): ScoreProblem | undefined {
    const problem =
      which === 'kept' ? undefined : this.do(stepFor(this.#keeper.sheet, conflict, conflict.other));
    if (problem === undefined) this.#conflicts = this.#conflicts.filter((each) => each !== conflict);
    return problem;
  }

  /** Puts a copy on the server that others can follow. Throws `ServerError`. */
  async shareLive(): Promise<void> {
    const share = await createSheet(this.#keeper.log);
    this.#sync?.close();
    this.#setShare(share);
    this.#begin();
  }

  /** Stops sharing: for everyone if this device started it, otherwise for this device only. Throws `ServerError`. */
  async stopSharing(): Promise<void> {
    if (this.#share?.mine === true) await removeSheet(this.#share);
    this.#sync?.close();
    this.#sync = undefined;
    this.#setShare(undefined);
    this.#status = undefined;
  }

  close(): void {
    this.#stopWatching();
    this.#sync?.close();
  }

  #begin(): void {
    if (this.#share === undefined) return;
    this.#status = 'waiting';
    this.#sync = new SheetSync({
      log: () => {
        this.#reread();
        return this.#keeper.log;
      },
      share: () => this.#share!,
      keepShare: (share) => this.#setShare(share),
      adopt: (merged) => this.#take(merged),
      status: (status) => (this.#status = status),
    });
  }

  #take({ log, conflicts, dropped, doubled }: MergedCopies): void {
    const isNew = JSON.stringify(log.steps) !== JSON.stringify(this.#keeper.log.steps);
    if (isNew) {
      this.#keeper = new ScoreKeeper(log);
      this.#write();
    }
    if (conflicts.length > 0) {
      const others = this.#conflicts.filter(
        ({ round, player }) => !conflicts.some((each) => each.round === round && each.player === player),
      );
      this.#conflicts = [...others, ...conflicts];
      this.onnews?.('conflict');
    }
    if (doubled || dropped) this.onnews?.(doubled ? 'doubled' : 'dropped');
  }

  /** Others compare when scores were written; a sheet that nobody else has stays readable for older versions. */
  #dated(step: ScoreStep): ScoreStep {
    const isScore = step.do === 'enter' || step.do === 'correct' || step.do === 'close';
    return isScore && this.#share !== undefined ? { ...step, at: Date.now() } : step;
  }

  #kept(): void {
    this.#write();
    this.#sync?.changed();
  }

  #write(): void {
    this.#sheets.put(this.#keeper.log);
    this.#text = this.#sheets.text(this.#keeper.log.id);
    this.#show();
  }

  #show(): void {
    const { log, sheet, canUndo, canRedo } = this.#keeper;
    this.#view = { log, sheet, canUndo, canRedo, totals: totalsOf(sheet) };
    this.#persistent = this.#sheets.persistent;
  }

  #setShare(share: Share | undefined): void {
    this.#share = share;
    this.#sheets.setShare(this.#keeper.log.id, share);
  }

  /** Takes over what another tab has written: that tab had read ours first. */
  #reread(): void {
    const { id } = this.#keeper.log;
    const text = this.#sheets.text(id);
    if (text === undefined || text === this.#text) return;
    const log = this.#sheets.get(id);
    if (log === undefined) return;
    this.#keeper = new ScoreKeeper(log);
    this.#text = text;
    this.#show();
  }

  #changedElsewhere(): void {
    this.#reread();
    const share = this.#sheets.share(this.#keeper.log.id);
    if (share?.board === this.#share?.board) return;
    this.#sync?.close();
    this.#share = share;
    this.#status = undefined;
    this.#begin();
  }
}
