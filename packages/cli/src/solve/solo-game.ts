// Solo games on the real engine, to measure what the solver does not model: a draw pile that is carried over from
// round to round (R3), and reduced decks.
import type { Deck } from '@sevenfold/bots/solver';
import {
  apply,
  type Card,
  type Dealer,
  hasNumber,
  hasSecondChance,
  type Hand,
  HIT,
  isModifier,
  isNumber,
  KINDS,
  nextCardCounts,
  numberCount,
  type Options,
  pointsOf,
  PRESETS,
  SeededDealer,
  State,
  STAY,
  withModifier,
  withNumber,
} from '@sevenfold/engine';

/** A solo game with any deck, before its first card. */
function soloGame(deck: Deck, options: Options = PRESETS.official, total = 0): State {
  const state = new State(
    options,
    deck,
    [total],
    [0],
    [0],
    deck.slice(),
    deck.map(() => 0),
  );
  state.pileSize = deck.reduce((sum, copies) => sum + copies, 0);
  state.round = 1;
  return state;
}

/** Plays a solo game until its round or the game is over; `stays` answers every question. */
function playSoloRound(state: State, dealer: Dealer, stays: (state: State) => boolean): void {
  const { round } = state;
  while (state.round === round && state.phase !== 'over') {
    if (state.phase === 'draw') apply(state, dealer.draw(state));
    else apply(state, stays(state) ? STAY : HIT);
  }
}

/** The worth of ending the round with this total. */
type Worth = (total: number) => number;

/**
 * Whether to stay: compares the worth of the hand now and one or two cards later, counting the cards that are left.
 * With a Second Chance there is nothing to lose.
 */
function staysByLookingAhead(state: State, worth: Worth, depth: 1 | 2): boolean {
  const hand = state.hands[0]!;
  const total = state.totals[0]!;
  if (total + pointsOf(hand) >= state.options.target) return true;
  if (hasSecondChance(hand)) return false;
  const pile = nextCardCounts(state);
  return (
    worth(total + pointsOf(hand)) >= worthOfHit(hand, pile, depth, total, worth, state.options.flip7Bonus)
  );
}

function worthOfHit(
  hand: Hand,
  pile: readonly number[],
  depth: number,
  total: number,
  worth: Worth,
  bonus: number,
): number {
  const now = worth(total + pointsOf(hand));
  let size = 0;
  let sum = 0;
  const then = (after: Hand, card: Card): number => {
    const stay = worth(total + pointsOf(after));
    if (depth === 1) return stay;
    const rest = pile.slice();
    rest[card]!--;
    return Math.max(stay, worthOfHit(after, rest, depth - 1, total, worth, bonus));
  };
  for (let card = 0; card < KINDS; card++) {
    const copies = pile[card]!;
    if (copies === 0) continue;
    size += copies;
    if (isModifier(card)) sum += copies * then(withModifier(hand, card, 'numbers'), card);
    else if (!isNumber(card)) sum += copies * now;
    else if (hasNumber(hand, card)) sum += copies * worth(total);
    else if (numberCount(hand) === 6) sum += copies * worth(total + pointsOf(withNumber(hand, card)) + bonus);
    else sum += copies * then(withNumber(hand, card), card);
  }
  return size === 0 ? now : sum / size;
}

export interface SoloGoal {
  readonly deck: Deck;
  readonly target: number;
  /** Whether the draw pile is carried over from round to round, instead of a new deck each time. */
  readonly carried: boolean;
  /** The worth of a total after this many rounds. */
  readonly worth: (total: number, rounds: number) => number;
  readonly depth: 1 | 2;
  /** Never stay below this many points, for goals that need a big round. */
  readonly aim?: (total: number, rounds: number) => number;
  /** A game is abandoned after this many rounds. */
  readonly most: number;
}

/** How many rounds one game took; `Infinity` if it was abandoned. */
export function roundsToGoal(goal: SoloGoal, dealer: SeededDealer): number {
  const options: Options = { ...PRESETS.official, target: goal.target };
  let state = soloGame(goal.deck, options);
  dealer.forget();
  for (let rounds = 1; rounds <= goal.most; rounds++) {
    const worth: Worth = (total) => goal.worth(total, rounds);
    const aim = goal.aim?.(state.totals[0]!, rounds) ?? 0;
    playSoloRound(
      state,
      dealer,
      () => pointsOf(state.hands[0]!) >= aim && staysByLookingAhead(state, worth, goal.depth),
    );
    if (state.phase === 'over') return rounds;
    if (!goal.carried) {
      state = soloGame(goal.deck, options, state.totals[0]);
      dealer.forget();
    }
  }
  return Infinity;
}
