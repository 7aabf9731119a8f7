// Positions between two rounds, as `racer` meets them against itself, for training the value and for checking it.

import {
  apply,
  type Options,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
  type State,
  winners,
} from '@sevenfold/engine';
import { racer } from '../src/players/racer.ts';

export interface Setup {
  readonly options: Options;
  readonly seats: number;
}

/** Called with the state before each round, and with the winners once they are known. */
export interface Listener {
  readonly round: (state: State) => void;
  readonly won: (seats: readonly number[]) => void;
}

const RULES = [PRESETS.classic, PRESETS.classic, PRESETS.dealThree, PRESETS.turnSeven] as const;
const SEATS = [
  2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 7, 8, 9, 10, 12, 18,
] as const;
const TARGETS = [50, 75, 100, 150, 250, 300, 400, 500, 700, 1000] as const;

/** Any rules, targets and tables; most often the official ones. */
export function randomSetup(random: Sfc32): Setup {
  const target = random.below(2) === 0 ? 200 : oneOf(TARGETS, random);
  const seats = oneOf(SEATS, random);
  switch (random.below(8)) {
    case 0:
    case 1:
    case 2:
      return { seats, options: { ...oneOf(RULES, random), target } };
    case 3:
      return {
        seats,
        options: {
          ...PRESETS.official,
          target,
          deal: oneOf(['oneEach', 'untilAllHaveCards'], random),
          turn: oneOf(['oneCard', 'pressOn'], random),
          targeting: oneOf(['anyActive', 'othersFirst', 'drawer'], random),
          tieBreak: oneOf(['everyone', 'tiedOnly', 'shared'], random),
          flip7Bonus: oneOf([0, 15, 15, 30], random),
        },
      };
    default:
      return { seats, options: { ...PRESETS.official, target } };
  }
}

const GAPS = [4, 12, 30, 80, 200] as const;

/** Games of one table. */
export class Table {
  readonly #setup: Setup;
  readonly #random: Sfc32;
  readonly #dealer: SeededDealer;
  /** The last game, whose cards lie as the next one may find them. */
  #last: State | undefined;

  constructor(setup: Setup, random: Sfc32, dealer: SeededDealer) {
    this.#setup = setup;
    this.#random = random;
    this.#dealer = dealer;
  }

  /** Plays a game from its start or, so that rare totals are met too, from totals that are made up. */
  play(isMadeUp: boolean, listener: Listener): void {
    const { options, seats } = this.#setup;
    const state = startGame(options, seats, this.#random.below(seats));
    this.#dealer.forget();
    if (isMadeUp) {
      if (this.#last !== undefined && this.#last.pileSize > 0) takeCards(state, this.#last);
      makeUpTotals(state, this.#random);
    }
    let { round } = state;
    listener.round(state);
    while (state.phase !== 'over') {
      step(state, this.#dealer);
      if (state.round === round) continue;
      round = state.round;
      listener.round(state);
    }
    this.#last = state;
    listener.won(winners(state));
  }
}

function takeCards(state: State, from: State): void {
  state.pile = from.pile;
  state.pileSize = from.pileSize;
  state.discard = from.discard;
}

export function step(state: State, dealer: SeededDealer): void {
  apply(state, state.phase === 'draw' ? dealer.draw(state) : racer(state));
}

/** Most often near the end of the game, where totals matter most; now and then tied at the target or above. */
function makeUpTotals({ options: { target, tieBreak }, totals }: State, random: Sfc32): void {
  const seats = totals.length;
  const gap = oneOf(GAPS, random);
  let most = target;
  while (most > 1 && random.below(4) > 0) most = Math.ceil(most / 1.5);
  // Whoever is behind sits out under `tiedOnly`, and a tie ends the game under `shared`.
  const tied = random.below(8) > 0 || tieBreak === 'shared' ? 0 : tieBreak === 'tiedOnly' ? seats : 2;
  const best = tied > 0 ? target + random.below(30) : target - 1 - random.below(most);
  const first = random.below(seats);
  for (let place = 0; place < seats; place++) {
    const behind = place < tied ? 0 : random.below(gap) + random.below(gap);
    totals[(first + place) % seats] = Math.max(best - behind, 0);
  }
}

function oneOf<Entry>(list: readonly Entry[], random: Sfc32): Entry {
  return list[random.below(list.length)]!;
}
