import {
  apply,
  type Card,
  type Dealer,
  EventLog,
  type Hand,
  type Move,
  sittingOut,
  type State,
} from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import type { Luck } from '../net/luck.ts';

/** A bot that takes its time, such as one in another process. */
export type AsyncBot = (state: State) => Promise<Move>;

/** Plays a game to its end, each seat with its own bot; `luck` looks at every card. */
export function playGame(
  state: State,
  bots: readonly Bot[],
  dealer: Dealer,
  events?: EventLog,
  luck?: Luck,
): void {
  for (;;) {
    if (state.phase === 'draw') apply(state, drawn(state, dealer, luck), events);
    else if (state.phase === 'over') return;
    else apply(state, bots[state.player]!(state), events);
  }
}

export function playRound(state: State, bots: readonly Bot[], dealer: Dealer, events?: EventLog): void {
  while (state.round === 1 && state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : bots[state.player]!(state);
    apply(state, move, events);
  }
}

export async function playAsyncGame(
  state: State,
  bots: readonly AsyncBot[],
  dealer: Dealer,
  events?: EventLog,
  luck?: Luck,
): Promise<void> {
  for (;;) {
    if (state.phase === 'draw') apply(state, drawn(state, dealer, luck), events);
    else if (state.phase === 'over') return;
    else apply(state, await bots[state.player]!(state), events);
  }
}

function drawn(state: State, dealer: Dealer, luck: Luck | undefined): Card {
  const card = dealer.draw(state);
  luck?.drawn(state, card);
  return card;
}

/**
 * Counts the events that the arena needs, by seat, and ignores all others: a quarter of the cost of collecting them.
 */
export class GameCounter extends EventLog {
  readonly busts: number[];
  readonly sevens: number[];
  /** Rounds played: extra rounds that a seat sat out (R39) do not count. */
  readonly rounds: number[];

  constructor(seats: number) {
    super();
    this.busts = Array.from({ length: seats }, () => 0);
    this.sevens = Array.from({ length: seats }, () => 0);
    this.rounds = Array.from({ length: seats }, () => 0);
  }

  override clear(): void {
    this.busts.fill(0);
    this.sevens.fill(0);
    this.rounds.fill(0);
  }

  override busted(player: number): void {
    this.busts[player]!++;
    this.rounds[player]!++;
  }

  override scored(player: number, hand: Hand): void {
    if (hand !== sittingOut()) this.rounds[player]!++;
  }

  override flippedSeven(player: number): void {
    this.sevens[player]!++;
  }

  override roundBegan(_dealer: number, _round: number): void {}
  override drew(_player: number, _card: Card): void {}
  override saved(_player: number, _card: Card): void {}
  override stayed(_player: number): void {}
  override gaveSecondChance(_player: number, _target: number): void {}
  override setAside(_player: number, _card: Card): void {}
  override aimed(_player: number, _card: Card, _target: number): void {}
  override frozen(_player: number): void {}
  override beganFlipThree(_player: number): void {}
  override endedFlipThree(_player: number): void {}
  override discarded(_player: number, _card: Card): void {}
  override reshuffled(_player: number, _cards: number): void {}
  override ranOut(_player: number): void {}
  override roundEnded(_dealer: number, _round: number): void {}
  override gameEnded(_winner: number): void {}
}
