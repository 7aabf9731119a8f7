import type { ScoreLog } from '@sevenfold/physical/scores';
import { type Problem, ServerError } from '../../../server/ask.ts';
import type { Feed, FeedStatus } from '../../../server/feed.ts';
import { Reconnection } from '../../../server/reconnection.ts';
import { followSheet, type SharedSheet, writeSheet } from './shared-sheet.ts';
import type { Share } from '../../../storage/score-sheets.ts';
import { type MergedCopies, mergeCopies } from './merged-copies.ts';

/** synced: the server has everything; waiting: a write is on its way; the others say what prevents it. */
export type SyncStatus = 'synced' | 'waiting' | 'tooLarge' | Problem;

/** The game that is synchronised, as this device has it. */
export interface SyncedGame {
  log(): ScoreLog;
  share(): Share;
  keepShare(share: Share): void;
  /** Takes over the merged game after someone else has changed it. */
  adopt(merged: MergedCopies): void;
  status(status: SyncStatus): void;
}

/** Milliseconds between two writes; steps in between are written together. */
const PACE = 500;

/** Keeps a game and its copy on the server in step. The server's copy never replaces ours; they are merged. */
export class SheetSync {
  readonly #game: SyncedGame;
  readonly #feed: Feed<SharedSheet>;
  readonly #sending = new Reconnection(() => this.changed());
  #writing = false;
  #stopped = false;
  #written = -PACE;

  constructor(game: SyncedGame) {
    this.#game = game;
    this.#feed = followSheet(
      game.share().board,
      (sheet) => this.#received(sheet),
      (status) => this.#followed(status),
    );
  }

  /** Call this after every step on this device. */
  changed(): void {
    if (!this.#writing && !this.#stopped) void this.#write();
  }

  close(): void {
    this.#stopped = true;
    this.#sending.stop();
    this.#feed.close();
  }

  get #isBehind(): boolean {
    return this.#game.share().steps < this.#game.log().steps.length;
  }

  async #write(): Promise<void> {
    this.#writing = true;
    try {
      while (this.#isBehind && !this.#stopped) {
        this.#game.status('waiting');
        await sleep(this.#written + PACE - performance.now());
        if (this.#stopped) return;
        this.#written = performance.now();
        const log = this.#game.log();
        const answer = await writeSheet(this.#game.share(), log);
        this.#sending.works();
        if (typeof answer === 'number') this.#know(answer, log.steps.length);
        else this.#take(answer);
      }
      if (!this.#stopped) this.#game.status('synced');
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.#failed(error);
    } finally {
      this.#writing = false;
    }
  }

  #failed(error: ServerError): void {
    if (this.#stopped) return;
    this.#game.status(error.code === 'tooLarge' ? error.code : error.problem);
    if (!error.isLasting) this.#sending.lost();
  }

  #received(sheet: SharedSheet): void {
    if (this.#stopped || sheet.version < this.#game.share().version) return;
    this.#take(sheet);
    this.changed();
  }

  #take({ version, log: theirs }: SharedSheet): void {
    const merged = mergeCopies(this.#game.log(), theirs);
    this.#know(version, theirs.steps.length);
    this.#game.adopt(merged);
  }

  #know(version: number, steps: number): void {
    const share = this.#game.share();
    if (version >= share.version) this.#game.keepShare({ ...share, version, steps });
  }

  #followed(status: FeedStatus): void {
    if (this.#stopped) return;
    if (status !== 'connecting' && status !== 'live') this.#game.status(status);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
