import { nameKey } from '@sevenfold/engine/name-key';
import {
  makeScores,
  parseScoreLog,
  parseScores,
  type ScoreLog,
  totalsOf,
  sheetOf,
} from '@sevenfold/physical/scores';
import type { Stored } from './registry.ts';
import { deviceShelf, type Shelf } from './shelf.ts';
import { newestFirst, readStored, removeStored, storedIds, storedText, writeStored } from './stored.ts';

/** Where a shared sheet is on the server, and how much of it the server has. */
export type Share = Stored<'keep-share:'>;

export interface Imported {
  readonly added: number;
  /** Games that were here already, with fewer steps than in the file. */
  readonly updated: number;
  readonly same: number;
}

/** How the points of a round are entered. */
export type Mode = Stored<'keep-mode'>;

/** The score sheets of this device, each stored as its log. */
export class ScoreSheets {
  readonly #shelf: Shelf;
  /** Logs that were read before, by id: checking a log means playing it, and a list reads hundreds. */
  readonly #read = new Map<string, { readonly text: string; readonly log: ScoreLog }>();

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  get persistent(): boolean {
    return this.#shelf.persistent;
  }

  /** The newest first. */
  list(): ScoreLog[] {
    const logs = storedIds('keep:', this.#shelf).flatMap((id) => this.get(id) ?? []);
    return newestFirst(logs, ({ started }) => started);
  }

  get(id: string): ScoreLog | undefined {
    const text = this.text(id);
    const known = this.#read.get(id);
    if (text !== undefined && known?.text === text) return known.log;
    const log = readStored(`keep:${id}`, this.#shelf, parseScoreLog);
    if (text !== undefined && log !== undefined) this.#read.set(id, { text, log });
    else this.#read.delete(id);
    return log;
  }

  /** The stored text of a game: a cheap way to see whether another tab has changed it. */
  text(id: string): string | undefined {
    return storedText(`keep:${id}`, this.#shelf);
  }

  put(log: ScoreLog): void {
    writeStored(`keep:${log.id}`, log, this.#shelf);
  }

  remove(id: string): void {
    removeStored(`keep:${id}`, this.#shelf);
    removeStored(`keep-share:${id}`, this.#shelf);
  }

  /** Deletes a sheet; returns how to bring it back, shared as it was. */
  removeForNow(log: ScoreLog): () => void {
    const share = this.share(log.id);
    this.remove(log.id);
    return () => {
      this.put(log);
      this.setShare(log.id, share);
    };
  }

  share(id: string): Share | undefined {
    return readStored(`keep-share:${id}`, this.#shelf);
  }

  setShare(id: string, shared: Share | undefined): void {
    if (shared === undefined) removeStored(`keep-share:${id}`, this.#shelf);
    else writeStored(`keep-share:${id}`, shared, this.#shelf);
  }

  get mode(): Mode {
    return readStored('keep-mode', this.#shelf);
  }

  set mode(mode: Mode) {
    writeStored('keep-mode', mode, this.#shelf);
  }

  export(): string {
    return makeScores(this.list());
  }

  /** Imports all games of a file, or none. Throws `ScoreFileError`. */
  import(source: string): Imported {
    const games = parseScores(source);
    const count = { added: 0, updated: 0, same: 0 };
    for (const game of games) count[this.take(game)]++;
    return count;
  }

  /** Imports a sheet. Two copies of a game that have diverged become two games, so that neither is lost. */
  take(game: ScoreLog): keyof Imported {
    for (let copy = 1; ; copy++) {
      const id = copy === 1 ? game.id : `${game.id.slice(0, 60)}-${copy}`;
      const here = this.get(id);
      if (here === undefined || isBeginning(here, game)) {
        if (here?.steps.length === game.steps.length) return 'same';
        this.put({ ...game, id });
        return here === undefined ? 'added' : 'updated';
      }
      if (isBeginning(game, here)) return 'same';
    }
  }
}

/** Whether one copy of a game is an earlier state of the other. */
function isBeginning(earlier: ScoreLog, later: ScoreLog): boolean {
  const { length } = earlier.steps;
  return length <= later.steps.length && beginningOf(earlier, length) === beginningOf(later, length);
}

function beginningOf({ started, box, rules, players, dealer, steps }: ScoreLog, length: number): string {
  return JSON.stringify([started, box, rules, players, dealer, steps.slice(0, length)]);
}

/** The names on all sheets, as last spelt; the most recent players come first. */
export function knownNames(logs: readonly ScoreLog[]): string[] {
  const names = new Map<string, string>();
  for (const log of logs) {
    for (const { player } of totalsOf(sheetOf(log)).lines) {
      const key = nameKey(player.name);
      if (!names.has(key)) names.set(key, player.name);
    }
  }
  return [...names.values()];
}

let opened: ScoreSheets | undefined;

export function deviceSheets(): ScoreSheets {
  return (opened ??= new ScoreSheets(deviceShelf()));
}
