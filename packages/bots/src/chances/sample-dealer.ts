import {
  type Card,
  DECK_SIZE,
  type Dealer,
  KINDS,
  MAX_DECKS,
  type Sfc32,
  type State,
} from '@sevenfold/engine';

/** More than the cards of nearly every round; a longer round reuses them. */
const NUMBERS_PER_SAMPLE = 128;

/**
 * Deals the rest of a round many times. Sample k always uses the same random numbers, so that options differ by their
 * merit and not by luck.
 */
export class SampleDealer implements Dealer {
  readonly #numbers: Uint32Array;
  readonly #pile = new Uint8Array(DECK_SIZE * MAX_DECKS);
  readonly #cards = new Uint8Array(DECK_SIZE * MAX_DECKS);
  #pileSize = 0;
  #size = 0;
  #from = 0;
  #used = 0;

  constructor(random: Sfc32, samples: number) {
    this.#numbers = new Uint32Array(samples * NUMBERS_PER_SAMPLE);
    for (let index = 0; index < this.#numbers.length; index++) this.#numbers[index] = random.next();
  }

  get samples(): number {
    return this.#numbers.length / NUMBERS_PER_SAMPLE;
  }

  /** Sets the draw pile that all samples of a decision are dealt from. */
  setPile(state: State): void {
    this.#pileSize = listPile(state, this.#pile);
  }

  begin(sample: number): void {
    this.#cards.set(this.#pileSize > DECK_SIZE ? this.#pile : this.#pile.subarray(0, DECK_SIZE));
    this.#size = this.#pileSize;
    this.#from = sample * NUMBERS_PER_SAMPLE;
    this.#used = 0;
  }

  draw(state: State): Card {
    if (this.#size !== state.pileSize) this.#size = listPile(state, this.#cards);
    const number = this.#numbers[this.#from + this.#used]!;
    this.#used = (this.#used + 1) % NUMBERS_PER_SAMPLE;
    const at = Math.floor((number / 0x1_0000_0000) * this.#size);
    const card = this.#cards[at]!;
    this.#cards[at] = this.#cards[--this.#size]!;
    return card;
  }
}

/** Writes the draw pile as a list of cards; returns its length. */
function listPile(state: State, cards: Uint8Array): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let copies = state.pile[kind]!; copies > 0; copies--) cards[size++] = kind;
  }
  return size;
}
