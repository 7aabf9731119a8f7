import {
  apply,
  makeMove,
  makePosition,
  newGame,
  parsePosition,
  SeededDealer,
  type State,
  stateOf,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { Weighing } from '../src/review/weighing.ts';
import { odds } from '../src/odds/odds.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { advise, adviseAgainst, coach, grade } from '../src/review/coach.ts';
import { halvesOf } from '../src/review/halves.ts';
import { review } from '../src/review/review.ts';

const TURN = parsePosition('official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1');

/** The first position, from the third round on, in which this is asked. */
function asked(kind: State['phase']): State {
  for (let seed = 1; ; seed++) {
    const state = newGame({}, 4, 0);
    const dealer = new SeededDealer(seed);
    while (state.phase !== 'over') {
      if (state.phase === kind && state.round >= 3) return state;
      apply(state, state.phase === 'draw' ? dealer.draw(state) : evPlus(state));
    }
  }
}

describe('a coach', () => {
  test('says what is known at once, then the odds, then better chances to win', () => {
    const advices = [...coach(TURN, { samples: 512 })];
    expect(advices.map(({ samples }) => samples)).toEqual([0, 128, 128, 256, 512]);
    expect(advices.map(({ isFinal }) => isFinal)).toEqual([false, false, false, false, true]);
    const [first] = advices;
    expect(first!.best).toBeUndefined();
    expect(first!.options.map(({ answer, win }) => [answer, win])).toEqual([
      ['h', undefined],
      ['s', undefined],
    ]);
    expect(first!.reasons).toEqual([]);
    expect(advices.at(-1)!.ahead).toEqual(odds(TURN).seats[TURN.player]!.ahead);
  });

  test.each([
    ['alone in the second round', 1, '12 s 11'],
    ['among four in the first', 4, '12 8 9 10'],
  ])('knows the odds exactly with nearly the whole deck, %s', (_, players, log) => {
    const names = Array.from({ length: players }, (_each, seat) => `Player ${seat + 1}`);
    const state = stateOf({ rules: {}, players: names, dealer: players - 1, log });
    expect([...coach(state, { samples: 128 })].at(-1)!.ahead!.exact).toBe(true);
  });

  test.each(['turn', 'freeze', 'flipThree', 'secondChance'] as const)(
    'says at last what `best` says, asked for %s',
    (kind) => {
      const state = asked(kind);
      const advice = [...coach(state, { samples: 300, seed: 5 })].at(-1)!;
      const weighing = new Weighing(state, halvesOf(5, 300));
      weighing.runTo(300);
      const choice = weighing.estimate();
      expect(advice.kind).toBe(kind);
      expect(advice.best).toBe(makeMove(choice.best.move));
      expect(advice.options.map(({ answer, win }) => [answer, win!.value])).toEqual(
        choice.options.map(({ move, win }) => [makeMove(move), win]),
      );
    },
  );

  test('is clear when one answer is', () => {
    // Staying wins at once: the only other player is out, with less.
    const won = parsePosition('official_190-9a.199-2Y_7-0-0-turns_11134567889bc111111333_turn-0');
    const advice = [...coach(won, { samples: 256 })].at(-1)!;
    expect([advice.best, advice.isClear]).toEqual(['s', true]);
    expect(advice.options[1]!.win).toEqual({ known: 'exact', value: 1 });
    expect(advice.reasons[0]).toMatchObject({ fact: { code: 'wins' }, answer: 's', isDecisive: true });
    expect(grade(won, 'h', { samples: 256 })).toMatchObject({ verdict: 'blunder' });
    expect(grade(won, 's', { samples: 256 })).toMatchObject({ cost: 0, verdict: 'best' });
  });

  test('leaves the position as it is, and refuses one in which nobody is asked', () => {
    const before = makePosition(TURN);
    Array.from(coach(TURN, { samples: 64 }));
    expect(makePosition(TURN)).toBe(before);
    expect(() => coach(newGame({}, 2, 0)).next()).toThrow('nobody is asked');
    expect(() => grade(TURN, '@1', { samples: 4 })).toThrow('no answer');
  });

  test('says that someone who is out would win', () => {
    const late = parsePosition('official_150-9a.190-cY_7-0-0-turns_11234567889bb111111333_turn-0');
    const advice = [...coach(late, { samples: 512 })].at(-1)!;
    expect(advice.options[1]!.win).toEqual({ known: 'exact', value: 0 });
    expect(advice.reasons[0]).toMatchObject({
      fact: { code: 'loses', answer: 's', seat: 1, by: 33 },
      answer: 'h',
    });
  });
});

test('advice can be explained against any answer', () => {
  // A Flip Three for one of three players.
  const state = parsePosition(
    'official_133-3.90-9.173-6b_8-1-0-turns_0000000030231010000000_flipThree-0-0-T-',
  );
  const advice = advise(state, { samples: 1024 });
  const ranked = advice.options.toSorted((one, other) => other.win!.value - one.win!.value);
  const [best, next, last] = ranked.map(({ answer }) => answer) as [string, string, string];
  const explained = adviseAgainst(state, advice, last, { samples: 1024 });
  expect(explained).toMatchObject({ best, against: last, isClear: true });
  // Reasons against the last are not those against the next best.
  expect(explained.reasons.length).toBeGreaterThan(0);
  expect(explained.reasons).not.toEqual(advice.reasons);
  expect(adviseAgainst(state, advice, next)).toBe(advice);
  expect(adviseAgainst(state, advice, best)).toBe(advice);
});

test('a grade is what a review of the same answer says', () => {
  const state = newGame({}, 2, 0);
  const log = '5 9 h 8 h 3'.split(' ');
  const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: [...log, 's'].join(' ') };
  const found = review(record, { samples: 64, seed: 3 }).decisions.at(-1)!;
  for (const move of [5, 9, 22, 8, 22, 3]) apply(state, move);
  const { cost, interval, verdict } = found;
  expect(verdict).toBe('mistake');
  expect(grade(state, 's', { samples: found.samples, seed: 3 })).toEqual({ cost, interval, verdict });
});
