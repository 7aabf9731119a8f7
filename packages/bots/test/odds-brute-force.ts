// Every order of the cards, played on the real engine: slow, simple, and without any code of the odds.
import {
  apply,
  bonusOf,
  type Card,
  clone,
  deckCounts,
  emptyTable,
  type Hand,
  hasNumber,
  hasSecondChance,
  HIT,
  isActive,
  isNumber,
  KINDS,
  legalMoves,
  mayReceiveSecondChance,
  type Move,
  numberCount,
  parseRules,
  pointsOf,
  type RulesConfig,
  SECOND_CHANCE,
  type State,
  target,
  withExtra,
  withModifier,
  withNumber,
  withSecondChance,
} from '@sevenfold/engine';

export interface Table {
  readonly rules?: RulesConfig;
  /** Cards in front of each player; player 0 is the one who draws. */
  readonly hands: readonly (readonly Card[])[];
  readonly pile: readonly Card[];
  readonly discard?: readonly Card[];
}

/** A table in the middle of player 0's turn, under `pressOn`. The piles need not add up to a deck. */
export function tableOf({ rules = {}, hands, pile, discard = [] }: Table): State {
  const options = parseRules({ turn: 'pressOn', target: 10_000, ...rules });
  const state = emptyTable(options, hands.length);
  hands.forEach((cards, seat) => {
    for (const card of cards) give(state, seat, card);
  });
  state.pile = countsOf(pile);
  state.pileSize = pile.length;
  state.discard = countsOf(discard);
  state.round = 1;
  state.stage = 'turns';
  state.phase = hands[0]!.length === 0 ? 'draw' : 'turn';
  return state;
}

function give(state: State, seat: number, card: Card): void {
  const hand: Hand = state.hands[seat]!;
  if (isNumber(card)) state.hands[seat] = withNumber(hand, card);
  else if (card === SECOND_CHANCE) state.hands[seat] = withSecondChance(hand);
  else {
    state.hands[seat] = withModifier(hand, card, state.options.doubles);
    state.extras[seat] = withExtra(state.extras[seat]!, card);
  }
}

function countsOf(cards: readonly Card[]): number[] {
  const counts = deckCounts(0);
  for (const card of cards) counts[card]!++;
  return counts;
}

export interface Outcome {
  bust: number;
  seven: number;
  banked: number;
  /** Reshuffled too often to be followed. */
  unknown: number;
  points: number;
}

export type Way = 'once' | 'always' | 'best';

/** The limit that `solver/after-pile.ts` has. */
const MOST_RESHUFFLES = 4;

/** How the round ends for player 0. With `best`, `points` is the most to expect, and the chances are those of that play. */
export function outcomeOf(state: State, way: Way): Outcome {
  const known = new Map<string, Outcome>();

  function visit(now: State, isFirst: boolean, reshuffles: number): Outcome {
    const key = JSON.stringify([now, isFirst, reshuffles]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const outcome = look(now, isFirst, reshuffles);
    known.set(key, outcome);
    return outcome;
  }

  function look(now: State, isFirst: boolean, reshuffles: number): Outcome {
    const hand = now.hands[0]!;
    if (now.phase !== 'draw' && now.player === 0 && now.phase === 'turn') {
      const stay = ended('banked', pointsOf(hand));
      if (way === 'once' && !isFirst) return stay;
      const hit = play(now, HIT, reshuffles);
      return way === 'best' && stay.points > hit.points ? stay : hit;
    }
    if (now.phase !== 'draw') return play(now, aside(now), reshuffles);
    const sum = ended('banked', 0);
    sum.banked = 0;
    for (let card = 0; card < KINDS; card++) {
      const chance = now.pile[card]! / now.pileSize;
      if (chance === 0) continue;
      const outcome = turnUp(now, card, reshuffles);
      for (const name of Object.keys(sum) as (keyof Outcome)[]) sum[name] += chance * outcome[name];
    }
    return sum;
  }

  function turnUp(now: State, card: Card, reshuffles: number): Outcome {
    const hand = now.hands[0]!;
    if (now.player === 0 && isNumber(card)) {
      if (hasNumber(hand, card) && !hasSecondChance(hand)) return ended('bust', 0);
      if (!hasNumber(hand, card) && numberCount(hand) === 6) {
        const seven = withNumber(hand, card);
        return ended('seven', pointsOf(seven) + bonusOf(seven, now.options.flip7Bonus));
      }
    }
    return play(now, card, reshuffles);
  }

  function play(now: State, move: Move, reshuffles: number): Outcome {
    const next = clone(now);
    apply(next, move);
    if (next.round !== now.round) return ended('banked', next.totals[0]! - now.totals[0]!);
    if (!isActive(next.hands[0]!)) return ended('banked', pointsOf(next.hands[0]!));
    const isShuffled = next.pileSize > now.pileSize;
    if (isShuffled && reshuffles === MOST_RESHUFFLES) return ended('unknown', 0);
    return visit(next, false, reshuffles + (isShuffled ? 1 : 0));
  }

  // An empty draw pile is replaced at once, which does not count as a reshuffle.
  return visit(state, true, state.pileSize === 0 ? -1 : 0);
}

function ended(how: 'bust' | 'seven' | 'banked' | 'unknown', points: number): Outcome {
  const outcome: Outcome = { bust: 0, seven: 0, banked: 0, unknown: 0, points };
  outcome[how] = 1;
  return outcome;
}

/** Gives a card to the last player who may have it; to player 0 only if there is nobody else, or to keep it (R49). */
export function aside(state: State): Move {
  if (state.phase === 'secondChance' && mayReceiveSecondChance(state, state.player))
    return target(state.player);
  return legalMoves(state).at(-1)!;
}
