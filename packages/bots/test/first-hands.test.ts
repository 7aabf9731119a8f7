import { apply, newGame, parseMove, type State } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { bestPlay } from '../src/odds/grid/best-play.ts';
import { EXACT_FACTS } from '../src/odds/exact/facts-table.ts';
import { FIRST_HANDS, firstHit } from '../src/odds/exact/first-hands.ts';
import { FIRST_HITS } from '../src/odds/exact/first-hits-table.ts';
import { type Hitter, hitterOf } from '../src/odds/hitter.ts';

const CELLS = 200_000;

function alone(log: string): Hitter {
  const state: State = newGame({}, 1, 0);
  for (const token of log.split(' ').filter(Boolean)) apply(state, parseMove(token)!);
  return hitterOf(state, 0)!;
}

test('with the whole deck, best play alone is what the solver says, exactly', () => {
  const { value } = bestPlay(alone(''), CELLS);
  expect(value.low).toBe(value.high);
  expect(value.low).toBeCloseTo(EXACT_FACTS.expected, 8);
  expect(FIRST_HITS).toHaveLength(FIRST_HANDS.length);
});

test.each(['5', '12', '5 h 9', '5 h +4', '3 h SC', '12 h 11 h 10'])(
  'the table agrees with the search, which has bounds: %s',
  (log) => {
    const hitter = alone(log);
    const { hit } = bestPlay(hitter, CELLS);
    // With a bonus that differs by a hair the hand is not in the table, so best play is computed.
    const searched = bestPlay({ ...hitter, flip7Bonus: 15 + 1e-9 }, CELLS).hit;
    expect(hit.low).toBe(hit.high);
    expect(hit.low).toBeGreaterThanOrEqual(searched.low - 1e-6);
    expect(hit.low).toBeLessThanOrEqual(searched.high + 1e-6);
  },
);

test('the table is for nothing else: another card seen, more cards, a discard pile, a Flip Three', () => {
  const hitter = alone('5 h 9');
  expect(firstHit(hitter)).toBeCloseTo(21.12, 2);
  const less = hitter.pile.map((count, card) => (card === 12 ? count - 1 : count));
  expect(firstHit({ ...hitter, pile: less })).toBeUndefined();
  expect(firstHit({ ...hitter, takesActions: false })).toBeUndefined();
  expect(firstHit({ ...hitter, discard: less })).toBeUndefined();
  expect(firstHit({ ...hitter, forced: { ...hitter.forced, flips: 2 } })).toBeUndefined();
  expect(firstHit(alone('5 h 9 h 11 h 2'))).toBeUndefined();
});
