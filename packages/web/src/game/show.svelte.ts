import type { Clock } from '@sevenfold/table';
import type { StoryEntry } from './story/narration.ts';
import { type Beat, pictureAfter, type Picture } from './story/picture.ts';
import { Presenter } from './story/presenter.ts';
import { CardFlights } from './effects/card-flights.svelte.ts';
import type { GameStart } from './story/story.ts';
import { worthOf } from './view.ts';

interface ShowSetup {
  readonly clock: Clock;
  /** The factor of all waits. */
  readonly pace: () => number;
  /** Whether cards may move. */
  readonly moving: () => boolean;
  readonly hurried: () => boolean;
  /** Whether a TV shows the game first. */
  readonly isBesideTv?: () => boolean;
  /** Called after the picture has changed. */
  readonly shown: (beats: readonly Beat[], jumped: boolean) => void;
}

/** What is shown of a game now, for templates. */
export class Show {
  /** The number of the game at its table. */
  game = $state<number>();
  picture = $state.raw<Picture>();
  /** Everything that has been shown, oldest first. */
  entries = $state.raw<readonly StoryEntry[]>([]);
  /** How many beats are still to be shown. */
  behind = $state(0);
  /** Milliseconds until the next beat; 0 if there is none. */
  wait = $state(0);
  readonly flights: CardFlights;
  readonly #presenter: Presenter;

  constructor(setup: ShowSetup) {
    // Beside a TV nobody knows when it shows a face, before it says so.
    this.flights = new CardFlights(
      () => (setup.moving() ? setup.pace() : 0),
      () => setup.isBesideTv?.() !== true,
    );
    this.#presenter = new Presenter({
      ...setup,
      shown: (beats, jumped, before) => {
        this.flights.moving = !jumped;
        if (jumped) this.flights.drop();
        this.wait = 0;
        this.#tell(beats, before);
        this.picture = this.#presenter.picture;
        this.behind = this.#presenter.behind;
        setup.shown(beats, jumped);
      },
      opens: ({ event }) => (event.type === 'drew' ? this.flights.open(event.card) : 0),
      waits: (milliseconds) => (this.wait = milliseconds),
    });
  }

  /** `seen`: how much of the log was shown here before, by an earlier page. */
  follow(game: number, start: GameStart, log: readonly string[], seen?: number): void {
    if (!this.#presenter.continues(game, log)) {
      this.game = game;
      this.entries = [];
      this.flights.clear();
    }
    this.#presenter.follow(game, start, log, seen);
    this.behind = this.#presenter.behind;
  }

  /** How many beats of the game have been shown. */
  get told(): number {
    return this.#presenter.told;
  }

  /** The TV has shown this many beats of a game. */
  hear(game: number, beats: number): void {
    this.#presenter.hear(game, beats);
  }

  /** Shows everything that has happened, at once. */
  skip(): void {
    this.#presenter.skip();
  }

  /** Shows the next beat now. */
  hasten(): void {
    this.#presenter.hasten();
  }

  stop(): void {
    this.#presenter.stop();
  }

  #tell(beats: readonly Beat[], before: Picture): void {
    const known = this.entries.length;
    let picture = before;
    const news = beats.map((beat, index): StoryEntry => {
      picture = pictureAfter(picture, beat);
      const { event } = beat;
      return {
        id: known + index,
        round: picture.round,
        event,
        points: worthOf(picture.seats[event.player]!, picture.state.options),
      };
    });
    if (news.length > 0) this.entries = [...this.entries, ...news];
  }
}
