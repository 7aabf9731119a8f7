import { type Card, FREEZE } from './cards.ts';
import { doublesOf, type Hand, numberCount, numberSum, plusDoublesOf, plusSum } from './hand.ts';

/** What happened, for showing and animating. Derived from the log, never part of it. */
export type GameEvent =
  | { readonly type: 'roundBegan'; readonly player: number; readonly round: number }
  | { readonly type: 'drew'; readonly player: number; readonly card: Card }
  | { readonly type: 'saved'; readonly player: number; readonly card: Card }
  | { readonly type: 'busted'; readonly player: number; readonly card: Card }
  | { readonly type: 'stayed'; readonly player: number }
  | { readonly type: 'flippedSeven'; readonly player: number; readonly bonus: number }
  | { readonly type: 'gaveSecondChance'; readonly player: number; readonly target: number }
  | { readonly type: 'setAside'; readonly player: number; readonly card: Card }
  | { readonly type: 'aimedFreeze'; readonly player: number; readonly target: number }
  | { readonly type: 'aimedFlipThree'; readonly player: number; readonly target: number }
  | { readonly type: 'frozen'; readonly player: number }
  | { readonly type: 'beganFlipThree'; readonly player: number }
  | { readonly type: 'endedFlipThree'; readonly player: number }
  | { readonly type: 'discarded'; readonly player: number; readonly card: Card }
  | { readonly type: 'reshuffled'; readonly player: number; readonly cards: number }
  | { readonly type: 'ranOut'; readonly player: number }
  | ({ readonly type: 'scored'; readonly player: number } & Tally)
  | { readonly type: 'roundEnded'; readonly player: number; readonly round: number }
  /** One for each winner. */
  | { readonly type: 'gameEnded'; readonly player: number };

export type EventType = GameEvent['type'];

/**
 * How a score adds up (R35): `numbers` doubled `doubles` times, plus `plus`, plus `bonus`. These two are what the +N cards
 * and the Flip 7 count, doubled already where an x2 doubles them too (R50).
 */
export interface Tally {
  readonly numbers: number;
  readonly doubles: number;
  readonly plus: number;
  readonly bonus: number;
  readonly points: number;
}

// Not exported, so that V8 compiles them into the code that uses them.
const ROUND_BEGAN = 0;
const DREW = 1;
const SAVED = 2;
const BUSTED = 3;
const STAYED = 4;
const FLIPPED_SEVEN = 5;
const GAVE_SECOND_CHANCE = 6;
const SET_ASIDE = 7;
const AIMED_FREEZE = 8;
const AIMED_FLIP_THREE = 9;
const FROZEN = 10;
const BEGAN_FLIP_THREE = 11;
const ENDED_FLIP_THREE = 12;
const DISCARDED = 13;
const RESHUFFLED = 14;
const RAN_OUT = 15;
const SCORED = 16;
const ROUND_ENDED = 17;
const GAME_ENDED = 18;

/** As many as an ordinary game has events. V8 stores faster into a list that is long enough than into one that grows. */
const ZEROS: readonly number[] = Array.from({ length: 512 }, () => 0);

/** By code: the type of the event, and the field that holds its value, if it has one. */
const DECODE: readonly (readonly [EventType, string?])[] = [
  ['roundBegan', 'round'],
  ['drew', 'card'],
  ['saved', 'card'],
  ['busted', 'card'],
  ['stayed'],
  ['flippedSeven', 'bonus'],
  ['gaveSecondChance', 'target'],
  ['setAside', 'card'],
  ['aimedFreeze', 'target'],
  ['aimedFlipThree', 'target'],
  ['frozen'],
  ['beganFlipThree'],
  ['endedFlipThree'],
  ['discarded', 'card'],
  ['reshuffled', 'cards'],
  ['ranOut'],
  ['scored'],
  ['roundEnded', 'round'],
  ['gameEnded'],
];

/**
 * Collects the events of `apply`. Each is one integer (5 bits code, 7 bits player, 20 bits value), so that events cost
 * a simulation little; iterating turns them into objects. Only `add` uses the fields: V8 compiles it into the rules, unlike
 * a private method, and a list is cheaper for it than an `Int32Array`.
 */
export class EventLog implements Iterable<GameEvent> {
  readonly data: number[] = ZEROS.slice();
  used = 0;

  get length(): number {
    return this.used;
  }

  clear(): void {
    this.used = 0;
  }

  *[Symbol.iterator](): Iterator<GameEvent> {
    // The bonus is in the event of the Flip 7, which comes right before the scores of its round.
    let bonus = 0;
    for (let at = 0; at < this.used; at++) {
      const event = decode(this.data[at]!, bonus);
      if (event.type === 'flippedSeven') bonus = event.bonus;
      yield event;
    }
  }

  roundBegan(dealer: number, round: number): void {
    add(this, ROUND_BEGAN, dealer, round);
  }

  drew(player: number, card: Card): void {
    add(this, DREW, player, card);
  }

  saved(player: number, card: Card): void {
    add(this, SAVED, player, card);
  }

  busted(player: number, card: Card): void {
    add(this, BUSTED, player, card);
  }

  stayed(player: number): void {
    add(this, STAYED, player, 0);
  }

  flippedSeven(player: number, bonus: number): void {
    add(this, FLIPPED_SEVEN, player, bonus);
  }

  gaveSecondChance(player: number, target: number): void {
    add(this, GAVE_SECOND_CHANCE, player, target);
  }

  setAside(player: number, card: Card): void {
    add(this, SET_ASIDE, player, card);
  }

  aimed(player: number, card: Card, target: number): void {
    add(this, card === FREEZE ? AIMED_FREEZE : AIMED_FLIP_THREE, player, target);
  }

  frozen(player: number): void {
    add(this, FROZEN, player, 0);
  }

  beganFlipThree(player: number): void {
    add(this, BEGAN_FLIP_THREE, player, 0);
  }

  endedFlipThree(player: number): void {
    add(this, ENDED_FLIP_THREE, player, 0);
  }

  discarded(player: number, card: Card): void {
    add(this, DISCARDED, player, card);
  }

  reshuffled(player: number, cards: number): void {
    add(this, RESHUFFLED, player, cards);
  }

  ranOut(player: number): void {
    add(this, RAN_OUT, player, 0);
  }

  scored(player: number, hand: Hand): void {
    add(this, SCORED, player, packTally(hand));
  }

  roundEnded(dealer: number, round: number): void {
    add(this, ROUND_ENDED, dealer, round);
  }

  gameEnded(winner: number): void {
    add(this, GAME_ENDED, winner, 0);
  }
}

const add = (log: EventLog, code: number, player: number, value: number): void => {
  log.data[log.used++] = (code << 27) | (player << 20) | value;
};

function packTally(hand: Hand): number {
  const isFlip7 = numberCount(hand) === 7 ? 1 << 18 : 0;
  const doublesPlus = plusDoublesOf(hand) > 0 ? 1 << 19 : 0;
  return numberSum(hand) | (doublesOf(hand) << 6) | (plusSum(hand) << 10) | isFlip7 | doublesPlus;
}

function unpackTally(packed: number, flip7Bonus: number): Tally {
  const numbers = packed & 63;
  const doubles = (packed >> 6) & 15;
  const plus = ((packed >> 10) & 255) << (packed >> 19 === 0 ? 0 : doubles);
  const bonus = ((packed >> 18) & 1) === 0 ? 0 : flip7Bonus;
  return { numbers, doubles, plus, bonus, points: (numbers << doubles) + plus + bonus };
}

function decode(packed: number, flip7Bonus: number): GameEvent {
  const [type, field] = DECODE[packed >>> 27]!;
  const event = { type, player: (packed >>> 20) & 127 };
  const value = packed & 0xfffff;
  if (type === 'scored') return { ...event, ...unpackTally(value, flip7Bonus) } as GameEvent;
  return (field === undefined ? event : { ...event, [field]: value }) as GameEvent;
}
