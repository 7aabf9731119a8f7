// A game screen without a browser: what its parts would write, from a table whose log is ahead of what is shown.

import {
  apply,
  type Dealer,
  type GameRecord,
  makeMove,
  newGame,
  playLog,
  type State,
} from '@sevenfold/engine';
import { ManualClock } from '@sevenfold/table';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import GameCoach from '../src/coach/GameCoach.svelte';
import ActionBar from '../src/game/actions/ActionBar.svelte';
import GameBar from '../src/game/GameBar.svelte';
import LogPanel from '../src/game/LogPanel.svelte';
import Middle from '../src/game/Middle.svelte';
import { playSound } from '../src/game/effects/beat-effects.ts';
import type { Sounds } from '../src/game/effects/sound.ts';
import { promptOf } from '../src/game/prompt.ts';
import { ScreenState } from '../src/game/screen-state.svelte.ts';
import RoundSheet from '../src/game/scores/RoundSheet.svelte';
import Seat from '../src/game/seats/Seat.svelte';
import { headlineOf } from '../src/game/story/headline.ts';
import { summary } from '../src/game/story/narration.ts';
import type { Beat } from '../src/game/story/picture.ts';
import type { WatchedClient } from '../src/game/watched-client.svelte.ts';

type TestSetup = Partial<ConstructorParameters<typeof ScreenState>[0]> & { readonly clock?: ManualClock };

/** The first player looks at it, with the coach. */
export class TestScreen {
  readonly clock: ManualClock;
  readonly state: ScreenState;
  /** Everything that was said, heard or written across the table, in order. */
  readonly heard: string[] = [];
  /** What has been shown, and when. */
  readonly beats: (Beat & { readonly time: number })[] = [];
  readonly #record: GameRecord;
  /** The game at the table. */
  readonly truth: State;
  readonly #log: string[] = [];
  readonly #table: WatchedClient;

  constructor(record: GameRecord, { clock = new ManualClock(), ...setup }: TestSetup = {}) {
    this.clock = clock;
    this.#record = record;
    this.truth = newGame(record.rules, record.players.length, record.dealer);
    this.#table = this.#watched();
    this.state = new ScreenState({
      table: () => this.#table,
      mode: () => 'bots',
      clock,
      shown: (beats, jumped) => this.#shown(beats, jumped),
      ...setup,
    });
  }

  /** The table is ahead by these tokens, and by the cards that `dealer` turns up after them. */
  take(tokens: readonly string[], dealer?: Dealer): void {
    playLog(this.truth, tokens);
    this.#log.push(...tokens);
    if (dealer !== undefined) this.#deal(dealer);
    this.state.show.follow(1, this.#record, [...this.#log]);
  }

  #deal(dealer: Dealer): void {
    while (this.truth.phase === 'draw') {
      const card = dealer.draw(this.truth);
      apply(this.truth, card);
      this.#log.push(makeMove(card));
    }
  }

  /** What stands on the screen, and what was heard so far. */
  frame(): string {
    const { state } = this;
    const view = state.view!;
    const { people, show } = state;
    const bar = {
      view,
      ask: state.ask,
      busy: state.busy,
      paused: false,
      width: 390,
      height: 664,
      onanswer: () => {},
    };
    const prompt = promptOf(view, state.isShared);
    return [
      html(GameBar, { view, onhelp: () => {}, onkeys: () => {} }),
      ...view.seats.map((seat) => html(Seat, { view: seat, goal: view.goal, card: 40, shape: 'row' })),
      html(Middle, { view, prompt, height: 120, card: 40, news: state.news, clock: state.clock }),
      html(ActionBar, {
        ...bar,
        onskip: state.isOut ? () => {} : undefined,
        risk: state.risk,
        showsRisk: true,
      }),
      view.stage === 'roundOver'
        ? html(RoundSheet, { view, stays: 0, isLast: state.isLastRound, onnext: () => {} })
        : '',
      html(LogPanel, { entries: show.entries, people }),
      html(GameCoach, { table: this.#table, view, behind: show.behind, onhold: () => undefined }),
      ...this.heard,
    ].join('\n');
  }

  #shown(beats: readonly Beat[], jumped: boolean): void {
    const { show, people } = this.state;
    this.beats.push(...beats.map((beat) => ({ ...beat, time: this.clock.now() })));
    this.heard.push(summary(show.entries, beats.length, people, this.state.view));
    const last = beats.at(-1);
    if (last === undefined || jumped) return;
    playSound(last, { play: (name: string) => this.heard.push(name) } as unknown as Sounds);
    this.heard.push(headlineOf(last, show.picture!)?.text ?? '');
  }

  #watched(): WatchedClient {
    const state = this.truth;
    const { players } = this.#record;
    const seats = players.map((name, seat) => ({
      name,
      colour: seat,
      person: seat === 0 ? 1 : null,
      bot: '',
    }));
    return {
      get view() {
        return {
          phase: state.phase === 'over' ? 'over' : 'playing',
          clock: 0,
          seats,
          game: { number: 1, players },
        };
      },
      state,
      log: this.#log,
      seats: [0],
      waiting: false,
      takeovers: [],
      client: { deadline: undefined },
      get asked() {
        return state.player === 0 && state.phase !== 'draw' && state.phase !== 'over' ? 0 : -1;
      },
    } as unknown as WatchedClient;
  }
}

function html<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string {
  return render(part, { props }).body;
}
