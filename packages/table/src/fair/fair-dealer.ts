// From the seed of a game to its first dealer and its cards (docs/FAIRNESS.md).

import { type Card, type Dealer, KINDS, parseMove, type State } from '@sevenfold/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS = 0x1_0000;

/**
 * A whole number from 0 to `limit` − 1, all equally likely. Reads 16-bit words, high byte first, from one block after
 * another, and takes the first below the largest multiple of the limit: the others would favour low numbers.
 */
export function uniformBelow(limit: number, blockAt: (index: number) => Uint8Array): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > WORDS)
    throw new RangeError(`cannot choose among ${limit}`);
  const end = WORDS - (WORDS % limit);
  for (let index = 0; ; index++) {
    const block = blockAt(index);
    for (let at = 0; at + 1 < block.length; at += 2) {
      const word = block[at]! * 256 + block[at + 1]!;
      if (word < end) return word % limit;
    }
  }
}

/** The card at an index of the draw pile, sorted by kind in the order of the card tokens. */
export function cardAt(pile: readonly number[], index: number): Card {
  let left = index;
  for (let kind = 0; kind < KINDS; kind++) {
    left -= pile[kind]!;
    if (left < 0) return kind;
  }
  throw new RangeError(`the draw pile has no card ${index}`);
}

/** The index of the player who deals first. */
export function firstDealer(seed: Uint8Array, players: number): number {
  return uniformBelow(players, (block) => hmac(sha256, seed, utf8ToBytes(`dealer ${block}`)));
}

/** How many tokens of a log are cards: the position of the next one. */
export function cardsIn(tokens: readonly string[]): number {
  return tokens.filter((token) => (parseMove(token) ?? KINDS) < KINDS).length;
}

/**
 * Deals the cards that follow from a game's seed. A card depends only on the seed, on how many cards the game has dealt
 * before it, and on what the draw pile holds, so any process can continue from a log, at position `cardsIn(tokens)`.
 */
export class FairDealer implements Dealer {
  readonly #keyed: ReturnType<typeof hmac.create>;
  /** Overwritten for every block: new hashes would cost as much as hashing. */
  readonly #scratch: ReturnType<typeof hmac.create>;
  readonly #digest = new Uint8Array(sha256.outputLen);
  /** The number of the next card, counted from 0 over the whole game. */
  position: number;

  constructor(seed: Uint8Array, position = 0) {
    this.#keyed = hmac.create(sha256, seed);
    this.#scratch = hmac.create(sha256, seed);
    this.position = position;
  }

  draw(state: State): Card {
    const card = this.peek(state);
    this.position++;
    return card;
  }

  /** The card that `draw` would return. */
  peek(state: State): Card {
    const index = uniformBelow(state.pileSize, (block) => this.#block(block));
    return cardAt(state.pile, index);
  }

  #block(index: number): Uint8Array {
    const hash = this.#keyed._cloneInto(this.#scratch);
    hash.update(asciiBytes(`card ${this.position} ${index}`)).digestInto(this.#digest);
    return this.#digest;
  }
}

/** For a text this short, an encoder takes as long as the hash. */
function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
