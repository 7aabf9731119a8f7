import {
  bonusOf,
  type Card,
  FLIP_THREE,
  FREEZE,
  hasNumber,
  hasSecondChance,
  isActive,
  isBusted,
  isEmpty,
  isNumber,
  KINDS,
  nextCardCounts,
  numberCount,
  pointsOf,
  SECOND_CHANCE,
  type State,
  type Status,
  statusOf,
  withModifier,
  withNumber,
} from '@sevenfold/engine';
import { bestPlay } from './best-play.ts';
import { type Bounds, isExact, isExactAsShown } from './bounds.ts';
import { type Hitter, hitterOf } from './hitter.ts';
import { type Ending, hitOnce, keepHitting } from './ending.ts';
import { SEVEN } from './pile-counts.ts';

/** All odds of a position; everything beyond the next card follows the model of `Hitter`. */
export interface Odds {
  /** Whether every figure is exact in all decimals that are shown; otherwise some are bounds that differ. */
  readonly exact: boolean;
  readonly next: NextCard;
  readonly seats: readonly SeatOdds[];
}

interface NextCard {
  /** The pile it comes from: the discard pile if the draw pile is empty, 'none' if both are. */
  readonly from: 'draw' | 'discard' | 'none';
  readonly size: number;
  readonly counts: readonly number[];
  readonly chances: readonly number[];
}

export interface SeatOdds {
  readonly seat: number;
  readonly status: Status;
  /** What the player would score if the round ended now. */
  readonly points: number;
  /** The odds if this player draws next; missing if they are out of the round. */
  readonly ahead?: Ahead;
}

export interface Ahead {
  /** Exact in all decimals that are shown. */
  readonly exact: boolean;
  /** Whether the player takes Freeze and Flip Three: nobody else is active, or the rules say so. */
  readonly takesActions: boolean;
  /** The player has no cards, so Stay is not allowed. */
  readonly mustHit: boolean;
  /** What each kind of card would do as the next one. */
  readonly cards: readonly CardOdds[];
  /** The chance of a duplicate: a save with a Second Chance, otherwise a bust. */
  readonly duplicate: number;
  readonly bust: number;
  readonly saved: number;
  /** The chance of the seventh number. */
  readonly seven: number;
  /** Hit, then everything that follows from that card, then Stay. */
  readonly once: HitOdds;
  /** Hit until the end. */
  readonly always: EndOdds;
  readonly best: BestOdds;
}

export type Effect = 'new' | 'seven' | 'bust' | 'saved' | 'modifier' | 'kept' | 'given' | 'frozen' | 'flips';

interface CardOdds {
  readonly card: Card;
  readonly chance: number;
  readonly effect: Effect;
  /** Points this round after this card alone, with the bonus of a Flip 7. */
  readonly points: number;
}

/** Chances that add up to 1, within their bounds. */
interface EndOdds {
  readonly bust: Bounds;
  readonly seven: Bounds;
  /** The round ends with points: frozen, stayed, or nothing left to draw. */
  readonly banked: Bounds;
}

interface HitOdds extends EndOdds {
  readonly points: Bounds;
}

/** The most points to expect in this round; who wins the game does not matter here. */
interface BestOdds {
  readonly points: Bounds;
  readonly hit: Bounds;
  readonly stay: number;
  /** The better answer for points; missing if the bounds overlap. */
  readonly answer?: 'hit' | 'stay';
  /** How many points the other answer loses on average. */
  readonly loss: Bounds;
}

export interface OddsOptions {
  /** The seats whose odds are wanted; all by default. */
  readonly seats?: readonly number[];
  /** The most moments to compute for one figure; beyond that, figures are bounds. */
  readonly cells?: number;
}

/** For one player, and for all players together: a fraction of a second. A new deck has 14 million, played alone. */
const MOST_CELLS = 16_000_000;
const FEWEST_CELLS = 4_000_000;
const CELLS_FOR_ALL = 64_000_000;

/** The odds of a position, for every player who is still in the round. */
export function odds(state: State, options: OddsOptions = {}): Odds {
  const next = nextCard(state);
  const wanted = options.seats ?? state.hands.map((_, seat) => seat);
  const active = wanted.filter((seat) => isActive(state.hands[seat]!)).length;
  const share = Math.max(FEWEST_CELLS, Math.min(MOST_CELLS, CELLS_FOR_ALL / active));
  const cells = options.cells ?? share;
  // Players with the same cards in the same situation have the same odds.
  const known = new Map<string, Ahead>();
  const seats = wanted.map((seat): SeatOdds => {
    const hand = state.hands[seat]!;
    const status = statusOf(hand);
    const points = isBusted(hand) ? 0 : pointsOf(hand);
    const hitter = hitterOf(state, seat);
    if (hitter === undefined) return { seat, status, points };
    const key = JSON.stringify(hitter);
    const ahead = known.get(key) ?? aheadOf(state, seat, hitter, next, cells);
    known.set(key, ahead);
    return { seat, status, points, ahead };
  });
  return { exact: seats.every(({ ahead }) => ahead?.exact !== false), next, seats };
}

function nextCard(state: State): NextCard {
  const counts = state.phase === 'over' ? state.pile.map(() => 0) : nextCardCounts(state).slice();
  const size = counts.reduce((sum, count) => sum + count, 0);
  const from = size === 0 ? 'none' : state.pileSize > 0 ? 'draw' : 'discard';
  return { from, size, counts, chances: counts.map((count) => (size === 0 ? 0 : count / size)) };
}

function aheadOf(state: State, seat: number, hitter: Hitter, next: NextCard, cells: number): Ahead {
  const hand = state.hands[seat]!;
  const cards: CardOdds[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (next.counts[card]! > 0) cards.push(cardOdds(state, seat, hitter, card, next.chances[card]!));
  }
  const chanceOf = (...effects: Effect[]): number =>
    cards.reduce((sum, { effect, chance }) => (effects.includes(effect) ? sum + chance : sum), 0);
  const mustHit = isEmpty(hand) && state.options.stay === 'withCard';
  const once = hitOnce(hitter);
  const always = endOdds(keepHitting(hitter));
  const best = bestOdds(hitter, mustHit, pointsOf(hand), cells);
  return {
    exact:
      [always.bust, always.seven].every(isExact) &&
      [once.points, best.points, best.hit].every(isExactAsShown),
    takesActions: hitter.takesActions,
    mustHit,
    cards,
    duplicate: chanceOf('bust', 'saved'),
    bust: chanceOf('bust'),
    saved: chanceOf('saved'),
    seven: chanceOf('seven'),
    once: { ...endOdds(once), points: once.points },
    always,
    best,
  };
}

function cardOdds(state: State, seat: number, hitter: Hitter, card: Card, chance: number): CardOdds {
  const hand = state.hands[seat]!;
  const held = pointsOf(hand);
  const made = (effect: Effect, points: number): CardOdds => ({ card, chance, effect, points });
  if (isNumber(card)) {
    if (hasNumber(hand, card)) return hitter.secondChance ? made('saved', held) : made('bust', 0);
    const longer = withNumber(hand, card);
    const points = pointsOf(longer) + bonusOf(longer, state.options.flip7Bonus);
    return made(numberCount(longer) === SEVEN ? 'seven' : 'new', points);
  }
  if (card === SECOND_CHANCE) return made(hasSecondChance(hand) ? 'given' : 'kept', held);
  if (card === FREEZE) return made(hitter.takesActions ? 'frozen' : 'given', held);
  if (card === FLIP_THREE) return made(hitter.takesActions ? 'flips' : 'given', held);
  return made('modifier', pointsOf(withModifier(hand, card, state.options.doubles)));
}

function endOdds({ bust, seven, banked, unknown }: Ending): EndOdds {
  const upTo = (low: number): Bounds => ({ low, high: low + unknown });
  return { bust: upTo(bust), seven: upTo(seven), banked: upTo(banked) };
}

function bestOdds(hitter: Hitter, mustHit: boolean, stay: number, cells: number): BestOdds {
  const { value, hit } = bestPlay(hitter, cells);
  const isForced = mustHit || hitter.forced.flips > 0 || hitter.forced.freezes;
  if (isForced || hit.low >= stay) {
    const loss = isForced ? { low: 0, high: 0 } : { low: hit.low - stay, high: hit.high - stay };
    return { points: value, hit, stay, answer: 'hit', loss };
  }
  if (hit.high <= stay) {
    return { points: value, hit, stay, answer: 'stay', loss: { low: stay - hit.high, high: stay - hit.low } };
  }
  return { points: value, hit, stay, loss: { low: 0, high: Math.max(stay - hit.low, hit.high - stay) } };
}
