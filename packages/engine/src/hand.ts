import { type Card, NUMBER_KINDS, PLUS_2, plusOf, TIMES_2 } from './cards.ts';
import type { Options } from './options.ts';

/**
 * Everything that decides a player's score and status, as one integer: bits 0–12 the numbers, bit 13 a Second Chance,
 * bits 14–17 how often the numbers are doubled, bits 18–24 half the sum of the +N cards, bits 25 and 26 whether the +N
 * cards and the bonus are doubled too, bits 27–29 the status. An empty hand is 0 and an active hand has no status bits,
 * so each is tested by one comparison. What an x2 doubles is part of the hand, so that its points need no options.
 */
export type Hand = number;

/**
 * The modifiers in front of a player: how many of each kind, four bits a kind, +2 lowest and x2 highest; above them,
 * for a busted hand, the number that busted it.
 */
export type Extras = number;

export type Status = 'active' | 'stayed' | 'frozen' | 'busted' | 'sittingOut';

// Not exported: V8 compiles a module's own constants into the code, but loads an exported one each time.
const NUMBERS = (1 << NUMBER_KINDS) - 1;
const HOLDS_SECOND_CHANCE = 1 << 13;
const DOUBLES_SHIFT = 14;
const DOUBLES_MASK = 15;
const PLUS_SHIFT = 18;
const PLUS_MASK = 127;
const DOUBLED_PLUS_SHIFT = 25;
const DOUBLED_BONUS_SHIFT = 26;
const STATUS_SHIFT = 27;
const STAYED = 1 << STATUS_SHIFT;
const FROZEN = 2 << STATUS_SHIFT;
const BUSTED = 3 << STATUS_SHIFT;
const SITTING_OUT = 4 << STATUS_SHIFT;
const EXTRA_BITS = 4;
const EXTRA_MASK = 15;
const DUPLICATE_SHIFT = 24;
const FLIP_7 = 7;

/** What an x2 adds to a hand, by what it doubles (R50). */
const DOUBLES: Readonly<Record<Options['doubles'], Hand>> = {
  numbers: 0,
  numbersAndPlus: 1 << DOUBLED_PLUS_SHIFT,
  everything: (1 << DOUBLED_PLUS_SHIFT) | (1 << DOUBLED_BONUS_SHIFT),
};

export const STATUSES: readonly Status[] = ['active', 'stayed', 'frozen', 'busted', 'sittingOut'];

/** By set of numbers: how many there are, and their sum. */
const COUNT = new Uint8Array(1 << NUMBER_KINDS);
const SUM = new Uint8Array(1 << NUMBER_KINDS);
for (let set = 1; set < COUNT.length; set++) {
  const highest = 31 - Math.clz32(set);
  const rest = set ^ (1 << highest);
  COUNT[set] = COUNT[rest]! + 1;
  SUM[set] = SUM[rest]! + highest;
}

/** Neither busted, nor stayed, nor frozen, nor sitting out (R14). */
export function isActive(hand: Hand): boolean {
  return hand < STAYED;
}

/** Active, without a number, a modifier or a Second Chance (R15). */
export function isEmpty(hand: Hand): boolean {
  return hand === 0;
}

export function statusOf(hand: Hand): Status {
  return STATUSES[hand >> STATUS_SHIFT]!;
}

export function isBusted(hand: Hand): boolean {
  return hand >> STATUS_SHIFT === BUSTED >> STATUS_SHIFT;
}

export function isFrozen(hand: Hand): boolean {
  return hand >> STATUS_SHIFT === FROZEN >> STATUS_SHIFT;
}

/** Out of the round with the points so far. */
export function stayed(hand: Hand): Hand {
  return hand | STAYED;
}

export function frozen(hand: Hand): Hand {
  return hand | FROZEN;
}

/** The hand of a seat that does not play this round (R39). */
export function sittingOut(): Hand {
  return SITTING_OUT;
}

/** Out of the round without points; the extras hold the number that did it (R18). */
export function busted(hand: Hand): Hand {
  return hand | BUSTED;
}

export function withDuplicate(extras: Extras, number: Card): Extras {
  return extras | (number << DUPLICATE_SHIFT);
}

/** The number that busted a hand; meaningful for busted hands only. */
export function duplicateOf(extras: Extras): Card {
  return extras >> DUPLICATE_SHIFT;
}

export function hasNumber(hand: Hand, number: Card): boolean {
  return (hand & (1 << number)) !== 0;
}

export function withNumber(hand: Hand, number: Card): Hand {
  return hand | (1 << number);
}

export function numberCount(hand: Hand): number {
  return COUNT[hand & NUMBERS]!;
}

export function numberSum(hand: Hand): number {
  return SUM[hand & NUMBERS]!;
}

export function numbersOf(hand: Hand): Card[] {
  const numbers: Card[] = [];
  for (let number = 0; number < NUMBER_KINDS; number++) {
    if (hasNumber(hand, number)) numbers.push(number);
  }
  return numbers;
}

export function hasSecondChance(hand: Hand): boolean {
  return (hand & HOLDS_SECOND_CHANCE) !== 0;
}

export function withSecondChance(hand: Hand): Hand {
  return hand | HOLDS_SECOND_CHANCE;
}

export function withoutSecondChance(hand: Hand): Hand {
  return hand & ~HOLDS_SECOND_CHANCE;
}

/** The hand with one more modifier; `doubles` is the option of that name. */
export function withModifier(hand: Hand, card: Card, doubles: Options['doubles']): Hand {
  if (card !== TIMES_2) return hand + ((plusOf(card) / 2) << PLUS_SHIFT);
  return (hand + (1 << DOUBLES_SHIFT)) | DOUBLES[doubles];
}

export function withExtra(extras: Extras, card: Card): Extras {
  return extras + (1 << ((card - PLUS_2) * EXTRA_BITS));
}

/** How many modifiers of this kind there are. */
export function extraCount(extras: Extras, card: Card): number {
  return (extras >> ((card - PLUS_2) * EXTRA_BITS)) & EXTRA_MASK;
}

/** The part of a hand that its modifiers make up. */
export function modifiersOf(hand: Hand): Hand {
  return hand & (STAYED - 1) & -(1 << DOUBLES_SHIFT);
}

/** How often the numbers are doubled (R35). */
export function doublesOf(hand: Hand): number {
  return (hand >> DOUBLES_SHIFT) & DOUBLES_MASK;
}

/** How often the +N cards are doubled (R50). */
export function plusDoublesOf(hand: Hand): number {
  // The bit, as −1 or 0, is a mask.
  return (hand >> DOUBLES_SHIFT) & DOUBLES_MASK & -((hand >> DOUBLED_PLUS_SHIFT) & 1);
}

/** The sum of the +N cards (R35). */
export function plusSum(hand: Hand): number {
  return ((hand >> PLUS_SHIFT) & PLUS_MASK) * 2;
}

/** The points of a hand, busted or not, without the bonus for a Flip 7 (R35, R50). */
export function pointsOf(hand: Hand): number {
  const doubles = (hand >> DOUBLES_SHIFT) & DOUBLES_MASK;
  const plus = ((hand >> PLUS_SHIFT) & PLUS_MASK) * 2;
  return (SUM[hand & NUMBERS]! << doubles) + (plus << plusDoublesOf(hand));
}

/** The bonus that a Flip 7 brings with the x2 of this hand (R50). */
export function sevenBonus(hand: Hand, flip7Bonus: number): number {
  return flip7Bonus << (doublesOf(hand) & -((hand >> DOUBLED_BONUS_SHIFT) & 1));
}

/** The bonus of a hand: 0 without seven numbers (R35, R50). */
export function bonusOf(hand: Hand, flip7Bonus: number): number {
  return COUNT[hand & NUMBERS]! < FLIP_7 ? 0 : sevenBonus(hand, flip7Bonus);
}
