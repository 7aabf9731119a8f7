// Every order of the cards, played through the real engine: slow, simple, and without anything of the odds' own.
import {
  apply,
  type Card,
  clone,
  deckCounts,
  emptyTable,
  type Hand,
  HIT,
  hasNumber,
  hasSecondChance,
  isActive,
  isNumber,
  KINDS,
  legalMoves,
  type Move,
  numberCount,
  parseRules,
  pointsOf,
  type RulesConfig,
  SECOND_CHANCE,
  type State,
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

/** A table in the middle of player 0's turn, who goes on until they are out. Piles need not add up to a deck. */
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
    state.hands[seat] = withModifier(hand, card);
    state.extras[seat] = withExtra(state.extras[seat]!, card);
  }
}

function countsOf(cards: readonly Card[]): number[] {
  const counts = deckCounts(0);
  for (const card of cards) counts[card]!++;
  return counts;
}

export interface Fate {
  bust: number;
  seven: number;
  banked: number;
  /** Reshuffled more often than is followed. */
  unknown: number;
  points: number;
}

export type Way = 'once' | 'always' | 'best';

/** Not further than the odds go. */
const MOST_RESHUFFLES = 4;

/** What becomes of player 0. With `best`, `points` is the most that can be had, and the chances are those on the way. */
export function fateOf(state: State, way: Way): Fate {
  const known = new Map<string, Fate>();

  function visit(now: State, isFirst: boolean, reshuffles: number): Fate {
    const key = JSON.stringify([now, isFirst, reshuffles]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const fate = look(now, isFirst, reshuffles);
    known.set(key, fate);
    return fate;
  }

  function look(now: State, isFirst: boolean, reshuffles: number): Fate {
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
      const fate = turnUp(now, card, reshuffles);
      for (const name of Object.keys(sum) as (keyof Fate)[]) sum[name] += chance * fate[name];
    }
    return sum;
  }

  function turnUp(now: State, card: Card, reshuffles: number): Fate {
    const hand = now.hands[0]!;
    if (now.player === 0 && isNumber(card)) {
      if (hasNumber(hand, card) && !hasSecondChance(hand)) return ended('bust', 0);
      if (!hasNumber(hand, card) && numberCount(hand) === 6) {
        return ended('seven', pointsOf(withNumber(hand, card)) + now.options.flip7Bonus);
      }
    }
    return play(now, card, reshuffles);
  }

  function play(now: State, move: Move, reshuffles: number): Fate {
    const next = clone(now);
    apply(next, move);
    if (next.round !== now.round) return ended('banked', next.totals[0]! - now.totals[0]!);
    if (!isActive(next.hands[0]!)) return ended('banked', pointsOf(next.hands[0]!));
    const isShuffled = next.pileSize > now.pileSize;
    if (isShuffled && reshuffles === MOST_RESHUFFLES) return ended('unknown', 0);
    return visit(next, false, reshuffles + (isShuffled ? 1 : 0));
  }

  // Whoever finds the draw pile empty begins with the discard pile.
  return visit(state, true, state.pileSize === 0 ? -1 : 0);
}

function ended(how: 'bust' | 'seven' | 'banked' | 'unknown', points: number): Fate {
  const fate: Fate = { bust: 0, seven: 0, banked: 0, unknown: 0, points };
  fate[how] = 1;
  return fate;
}

/** Gives a card to the last player who may have it, never to player 0 if there is another. */
export function aside(state: State): Move {
  return legalMoves(state).at(-1)!;
}
