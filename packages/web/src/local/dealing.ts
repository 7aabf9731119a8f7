import { type Card, type Dealer, isCardMove, parseMove, SeededDealer } from '@sevenfold/engine';
import { type Dealing, fairDealing, type Source } from '@sevenfold/table';
import type { Shelf } from '../storage/shelf.ts';
import { readStored } from '../storage/stored.ts';
import { seededDateOf, legacySeedOf, servedDateOf } from '../attempts/daily-dates.ts';

/** Local games can be checked like online ones; the cards of a daily deck come from the server. */
export function localDealing(source: Source, shelf: Shelf): Dealing {
  const fair = fairDealing(source);
  return {
    prepare: () => fair.prepare(),
    firstDealer: (game) => (isDaily(game.secret) ? 0 : fair.firstDealer(game)),
    dealer: (game) => {
      const [served, seeded] = [servedDateOf(game.secret), seededDateOf(game.secret)];
      if (served !== undefined) return new ServedDealer(shelf, served);
      return seeded === undefined ? fair.dealer(game) : new SeededDealer(legacySeedOf(seeded));
    },
  };
}

function isDaily(secret: string): boolean {
  return servedDateOf(secret) !== undefined || seededDateOf(secret) !== undefined;
}

/** Deals the cards that the server has dealt, as far as this device has received them. */
class ServedDealer implements Dealer {
  readonly #shelf: Shelf;
  readonly #date: string;
  #position = 0;

  constructor(shelf: Shelf, date: string) {
    this.#shelf = shelf;
    this.#date = date;
  }

  draw(): Card {
    const log = readStored(`daily:${this.#date}`, this.#shelf)?.log.split(' ') ?? [];
    const cards = log.map(parseMove).filter((move) => move !== undefined && isCardMove(move));
    const card = cards[this.#position++];
    if (card === undefined) throw new Error('the server has not dealt this card yet');
    return card;
  }
}
