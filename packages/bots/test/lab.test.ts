import { parseRules } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { EXACT_FACTS } from '../src/odds/exact/index.ts';
import { Arena } from '../src/arena/arena.ts';
import { parseContestant } from '../src/arena/contestant.ts';
import { LabError, type LabSetup, thresholds } from '../src/arena/lab-setup.ts';
import { addLabSums, Lab, type LabResult } from '../src/arena/lab.ts';
import { addSimulationSums } from '../src/arena/simulation.ts';
import { Sweep, type SweepResult } from '../src/arena/sweep.ts';

const SETUP: LabSetup = {
  rules: { target: 100 },
  seats: ['stay:20', 'bust:0.26', 'if:points >= 25 || bust > 0.3', 'evPlus'],
  seed: 11,
  games: 400,
};

function run(setup: LabSetup): LabResult {
  const lab = new Lab(setup);
  return lab.result(lab.play(0, lab.deals));
}

describe('a lab', () => {
  const result = run(SETUP);

  test('gives the same result however the deals are shared out', () => {
    const lab = new Lab(SETUP);
    const other = new Lab(JSON.parse(JSON.stringify(SETUP)));
    const sums = lab.emptySums();
    addLabSums(sums, structuredClone(other.play(70, 100)));
    addLabSums(sums, lab.play(0, 33));
    addLabSums(sums, other.play(33, 70));
    expect(lab.deals).toBe(100);
    expect(lab.result(sums)).toEqual(result);
    expect(run({ ...SETUP, seed: 12 })).not.toEqual(result);
  });

  test('has the win rates of the arena', () => {
    const seats = SETUP.seats.map(parseContestant).map(({ name, kind }) => ({ name, make: kind.make }));
    const arena = new Arena(parseRules(SETUP.rules), seats, SETUP.seed);
    const { bots, checksum, roundsPerGame } = arena.result(arena.play(0, 100));
    expect(result.bots).toEqual(bots);
    expect(result.checksum).toBe(checksum);
    expect(result.roundsPerGame).toEqual(roundsPerGame);
    expect(result.games).toBe(400);
  });

  // In an extra round of the tied players, the others do not play.
  test.each([{ target: 100 }, { target: 30, tieBreak: 'tiedOnly' }] as const)(
    'counts every round once: %o',
    (rules) => {
      const counted = run({ ...SETUP, rules });
      for (const [index, { scores, busts }] of counted.strategies.entries()) {
        const line = counted.bots[index]!;
        expect(scores.reduce((sum, share) => sum + share, busts)).toBeCloseTo(1, 9);
        expect(busts).toBeCloseTo(line.bustRate.value, 9);
        const mean = scores.reduce((sum, share, points) => sum + share * points, 0);
        expect(mean).toBeCloseTo(line.pointsPerRound.value, 9);
      }
      expect(counted.rounds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      const rounds = counted.rounds.reduce((sum, share, count) => sum + share * count, 0);
      expect(rounds).toBeCloseTo(counted.roundsPerGame.value, 9);
    },
  );

  test('counts Hit and Stay as the strategy plays them', () => {
    const [stay20] = result.strategies;
    const heat = stay20!.heat;
    expect(heat.length).toBeGreaterThan(40);
    // Without modifiers the points are the sum.
    for (const { sum, hits, stays, afterStay } of heat) {
      expect(sum >= 20 ? hits : stays).toBe(0);
      expect(sum >= 20 ? afterStay : sum).toBe(sum);
    }
    const young = heat.find(({ count, sum }) => count === 1 && sum === 12)!;
    expect(young.afterHit).toBeGreaterThan(12);
    expect(young.afterHit).toBeLessThan(30);
  });
});

test('equals play in one seating', () => {
  expect(new Lab({ ...SETUP, seats: ['stay:20', 'stay:20'] }).deals).toBe(400);
  expect(new Lab({ ...SETUP, seats: ['stay:20', 'stay:25', 'stay:20', 'stay:25'] }).deals).toBe(200);
});

test.each([
  [{ ...SETUP, seats: ['stay25', 'if:points >'] }, 'seats', 'character 9'],
  [{ ...SETUP, seats: ['nobody'] }, 'seats', 'there is no bot'],
  [{ ...SETUP, seats: ['exec:rm'] }, 'seats', 'there is no bot'],
  [{ ...SETUP, seats: [] }, 'rules', 'players'],
  [{ ...SETUP, seats: Array(19).fill('stay25') }, 'seats', 'at most 18'],
  [{ ...SETUP, seats: ['x'.repeat(1_000_000)] }, 'seats', 'too long'],
  [{ ...SETUP, rules: { target: 0 } }, 'rules', 'target'],
  [{ ...SETUP, seed: -1 }, 'seed', 'whole number'],
  [{ ...SETUP, games: 1e9 }, 'games', 'from 1 to'],
])('setup %# from outside is refused', (setup, part, sentence) => {
  expect(() => new Lab(setup)).toThrow(LabError);
  expect(() => new Lab(setup)).toThrow(
    expect.objectContaining({ part, message: expect.stringContaining(sentence) }),
  );
});

test('the wrong seat is named', () => {
  expect(() => new Lab({ ...SETUP, seats: ['stay25', 'stay:x'] })).toThrow(
    expect.objectContaining({ strategy: 1 }),
  );
});

describe('a sweep', () => {
  const setup = { rules: {}, strategies: thresholds('stay', 20, 30, 5), players: 1, seed: 3, games: 300 };

  test('gives the same result however the games are shared out, with one result for each strategy', () => {
    const sweep = new Sweep(JSON.parse(JSON.stringify(setup)));
    const sums = sweep.emptySums();
    addSimulationSums(sums, structuredClone(sweep.play(100, 300)));
    addSimulationSums(sums, sweep.play(0, 100));
    const results = sweep.result(sums);
    expect(results).toEqual(sweep.result(sweep.play(0, 300)));
    expect(results.map(({ name, games }) => [name, games])).toEqual([
      ['stay:20', 300],
      ['stay:25', 300],
      ['stay:30', 300],
    ]);
    // Staying later means busting more often.
    expect(results[0]!.bustRate.high).toBeLessThan(results[2]!.bustRate.low);
    for (const { name, pointsPerRound } of results) {
      const exact = EXACT_FACTS.byPoints.find(({ at }) => name === `stay:${at}`)!;
      expect(Math.abs(pointsPerRound.value - exact.expected)).toBeLessThan(1);
    }
  });

  test('leaves out the extra rounds that a player sits out', () => {
    const rules = { target: 1, tieBreak: 'tiedOnly' } as const;
    const sweep = new Sweep({ rules, strategies: ['stay:1'], players: 6, seed: 3, games: 300 });
    const [{ scores, roundsPerGame }] = sweep.result(sweep.play(0, 300)) as [SweepResult];
    expect(roundsPerGame.value).toBeGreaterThan(1.2);
    expect(scores[0]).toBeLessThan(0.05);
  });

  test('of single rounds with a new deck brings what the exact solver says, for bold thresholds too', () => {
    const strategies = ['stay:25', 'stay:27', 'stay:40'];
    const sweep = new Sweep({ ...setup, strategies, games: 40_000, fresh: true });
    for (const { name, pointsPerRound, bustRate, roundsPerGame } of sweep.result(sweep.play(0, 40_000))) {
      const exact = EXACT_FACTS.byPoints.find(({ at }) => name === `stay:${at}`)!;
      const { value, low, high } = pointsPerRound;
      expect(Math.abs(value - exact.expected)).toBeLessThan(high - low);
      expect(Math.abs(bustRate.value - exact.bust)).toBeLessThan(bustRate.high - bustRate.low);
      expect(roundsPerGame.value).toBe(1);
    }
  });

  test.each([
    [setup, undefined],
    [{ ...setup, strategies: [] }, 'strategies'],
    [{ ...setup, strategies: ['stay:25', 'nobody'] }, 'strategies'],
    [{ ...setup, strategies: Array(101).fill('stay:25') }, 'strategies'],
    [{ ...setup, players: 0 }, 'players'],
    [{ ...setup, players: 2.5 }, 'players'],
    [{ ...setup, rules: { preset: 'classic' as const } }, 'rules'],
    [{ ...setup, games: 0 }, 'games'],
  ])('setup %# from outside', (value, part) => {
    expect(partOf(() => new Sweep(value))).toBe(part);
  });
});

function partOf(parse: () => unknown): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return (error as LabError).part;
  }
}

test('thresholds of a range', () => {
  expect(thresholds('stay', 15, 20, 2)).toEqual(['stay:15', 'stay:17', 'stay:19']);
  expect(thresholds('bust', 0.1, 0.3, 0.1)).toEqual(['bust:0.1', 'bust:0.2', 'bust:0.3']);
});
