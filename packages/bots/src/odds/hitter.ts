import {
  aimedCard,
  aimedSeat,
  type Card,
  doublesOf,
  FLIP_THREE,
  FREEZE,
  hasSecondChance,
  isActive,
  isModifier,
  mayReceiveSecondChance,
  NUMBER_KINDS,
  type Options,
  PLUS_10,
  PLUS_2,
  plusOf,
  plusSum,
  SECOND_CHANCE,
  type State,
  TIMES_2,
} from '@sevenfold/engine';
import { SEVEN } from './pile-counts.ts';

/**
 * A player who keeps drawing: the model behind all odds beyond the next card.
 *
 * - Only this player draws; the others stay in the round and take no cards. Unseen cards that they would take do not
 *   change this player's chances, so a Flip Three that is given away costs one card.
 * - While another player is active, Freeze, Flip Three and a surplus Second Chance are given away. The last active
 *   player takes them, and so does everyone under `targeting: drawer`: a Freeze ends the round, a Flip Three brings
 *   three cards, and set-aside cards follow by the rules.
 * - A Second Chance is kept by a player who has none, and always used. When the draw pile runs out, the discard pile replaces it.
 */
export interface Hitter {
  /** Numbers held, as bits. */
  readonly numbers: number;
  readonly secondChance: boolean;
  /** How often the numbers are doubled, and the sum of the +N cards. */
  readonly doubles: number;
  readonly plus: number;
  /** The draw pile and the discard pile, by kind of card. */
  readonly pile: readonly number[];
  readonly discard: readonly number[];
  /** Whether the player takes Freeze and Flip Three instead of giving them away. */
  readonly takesActions: boolean;
  /** How many others could still be given a Second Chance. */
  readonly receivers: number;
  /** What happens before the player is asked again. */
  readonly forced: Forced;
  readonly flip7Bonus: number;
  /** What an x2 doubles (R50). */
  readonly doubling: Options['doubles'];
}

/** Actions that the player has to go through. */
export interface Forced {
  /** Cards left of the Flip Three that is running. */
  readonly flips: number;
  /** Flip Threes that follow it. */
  readonly waiting: number;
  /** Whether a Freeze comes after those. */
  readonly freezes: boolean;
  /** Flip Threes behind the Freeze, which never take effect. */
  readonly behind: number;
}

/** `undefined` if this seat is out of the round. */
export function hitterOf(state: State, seat: number): Hitter | undefined {
  const hand = state.hands[seat]!;
  if (state.phase === 'over' || !isActive(hand)) return undefined;
  const isAlone = state.active === 1;
  const takesActions = isAlone || state.options.targeting === 'drawer';
  const discard = state.discard.slice();
  const isNext = state.player === seat;
  const isSaved = isNext && state.phase === 'saveOrBust';
  if (isSaved) {
    discard[SECOND_CHANCE]!++;
    discard[state.duplicate]!++;
  }
  let receivers = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && mayReceiveSecondChance(state, other)) receivers++;
  }
  // Under `secondChanceTo: anyone` the player is asked, and keeps it.
  const isKept = isNext && state.phase === 'secondChance' && !hasSecondChance(hand);
  const isCardDone = isNext && (state.phase === 'saveOrBust' || state.phase === 'secondChance');
  const hitter: Hitter = {
    numbers: hand & ((1 << NUMBER_KINDS) - 1),
    secondChance: isKept || (hasSecondChance(hand) && !isSaved),
    doubles: doublesOf(hand),
    plus: plusSum(hand),
    pile: state.pile,
    discard,
    takesActions,
    receivers: receivers - (state.phase === 'secondChance' && !isKept && receivers > 0 ? 1 : 0),
    forced: forcedOn(state, seat, takesActions, isCardDone),
    flip7Bonus: state.options.flip7Bonus,
    doubling: state.options.doubles,
  };
  return state.pileSize > 0 ? hitter : (reshuffled(hitter) ?? hitter);
}

function forcedOn(state: State, seat: number, takesActions: boolean, isCardDone: boolean): Forced {
  const isNext = state.player === seat;
  const cards: Card[] = state.queue.filter((aimed) => aimedSeat(aimed) === seat).map(aimedCard);
  if (isNext && takesActions) cards.push(...state.setAside);
  const flips = isNext && state.flipsLeft > 0 ? state.flipsLeft - (isCardDone ? 1 : 0) : 0;
  const freeze = cards.indexOf(FREEZE);
  const before = freeze < 0 ? cards : cards.slice(0, freeze);
  const behind = cards.filter((card) => card === FLIP_THREE).length - before.length;
  const forced: Forced = { flips, waiting: before.length, freezes: freeze >= 0, behind };
  return flips === 0 && forced.waiting > 0 ? { ...forced, flips: 3, waiting: forced.waiting - 1 } : forced;
}

/** The same player with the discard pile as draw pile; `undefined` if it has neither numbers nor modifiers (R34). */
export function reshuffled(hitter: Hitter): Hitter | undefined {
  const isPossible = hitter.discard.some(
    (count, card) => count > 0 && (card < NUMBER_KINDS || isModifier(card)),
  );
  return isPossible ? { ...hitter, pile: hitter.discard, discard: hitter.discard.map(() => 0) } : undefined;
}

/** The points that a Stay would bank now. */
export function bankable(hitter: Hitter): number {
  let sum = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) if ((hitter.numbers >> number) & 1) sum += number;
  const factor = 1 << hitter.doubles;
  return sum * factor + hitter.plus * plusFactor(hitter, factor);
}

/** What the +N cards are multiplied by where the numbers are multiplied by `factor` (R50). */
export function plusFactor({ doubling }: Hitter, factor: number): number {
  return doubling === 'numbers' ? 1 : factor;
}

/** What the bonus is multiplied by where the numbers are multiplied by `factor` (R50). */
export function bonusFactor({ doubling }: Hitter, factor: number): number {
  return doubling === 'everything' ? factor : 1;
}

/** An upper bound on the points of a round: the highest numbers, with the modifiers of both piles. */
export function mostPoints(hitter: Hitter): number {
  const { pile, discard, numbers } = hitter;
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * (pile[card]! + discard[card]!);
  const factor = 1 << (hitter.doubles + pile[TIMES_2]! + discard[TIMES_2]!);
  let sum = 0;
  for (let number = NUMBER_KINDS - 1, left = SEVEN; number >= 0 && left > 0; number--) {
    const isHeld = ((numbers >> number) & 1) === 1;
    if (!isHeld && pile[number] === 0 && discard[number] === 0) continue;
    sum += number;
    left--;
  }
  return sum * factor + plus * plusFactor(hitter, factor) + hitter.flip7Bonus * bonusFactor(hitter, factor);
}
