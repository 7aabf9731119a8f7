import {
  apply,
  type Card,
  CHOICES,
  clone,
  FLIP_THREE,
  FREEZE,
  HIT,
  KINDS,
  newGame,
  parsePosition,
  PLUS_2,
  PLUS_4,
  pointsOf,
  SECOND_CHANCE,
  SeededDealer,
  Sfc32,
  type State,
  TIMES_2,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { sample } from '../../../scripts/sample.mjs';
import { OptionComparison } from '../src/chances/choice.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { hitterOf, mostPoints } from '../src/odds/hitter.ts';
import { RoundSolver } from '../src/odds/solver/round-solver.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { racer } from '../src/players/racer.ts';
import { advise, coach } from '../src/review/coach.ts';
import { figureOf } from '../src/review/figure.ts';
import { lastPlayerChances, lastPlayerChoice } from '../src/review/last-player.ts';
import { review } from '../src/review/review.ts';
import { type Table, tableOf } from './odds-brute-force.ts';

/** The limit that `solver/after-pile.ts` has. */
const MOST_RESHUFFLES = 4;

/** Every order of the cards, played on the real engine: the chance of each score with the best play for `worth`. */
function enumerate(state: State, worth: Float64Array, mustHit: boolean): number[] {
  const known = new Map<string, number[]>();
  const valueOf = (scores: readonly number[]): number =>
    scores.reduce((sum, chance, points) => sum + chance * worth[points]!, 0);
  const only = (points: number): number[] =>
    Array.from({ length: worth.length }, (_, score) => (score === points ? 1 : 0));

  function visit(now: State, isFirst: boolean, reshuffles: number): number[] {
    if (reshuffles > MOST_RESHUFFLES) return only(pointsOf(now.hands[0]!));
    const key = JSON.stringify([now, isFirst, reshuffles]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const scores = look(now, isFirst, reshuffles);
    known.set(key, scores);
    return scores;
  }

  function look(now: State, isFirst: boolean, reshuffles: number): number[] {
    if (now.phase === 'turn') {
      const hit = play(now, HIT, reshuffles);
      const stay = only(pointsOf(now.hands[0]!));
      return !(isFirst && mustHit) && valueOf(stay) > valueOf(hit) ? stay : hit;
    }
    const sums = only(-1);
    for (let card = 0; card < KINDS; card++) {
      const chance = now.pile[card]! / now.pileSize;
      if (chance === 0) continue;
      play(now, card, reshuffles).forEach((share, points) => (sums[points]! += chance * share));
    }
    return sums;
  }

  function play(now: State, move: number, reshuffles: number): number[] {
    const next = clone(now);
    apply(next, move);
    if (next.round !== now.round) return only(next.totals[0]! - now.totals[0]!);
    return visit(next, false, reshuffles + (next.pileSize > now.pileSize ? 1 : 0));
  }

  return visit(state, true, 0);
}

/** A player alone, with a small pile of all kinds of cards. */
function smallTable(random: Sfc32): Table {
  const kinds: Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, PLUS_2, PLUS_4, TIMES_2];
  const actions: Card[] = [FLIP_THREE, FLIP_THREE, FREEZE, SECOND_CHANCE, SECOND_CHANCE];
  const any = (cards: readonly Card[]): Card => cards[random.below(cards.length)]!;
  const hand = new Set<Card>([random.below(9)]);
  for (let more = random.below(6); more > 0; more--) hand.add(any(kinds.slice(0, 11)));
  if (random.below(3) === 0) hand.add(SECOND_CHANCE);
  const pile = Array.from({ length: 2 + random.below(6) }, () =>
    any(random.below(3) === 0 ? actions : kinds),
  );
  const discard = Array.from({ length: random.below(5) }, () => any(kinds));
  return { hands: [[...hand]], pile, discard };
}

test('the last active player’s round is what every order of the cards says, for any worth of points', () => {
  const random = new Sfc32(14);
  let compared = 0;
  while (compared < sample(30, 120)) {
    const doubles = CHOICES.doubles[compared % 3]!;
    const table = { ...smallTable(random), rules: { doubles } };
    const state = tableOf(table);
    const hitter = hitterOf(state, 0)!;
    const worth = Float64Array.from({ length: mostPoints(hitter) + 1 }, () => random.below(1000) / 1000);
    const mustHit = random.below(2) === 0;
    const solver = new RoundSolver(hitter);
    const { value } = solver.solve({ worth, mustHit });
    // A few tables can be reshuffled again and again.
    if (solver.isCut) continue;
    const { scores, unknown } = solver.follow();
    expect(unknown).toBe(0);
    compared++;
    const expected = enumerate(state, worth, mustHit);
    expect(value).toBeCloseTo(
      expected.reduce((sum, chance, points) => sum + chance * worth[points]!, 0),
      10,
    );
    expect({ table, scores: Array.from(scores) }).toEqual({
      table,
      scores: expected.map((chance) => expect.closeTo(chance, 10)),
    });
  }
});

// Player 1 is out with 32 points in all; player 0 has four numbers, and nobody else draws.
const LAST = parsePosition('official_120-349a.20-cY_7-0-0-turns_11223567889bb111111333_turn-0');

test('the last active player’s answers are computed, not sampled, and say so', () => {
  const [hit, stay] = advise(LAST, { samples: 64 }).options;
  expect([hit!.win!.known, stay!.win!.known]).toEqual(['model', 'model']);
  expect(advise(LAST, { samples: 64, seed: 2 }).options).toEqual(advise(LAST, { samples: 64 }).options);
  expect([...coach(LAST, { samples: 64 })].map(({ samples }) => samples)).toEqual([0, 0, 0]);
});

test('what is computed is what many simulated games come to', () => {
  const sampled = new OptionComparison(LAST, racer, new SampleDealer(new Sfc32(3), 20_000));
  sampled.runTo(20_000);
  const { options, samples } = lastPlayerChoice(LAST)!;
  expect(samples).toBe(0);
  for (const [index, { win, error, chances }] of sampled.estimate().options.entries()) {
    const computed = options[index]!;
    // `racer` does not quite play the round as well as possible.
    expect(computed.win).toBeGreaterThan(win - 4 * error - 0.001);
    expect(computed.win).toBeLessThan(win + 4 * error + 0.01);
    expect(computed.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(computed.chances[1]).toBeCloseTo(1 - computed.win, 12);
    expect(chances[1]).toBeCloseTo(1 - win, 9);
  }
});

test('it is exact where no value of a later round is needed', () => {
  // Player 1 is out with 260, and nobody gets that far.
  const lost = parsePosition('official_20-349a.20-cY_7-0-0-turns_11223567889bb111111333_turn-0');
  lost.totals[1] = 260;
  const choice = lastPlayerChoice(lost)!;
  expect(choice.options.map((option) => figureOf(lost, option))).toEqual([
    { known: 'exact', value: 0 },
    { known: 'exact', value: 0 },
  ]);
});

test('a Stay that wins is advised even where a Hit always wins too', () => {
  const won = parsePosition(
    'official.target-500_419-579abcpSY.390-3589bcxSY.418-469abctSY.421-24678bsY.428-248abcY.447-5678bcZ.411-3678acY.469-3489acY.461-579abcZ.419-789abY.435-79abcY.477-169acY.499-06b.461-589bcY_5-11-12-turns_0000000000101011000010_turn-12',
  );
  const { best, options } = advise(won, { samples: 64 });
  for (const { win } of options) expect(win!.value).toBeCloseTo(1, 12);
  expect(best).toBe('s');
});

test('with too many courses of the round, and with others active, it is sampled', () => {
  const early = parsePosition('official_120-3.20-cY_7-0-0-turns_1122456789abb111111333_turn-0');
  expect(lastPlayerChoice(early)).toBeUndefined();
  expect(advise(early, { samples: 64 }).options[0]!.win!.known).toBe('sample');
  const open = newGame({}, 2, 0);
  expect(lastPlayerChances(open)).toBeUndefined();
});

test('a value does not change when the last active player gives the best answer', () => {
  for (let seed = 1, found = 0; found < 3; seed++) {
    const state = newGame({}, 3, 0);
    const dealer = new SeededDealer(seed);
    while (state.active > 1 || state.phase !== 'turn') {
      apply(state, state.phase === 'draw' ? dealer.draw(state) : evPlus(state));
      if (state.phase === 'over') break;
    }
    const choice = state.phase === 'turn' ? lastPlayerChoice(state) : undefined;
    if (choice?.best.move !== HIT) continue;
    found++;
    apply(state, HIT);
    expect(lastPlayerChances(state)).toEqual(choice.best.chances.map((chance) => expect.closeTo(chance, 12)));
  }
});

test('a review computes the last player’s decisions: no seed changes them', () => {
  // Bo busts; Ann is alone, hits twice and stays.
  const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 1, log: '5 9 h 8 h 9 h 12 h 3 s' };
  const [one, other] = [1, 2].map((seed) => review(record, { samples: 16, seed }).decisions.slice(-2));
  expect(one).toEqual(other);
  expect(one!.map(({ answer, samples }) => [answer, samples])).toEqual([
    ['h', 0],
    ['s', 0],
  ]);
});

test('where single cards decide the next round, it is simulated without the cards that are drawn in this one', () => {
  // The next round begins with what is left of five cards, and players take all their cards in one turn.
  const state = parsePosition(
    'classic_154-78ab.164-4579aqSY.76-aBa_7-0-0-turns_0000100012000000000000_turn-0',
  );
  expect(lastPlayerChoice(state)).toBeUndefined();
  const [hit] = advise(state, { samples: 2048 }).options;
  // Played to the end of the game 20 000 times, a Hit wins 14.3%.
  expect(hit!.win!.known).toBe('sample');
  expect(hit!.win!.value).toBeGreaterThan(0.12);
  expect(hit!.win!.value).toBeLessThan(0.165);
});
