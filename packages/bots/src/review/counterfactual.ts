import {
  bustChance,
  frozen,
  hasNumber,
  isActive,
  isFrozen,
  NUMBER_KINDS,
  type Options,
  restore,
  SECOND_CHANCE,
  State,
  stayed,
  withoutSecondChance,
  withSecondChance,
} from '@sevenfold/engine';
import { type Fact, gainingCards, helpfulCards } from './position-facts.ts';
import { withNextPile } from './next-pile.ts';

/** The position in which this fact does not hold and everything else does; `undefined` if there is none. */
export function without(state: State, fact: Fact): State | undefined {
  const copy = withNextPile(state);
  const { player, options } = copy;
  switch (fact.code) {
    case 'wins':
    case 'reachesTarget':
      // A few points less would still be nearly as good.
      return withOptions(copy, { target: options.target + FAR });
    case 'ties':
      copy.totals[fact.seat]!--;
      return copy;
    case 'loses':
      copy.totals[player]! += fact.by + 1;
      return copy;
    case 'bust':
    case 'threeBust': {
      const hand = copy.hands[fact.seat]!;
      const duplicates = numbers.filter((number) => hasNumber(hand, number));
      if (duplicates.length > 0 && withoutCards(copy, duplicates)) return copy;
      // Every card busts them, or two of the three cards may be the same, unless one is saved.
      copy.hands[fact.seat] = withSecondChance(hand);
      return copy;
    }
    case 'secondChance':
      copy.hands[fact.seat] = withoutSecondChance(copy.hands[fact.seat]!);
      return copy;
    case 'safe':
      return withDiscards(copy) && bustChance(copy, fact.seat) > 0 ? copy : undefined;
    case 'nextAction':
      return withoutCards(copy, [fact.card]) || withDiscards(copy) ? copy : undefined;
    case 'flip7':
      return withOptions(copy, { flip7Bonus: 0 });
    case 'fewCards':
      return withoutCards(copy, helpfulCards(copy)) ? copy : undefined;
    case 'pointsInHand': {
      const hand = copy.hands[fact.seat]!;
      copy.hands[fact.seat] = isActive(hand) ? 0 : isFrozen(hand) ? frozen(0) : stayed(0);
      copy.extras[fact.seat] = 0;
      // With the target in hand they only have to stay, and with a few points less they would nearly be there.
      if (fact.seat !== player && fact.total >= options.target) copy.totals[fact.seat] = 0;
      return copy;
    }
    case 'behind':
    case 'ahead':
      copy.totals[fact.seat] = copy.totals[player]!;
      return copy;
    case 'gain':
    case 'threeGain':
      // If every card adds points, they become cards that add none.
      if (withoutCards(copy, gainingCards(copy, fact.code === 'gain' ? player : fact.seat))) return copy;
      copy.pile.fill(0);
      copy.pile[SECOND_CHANCE] = copy.pileSize;
      return copy;
    case 'race':
      copy.totals[fact.seat] = 0;
      return copy;
  }
}

/** A target that is so much higher is out of reach for a few rounds. */
const FAR = 100;

const numbers = Array.from({ length: NUMBER_KINDS }, (_, number) => number);

/**
 * Takes cards out of the draw pile, and out of the discard pile, which may be shuffled soon; does nothing and returns false
 * if none would be left to draw.
 */
function withoutCards(state: State, kinds: readonly number[]): boolean {
  const size = kinds.reduce((left, kind) => left - state.pile[kind]!, state.pileSize);
  if (size === 0) return false;
  for (const kind of kinds) state.pile[kind] = state.discard[kind] = 0;
  state.pileSize = size;
  return true;
}

/** Puts the discards into the draw pile; returns false if there are none. */
function withDiscards(state: State): boolean {
  const discards = state.discard.reduce((size, count) => size + count, 0);
  for (const [kind, count] of state.discard.entries()) state.pile[kind]! += count;
  state.discard.fill(0);
  state.pileSize += discards;
  return discards > 0;
}

function withOptions(state: State, changes: Partial<Options>): State {
  const { deck, totals, hands, extras, pile, discard } = state;
  const options = { ...state.options, ...changes };
  // The lists of a state that nobody else uses.
  const other = new State(options, deck, totals, hands, extras, pile, discard);
  restore(other, state);
  return other;
}
