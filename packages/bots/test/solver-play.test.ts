// The solver against rounds played on the real engine, and against values that were computed independently.
import {
  bustChance,
  EventLog,
  extraCount,
  FLIP_THREE,
  hasSecondChance,
  numberCount,
  numbersOf,
  numberSum,
  PLUS_2,
  plusSum,
  pointsOf,
  SECOND_CHANCE,
  SeededDealer,
  type State,
  TIMES_2,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { CHALLENGE_OF_ALL } from '../src/odds/solver/challenge-table.ts';
import { CARD_SETS, type CardSet, deckOf } from '../src/odds/solver/deck.ts';
import { parsePolicy, type Policy } from '../src/odds/solver/policy.ts';
import { deviationOf, meanOf } from '../src/odds/solver/scores.ts';
import { type DecisionMoment, DeckSolver, type Solution } from '../src/odds/solver/solver.ts';
import { playSoloRound, soloGame } from './solo-round.ts';

const ROUNDS = 60_000;
const ERRORS = 4;

type Exact = readonly [expected: number, bust: number, flipSeven: number];

/** Best play, as the solver first found it and played rounds confirmed it; no change may move these. */
const BEST: Readonly<Record<CardSet, Exact>> = {
  numbers: [18.56521761413168, 0.31349646079096, 0.00281130320501],
  modifiers: [20.2291054307405, 0.3263373504557, 0.00284109373044],
  secondChance: [22.25040341425463, 0.3176429830721, 0.01565426351232],
  all: [20.29757725557992, 0.29336327859139, 0.0125765862546],
};

const FIXED: Readonly<Record<CardSet, Readonly<Record<string, Exact>>>> = {
  numbers: {
    'stay>=23': [18.5212257206132, 0.3131734055825, 0.0000501902394],
    'stay>=30': [17.1389479599413, 0.4911660772037, 0.0011996942427],
  },
  modifiers: {
    'stay>=25': [19.8421499793162, 0.3219410315185, 0.0000863733666],
    'stay>=40': [15.2343298523795, 0.6618912957411, 0.0131879132994],
  },
  secondChance: {
    'stay>=27': [20.6819608466656, 0.335945897264, 0.0002539087297],
    'stay>=40': [17.2429686778495, 0.6179593835099, 0.0164030293326],
  },
  all: {
    'stay>=20': [18.187943885222, 0.1894589567571, 0.0001962759468],
    'stay>=25': [19.0700200003282, 0.2826705045574, 0.0005881226001],
    'stay>=40': [16.169025571447, 0.5456683924844, 0.0151891754118],
    'bust<=0.22': [20.2430795521322, 0.286484, 0.00968],
    'sum>=24&risk': [20.2054101372044, 0.299728, 0.009758],
    'sum>=99,99,23,24,25,26,36&risk': [20.2492846069839, 0.29482, 0.012208],
    'sum+plus/3>=99,22,23,24,25,26,36&risk': [20.2866259357863, 0.285937, 0.011649],
  },
};

/** Counts busts and Flip 7s, which a score does not show. */
class Ends extends EventLog {
  busts = 0;
  sevens = 0;

  override busted(): void {
    this.busts++;
  }

  override flippedSeven(): void {
    this.sevens++;
  }
}

/** A fixed policy, written independently for the engine. */
function rule(text: string): (state: State) => boolean {
  const parts = text.split('&').map((part): ((state: State) => boolean) => {
    if (part === 'risk') return () => false;
    const [name, limits] = part.split(/[<>]=/) as [string, string];
    const list = limits.split(',').map(Number);
    if (name === 'bust') return (state) => bustChance(state, 0) > list[0]!;
    return (state) => {
      const hand = state.hands[0]!;
      const limit = list.length === 1 ? list[0]! : list[numberCount(hand)]!;
      if (name === 'stay') return pointsOf(hand) >= limit;
      const third = name === 'sum' ? 0 : plusSum(hand) / 3;
      return numberSum(hand) + third >= limit - 1e-9;
    };
  });
  const risks = text.includes('risk');
  return (state) => !(risks && hasSecondChance(state.hands[0]!)) && parts.some((stays) => stays(state));
}

/** The largest deviation of played rounds from the exact solution, in standard errors: score, bust, Flip 7, all scores. */
function distance(
  cards: CardSet,
  [expected, bust, flipSeven]: Exact,
  stays: (state: State) => boolean,
  seed: number,
  distribution?: Float64Array,
): number {
  const deck = deckOf(cards);
  const dealer = new SeededDealer(seed);
  const ends = new Ends();
  const counts = new Float64Array(200);
  for (let round = 0; round < ROUNDS; round++) {
    const state = soloGame(deck);
    dealer.forget();
    playSoloRound(state, dealer, stays, ends);
    counts[state.totals[0]!]!++;
  }
  const played = counts.map((count) => count / ROUNDS);
  const errors = (seen: number, exact: number, deviation: number): number =>
    Math.abs(seen - exact) / (deviation / Math.sqrt(ROUNDS));
  // Chi-squared over the scores that occur often enough.
  let chi = 0;
  let bins = 1;
  for (const [score, chance] of distribution?.entries() ?? []) {
    if (chance * ROUNDS < 20) continue;
    chi += (counts[score]! - chance * ROUNDS) ** 2 / (chance * ROUNDS);
    bins++;
  }
  return Math.max(
    errors(meanOf(played), expected, deviationOf(played)),
    errors(ends.busts / ROUNDS, bust, Math.sqrt(bust * (1 - bust))),
    errors(ends.sevens / ROUNDS, flipSeven, Math.sqrt(flipSeven * (1 - flipSeven))),
    (chi - bins) / Math.sqrt(2 * bins),
  );
}

function expectExact(solution: Solution, [expected, bust, flipSeven]: Exact): void {
  expect(solution.expected).toBeCloseTo(expected, 10);
  expect(solution.value).toBeCloseTo(solution.expected, 10);
  expect(solution.bust).toBeCloseTo(bust, 10);
  expect(solution.flipSeven).toBeCloseTo(flipSeven, 10);
  expect(meanOf(solution.distribution, () => 1)).toBeCloseTo(1, 12);
}

/** Playing for points takes more rounds than the table of the challenge says, but hardly more far from the target. */
function expectChallenge(distribution: Float64Array): void {
  const { rounds } = CHALLENGE_OF_ALL;
  for (const [total, fewest] of rounds.entries()) {
    const after = meanOf(distribution, (score) => (score === 0 ? 0 : (rounds[total + score] ?? 0)));
    const forPoints = (1 + after) / (1 - distribution[0]!);
    expect(forPoints).toBeGreaterThan(fewest - 0.0001);
    expect(forPoints).toBeLessThan(fewest + (total < 120 ? 0.05 : Infinity));
  }
}

const SMALL = CARD_SETS.filter((cards) => cards !== 'all');

describe.each(SMALL)('%s', (cards) => {
  const solver = new DeckSolver(cards);

  test('best play: the known value, forward as backward, and as played', () => {
    const solution = solver.solve();
    expectExact(solution, BEST[cards]);
    const stays = (state: State): boolean => solver.decide(decisionMomentOf(state))!.choice === 'stay';
    expect(distance(cards, BEST[cards], stays, 11, solution.distribution)).toBeLessThan(ERRORS);
  });

  test.each(Object.entries(FIXED[cards]))('%s', (text, exact) => {
    const solution = solver.solve({ policy: parsePolicy(text)! });
    expectExact(solution, exact);
    expect(solution.expected).toBeLessThan(BEST[cards][0]);
    expect(distance(cards, exact, rule(text), 12, solution.distribution)).toBeLessThan(ERRORS);
  });

  test.each(['bust<=0.26', 'sum>=24&risk', 'sum+plus/3>=25'])('%s', (text) => {
    const solution = solver.solve({ policy: parsePolicy(text)! });
    expectExact(solution, [solution.value, solution.bust, solution.flipSeven]);
    const exact: Exact = [solution.expected, solution.bust, solution.flipSeven];
    expect(distance(cards, exact, rule(text), 13, solution.distribution)).toBeLessThan(ERRORS);
  });
});

describe('all', () => {
  const solver = new DeckSolver();

  test('best play: the known value, forward as backward, and as played', () => {
    const solution = solver.solve();
    expectExact(solution, BEST.all);
    expect(solver.decisions).toBe(13_617_152);
    const stays = (state: State): boolean => solver.decide(decisionMomentOf(state))!.choice === 'stay';
    expect(distance('all', BEST.all, stays, 21, solution.distribution)).toBeLessThan(ERRORS);
    expectChallenge(solution.distribution);
  });

  test.each(Object.entries(FIXED.all))('%s, as played', (text, exact) => {
    const solution = solver.solve({ policy: parsePolicy(text)! });
    expectExact(solution, [exact[0], solution.bust, solution.flipSeven]);
    expect([solution.bust, solution.flipSeven]).toEqual(
      exact.slice(1).map((chance) => expect.closeTo(chance, 5)),
    );
    expect(distance('all', exact, rule(text), 22, solution.distribution)).toBeLessThan(ERRORS);
  });
});

test('no threshold beats best play', () => {
  for (const cards of ['numbers', 'modifiers'] as const) {
    const solver = new DeckSolver(cards);
    for (let stayAt = 15; stayAt <= 35; stayAt++) {
      expect(solver.value({ policy: { stayAt } })).toBeLessThan(BEST[cards][0]);
    }
  }
});

test('impossible moments are refused', () => {
  const solver = new DeckSolver('modifiers');
  solver.value();
  const decide = (moment: DecisionMoment): ReturnType<DeckSolver['decide']> => solver.decide(moment);
  expect(decide({ numbers: [1, 2], saved: 1 })).toBeUndefined();
  expect(decide({ numbers: [0, 1, 2, 3, 4, 5, 6] })).toBeUndefined();
  expect(decide({ numbers: [5], modifiers: [2] })).toBeUndefined();
  expect(decide({ numbers: [5], flipThreesSeen: 1 })).toBeUndefined();
  expect(decide({ numbers: [] })!.choice).toBe('hit');
  expect(decide({ numbers: [12, 11, 10] })).toMatchObject({ choice: 'stay', stay: 33 });
});

test('policies in words', () => {
  const cases: readonly [string, Policy][] = [
    ['best', 'best'],
    ['stay>=25', { stayAt: 25 }],
    ['stay >= 25', { stayAt: 25 }],
    ['bust<=0.26', { bustLimit: 0.26 }],
    ['sum>=99,99,23 & risk', { sumAt: [99, 99, 23], riskSecondChance: true }],
    ['sum+plus/3>=24', { sumAt: 24, plusPart: 3 }],
  ];
  for (const [text, policy] of cases) expect(parsePolicy(text)).toEqual(policy);
  const wrong = ['', 'stay', 'stay>=', 'stay>=x', 'stay>25', 'risk3', 'bust<=1,2', 'bust<=26', 'stay>=1,,2'];
  for (const text of [...wrong, 'hit', 'best&risk', 'sum+plus/0>=3']) {
    expect(parsePolicy(text)).toBeUndefined();
  }
});

/** The moment of a solo game, in a round that began with all cards in the draw pile. */
function decisionMomentOf(state: State): DecisionMoment {
  const hand = state.hands[0]!;
  const numbers = numbersOf(hand);
  const gone = (kind: number): number => state.deck[kind]! - state.pile[kind]!;
  return {
    numbers,
    saved: numbers.reduce((sum, number) => sum + gone(number) - 1, 0),
    secondChancesSeen: gone(SECOND_CHANCE),
    secondChance: hasSecondChance(hand),
    modifiers: Array.from({ length: TIMES_2 - PLUS_2 + 1 }, (_, kind) =>
      extraCount(state.extras[0]!, PLUS_2 + kind),
    ),
    flipThreesSeen: gone(FLIP_THREE),
  };
}
