import { bustChance } from '@sevenfold/engine';
import { type Clock, isSlow, systemClock } from '@sevenfold/table';
import { untrack } from 'svelte';
import { settings } from '../storage/settings.svelte.ts';
import { peopleOf } from '../words/you-or-name.ts';
import { lessMotion } from './effects/less-motion.svelte.ts';
import { isAbout, latest } from './story/narration.ts';
import { SPEED_FACTORS } from './story/pace.ts';
import type { Beat } from './story/picture.ts';
import { waitFactorOf } from './story/wait-factor.ts';
import { Show } from './show.svelte.ts';
import { inGame, sittersOf } from './sitters.ts';
import { viewOf } from './view.ts';
import type { WatchedClient } from './watched-client.svelte.ts';

export type GameMode = 'bots' | 'pass' | 'solo' | 'online' | 'tv' | 'tutorial';

interface ScreenSetup {
  readonly table: () => WatchedClient;
  readonly mode: () => GameMode;
  /** On a phone beside a TV nothing is shown before the TV has shown it. */
  readonly isBesideTv?: () => boolean;
  readonly clock?: Clock;
  /** Called after the picture has changed. */
  readonly shown: (beats: readonly Beat[], jumped: boolean) => void;
}

/** Factor for waiting times when you skip the rest of a round. */
const SKIPPING = 0.06;
/** How many events are shown at the table; the log has them all. */
const NEWS = 3;
/** Answers, after which people wait for the others. */
const DECISIONS: ReadonlySet<Beat['event']['type']> = new Set([
  'hit',
  'stayed',
  'aimedFreeze',
  'aimedFlipThree',
  'gaveSecondChance',
]);

/** What the game screen shows of a table, and what it asks of the people in front of it. Made in a component. */
export class ScreenState {
  readonly show: Show;
  /** Whether someone was looking when the game ended. */
  sawEnd = $state(false);
  readonly #setup: ScreenSetup;
  #skipping = false;
  readonly #clock: Clock;
  /** Since when nothing was asked of the people here. */
  #waitsSince: number;

  constructor(setup: ScreenSetup) {
    this.#setup = setup;
    this.#clock = setup.clock ?? systemClock;
    this.#waitsSince = this.#clock.ticks();
    this.show = new Show({
      clock: this.#clock,
      pace: () => SPEED_FACTORS[settings.speed] * this.waitFactor,
      moving: () => !lessMotion(),
      isBesideTv: () => this.#isBesideTv,
      hurried: () => {
        const { client, asked, view } = this.#table;
        return (this.#isInStep || asked >= 0) && client.deadline !== undefined && !isSlow(view!);
      },
      shown: (beats, jumped) => {
        if (beats.some(({ event }) => this.#isTheirs(event))) this.#waitsSince = this.#clock.ticks();
        // Players who skip the rest of a round still want to see how it ended.
        if (beats.some(({ event }) => event.type === 'roundEnded')) this.#skipping = false;
        // A game that was over before the page was opened is shown from its first token on, in one jump.
        if (beats.some(({ event }) => event.type === 'gameEnded')) this.sawEnd = !jumped || beats[0]!.at > 0;
        setup.shown(beats, jumped);
      },
    });
    $effect(() => {
      const { log } = this.#table;
      const game = this.#game;
      if (game === null || game === undefined) return;
      const length = log.length;
      untrack(() => this.show.follow(game.number, game, log.slice(0, length), this.#table.seen));
    });
    $effect(() => () => this.show.stop());
  }

  /** Shows the rest of this round in a hurry. */
  skipRound(): void {
    this.#skipping = true;
    this.show.hasten();
  }

  /** Factor for waiting times: nobody waits long for bots. */
  get waitFactor(): number {
    if (this.#skipping) return SKIPPING;
    const yours = this.#isInStep ? [] : this.yours;
    const isOut = !this.#isInStep && this.isOut;
    const seats = this.show.picture?.seats ?? [];
    const others = seats.filter(({ status }, seat) => status === 'active' && !yours.includes(seat)).length;
    // People think for as long as they like; only bots have to hurry.
    const waited = this.#setup.mode() === 'bots' ? this.#clock.ticks() - this.#waitsSince : 0;
    return waitFactorOf({ waited, others, isOut });
  }

  /** After this, the people here begin to wait. */
  #isTheirs({ type, player }: Beat['event']): boolean {
    if (type === 'roundBegan' || type === 'roundEnded') return true;
    return DECISIONS.has(type) && this.yours.includes(player);
  }

  /** A TV and the phones beside it keep the same pace. */
  get #isInStep(): boolean {
    return this.#setup.mode() === 'tv' || this.#isBesideTv;
  }

  get #isBesideTv(): boolean {
    return this.#setup.isBesideTv?.() === true;
  }

  get #table(): WatchedClient {
    return this.#setup.table();
  }

  readonly #game = $derived.by(() => this.#table.view?.game);

  /** Several people look at this screen. */
  readonly isShared = $derived.by(() => {
    const mode = this.#setup.mode();
    return mode === 'pass' || (mode === 'online' && this.#table.seats.length > 1);
  });

  readonly #sitters = $derived.by(() => {
    const { view, takeovers } = this.#table;
    const now = systemClock.ticks();
    return view === undefined ? [] : sittersOf(view, (seat) => (takeovers[seat] ?? Infinity) <= now);
  });

  readonly yours = $derived.by(() => {
    const { view, seats } = this.#table;
    return this.#setup.mode() === 'tv' || view === undefined ? [] : inGame(view, seats);
  });

  readonly people = $derived.by(() =>
    peopleOf(
      this.#sitters.map(({ name }) => name),
      this.isShared ? [] : this.yours,
    ),
  );

  /** Undefined between two games: the table has the names of the next one, the picture the cards of the last. */
  readonly view = $derived.by(() => {
    const { game, picture } = this.show;
    return game === this.#game?.number && picture ? viewOf(picture, this.#sitters, this.yours) : undefined;
  });

  /** The seat at the bottom; on a shared screen, and alone, all keep their places. */
  readonly own = $derived.by(() =>
    this.yours.length === 1 && this.people.length > 1 ? this.yours[0] : undefined,
  );

  /** The round that is shown is the last of a game that is over. */
  readonly isLastRound = $derived.by(() => {
    const { state } = this.#table;
    return state?.phase === 'over' && state.round === this.view?.round;
  });

  /** You have no decision left in this round. */
  readonly isOut = $derived.by(() => {
    const { picture } = this.show;
    const isPlaying = picture !== undefined && !picture.ended && picture.winners.length === 0;
    return (
      isPlaying &&
      this.yours.length > 0 &&
      this.yours.every((seat) => picture.seats[seat]?.status !== 'active')
    );
  });

  readonly settled = $derived.by(() => this.show.behind === 0);

  /** Your question, once it is shown. */
  readonly ask = $derived.by(() => {
    const ask = this.view?.ask;
    return ask?.isYours && this.settled && this.#table.asked === ask.player ? ask : undefined;
  });

  /** The chance that your Hit busts. */
  readonly risk = $derived.by(() =>
    this.ask?.kind === 'turn' ? bustChance(this.show.picture!.state, this.ask.player) : undefined,
  );

  /** Your answer is on its way, or your question is not shown yet. */
  readonly busy = $derived.by(
    () => this.#table.waiting || (this.#table.asked >= 0 && this.ask === undefined),
  );

  /** Stays the same while the question does: other news about the table does not ask again. */
  readonly question = $derived.by(
    () => this.ask && `${this.#game?.number} ${this.show.picture?.at} ${this.ask.player}`,
  );

  /** How long the open question may take. */
  readonly clock = $derived.by(() => {
    const { client, view, log } = this.#table;
    // The deadline changes with the log.
    void log;
    const { deadline } = client;
    return deadline === undefined || !this.settled ? undefined : { deadline, limit: view?.clock ?? 0 };
  });

  /** What happened lately, newest first. */
  readonly news = $derived.by(() => latest(this.show.entries, this.people, NEWS));

  /** What happened to the people here last, or that the round has begun. */
  readonly ownNews = $derived.by(() => {
    const own = this.show.entries.filter(
      ({ event }) => event.type === 'roundBegan' || isAbout(event, this.yours),
    );
    return latest(own, this.people, 1)[0];
  });
}
