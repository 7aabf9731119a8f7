import { apply, clone, isBusted, legalMoves, pointsOf, type State, stateOf, target } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { flipThreeBust, flipThreePoints } from '../src/odds/flip-three.ts';

function stateAfter(log: string): State {
  return stateOf({ rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 0, log });
}

/** The same chance by playing all orders of three cards on the engine. */
function slowBust(state: State, seat: number): number {
  if (isBusted(state.hands[seat]!)) return 1;
  if (state.flipsLeft === 0 || state.phase !== 'draw') return 0;
  return legalMoves(state).reduce((bust, card) => {
    const chance = state.pile[card]! / state.pileSize;
    const next = clone(state);
    apply(next, card);
    // It does not matter who gets the surplus Second Chance.
    while (next.phase === 'secondChance') apply(next, legalMoves(next)[0]!);
    return bust + chance * slowBust(next, seat);
  }, 0);
}

/** The points of the round by playing all orders of three cards on the engine. */
function slowPoints(state: State, seat: number): number {
  if (isBusted(state.hands[seat]!)) return 0;
  if (state.round > 1) return state.totals[seat]!;
  if (state.flipsLeft === 0 || state.phase !== 'draw') return pointsOf(state.hands[seat]!);
  return legalMoves(state).reduce((points, card) => {
    const chance = state.pile[card]! / state.pileSize;
    const next = clone(state);
    apply(next, card);
    while (next.phase === 'secondChance') apply(next, legalMoves(next)[0]!);
    return points + chance * slowPoints(next, seat);
  }, 0);
}

describe('what a Flip Three would do', () => {
  test.each(['4 8 5 h 12 h 9 h 10 h F3', '12 11 10 h SC h 9 h 8 h F3', 'SC 5 6 h 12 h 12 h F3'])(
    'after %s',
    (log) => {
      const state = stateAfter(log);
      for (const seat of [0, 1, 2]) {
        const aimed = clone(state);
        apply(aimed, target(seat));
        expect(flipThreeBust(state, seat)).toBeCloseTo(slowBust(aimed, seat), 10);
        expect(flipThreePoints(state, seat)).toBeCloseTo(slowPoints(aimed, seat), 10);
      }
    },
  );

  test('is unknown when the pile may run out', () => {
    const state = stateAfter('4 8 5 h F3');
    expect(flipThreeBust(state, 0)).toBeGreaterThan(0);
    expect(flipThreeBust(Object.assign(state, { pileSize: 2 }), 0)).toBeUndefined();
  });
});
