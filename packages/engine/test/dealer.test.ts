import { describe, expect, it } from 'vitest';
import {
  apply,
  makeLog,
  newGame,
  parseMove,
  ScriptedDealer,
  SeededDealer,
  Sfc32,
  type State,
  STAY,
} from '../src/index.ts';
import { newTinyGame } from './scenario.ts';

/** Draws cards in a game where everyone stays at once. */
function draws(dealer: SeededDealer, state: State, cards: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < cards) {
    if (state.phase === 'draw') {
      drawn.push(dealer.draw(state));
      apply(state, drawn.at(-1)!);
    } else {
      apply(state, STAY);
    }
  }
  return drawn;
}

/** How far counts are from the expected ones; its mean is the number of counts − 1. */
function chiSquare(counts: readonly number[], expected: (index: number) => number): number {
  return counts.reduce((sum, count, index) => sum + (count - expected(index)) ** 2 / expected(index), 0);
}

describe('the seeded dealer', () => {
  it('repeats itself for the same seed', () => {
    const [first, again] = [1, 1].map((seed) =>
      draws(new SeededDealer(seed), newGame({ target: 10_000 }, 1, 0), 200),
    );
    expect(again).toEqual(first);
  });

  it('deals otherwise for another seed', () => {
    const [first, other] = [1, 2].map((seed) =>
      draws(new SeededDealer(seed), newGame({ target: 10_000 }, 1, 0), 30),
    );
    expect(other).not.toEqual(first);
  });

  it('goes on after cards that it has not dealt, and only with cards that are left', () => {
    const rules = { target: 10_000, targeting: 'drawer' } as const;
    for (let from = 0; from < 94; from++) {
      const [dealer, other] = [new SeededDealer(1), new SeededDealer(2)];
      const state = newGame(rules, 1, 0);
      for (let cards = 0; cards < 300; cards++) {
        while (state.phase !== 'draw') apply(state, STAY);
        // Draws along, to keep its position.
        const card = dealer.draw(state);
        const drawn = cards % 94 < from ? other.draw(state) : card;
        expect(state.pile[drawn]).toBeGreaterThan(0);
        apply(state, drawn);
      }
    }
  });

  it('keeps the same cards for good: a stored record must stay what it was', () => {
    const drawn = draws(new SeededDealer(7), newGame({ target: 10_000, targeting: 'drawer' }, 1, 0), 12);
    expect(makeLog(drawn)).toBe('10 8 F3 1 4 12 4 3 SC 10 +10 3');
  });

  it('deals every card of the deck once before a reshuffle', () => {
    const drawn = draws(
      new SeededDealer(3),
      newGame({ target: 10_000, targeting: 'drawer', stay: 'always' }, 1, 0),
      94,
    );
    const counts = Array.from({ length: 22 }, (_, kind) => drawn.filter((card) => card === kind).length);
    expect(counts).toEqual(newGame({}, 1, 0).deck);
  });

  it('refills at a reshuffle from what was discarded', () => {
    const state = newTinyGame({ target: 10_000 }, 1, 0, '1 2 3');
    const drawn = draws(new SeededDealer(5), state, 9);
    const threes = [drawn.slice(0, 3), drawn.slice(3, 6), drawn.slice(6)];
    expect(threes.map((three) => three.sort((a, b) => a - b))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('deals what is left of two decks, even when it is as many cards as one deck has', () => {
    const state = newGame({ decks: 2, target: 10_000, targeting: 'drawer' }, 1, 0);
    const dealer = new SeededDealer(5);
    draws(dealer, state, 94);
    dealer.forget();
    const left = state.pile.slice();
    for (const card of draws(dealer, state, 94)) left[card]!--;
    expect(left.every((count) => count === 0)).toBe(true);
  });

  it('forgets a pile when told to', () => {
    const dealer = new SeededDealer(5);
    dealer.draw(newTinyGame({}, 1, 0, '1 1 1'));
    dealer.forget();
    expect(dealer.draw(newTinyGame({}, 1, 0, '2 2'))).toBe(2);
  });

  it('starts again with another seed, as a new one would', () => {
    const dealer = new SeededDealer(5);
    draws(dealer, newGame({ target: 10_000 }, 1, 0), 50);
    dealer.reseed(7);
    const fresh = draws(new SeededDealer(7), newGame({ target: 10_000 }, 1, 0), 400);
    expect(draws(dealer, newGame({ target: 10_000 }, 1, 0), 400)).toEqual(fresh);
  });

  it('changes over to a pile of another size by itself', () => {
    const dealer = new SeededDealer(5);
    dealer.draw(newTinyGame({}, 1, 0, '1 1 1'));
    expect(dealer.draw(newTinyGame({}, 1, 0, '2 2 2 2'))).toBe(2);
  });

  it.each([
    { decks: 1, seed: 11 },
    { decks: 8, seed: 12 },
  ])('draws every card of $decks deck(s) as often as it is there', ({ decks, seed }) => {
    const state = newGame({ decks }, 1, 0);
    const dealer = new SeededDealer(seed);
    const counts = state.deck.map(() => 0);
    const trials = 60_000;
    for (let trial = 0; trial < trials; trial++) {
      dealer.forget();
      counts[dealer.draw(state)]!++;
    }
    // 21 degrees of freedom: beyond 46.8 once in a thousand seeds.
    expect(chiSquare(counts, (kind) => (trials * state.deck[kind]!) / state.pileSize)).toBeLessThan(46.8);
  });

  it('brings pairs in every order equally often', () => {
    const dealer = new SeededDealer(13);
    const counts = Array.from({ length: 16 }, () => 0);
    const trials = 48_000;
    for (let trial = 0; trial < trials; trial++) {
      const state = newTinyGame({}, 2, 0, '1 2 3 4');
      dealer.forget();
      const first = dealer.draw(state);
      apply(state, first);
      counts[(first - 1) * 4 + dealer.draw(state) - 1]!++;
    }
    const pairs = counts.filter((_, pair) => pair % 5 !== 0);
    expect(counts.filter((_, pair) => pair % 5 === 0)).toEqual([0, 0, 0, 0]);
    // 11 degrees of freedom: beyond 31.3 once in a thousand seeds.
    expect(chiSquare(pairs, () => trials / 12)).toBeLessThan(31.3);
  });
});

function cardsFrom(text: string): number[] {
  return text.split(' ').map((token) => parseMove(token)!);
}

describe('the scripted dealer', () => {
  it('deals its cards in order', () => {
    const state = newGame({}, 3, 0);
    const dealer = new ScriptedDealer(cardsFrom('5 F3 SC'));
    expect([dealer.draw(state), dealer.draw(state), dealer.draw(state)]).toEqual(cardsFrom('5 F3 SC'));
  });

  it('takes cards from anything that can be iterated', () => {
    expect(new ScriptedDealer(new Set([7])).draw(newGame({}, 3, 0))).toBe(7);
  });

  it('refuses a card that the pile does not hold', () => {
    expect(() => new ScriptedDealer([5]).draw(newTinyGame({}, 1, 0, '1 2'))).toThrow(
      'does not hold the scripted card 5',
    );
  });

  it('refuses what is no card', () => {
    expect(() => new ScriptedDealer([22]).draw(newGame({}, 3, 0))).toThrow('does not hold');
  });

  it('says when its cards are used up', () => {
    expect(() => new ScriptedDealer([]).draw(newGame({}, 3, 0))).toThrow('no more cards');
  });
});

describe('the random numbers', () => {
  it('repeat themselves for the same seed, beyond a block', () => {
    const [first, again] = [9, 9].map((seed) => {
      const random = new Sfc32(seed);
      return Array.from({ length: 3000 }, () => random.next());
    });
    expect(again).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(2990);
  });

  it.each([1, 2, 6, 94, 255, 256, 752, 4096])('below %i are in range and even', (limit) => {
    const random = new Sfc32(limit);
    const counts = Array.from({ length: limit }, () => 0);
    const trials = Math.max(20_000, limit * 20);
    for (let trial = 0; trial < trials; trial++) counts[random.below(limit)]!++;
    expect(counts).toHaveLength(limit);
    const freedom = limit - 1;
    expect(chiSquare(counts, () => trials / limit)).toBeLessThanOrEqual(
      freedom + 4 * Math.sqrt(2 * freedom) + 4,
    );
  });
});
