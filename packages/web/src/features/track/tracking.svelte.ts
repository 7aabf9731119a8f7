import { type GameRecord, splitLog, type State } from '@sevenfold/engine';
import {
  type Misfit,
  type NextTap,
  type Repair,
  Tracker,
  type TrackedEntry,
} from '@sevenfold/physical/tracker';
import { rowsOf } from './rows.ts';
import type { TrackedGame, TrackedGames } from '../../storage/tracked-games.ts';

/** A tracker whose changes the page follows; its game is stored after each of them. */
export class Tracking {
  readonly #game: TrackedGame;
  readonly #tracker: Tracker;
  readonly #games: TrackedGames;
  #version = $state(0);

  /** Throws `ConfigError` for a game that cannot be set up. */
  constructor(game: TrackedGame, games: TrackedGames) {
    this.#game = game;
    this.#tracker = withPast(game.record);
    this.#games = games;
  }

  get id(): string {
    return this.#game.id;
  }

  /** Milliseconds since 1970. */
  get started(): number {
    return this.#game.started;
  }

  get names(): readonly string[] {
    return this.#game.record.players;
  }

  get record(): GameRecord {
    return this.#now.record;
  }

  get state(): State {
    return this.#now.state;
  }

  get entries(): readonly TrackedEntry[] {
    return this.#now.entries;
  }

  get next(): NextTap {
    return this.#now.next;
  }

  get misfit(): Misfit | undefined {
    return this.#now.misfit;
  }

  get canUndo(): boolean {
    return this.#now.canUndo;
  }

  get canRedo(): boolean {
    return this.#now.canRedo;
  }

  /** Returns false, and changes nothing, if this cannot have happened. */
  tap(token: string): boolean {
    const done = this.#tracker.tap(token) === undefined;
    if (done) this.#changed();
    return done;
  }

  splice(at: number, count: number, tokens: readonly string[]): void {
    this.#tracker.splice(at, count, tokens);
    this.#changed();
  }

  repair(repair: Repair): void {
    this.#tracker.repair(repair);
    this.#changed();
  }

  dropMisfit(): void {
    this.#tracker.dropMisfit();
    this.#changed();
  }

  undo(): void {
    if (this.#tracker.undo()) this.#changed();
  }

  redo(): void {
    if (this.#tracker.redo()) this.#changed();
  }

  get #now(): Tracker {
    void this.#version;
    return this.#tracker;
  }

  #changed(): void {
    this.#version++;
    const { id, started } = this.#game;
    this.#games.put({ id, started, changed: Date.now(), record: this.#tracker.draft });
  }
}

/** Entries from before the page was loaded can be undone too, but not while some of them do not fit. */
function withPast(record: GameRecord): Tracker {
  const whole = new Tracker(record);
  if (whole.misfit !== undefined) return whole;
  const tokens = splitLog(record.log);
  const tracker = new Tracker({ ...record, log: '' });
  for (const { at, count } of rowsOf(whole.entries)) tracker.splice(at, 0, tokens.slice(at, at + count));
  return tracker;
}
