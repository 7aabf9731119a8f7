import { apply, PRESETS, SeededDealer, startGame } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { racer } from '../src/players/racer.ts';

/** Exact for a new deck: `sevenfold solve`. */
const BEST_ROUND = 20.29757725558;

describe('alone', () => {
  test('a round with a new deck is close to the best there is', () => {
    const dealer = new SeededDealer(3);
    const scores = Array.from({ length: 60_000 }, () => {
      const state = startGame(PRESETS.official, 1, 0);
      dealer.forget();
      while (state.round === 1 && state.phase !== 'over') {
        apply(state, state.phase === 'draw' ? dealer.draw(state) : racer(state));
      }
      return state.totals[0]!;
    });
    const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
    // Four standard errors; the standard deviation of a score is about 17.
    expect(Math.abs(mean - BEST_ROUND)).toBeLessThan((4 * 17) / Math.sqrt(scores.length) + 0.05);
  });

  test('the target is reached in fewer than 10.3 rounds on average, the deck carried over', () => {
    const dealer = new SeededDealer(4);
    let rounds = 0;
    const games = 20_000;
    for (let game = 0; game < games; game++) {
      const state = startGame(PRESETS.official, 1, 0);
      dealer.forget();
      while (state.phase !== 'over') apply(state, state.phase === 'draw' ? dealer.draw(state) : racer(state));
      rounds += state.round;
    }
    expect(rounds / games).toBeLessThan(10.3);
  });
});
