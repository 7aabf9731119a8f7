// A score sheet that is open in this page: kept on the device after every step, and shared if wanted.

import {
  type ScoreLog,
  ScoreKeeper,
  type ScoreProblem,
  type ScoreSheet,
  type ScoreStep,
  type Standings,
  standingsOf,
} from '@sevenfold/physical/scores';
import { type SharingFailure, createSheet, removeSheet } from './shared-sheet.ts';
import { SheetSync, type SyncStatus } from './sheet-sync.ts';
import type { ScoreSheets, Share } from './score-sheets.ts';
import { watchStored } from '../../storage/stored.ts';

interface View {
  readonly log: ScoreLog;
  readonly sheet: ScoreSheet;
  readonly standings: Standings;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What came in from somebody else and could not simply be added. */
export type SessionNews = 'dropped' | 'doubled';

export class SheetSession {
  readonly #sheets: ScoreSheets;
  readonly #stopWatching: () => void;
  #keeper: ScoreKeeper;
  /** As it was last read or written: another tab may have written since. */
  #text: string | undefined;
  #sync: SheetSync | undefined;
  #view = $state.raw<View>()!;
  #share = $state.raw<Share>();
  #status = $state<SyncStatus>();
  #persistent = $state(true);
  onnews: ((news: SessionNews) => void) | undefined;

  constructor(sheets: ScoreSheets, log: ScoreLog) {
    this.#sheets = sheets;
    this.#keeper = new ScoreKeeper(log);
    this.#text = sheets.text(log.id);
    this.#show();
    this.#share = sheets.share(log.id);
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

  /** Of the live copy; undefined if there is none. */
  get status(): SyncStatus | undefined {
    return this.#status;
  }

  /** False if this device does not keep it: closing the page would lose it. */
  get persistent(): boolean {
    return this.#persistent;
  }

  /** Does a step and keeps it, or says why not. */
  do(step: ScoreStep): ScoreProblem | undefined {
    this.#reread();
    const problem = this.#keeper.do(step);
    if (problem === undefined) this.#kept();
    return problem;
  }

  /** Makes a copy on the server that others can follow. */
  async shareLive(): Promise<SharingFailure | undefined> {
    const answer = await createSheet(this.#keeper.log);
    if ('failure' in answer) return answer.failure;
    this.#sync?.close();
    this.#setShare(answer.share);
    this.#begin();
    return undefined;
  }

  /** Ends it for everybody if this device has shared it, else for this device only. */
  async stopSharing(): Promise<SharingFailure | undefined> {
    const share = this.#share;
    if (share?.mine === true) {
      const failure = await removeSheet(share);
      if (failure !== undefined) return failure;
    }
    this.#sync?.close();
    this.#sync = undefined;
    this.#setShare(undefined);
    this.#status = undefined;
    return undefined;
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
      adopt: (log, { dropped, doubled }) => {
        if (log.steps.length === this.#keeper.log.steps.length && !dropped) return;
        this.#adopt(log);
        if (doubled || dropped) this.onnews?.(doubled ? 'doubled' : 'dropped');
      },
      status: (status) => (this.#status = status),
    });
  }

  #adopt(log: ScoreLog): void {
    this.#keeper = new ScoreKeeper(log);
    this.#write();
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
    this.#view = { log, sheet, canUndo, canRedo, standings: standingsOf(sheet) };
    this.#persistent = this.#sheets.persistent;
  }

  #setShare(share: Share | undefined): void {
    this.#share = share;
    this.#sheets.setShare(this.#keeper.log.id, share);
  }

  /** What another tab has written is the truth: it has read ours before. */
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
