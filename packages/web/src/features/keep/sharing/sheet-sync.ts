import type { ScoreLog } from '@sevenfold/physical/scores';
import { type SharedSheet, type SharingFailure, writeSheet } from './shared-sheet.ts';
import { SheetFeed, type FeedStatus } from './sheet-feed.ts';
import type { Share } from '../../../storage/score-sheets.ts';
import { type MergedCopies, mergeCopies } from './merged-copies.ts';

/** synced: the server has everything; waiting: a write is on its way; the others say what prevents it. */
export type SyncStatus = 'synced' | 'waiting' | 'offline' | Exclude<SharingFailure, 'unreachable'>;

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
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 30_000;

/** Keeps a game and its copy on the server in step. The server's copy never replaces ours; they are merged. */
export class SheetSync {
  readonly #game: SyncedGame;
  readonly #feed: SheetFeed;
  readonly #online = (): void => this.changed();
  #writing = false;
  #stopped = false;
  #wait = FIRST_WAIT;
  #written = -PACE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: SyncedGame) {
    this.#game = game;
    addEventListener('online', this.#online);
    this.#feed = new SheetFeed(
      game.share().board,
      (sheet) => this.#received(sheet),
      (status) => this.#followed(status),
    );
  }

  /** Call this after every step on this device. */
  changed(): void {
    clearTimeout(this.#timer);
    if (!this.#writing && !this.#stopped) void this.#write();
  }

  close(): void {
    this.#stopped = true;
    removeEventListener('online', this.#online);
    clearTimeout(this.#timer);
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
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await sleep(this.#written + PACE - performance.now());
        if (this.#stopped) return;
        this.#written = performance.now();
        const log = this.#game.log();
        // oxlint-disable-next-line no-await-in-loop -- each version is written on top of the one before
        const answer = await writeSheet(this.#game.share(), log);
        if ('failure' in answer) return this.#failed(answer.failure);
        this.#wait = FIRST_WAIT;
        if ('newer' in answer) this.#take(answer.newer);
        else this.#know(answer.version, log.steps.length);
      }
      if (!this.#stopped) this.#game.status('synced');
    } finally {
      this.#writing = false;
    }
  }

  #failed(failure: SharingFailure): void {
    if (this.#stopped) return;
    this.#game.status(failure === 'unreachable' ? 'offline' : failure);
    if (failure === 'gone' || failure === 'refused' || failure === 'tooLarge') return;
    this.#timer = setTimeout(() => this.changed(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
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
    if (status === 'offline' || status === 'gone') this.#game.status(status);
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
