import {
  apply,
  CHOICES,
  clone,
  hasSecondChance,
  HIT,
  isBusted,
  legalMoves,
  newGame,
  pointsOf,
  SeededDealer,
  type State,
  TIMES_2,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { hitGain } from '../src/odds/gain.ts';
import { expectAfterCard } from '../src/odds/one-card.ts';

/** The expected change in points by one card, from every card of the pile; actions count as nothing. */
function gainByEnumeration(state: State): number {
  const before = pointsOf(state.hands[0]!);
  let sum = 0;
  for (const card of legalMoves(state)) {
    if (card > TIMES_2) continue;
    const after = clone(state);
    const { round, totals } = after;
    const banked = totals[0]!;
    apply(after, card);
    const ended = after.round !== round || after.phase === 'over';
    const points = ended
      ? after.totals[0]! - banked
      : isBusted(after.hands[0]!)
        ? 0
        : pointsOf(after.hands[0]!);
    sum += state.pile[card]! * (points - before);
  }
  return sum / state.pileSize;
}

test('the gain of a hit is what turning up every card gives', () => {
  const differences: number[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    const doubles = CHOICES.doubles[seed % 3]!;
    const state = newGame({ target: 10_000, decks: 1 + (seed % 4), doubles }, 1, 0);
    const dealer = new SeededDealer(seed);
    for (let move = 0; move < 120; move++) {
      const wasAsked = state.phase === 'turn';
      if (wasAsked) apply(state, HIT);
      if (wasAsked && state.pileSize > 0) differences.push(hitGain(state, 0) - gainByEnumeration(state));
      apply(state, dealer.draw(state));
    }
  }
  expect(differences.length).toBeGreaterThan(1500);
  expect(Math.max(...differences.map(Math.abs))).toBeLessThan(1e-10);
});

test('a Second Chance takes the risk out of the gain', () => {
  const state = newGame({}, 1, 0);
  for (const card of [12, HIT, 21, HIT]) apply(state, card);
  expect(hasSecondChance(state.hands[0]!)).toBe(true);
  expect(hitGain(state, 0)).toBeGreaterThan(5);
});

test('the worth of one card, counted in points, is the gain of a hit', () => {
  const differences: number[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    const doubles = CHOICES.doubles[seed % 3]!;
    const state = newGame({ target: 10_000, doubles }, 3, 0);
    const dealer = new SeededDealer(seed);
    for (let move = 0; move < 200; move++) {
      for (let seat = 0; seat < 3; seat++) {
        const same = pointsOf(state.hands[seat]!);
        const worth = { points: (then: number) => then, seven: (then: number) => then, bust: 0, same };
        differences.push(expectAfterCard(state, seat, worth) - same - hitGain(state, seat));
      }
      apply(state, state.phase === 'draw' ? dealer.draw(state) : legalMoves(state)[0]!);
    }
  }
  expect(Math.max(...differences.map(Math.abs))).toBeLessThan(1e-10);
});
