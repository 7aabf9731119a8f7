import { HIT, parseRules, Sfc32, type State, STAY } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { addSums, Arena, type ArenaSeat } from '../src/arena/arena.ts';
import { ContestantError, parseContestant } from '../src/arena/contestant.ts';
import { simulationResult, Simulation } from '../src/arena/simulation.ts';
import {
  addToLinkedRatio,
  addToRatio,
  LINKED_SUMS,
  quantileOfCounts,
  ratioDifference,
  ratioEstimate,
  shareEstimate,
  studentQuantile,
} from '../src/arena/statistics.ts';
import type { Bot } from '../src/bot.ts';
import { niceStep } from '../src/drawing/nice-step.ts';
import { stayAbove, stayAt } from '../src/players/thresholds.ts';
import { findBot } from '../src/players/registry.ts';
import { stay25 } from '../src/players/stay25.ts';

const OFFICIAL = parseRules({});

function seatsOf(text: string): ArenaSeat[] {
  return text.split(',').map((spec) => {
    const { name, kind, budget } = parseContestant(spec);
    return { name, make: kind.make, budget };
  });
}

describe('statistics', () => {
  test('a mean, by hand', () => {
    // 2, 4, 6, 8: mean 5, standard deviation √(20/3), standard error half of it, t(3) = 3.1824
    const sums = new Float64Array(5);
    for (const x of [2, 4, 6, 8]) addToRatio(sums, 0, x, 1);
    const { value, low, high } = ratioEstimate(sums, 0, 4);
    expect(value).toBe(5);
    expect(high - value).toBeCloseTo(3.1824 * Math.sqrt(20 / 3 / 4), 10);
    expect(value - low).toBeCloseTo(high - value, 10);
  });

  test('a ratio, by hand', () => {
    // Deals with 3 of 4, 1 of 2, 2 of 6: ratio 6/12; residuals x − y/2: 1, 0, −1; error √(2/2 · 3)/12.
    const sums = new Float64Array(5);
    for (const [x, y] of [
      [3, 4],
      [1, 2],
      [2, 6],
    ] as const) {
      addToRatio(sums, 0, x, y);
    }
    const { value, high } = ratioEstimate(sums, 0, 3);
    expect(value).toBe(0.5);
    expect(high - value).toBeCloseTo((4.3027 * Math.sqrt(3)) / 12, 10);
  });

  test('a difference of two ratios over the same deals, by hand', () => {
    // Means of 2, 4, 6, 8 and 1, 5, 5, 9 are equal; the differences 1, −1, 1, −1 alone make the error: √(4/3/4).
    const sums = new Float64Array(2 * LINKED_SUMS);
    for (const [x, other] of [
      [2, 1],
      [4, 5],
      [6, 5],
      [8, 9],
    ] as const) {
      addToLinkedRatio(sums, 0, other, 1, other, 1);
      addToLinkedRatio(sums, LINKED_SUMS, x, 1, other, 1);
    }
    const { value, high } = ratioDifference(sums, LINKED_SUMS, 0, 4);
    expect(value).toBe(0);
    expect(high).toBeCloseTo(3.1824 * Math.sqrt(4 / 3 / 4), 10);
    expect(ratioDifference(sums, 0, 0, 4)).toEqual({ value: 0, low: 0, high: 0 });
    expect(ratioDifference(sums, LINKED_SUMS, 0, 1).high).toBe(Infinity);
  });

  test('a difference of two ratios errs as much as leaving out one deal after another says', () => {
    const random = new Sfc32(3);
    const deals = Array.from({ length: 400 }, () => {
      const [y, otherY, luck] = [4 + random.below(9), 4 + random.below(9), random.below(9)];
      return [y * 2 + luck + random.below(5), y, otherY * 3 + luck, otherY] as const;
    });
    const differenceOf = (some: typeof deals) => {
      const sums = new Float64Array(2 * LINKED_SUMS);
      for (const [x, y, otherX, otherY] of some) {
        addToLinkedRatio(sums, 0, otherX, otherY, otherX, otherY);
        addToLinkedRatio(sums, LINKED_SUMS, x, y, otherX, otherY);
      }
      return ratioDifference(sums, LINKED_SUMS, 0, some.length);
    };
    const without = deals.map((_, index) => differenceOf(deals.toSpliced(index, 1)).value);
    const mean = without.reduce((sum, value) => sum + value, 0) / 400;
    const squares = without.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
    const { value, high } = differenceOf(deals);
    expect((high - value) / (studentQuantile(399) * Math.sqrt((squares * 399) / 400))).toBeCloseTo(1, 2);
  });

  test('one deal says nothing of its error; never and always are not certain', () => {
    const sums = new Float64Array(5);
    addToRatio(sums, 0, 0, 4);
    expect(ratioEstimate(sums, 0, 1)).toEqual({ value: 0, low: -Infinity, high: Infinity });
    expect(shareEstimate(sums, 0, 100)).toEqual({ value: 0, low: 0, high: 0.03 });
    expect(ratioEstimate(new Float64Array(5), 0, 0)).toEqual({ value: 0, low: 0, high: 0 });
  });

  test('Student’s t', () => {
    expect(studentQuantile(1)).toBeCloseTo(12.7062, 3);
    expect(studentQuantile(10)).toBeCloseTo(2.2281, 3);
    expect(studentQuantile(30)).toBeCloseTo(2.0423, 3);
    expect(studentQuantile(1e9)).toBeCloseTo(1.96, 3);
  });

  test('quantiles of counts', () => {
    expect(quantileOfCounts([0, 1, 2, 1], 0.5)).toBe(2);
    expect(quantileOfCounts([0, 1, 2, 1], 0.25)).toBe(1);
    expect(quantileOfCounts([0, 1, 2, 1], 1)).toBe(3);
    expect(quantileOfCounts([], 0.5)).toBe(0);
  });

  test('steps of an axis', () => {
    expect([0.3, 1, 1.1, 0.021, 7, 0].map(niceStep)).toEqual([0.5, 1, 2, 0.05, 10, 1]);
  });
});

describe('contestants', () => {
  test('by name, with a budget, by a threshold', () => {
    expect(parseContestant('stay25').kind).toBe(findBot('stay25'));
    expect(parseContestant('stay25:samples=500').budget).toEqual({ samples: 500 });
    expect(parseContestant('stay25:ms=50').budget).toEqual({ milliseconds: 50 });
    expect(parseContestant('bust:0.26').kind.sentence).toContain('26%');
    for (const bad of ['', 'x', 'stay', 'stay:', 'stay:2.5', 'bust:2', 'bust:x', 'stay25:', 'stay25:ms=0']) {
      expect(() => parseContestant(bad)).toThrow(ContestantError);
    }
  });
});

describe('the arena', () => {
  test('stay:25 is stay25, decision by decision', () => {
    expect(against30(stayAt(25))).toEqual(against30(stay25));
    expect(against30(stayAbove(0.3))).not.toEqual(against30(stay25));
  });

  test('deals can be played anywhere, in any order', () => {
    const arena = new Arena(OFFICIAL, seatsOf('stay25,stay:20,bust:0.26'), 5);
    const whole = arena.play(0, 60);
    const parts = arena.emptySums();
    const other = new Arena(OFFICIAL, seatsOf('stay25,stay:20,bust:0.26'), 5);
    for (const [from, to] of [
      [37, 60],
      [0, 1],
      [1, 37],
    ] as const) {
      addSums(parts, other.play(from, to));
    }
    expect(parts).toEqual(whole);
    expect(new Arena(OFFICIAL, seatsOf('stay25,stay:20,bust:0.26'), 6).play(0, 60)).not.toEqual(whole);
  });

  test('asynchronous bots play the same games', async () => {
    const [quick] = seatsOf('stay:20');
    const arena = new Arena(OFFICIAL, [quick!, ...seatsOf('stay25')], 5);
    const waiting = new Arena(
      OFFICIAL,
      [{ name: quick!.name, asyncBot: async (state) => stayAt(20)(state) }, ...seatsOf('stay25')],
      5,
    );
    expect(await waiting.playAsync(0, 40)).toEqual(arena.play(0, 40));
    expect(() => waiting.play(0, 1)).toThrow('asynchronous');
  });

  test('the same cards in every seating', () => {
    // Everyone stays at once, so only the cards decide, and each name wins equally often.
    const seats = ['a', 'b', 'c'].map((name) => ({ name, make: () => stayAt(0) }));
    const ends: string[] = [];
    new Arena(OFFICIAL, seats, 9).play(4, 5, (state, rotation) =>
      ends.push(`${rotation} ${state.totals.join(' ')}`),
    );
    expect(ends).toHaveLength(3);
    expect(new Set(ends.map((end) => end.slice(2))).size).toBe(1);
  });

  test('as many seatings as differ', () => {
    expect(rotations('stay25,stay25,stay25,stay25')).toBe(1);
    expect(rotations('stay25,stay:20,stay25,stay:20')).toBe(2);
    expect(rotations('stay25,stay:20,stay:20,stay25')).toBe(4);
    expect(rotations('stay25')).toBe(1);
  });

  test('every bot has its own randomness, the same whenever the game is played', () => {
    const random = { name: 'random', make: ({ random: chance }: { random: Sfc32 }) => flip(chance) };
    const arena = new Arena(OFFICIAL, [random, { ...random, name: 'other' }], 1);
    const first = arena.play(0, 20);
    expect(new Arena(OFFICIAL, [random, { ...random, name: 'other' }], 1).play(0, 20)).toEqual(first);
    arena.play(50, 60);
    expect(arena.play(0, 20)).toEqual(first);
  });

  test('wins, points and busts are what the games say', () => {
    const arena = new Arena(OFFICIAL, seatsOf('stay25,stay:20'), 2);
    const states: State[] = [];
    const sums = arena.play(0, 50, (state) => states.push(state));
    const { bots, seats, roundsPerGame, games, deals } = arena.result(sums);
    expect([games, deals]).toEqual([100, 50]);
    const rounds = states.reduce((sum, { round }) => sum + round, 0);
    expect(roundsPerGame.value).toBeCloseTo(rounds / 100, 12);
    const [first] = seats;
    expect(first!.winRate.value).toBeCloseTo(
      states.filter(({ totals }) => totals[0]! > totals[1]!).length / 100,
      12,
    );
    expect(first!.pointsPerRound.value).toBeCloseTo(
      states.reduce((sum, { totals }) => sum + totals[0]!, 0) / rounds,
      12,
    );
    expect(bots[0]!.winRate.value + bots[1]!.winRate.value).toBeCloseTo(1, 12);
    expect(bots.map(({ bustRate }) => bustRate.value > 0.1 && bustRate.value < 0.4)).toEqual([true, true]);
  });

  test('a table of equals favours no seat', () => {
    const arena = new Arena(parseRules({ targeting: 'drawer' }), seatsOf('stay25,stay25,stay25,stay25'), 6);
    const { bots, seats } = arena.result(arena.play(0, 6000));
    expect(bots[0]!.winRate).toMatchObject({ value: 0.25, low: 0.25, high: 0.25 });
    for (const { winRate } of seats) {
      expect(winRate.high - winRate.low).toBeLessThan(0.03);
      expect([winRate.low < 0.25, winRate.high > 0.25]).toEqual([true, true]);
    }
  });

  test('a shared win counts in part', () => {
    const options = parseRules({ tieBreak: 'shared', target: 1 });
    const arena = new Arena(options, seatsOf('stay:1,stay:1,stay:1'), 4);
    const { bots } = arena.result(arena.play(0, 300));
    expect(bots[0]!.winRate.value).toBeCloseTo(1 / 3, 10);
  });

  test('the interval contains the true value about 19 times in 20', () => {
    const arena = new Arena(parseRules({ target: 50 }), seatsOf('stay25,stay:18'), 11);
    const truth = arena.result(arena.play(100_000, 108_000)).bots[0]!.winRate.value;
    let held = 0;
    for (let trial = 0; trial < 200; trial++) {
      const { low, high } = arena.result(arena.play(trial * 60, trial * 60 + 60)).bots[0]!.winRate;
      if (low <= truth && truth <= high) held++;
    }
    expect(held).toBeGreaterThan(178);
    expect(held).toBeLessThan(200);
  });
});

describe('simulations', () => {
  test('distributions add up, and all strategies get the same cards', () => {
    const simulation = new Simulation(OFFICIAL, 2, seatsOf('stay25,stay:25,bust:0.3'), 1);
    const [named, same, other] = simulation.play(0, 200).map(simulationResult);
    expect(same).toEqual(named);
    expect(other).not.toEqual(named);
    expect(total(named!.rounds)).toBeCloseTo(1, 10);
    expect(total(named!.scores) + named!.bustRate.value).toBeCloseTo(1, 10);
    const mean = named!.scores.reduce((sum, share, points) => sum + share * points, 0);
    expect(mean).toBeCloseTo(named!.pointsPerRound.value, 10);
  });
});

function flip(random: Sfc32): Bot {
  return (state) => (state.phase === 'turn' ? (random.below(3) === 0 ? STAY : HIT) : stay25(state));
}

function against30(bot: Bot): unknown {
  const arena = new Arena(OFFICIAL, [...seatsOf('stay:30'), { name: 'x', make: () => bot }], 3);
  return arena.result(arena.play(0, 300));
}

function rotations(text: string): number {
  return new Arena(OFFICIAL, seatsOf(text), 1).rotations;
}

function total(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0);
}
