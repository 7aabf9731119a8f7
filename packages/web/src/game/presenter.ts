import type { Clock, Timer } from '@sevenfold/table';
import { waitBefore } from './pace.ts';
import { after, type Beat, type Picture } from './picture.ts';
import { type Beginning, Story } from './story.ts';

export interface PresenterSetup {
  readonly clock: Clock;
  /** What waits are multiplied with; 0 shows everything at once. */
  readonly pace: () => number;
  /** Whether somebody who looks at this is running out of time. */
  readonly hurried: () => boolean;
  /** The picture has changed: by one beat, or by a jump over several at once; `before` is what it was. */
  readonly shown: (beats: readonly Beat[], jumped: boolean, before: Picture) => void;
  /** The next beat comes in so many milliseconds. */
  readonly waits?: (milliseconds: number) => void;
}

/** From so many waiting beats on, waits become shorter: as many beats more, half as long. */
const CALM_BACKLOG = 10;
/** So many beats at once are not told any more: a gap after a lost connection, or a game opened in the middle. */
const TOO_MANY = 60;

/**
 * Tells a game that has happened already: shows a part of the log, beat by beat, with pauses. The truth is never
 * waited for, only shown late, and `skip` shows all of it.
 */
export class Presenter {
  picture: Picture | undefined;
  readonly #setup: PresenterSetup;
  #story: Story | undefined;
  #game: number | undefined;
  #waiting: Beat[] = [];
  #last: Beat | undefined;
  #timer: Timer;
  #running = false;

  constructor(setup: PresenterSetup) {
    this.#setup = setup;
  }

  /** How many beats are still to be shown. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** The beat that comes next, while it is waited for. */
  get next(): Beat | undefined {
    return this.#waiting[0];
  }

  /** This is the game now, and its whole log. A game met in the middle is shown as it stands. */
  follow(game: number, beginning: Beginning, log: readonly string[]): void {
    const isNew = game !== this.#game || this.#story === undefined || log.length < this.#story.length;
    if (isNew) this.#begin(game, beginning);
    const story = this.#story!;
    const from = story.length;
    for (const token of log.slice(from)) this.#waiting.push(...story.tell(token));
    if (isNew && log.length > 0) return this.skip();
    if (isNew) this.#setup.shown([], true, story.bare);
    if (this.#waiting.length > TOO_MANY || this.#setup.pace() === 0) return this.skip();
    this.#run();
  }

  /** Shows everything that has happened. */
  skip(): void {
    this.#stopWaiting();
    const beats = this.#waiting;
    this.#waiting = [];
    if (beats.length > 0) this.#show(beats, true);
  }

  /** Shows what is waited for now; the rest goes on as before. */
  hasten(): void {
    this.#stopWaiting();
    this.#step();
  }

  stop(): void {
    this.#stopWaiting();
  }

  #begin(game: number, beginning: Beginning): void {
    this.#stopWaiting();
    this.#waiting = [];
    this.#last = undefined;
    this.#game = game;
    this.#story = new Story(beginning);
    this.picture = this.#story.bare;
  }

  #run(): void {
    const next = this.#waiting[0];
    if (this.#running || next === undefined) return;
    const { pace, clock, hurried } = this.#setup;
    const haste = Math.min(1, CALM_BACKLOG / this.#waiting.length);
    const wait = waitBefore(this.#last, next, hurried()) * pace() * haste;
    if (wait === 0) return this.#step();
    this.#running = true;
    this.#setup.waits?.(wait);
    this.#timer = clock.after(wait, () => {
      this.#running = false;
      this.#step();
    });
  }

  #step(): void {
    const beat = this.#waiting.shift();
    if (beat === undefined) return;
    this.#show([beat], false);
    this.#run();
  }

  #show(beats: readonly Beat[], jumped: boolean): void {
    const before = this.picture!;
    this.picture = beats.reduce(after, before);
    this.#last = beats.at(-1);
    this.#setup.shown(beats, jumped, before);
  }

  #stopWaiting(): void {
    this.#setup.clock.cancel(this.#timer);
    this.#running = false;
  }
}
