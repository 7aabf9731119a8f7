import { type Card, DECK_SIZE, MAX_DECKS } from './cards.ts';
import { Sfc32 } from './random.ts';
import type { State } from './state.ts';

/**
 * Says which card of the draw pile comes next; the state only knows the counts. Anything that names a card of the pile
 * is a dealer; a fair one draws from a committed secret.
 */
export interface Dealer {
  draw(state: State): Card;
}

/**
 * A fast, reproducible dealer for one game at a time. It takes random cards out of an unordered list of the draw pile,
 * and fills the list from the state's counts whenever the two differ in size (a reshuffle, a new game) or the pile no
 * longer has the card.
 */
export class SeededDealer implements Dealer {
  readonly #random: Sfc32;
  readonly #cards = new Uint8Array(DECK_SIZE * MAX_DECKS);
  #size = 0;
  /** All cards of the game whose pile was listed last, because every new game starts with them. */
  #whole = new Uint8Array();
  #deck: readonly number[] = [];

  constructor(seed: number) {
    this.#random = new Sfc32(seed);
  }

  draw(state: State): Card {
    if (this.#size !== state.pileSize) this.#fill(state);
    const at = this.#random.below(this.#size);
    const card = this.#cards[at]!;
    // Others have drawn cards that this dealer has not dealt, as in a log of another one.
    if (state.pile[card] === 0) {
      this.#fill(state);
      return this.draw(state);
    }
    this.#cards[at] = this.#cards[--this.#size]!;
    return card;
  }

  /** Makes the next draw read the pile from the state again. */
  forget(): void {
    this.#size = 0;
  }

  /** Starts again, like a new dealer with this seed. */
  reseed(seed: number): void {
    this.#random.reseed(seed);
    this.#size = 0;
  }

  #fill(state: State): void {
    const { deck, pile, pileSize } = state;
    if (deck !== this.#deck) {
      this.#deck = deck;
      this.#whole = this.#cards.slice(0, list(deck, this.#cards));
    }
    if (pileSize === this.#whole.length) {
      this.#cards.set(this.#whole);
      this.#size = pileSize;
    } else {
      this.#size = list(pile, this.#cards);
    }
  }
}

/** Writes the cards of a pile into a list, kind by kind; returns how many there are. */
function list(pile: readonly number[], cards: Uint8Array): number {
  let size = 0;
  for (let kind = 0; kind < pile.length; kind++) {
    for (let copies = pile[kind]!; copies > 0; copies--) cards[size++] = kind;
  }
  return size;
}

/** Deals a list of cards in order, for records and tests. */
export class ScriptedDealer implements Dealer {
  readonly #cards: Iterator<Card>;

  constructor(cards: Iterable<Card>) {
    this.#cards = cards[Symbol.iterator]();
  }

  draw(state: State): Card {
    const next = this.#cards.next();
    if (next.done === true) throw new Error('the script has no more cards');
    if (!(state.pile[next.value]! > 0))
      throw new Error(`the draw pile does not hold the scripted card ${next.value}`);
    return next.value;
  }
}
