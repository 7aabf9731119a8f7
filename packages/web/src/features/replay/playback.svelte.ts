import type { Clock, Timer } from '@sevenfold/table';
import { waitBefore } from '../../game/story/pace.ts';
import type { Beat, Picture } from '../../game/story/picture.ts';
import { CardFlights } from '../../game/effects/card-flights.svelte.ts';
import type { Timeline } from '../../game/story/timeline.ts';

interface PlaybackSetup {
  readonly timeline: Timeline;
  readonly clock: Clock;
  /** Whether cards may move. */
  readonly moving: () => boolean;
  /** The picture has changed by one beat; the page has not yet. */
  readonly shown: (beat: Beat) => void;
}

export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4] as const;

/** The scores of a round are shown no longer than this. */
const LONGEST_WAIT = 2600;

/** Shows a timeline at any move, and plays it from there. */
export class Playback {
  playing = $state(false);
  speed = $state(1);
  readonly timeline: Timeline;
  readonly flights: CardFlights;
  readonly #setup: PlaybackSetup;
  #beats = $state(0);
  #timer: Timer;

  constructor(setup: PlaybackSetup) {
    this.#setup = setup;
    this.timeline = setup.timeline;
    this.flights = new CardFlights(() => (setup.moving() ? 1 / this.speed : 0));
  }

  get picture(): Picture {
    return this.timeline.pictures[this.#beats]!;
  }

  /** How many tokens have been told. */
  get at(): number {
    return this.timeline.tokensAt(this.#beats);
  }

  /** How many beats, and entries of the timeline, have been told. */
  get told(): number {
    return this.#beats;
  }

  get last(): Beat | undefined {
    return this.timeline.beats[this.#beats - 1];
  }

  goTo(at: number): void {
    this.pause();
    this.#show(at);
  }

  play(): void {
    if (this.#beats >= this.timeline.stop(this.timeline.length)) this.goTo(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.#setup.clock.cancel(this.#timer);
    this.playing = false;
    if (this.picture.turning !== undefined) this.#show(this.at);
  }

  /** Shows a moment without movement; a card that is face down goes back to the pile. */
  #show(at: number): void {
    this.flights.moving = false;
    this.flights.drop();
    this.#beats = this.timeline.stop(at);
  }

  #wait(): void {
    const next = this.timeline.beats[this.#beats];
    if (next === undefined) return this.pause();
    const wait = Math.min(LONGEST_WAIT, waitBefore(this.last, next, false)) / this.speed;
    this.#timer = this.#setup.clock.after(wait, () => {
      this.flights.moving = true;
      this.#beats++;
      this.#setup.shown(next);
      this.#wait();
    });
  }
}
