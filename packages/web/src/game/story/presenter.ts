import { isCardMove, parseMove } from '@sevenfold/engine';
import type { Clock, Timer } from '@sevenfold/table';
import { ShownOnTv, PATIENCE } from '../tv/shown-on-tv.ts';
import { leastWait, SPEED_FACTORS, waitBefore } from './pace.ts';
import { type Beat, pictureAfter, type Picture } from './picture.ts';
import { type GameStart, Story } from './story.ts';

export interface PresenterSetup {
  readonly clock: Clock;
  /** The factor of all waits; 0 shows everything at once. */
  readonly pace: () => number;
  /** Whether someone at this screen is running out of time. */
  readonly hurried: () => boolean;
  /** Whether a TV shows the game first. */
  readonly isBesideTv?: () => boolean;
  /** The picture has changed, by one beat or by a jump over several; `before` is the old one. */
  readonly shown: (beats: readonly Beat[], jumped: boolean, before: Picture) => void;
  /** Beside a TV: opens the face that the TV has shown, and returns how many milliseconds that takes. */
  readonly opens?: (beat: Beat) => number;
  /** Called with how long the next beat will take to come. */
  readonly waits?: (milliseconds: number) => void;
}

/** With more beats than this before the last answer, waits get shorter: twice as many, half as long. */
const CALM_BACKLOG = 10;
/** More beats than this are shown at once, as after a lost connection. */
const TOO_MANY = 120;
/** Of what someone has missed, no more beats than these are shown one by one: the last ones. */
const MOST_MISSED = 50;

/**
 * Shows a game beat by beat, with pauses. What has happened is never held up by this, only shown late; `skip` shows
 * all of it. Beside a TV it shows each beat once that has shown it: this is the one place that decides it.
 */
export class Presenter {
  picture: Picture | undefined;
  readonly #setup: PresenterSetup;
  #story: Story | undefined;
  #game: number | undefined;
  #log: readonly string[] = [];
  #waiting: Beat[] = [];
  /**
   * How many of them came before the last answer. What only cards have brought since then is no backlog: a card that ends
   * a round, and so brings many beats, must not be turned faster than any other.
   */
  #backlog = 0;
  #last: Beat | undefined;
  /** How many beats of this game have been shown. */
  #told = 0;
  readonly #shownOnTv = new ShownOnTv();
  #timer: Timer;
  #running = false;
  /** Whether the next beat waits for the TV. */
  #isHeld = false;

  constructor(setup: PresenterSetup) {
    this.#setup = setup;
  }

  get behind(): number {
    return this.#waiting.length;
  }

  get told(): number {
    return this.#told;
  }

  /** The TV has shown this many beats of a game. */
  hear(game: number, beats: number): void {
    this.#shownOnTv.hear(game, beats);
    if (!this.#isHeld || !this.#isFree) return;
    this.#stopWaiting();
    this.#run();
  }

  /** Whether a log goes on from what is known of this game; the log of a server that was restored may not. */
  continues(game: number, log: readonly string[]): boolean {
    return game === this.#game && this.#log.every((token, at) => token === log[at]);
  }

  /**
   * Takes the whole log of the game as it is now. A game joined after its first deal is shown as it stands, or as it stood
   * after the first `seen` entries, and then what has happened since.
   */
  follow(game: number, start: GameStart, log: readonly string[], seen = Infinity): void {
    const isNew = !this.continues(game, log);
    if (isNew) this.#begin(game, start);
    this.#log = log;
    const story = this.#story!;
    const from = story.length;
    let known = Infinity;
    for (const [at, token] of log.slice(from).entries()) {
      if (from + at === seen) known = this.#waiting.length;
      if (!isCardMove(parseMove(token)!)) this.#backlog = this.#waiting.length;
      this.#waiting.push(...story.tell(token));
    }
    const isJoined = isNew && !isOpening(log);
    if (isJoined && (known === Infinity || this.#setup.pace() === 0)) return this.#jump(Infinity);
    if (isNew) this.#setup.shown([], true, story.bare);
    if (isJoined) return this.#jump(Math.max(known, this.#waiting.length - MOST_MISSED));
    if (this.#waiting.length > TOO_MANY || this.#setup.pace() === 0) this.skip();
    this.#run();
  }

  /** Shows everything that has happened and may be shown, at once. */
  skip(): void {
    if (this.#isFree) this.#jump(this.#limit - this.#told);
  }

  /** Shows the next beat now, if it may be shown; the rest keeps its pace. */
  hasten(): void {
    if (!this.#isFree) return;
    this.#stopWaiting();
    this.#step();
  }

  stop(): void {
    this.#stopWaiting();
  }

  #begin(game: number, start: GameStart): void {
    this.#stopWaiting();
    this.#waiting = [];
    this.#backlog = 0;
    this.#last = undefined;
    this.#told = 0;
    this.#game = game;
    this.#story = new Story(start);
    this.picture = this.#story.bare;
  }

  #run(): void {
    const next = this.#waiting[0];
    if (this.#running || next === undefined) return;
    const { pace, clock, hurried } = this.#setup;
    const backlogFactor = Math.min(1, CALM_BACKLOG / Math.max(1, this.#backlog));
    const looked = waitBefore(this.#last, next, hurried());
    const factor = pace() * backlogFactor;
    const wait = factor === 0 ? 0 : Math.max(looked * factor, leastWait(this.#last, next));
    const waitsForTv = this.#limit < Infinity;
    // A TV has waited already; nothing says what a card is before its face is seen here too.
    const left = waitsForTv && this.#isFree ? (this.#setup.opens?.(next) ?? 0) : wait;
    if (this.#isFree && left === 0) return this.#step();
    this.#running = true;
    this.#isHeld = !this.#isFree;
    this.#setup.waits?.(wait);
    this.#timer = clock.after(this.#isHeld ? looked * SPEED_FACTORS.slow + PATIENCE : left, () => {
      this.#running = this.#isHeld = false;
      if (!this.#isFree) this.#shownOnTv.giveUp();
      this.#step();
    });
  }

  /** How many beats may be shown. */
  get #limit(): number {
    return this.#setup.isBesideTv?.() === true ? this.#shownOnTv.limit(this.#game) : Infinity;
  }

  /** The next beat may be shown. */
  get #isFree(): boolean {
    return this.#told < this.#limit;
  }

  #jump(most: number): void {
    this.#stopWaiting();
    const beats = this.#waiting.splice(0, most);
    this.#backlog = Math.max(0, this.#backlog - beats.length);
    if (beats.length > 0) this.#show(beats, true);
    this.#run();
  }

  #step(): void {
    const beat = this.#waiting.shift();
    if (beat === undefined) return;
    this.#backlog--;
    this.#show([beat], false);
    this.#run();
  }

  #show(beats: readonly Beat[], jumped: boolean): void {
    const before = this.picture!;
    this.picture = beats.reduce(pictureAfter, before);
    this.#told += beats.length;
    this.#last = beats.at(-1);
    this.#setup.shown(beats, jumped, before);
  }

  #stopWaiting(): void {
    this.#setup.clock.cancel(this.#timer);
    this.#running = this.#isHeld = false;
  }
}

/** Whether nobody has had a turn yet. */
function isOpening(log: readonly string[]): boolean {
  return !log.includes('h') && !log.includes('s');
}
