import {
  apply,
  type Card,
  clone,
  FLIP_THREE,
  FREEZE,
  HIT,
  hasNumber,
  hasSecondChance,
  isActive,
  isNumber,
  legalMoves,
  makePosition,
  newGame,
  numberCount,
  PLUS_10,
  PLUS_2,
  PLUS_4,
  SECOND_CHANCE,
  SeededDealer,
  Sfc32,
  type State,
  TIMES_2,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { bestPlay } from '../src/odds/best-play.ts';
import { hitterOf } from '../src/odds/hitter.ts';
import { isExact, sureDecimals } from '../src/odds/bounds.ts';
import { hitOnce, keepHitting } from '../src/odds/ending.ts';
import { odds } from '../src/odds/odds.ts';
import { aside, outcomeOf, type Table, tableOf } from './odds-brute-force.ts';

const CELLS = 16_000_000;
/** Too few for a whole deck. */
const FEW_CELLS = 3_000_000;

/** The odds of player 0. */
function calculated(table: Table): Record<string, unknown> {
  const hitter = hitterOf(tableOf(table), 0)!;
  const { points, ...once } = hitOnce(hitter);
  const { points: _, ...always } = keepHitting(hitter);
  return { table, once, points: points.low, always, best: bestPlay(hitter, CELLS).value.low };
}

/** The same odds, counted over every order of the cards. */
function enumerated(table: Table): Record<string, unknown> {
  const state = tableOf(table);
  const { points, ...once } = outcomeOf(state, 'once');
  const { points: _, ...always } = outcomeOf(state, 'always');
  const best = outcomeOf(state, 'best').points;
  return {
    table,
    once: near(once),
    points: expect.closeTo(points, 9),
    always: near(always),
    best: expect.closeTo(best, 9),
  };
}

function near(chances: Record<string, number>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(chances).map(([name, chance]) => [name, expect.closeTo(chance, 10)]),
  );
}

describe('every order of a small pile, alone', () => {
  test.each<Table>([
    { hands: [[5]], pile: [5, 5, 7, 8, PLUS_4] },
    { hands: [[0, 1, 2, 3, 4, 5]], pile: [5, 6, 7, FREEZE, PLUS_10, TIMES_2] },
    { hands: [[5, SECOND_CHANCE]], pile: [5, 5, 7, 7, 9, SECOND_CHANCE] },
    { hands: [[5, 12]], pile: [5, 6, 12, FLIP_THREE, 7, FREEZE, 8] },
    { hands: [[5, 12]], pile: [FLIP_THREE, FLIP_THREE, FREEZE, 7, 8, 12, SECOND_CHANCE] },
    { hands: [[]], pile: [3, 3, FLIP_THREE, FLIP_THREE, FLIP_THREE, FREEZE, FREEZE, 8, 9] },
    { hands: [[1, 2, 3, 4, 8]], pile: [FLIP_THREE, 8, 9, 10, SECOND_CHANCE, TIMES_2, PLUS_2] },
  ])('%j', (table) => {
    expect(calculated(table)).toEqual(enumerated(table));
  });
});

describe('every order of a pile that cannot run out, alone', () => {
  test.each<Table>([
    { hands: [[0, 1, 2, 3, 4, 5]], pile: [5, 6, FLIP_THREE, FLIP_THREE, FREEZE, PLUS_10, TIMES_2] },
    { hands: [[2, 3, 7, 9, 12]], pile: [2, 7, 11, 11, FLIP_THREE, FLIP_THREE, FREEZE, FREEZE] },
    { hands: [[4, 6, 8, 10]], pile: [4, 6, 11, 12, FLIP_THREE, FLIP_THREE, FLIP_THREE, PLUS_4] },
    { hands: [[1, 4, 8, 9, SECOND_CHANCE]], pile: [4, 8, 9, 10, 12, FLIP_THREE, SECOND_CHANCE, FREEZE] },
    { hands: [[3, 5, 6, 12, TIMES_2]], pile: [3, 5, 6, 7, FLIP_THREE, SECOND_CHANCE, PLUS_2, PLUS_10] },
  ])('%j', (table) => {
    expect(calculated(table)).toEqual(enumerated(table));
  });

  test.each([
    [[FLIP_THREE]],
    [[FLIP_THREE, 7, FLIP_THREE]],
    [[FLIP_THREE, FLIP_THREE, FREEZE]],
    [[FLIP_THREE, FREEZE, FLIP_THREE]],
  ])('in the middle of a Flip Three, after %j', (drawn) => {
    const pile = [...drawn, 2, 5, 8, 9, 12, FLIP_THREE, FREEZE, PLUS_10];
    const state = tableOf({ hands: [[2, 5, 9, 12]], pile });
    apply(state, HIT);
    for (const card of drawn) apply(state, card);
    expect(state.flipsLeft).toBeGreaterThan(0);
    const hitter = hitterOf(state, 0)!;
    expect(bestPlay(hitter, CELLS).value.low).toBeCloseTo(outcomeOf(state, 'best').points, 9);
    expect(hitOnce(hitter).points.low).toBeCloseTo(outcomeOf(state, 'once').points, 9);
    expect(keepHitting(hitter).seven).toBeCloseTo(outcomeOf(state, 'always').seven, 10);
  });
});

describe('every order of a small pile, with others', () => {
  test.each<Table>([
    { hands: [[5], [], []], pile: [5, 5, 7, 8, PLUS_4, FREEZE] },
    { hands: [[5, SECOND_CHANCE], [], []], pile: [5, 5, 7, 7, 9, SECOND_CHANCE, SECOND_CHANCE] },
    // The player who is given the Flip Three does take three cards, and that changes nothing.
    { hands: [[0, 1, 2, 3, 4, 5], [6], []], pile: [5, 4, 4, 3, 6, 7, PLUS_10, FREEZE, FLIP_THREE] },
    { hands: [[2, 3, 4, 5, 6, 7], [], []], pile: [2, 3, 4, 5, 6, 8, 8, TIMES_2, FLIP_THREE] },
    {
      rules: { targeting: 'drawer' },
      hands: [[5, 12], [], []],
      pile: [5, 6, 12, FLIP_THREE, 7, FREEZE, SECOND_CHANCE, SECOND_CHANCE],
    },
  ])('%j', (table) => {
    expect(calculated(table)).toEqual(enumerated(table));
  });
});

describe('R49, R50 every order of a small pile under house rules', () => {
  const anyone = { secondChanceTo: 'anyone' } as const;
  test.each<Table>([
    ...(['numbersAndPlus', 'everything'] as const).flatMap((doubles) => [
      { rules: { doubles }, hands: [[5]], pile: [5, 5, 7, TIMES_2, PLUS_4] },
      { rules: { doubles }, hands: [[PLUS_10]], pile: [5, 5, TIMES_2, PLUS_4] },
      { rules: { doubles }, hands: [[0, 1, 2, 3, 4, 5]], pile: [5, 6, FREEZE, PLUS_10, TIMES_2] },
      { rules: { doubles }, hands: [[1, 2, 3, 4, 8, TIMES_2]], pile: [FLIP_THREE, 8, 9, 10, PLUS_2] },
      { rules: { doubles }, hands: [[2, 3, 4, 5, 6, TIMES_2], [], []], pile: [2, 3, 8, 9, PLUS_4, FREEZE] },
      { rules: { doubles }, hands: [[5, PLUS_4]], pile: [6, TIMES_2], discard: [5, 7, PLUS_2] },
      { rules: { doubles, decks: 2 }, hands: [[5, TIMES_2, PLUS_4]], pile: [6, 5, TIMES_2, PLUS_2] },
    ]),
    { rules: anyone, hands: [[5], [], []], pile: [5, 5, 7, 7, 9, SECOND_CHANCE, SECOND_CHANCE] },
    { rules: anyone, hands: [[5]], pile: [5, 5, 7, 7, SECOND_CHANCE, SECOND_CHANCE] },
  ])('%j', (table) => {
    expect(calculated(table)).toEqual(enumerated(table));
  });

  test('a player who is asked keeps the Second Chance', () => {
    const table: Table = { rules: anyone, hands: [[5], [6], []], pile: [5, 5, 7, SECOND_CHANCE] };
    const state = tableOf(table);
    for (const move of [HIT, SECOND_CHANCE]) apply(state, move);
    expect(state.phase).toBe('secondChance');
    expect(hitterOf(state, 0)).toMatchObject({ secondChance: true, receivers: 2 });
    expect(hitterOf(state, 1)).toMatchObject({ secondChance: false, receivers: 1 });
  });
});

describe('the pile runs out', () => {
  test.each<Table>([
    { hands: [[5]], pile: [], discard: [5, 6, 7, PLUS_2] },
    { hands: [[5]], pile: [6], discard: [5, 6, 7, PLUS_2] },
    { hands: [[5]], pile: [6, FLIP_THREE], discard: [5, 6, 7, PLUS_2, FREEZE] },
    { hands: [[5, SECOND_CHANCE]], pile: [5, 6], discard: [7, TIMES_2, FLIP_THREE] },
    { hands: [[5]], pile: [6, FLIP_THREE, FREEZE, FLIP_THREE], discard: [5, 6, 7, 8, 9, PLUS_2] },
    { hands: [[5]], pile: [FREEZE, SECOND_CHANCE], discard: [FLIP_THREE] },
    { hands: [[5]], pile: [5, SECOND_CHANCE], discard: [] },
    { hands: [[5]], pile: [], discard: [FREEZE, FLIP_THREE] },
    { hands: [[5, SECOND_CHANCE], [], []], pile: [SECOND_CHANCE, 6], discard: [5, 6, 7] },
    { hands: [[5, SECOND_CHANCE], [SECOND_CHANCE]], pile: [SECOND_CHANCE, 6], discard: [5, 6, 7] },
  ])('%j', (table) => {
    expect(calculated(table)).toEqual(enumerated(table));
  });

  test('random small piles', () => {
    const random = new Sfc32(3);
    const some = (count: number): Card[] => Array.from({ length: count }, () => random.below(22));
    for (let round = 0; round < 60; round++) {
      const hand = [...new Set(some(1 + random.below(4)))].filter(
        (card) => card !== FREEZE && card !== FLIP_THREE,
      );
      const table = { hands: [hand], pile: some(random.below(5)), discard: some(random.below(5)) };
      expect(calculated(table)).toEqual(enumerated(table));
    }
  });
});

describe('exact values known from elsewhere', () => {
  const fresh = newGame({}, 1, 0);

  test.each([
    [13, 18.565217614132],
    [19, 20.229105430741],
    [22, 22.250403414255],
  ])('a new round alone, cards of the first %i kinds but no actions', (kinds, value) => {
    const pile = fresh.pile.map((count, card) =>
      card < kinds && card !== FREEZE && card !== FLIP_THREE ? count : 0,
    );
    const best = bestPlay({ ...hitterOf(fresh, 0)!, pile }, CELLS);
    expect(best.value.low).toBeCloseTo(value, 10);
    expect(isExact(best.value)).toBe(true);
  });

  // These figures come from going through the moments of all steps one by one.
  test.each([
    [[3, 7, 9], 22.59141786244043],
    [[3, 7], 20.92593618464504],
  ])('later in a game, alone with %j: exact', (numbers, hit) => {
    const pile = fresh.pile.map(
      (count, card) => count - [...numbers, 5, 8, 10, 12].filter((each) => each === card).length,
    );
    const discard = pile.map((_, card) => ([5, 8, 10, 12].includes(card) ? 1 : 0));
    const held = numbers.reduce((bits, number) => bits | (1 << number), 0);
    const best = bestPlay({ ...hitterOf(fresh, 0)!, numbers: held, pile, discard }, CELLS);
    expect(best.hit.low).toBeCloseTo(hit, 10);
    expect(best.hit.high).toBe(best.hit.low);
  });

  test('all cards: exact, and with fewer moments, bounds around it', () => {
    const hitter = hitterOf(fresh, 0)!;
    const { value: exact } = bestPlay(hitter, CELLS);
    expect(exact.low).toBeCloseTo(20.29757725557993, 12);
    expect(exact.high).toBe(exact.low);
    const { value } = bestPlay(hitter, FEW_CELLS);
    expect(value.low).toBeLessThan(exact.low);
    expect(value.high).toBeGreaterThan(exact.low);
    expect(value.high - value.low).toBeLessThan(3);
  });

  test('two decks: bounds, and the more moments, the closer they are', () => {
    const two = hitterOf(newGame({ decks: 2 }, 1, 0), 0)!;
    const [few, more] = [FEW_CELLS, CELLS].map((cells) => bestPlay(two, cells).value);
    expect(more!.low).toBeGreaterThan(few!.low);
    expect(more!.high).toBeLessThan(few!.high);
    expect(more!.high).toBeGreaterThan(more!.low);
  });

  test('decimals are certain if both bounds read the same', () => {
    expect(sureDecimals({ low: 20.2512, high: 20.2539 })).toBe(2);
    expect(sureDecimals({ low: 20.2549, high: 20.2551 })).toBe(1);
    expect(sureDecimals({ low: 20.2499, high: 20.2501 })).toBeUndefined();
    expect(sureDecimals({ low: 20.1, high: 20.3 })).toBeUndefined();
  });

  test('by hand: one of two cards busts', () => {
    const [seat] = odds(tableOf({ hands: [[5]], pile: [5, 7], discard: [] })).seats;
    const { ahead } = seat!;
    expect(ahead).toMatchObject({ duplicate: 0.5, bust: 0.5, saved: 0, seven: 0, exact: true });
    // 5 busts; 7 makes 12.
    expect(ahead!.once.points).toEqual({ low: 6, high: 6 });
    expect(ahead!.best).toMatchObject({ answer: 'hit', stay: 5, points: { low: 6, high: 6 } });
    expect(ahead!.best.loss.low).toBeCloseTo(1, 12);
  });

  test('by hand: a Second Chance saves, and its holder has nothing to fear', () => {
    const [seat] = odds(tableOf({ hands: [[12, SECOND_CHANCE]], pile: [12, 12, 11, PLUS_2] })).seats;
    expect(seat!.ahead).toMatchObject({ duplicate: 0.5, bust: 0, saved: 0.5 });
    expect(seat!.ahead!.cards.map(({ card, effect, points }) => [card, effect, points])).toEqual([
      [11, 'new', 23],
      [12, 'saved', 12],
      [PLUS_2, 'modifier', 14],
    ]);
  });

  test('by hand: the seventh number', () => {
    const [seat] = odds(tableOf({ hands: [[0, 1, 2, 3, 4, 5]], pile: [6, 5, 4, 12] })).seats;
    expect(seat!.ahead).toMatchObject({ seven: 0.5, bust: 0.5 });
    expect(seat!.ahead!.always.seven).toEqual({ low: 0.5, high: 0.5 });
    expect(seat!.ahead!.once.points.low).toBeCloseTo((15 + 6 + 15 + 15 + 12 + 15) / 4, 12);
  });
});

/** Player 0 hits until out and gives actions to others, who only take them; on the real engine. */
function playOut(start: State, dealer: SeededDealer): 'bust' | 'seven' | 'banked' | 'other' {
  const state = clone(start);
  for (;;) {
    if (state.phase !== 'draw') {
      apply(state, state.phase === 'turn' ? HIT : aside(state));
    } else {
      const card = dealer.draw(state);
      const { player } = state;
      const hand = state.hands[player]!;
      const isNew = isNumber(card) && !hasNumber(hand, card);
      if (isNew && numberCount(hand) === 6) return player === 0 ? 'seven' : 'other';
      if (player === 0 && isNumber(card) && !isNew && !hasSecondChance(hand)) return 'bust';
      apply(state, card);
    }
    if (state.round !== start.round || !isActive(state.hands[0]!)) return 'banked';
  }
}

describe('a full pile, against games of the real engine', () => {
  const games = 20_000;
  test.each<Table & { readonly name: string }>([
    { name: 'alone', hands: [[3, 8]], pile: [] },
    { name: 'alone, with a Second Chance', hands: [[3, 8, 11, SECOND_CHANCE]], pile: [] },
    { name: 'with others', hands: [[3, 8], [], [], [], [], [], []], pile: [] },
    {
      name: 'with others, with a Second Chance',
      hands: [[3, 8, 11, SECOND_CHANCE], [], [], [], [], []],
      pile: [],
    },
  ])('$name', ({ hands }) => {
    const state = tableOf({ hands, pile: [] });
    const deck = newGame({}, 1, 0);
    state.pile = deck.pile.map((count, card) => count - hands.flat().filter((each) => each === card).length);
    state.pileSize = 94 - hands.flat().length;
    const { always } = odds(state, { seats: [0] }).seats[0]!.ahead!;
    const dealer = new SeededDealer(11);
    const seen = { bust: 0, seven: 0, banked: 0, other: 0 };
    for (let game = 0; game < games; game++) {
      dealer.forget();
      seen[playOut(state, dealer)]++;
    }
    for (const name of ['bust', 'seven', 'banked'] as const) {
      const { low, high } = always[name];
      const error = Math.sqrt((low * (1 - low)) / games) + 1 / games;
      expect([name, seen[name] / games > low - 4 * error, seen[name] / games < high + 4 * error]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });
});

test('any position of any game: chances add up, bounds hold, best play is best', () => {
  const random = new Sfc32(7);
  const presets = ['official', 'classic', 'dealThree', 'turnSeven', 'party'] as const;
  const wrong: string[] = [];
  for (const [game, preset] of presets.entries()) {
    const state = newGame({ preset }, preset === 'party' ? 1 : 5, 0);
    const dealer = new SeededDealer(game);
    for (let move = 0; move < 400 && state.phase !== 'over'; move++) {
      const moves = legalMoves(state);
      const isLazy = state.phase === 'turn' && random.below(4) > 0;
      apply(
        state,
        state.phase === 'draw' ? dealer.draw(state) : moves[isLazy ? 0 : random.below(moves.length)]!,
      );
      if (random.below(25) > 0) continue;
      for (const { ahead, points } of odds(state, { cells: 100_000 }).seats) {
        if (ahead === undefined) continue;
        const { once, always, best } = ahead;
        const isForced = state.flipsLeft > 0 || state.queue.length > 0;
        const holds =
          [once, always].every(
            ({ bust, seven, banked }) => Math.abs(bust.low + seven.low + banked.high - 1) < 1e-9,
          ) &&
          [once.points, best.points, best.hit].every(({ low, high }) => low <= high + 1e-9) &&
          once.points.low <= best.hit.high + 1e-9 &&
          (isForced || best.points.low > points - 1e-9);
        if (!holds) wrong.push(makePosition(state));
      }
    }
  }
  expect(wrong).toEqual([]);
});
