import {
  type Card,
  DECK_SIZE,
  type Dealer,
  KINDS,
  MAX_DECKS,
  MOST_PLAYERS,
  Sfc32,
  type State,
} from '@sevenfold/engine';

/** More than the cards of nearly every player in a round; a longer line reuses them. A power of two. */
const NUMBERS_PER_SEAT = 16;
/** Numbers are made for this many samples at once, when the first of them is needed. */
const BLOCK = 32;
/**
 * The first two cards of the player who is asked matter most, so their numbers are spread evenly instead of at random:
 * a sequence that fills the unit square (Roberts' R2: steps 1/p and 1/p² with p³ = p + 1), from a random start.
 */
const STEPS = [0.7548776662466927, 0.5698402909980532] as const;
const EVEN = STEPS.length;

/**
 * Deals the rest of a round many times. In sample k every player gets their cards by the same random numbers: what
 * the others do does not change them, so that options differ by their merit and not by luck.
 */
export class SampleDealer implements Dealer {
  readonly samples: number;
  readonly #seed: number;
  readonly #starts: readonly number[];
  readonly #blocks: Float64Array[] = [];
  readonly #pile = new Uint8Array(DECK_SIZE * MAX_DECKS);
  readonly #pileOfOneDeck = this.#pile.subarray(0, DECK_SIZE);
  readonly #cards = new Uint8Array(DECK_SIZE * MAX_DECKS);
  #pileSize = 0;
  #size = 0;
  #seats = 0;
  /** The player whose next cards are spread evenly. */
  #asked = 0;
  #numbers: Float64Array = new Float64Array(0);
  #from = 0;
  /** Cards that each player got in this sample. */
  readonly #used = new Uint8Array(MOST_PLAYERS);

  constructor(random: Sfc32, samples: number) {
    this.samples = samples;
    this.#seed = random.next();
    this.#starts = STEPS.map(() => below1(random));
  }

  /** Sets the draw pile that all samples of a decision are dealt from, and the player who is asked. */
  setPile(state: State): void {
    this.#pileSize = listPile(state, this.#pile);
    this.#asked = state.player;
    if (this.#seats !== state.seats) this.#blocks.length = 0;
    this.#seats = state.seats;
  }

  begin(sample: number): void {
    this.#cards.set(this.#pileSize > DECK_SIZE ? this.#pile : this.#pileOfOneDeck);
    this.#size = this.#pileSize;
    const block = Math.floor(sample / BLOCK);
    this.#numbers = this.#blocks[block] ??= this.#makeBlock(block);
    this.#from = (sample % BLOCK) * this.#numbersPerSample;
    this.#used.fill(0, 0, this.#seats);
  }

  draw(state: State): Card {
    if (this.#size !== state.pileSize) this.#size = listPile(state, this.#cards);
    const seat = state.player;
    const used = this.#used[seat]!++;
    const place =
      used < EVEN && seat === this.#asked
        ? used
        : EVEN + seat * NUMBERS_PER_SEAT + (used & (NUMBERS_PER_SEAT - 1));
    const cards = this.#cards;
    // The whole part: faster than `Math.floor`.
    const at = (this.#numbers[this.#from + place]! * this.#size) | 0;
    const card = cards[at]!;
    cards[at] = cards[--this.#size]!;
    return card;
  }

  get #numbersPerSample(): number {
    return EVEN + this.#seats * NUMBERS_PER_SEAT;
  }

  #makeBlock(block: number): Float64Array {
    const random = new Sfc32(this.#seed + block);
    const perSample = this.#numbersPerSample;
    const numbers = new Float64Array(BLOCK * perSample);
    for (let at = 0; at < numbers.length; at++) {
      const step = STEPS[at % perSample];
      if (step === undefined) numbers[at] = below1(random);
      else {
        const sample = block * BLOCK + Math.floor(at / perSample);
        const number = this.#starts[at % perSample]! + sample * step;
        numbers[at] = number - Math.floor(number);
      }
    }
    return numbers;
  }
}

function below1(random: Sfc32): number {
  return (random.next() >>> 0) / 0x1_0000_0000;
}

/** Writes the draw pile as a list of cards; returns its length. */
function listPile(state: State, cards: Uint8Array): number {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    for (let copies = state.pile[kind]!; copies > 0; copies--) cards[size++] = kind;
  }
  return size;
}
