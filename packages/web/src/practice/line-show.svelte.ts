import type { Clock, Timer } from '@sevenfold/table';
import { waitBefore } from '../game/story/pace.ts';
import { pictureAfter, type Beat, type Picture } from '../game/story/picture.ts';
import { Story } from '../game/story/story.ts';
import { CardFlights } from '../game/effects/card-flights.svelte.ts';

interface LineShowSetup {
  readonly clock: Clock;
  /** The factor of all waits; 0 if nothing may move, and then nothing is shown. */
  readonly pace: () => number;
  /** The picture has changed by one beat; the page has not yet. */
  readonly shown: (beat: Beat, picture: Picture) => void;
}

/** The longest that anything is shown, in milliseconds before the pace is applied; the end of a round a little longer. */
const LONGEST_WAIT = 700;
const AT_THE_END = 1800;

/** Shows how a position goes on, several times one after the other, and then the position again. */
export class LineShow {
  picture = $state.raw<Picture>();
  /** Which of them is shown, from 1; 0 if none. */
  line = $state(0);
  readonly flights: CardFlights;
  readonly #setup: LineShowSetup;
  #timer: Timer;

  constructor(setup: LineShowSetup) {
    this.#setup = setup;
    this.flights = new CardFlights(setup.pace);
  }

  play(from: Picture, lines: readonly (readonly string[])[]): void {
    this.stop();
    if (this.#setup.pace() > 0) this.#begin(from, lines, 1);
  }

  /** Back to the position. */
  stop(): void {
    this.#setup.clock.cancel(this.#timer);
    this.flights.moving = false;
    this.flights.drop();
    this.flights.clear();
    this.picture = undefined;
    this.line = 0;
  }

  #begin(from: Picture, lines: readonly (readonly string[])[], line: number): void {
    const tokens = lines[line - 1];
    if (tokens === undefined) return this.stop();
    this.flights.moving = false;
    this.flights.clear();
    this.line = line;
    this.picture = from;
    const story = new Story(from);
    const beats = tokens.flatMap((token) => story.tell(token));
    const end = beats.findIndex(({ event }) => event.type === 'roundEnded');
    this.#step(undefined, end < 0 ? beats : beats.slice(0, end + 1), () =>
      this.#begin(from, lines, line + 1),
    );
  }

  #step(last: Beat | undefined, [next, ...rest]: readonly Beat[], done: () => void): void {
    const wait = next === undefined ? AT_THE_END : Math.min(LONGEST_WAIT, waitBefore(last, next, true));
    this.#timer = this.#setup.clock.after(wait * this.#setup.pace(), () => {
      if (next === undefined) return done();
      this.flights.moving = true;
      this.picture = pictureAfter(this.picture!, next);
      this.#setup.shown(next, this.picture);
      this.#step(next, rest, done);
    });
  }
}
