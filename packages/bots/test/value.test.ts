import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGame, parsePosition, type RulesConfig, Sfc32, sittingOut, type State } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { valuePosition } from '../src/chances/position-value.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { valueError } from '../src/chances/value-error.ts';
import { isDecidedByCards, isExtraRound, valueRoundEnd } from '../src/chances/value.ts';
import { racer } from '../src/players/racer.ts';
import { type CheckedPosition, isLate, rmsError, valueAsUsed } from '../tools/played-positions.ts';

/** A game before a round with these totals and a whole deck. */
function before(totals: readonly number[], rules: RulesConfig = {}, dealer = 0): State {
  const state = newGame(rules, totals.length, dealer);
  state.totals = totals.slice();
  return state;
}

function chancesOf(state: State): number[] {
  const chances = new Float64Array(state.seats);
  valueRoundEnd(state, chances);
  return Array.from(chances);
}

function sum(chances: readonly number[]): number {
  return chances.reduce((total, chance) => total + chance, 0);
}

describe('chances to win between two rounds', () => {
  test.each([
    [[0, 0], {}],
    [[120, 80, 199], {}],
    [[10, 20, 30, 40], { preset: 'classic' }],
    [Array.from({ length: 18 }, (_, seat) => seat * 7), {}],
    [Array.from({ length: 99 }, (_, seat) => seat), {}],
    [[9000, 4000], { target: 10_000 }],
    [[0, 0, 0], { target: 1 }],
  ] satisfies [number[], RulesConfig][])('of %j with %j add up to one', (totals, rules) => {
    const chances = chancesOf(before(totals, rules));
    expect(sum(chances)).toBeCloseTo(1, 12);
    for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
  });

  test('are certain alone', () => {
    expect(chancesOf(before([20]))).toEqual([1]);
  });

  test('rise with a player’s own total', () => {
    for (const others of [[40], [120], [60, 100], [150, 150, 20]]) {
      const rising = [0, 40, 80, 120, 160, 190].map((own) => chancesOf(before([own, ...others]))[0]!);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    }
  });

  test('call no leader of two an underdog', () => {
    const wrong: string[] = [];
    for (const target of [50, 200, 500, 1000]) {
      for (let leader = target - 1; leader > target - 150 && leader > 0; leader -= 2) {
        for (let behind = 4; behind <= leader; behind += 3) {
          const [chance] = chancesOf(before([leader, leader - behind], { target }, behind % 2));
          if (chance! < 0.5) wrong.push(`${leader}:${leader - behind} of ${target}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  // The shares of 40 000 games that `racer` wins from here with a whole deck, the first player dealing.
  test.each([
    [[199, 180], {}, [0.68, 0.32]],
    [[199, 190], {}, [0.58, 0.42]],
    [[198, 187, 77], {}, [0.56, 0.44, 0]],
    [[230, 230, 199], {}, [0.41, 0.44, 0.15]],
    [[483, 375, 454, 309], { target: 500 }, [0.75, 0.01, 0.24, 0]],
    [[700, 600, 650], { target: 1000 }, [0.61, 0.11, 0.28]],
    [[40, 10, 30, 20], { target: 50 }, [0.32, 0.16, 0.29, 0.24]],
    [[180, 120, 120, 120], { preset: 'classic' }, [0.7, 0.1, 0.11, 0.09]],
  ] satisfies [number[], RulesConfig, number[]][])('of %j with %j are %j', (totals, rules, won) => {
    const chances = chancesOf(before(totals, rules));
    for (const [seat, chance] of chances.entries()) expect(Math.abs(chance - won[seat]!)).toBeLessThan(0.04);
  });

  test('R47: are known before a question with no card left to draw', () => {
    const state = before([120, 80, 40], { deal: 'none', stay: 'always', turn: 'pressOn' });
    state.discard = state.pile;
    state.pile = state.pile.map(() => 0);
    state.pileSize = 0;
    expect(sum(chancesOf(state))).toBeCloseTo(1, 12);
  });

  test('R39: those who sit out a tie have none', () => {
    const state = before([206, 190, 206], { preset: 'classic' });
    state.hands[1] = sittingOut();
    state.active--;
    const [one, none, other] = chancesOf(state);
    expect(none).toBe(0);
    expect(one! + other!).toBeCloseTo(1, 12);
    expect(one).toBeGreaterThan(0.4);
    expect(one).toBeLessThan(0.6);
  });

  test('R39: those who sit out take no cards of the draw pile', () => {
    expect(chancesOf(tieOfTwo(14)).slice(0, 2)).toEqual(chancesOf(tieOfTwo(2)));
  });

  test('R40: a game that is over is decided, and ties are shared', () => {
    expect(chancesOf(parsePosition('official_201.150_9-0-1-turns_1123456789abc111111333_over-0'))).toEqual([
      1, 0,
    ]);
    const shared = before([205, 205, 100], { tieBreak: 'shared' });
    shared.phase = 'over';
    expect(chancesOf(shared)).toEqual([0.5, 0.5, 0]);
  });
});

/** Positions that the value was not trained with, and the share of games won from there (`tools/value-truths.ts`). */
describe('the error of chances to win, in points', () => {
  const { games, tables } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'goldens', 'value-truths.json'), 'utf8'),
  ) as { games: number; tables: { name: string; positions: [string, ...number[]][] }[] };

  const known = new Map<string, CheckedPosition[]>();
  const checked = (name: string): CheckedPosition[] => {
    const positions = known.get(name) ?? check(name);
    known.set(name, positions);
    return positions;
  };
  const check = (name: string): CheckedPosition[] =>
    tables
      .find((table) => table.name === name)!
      .positions.map(([position, ...won]) => {
        const state = parsePosition(position);
        return { state, said: valueAsUsed(state), won: Float64Array.from(won, (share) => share / 10_000) };
      });

  test.each(['2 players', '4 players', '6 players'])('is at most 1.5 with %s, and 2.2 late', (name) => {
    const positions = checked(name);
    expect(rmsError(positions, games)).toBeLessThan(1.5);
    expect(rmsError(positions.filter(isLate), games)).toBeLessThan(2.2);
  });

  test.each(tables.map(({ name }) => name))('is at most 2.5 with %s', (name) => {
    expect(rmsError(checked(name), games)).toBeLessThan(2.5);
  });

  test.each([
    '2 players',
    '4 players',
    '6 players',
    '18 players',
    'classic, 3 players',
    'press on without a deal',
    'press on without a deal, 6 players',
  ])('is what is said of it with %s', (name) => {
    const positions = checked(name);
    const said = positions.flatMap((position) =>
      Array.from(position.said, (chance) => valueError(position.state, chance)),
    );
    const expected = 100 * Math.sqrt(said.reduce((total, error) => total + error * error, 0) / said.length);
    const found = rmsError(positions, games);
    expect(found).toBeLessThan(1.2 * expected);
    expect(found).toBeGreaterThan(0.5 * expected);
  });
});

// The last figure is the share that the first player won of 20 000 games.
test.each([
  ['official_166.182_11-1-0-deal_0001112111112000010101_draw-0', 0.4823],
  ['official_157.193_10-1-0-deal_0010111022220100101010_draw-0', 0.4094],
  ['official_173.163.191_8-2-0-deal_0000001000001000000110_draw-0', 0.4724],
  ['official_176.131.148_10-2-0-deal_0000000000000000000100_draw-0', 0.8175],
  ['official_143.124.146.86_7-1-2-deal_0000000000000000000100_draw-2', 0.2055],
])('late in the game, the last cards of a draw pile count one by one: %s', (position, won) => {
  const state = parsePosition(position);
  expect(Math.abs(chancesOf(state)[0]! - won)).toBeGreaterThan(0.1);
  expect(Math.abs(valueAsUsed(state)[0]! - won)).toBeLessThan(0.03);
});

// The last figures are the shares of 20 000 games that the two who tie have won, with a whole deck.
test.each([
  [6, 15, 0.201, 0.188],
  [14, 30, 0.101, 0.074],
  [14, 60, 0.404, 0.245],
  [14, 120, 0.627, 0.363],
  [18, 30, 0.067, 0.053],
])('R38: a tie of two among %i, the others %i points behind, is played on', (seats, behind, one, other) => {
  const tied = [1, seats / 2 + 1];
  const state = before(Array.from({ length: seats }, (_, seat) => 206 - (tied.includes(seat) ? 0 : behind)));
  const chances = valueAsUsed(state);
  expect(Math.abs(chances[tied[0]!]! - one)).toBeLessThan(0.03);
  expect(Math.abs(chances[tied[1]!]! - other)).toBeLessThan(0.03);
});

test.each([
  ['a tie at the target', [206, 206, 100], {}, true],
  ['a tie of two players', [206, 206], {}, false],
  ['a tie below the target', [190, 190, 100], {}, false],
  ['a tie that only those two play out', [206, 206, 100], { tieBreak: 'tiedOnly' }, false],
] satisfies [string, number[], RulesConfig, boolean][])(
  'R38: whether it is an extra round for everyone: %s',
  (_, totals, rules, expected) => {
    expect(isExtraRound(before(totals, rules))).toBe(expected);
  },
);

test.each([
  ['few cards, one player near the target', 'official_150.80_7-0-1-deal_0000022222122110110000_draw-1', true],
  ['everyone far from it', 'official_50.80_7-0-1-deal_0000022222122110110000_draw-1', false],
  ['more cards, two players', 'official_150.80_7-0-1-deal_0011022222322110110111_draw-1', true],
  ['many cards', 'official_150.80_7-0-1-deal_0012344443332110110111_draw-1', false],
  ['many players to share them', 'official_150.80.0.9_7-0-1-deal_0011022222322110110111_draw-1', false],
  ['press on, far from the target', 'classic_50.80.9_7-0-1-deal_0000022222122110110000_draw-1', true],
])('whether a round is played before it is valued: %s', (_, position, expected) => {
  expect(isDecidedByCards(parsePosition(position))).toBe(expected);
});

test('any position has a value, the same for the same seed', () => {
  const state = newGame({ preset: 'classic' }, 4, 2);
  const value = (): readonly number[] =>
    valuePosition(state, racer, new SampleDealer(new Sfc32(3), 200)).chances;
  const chances = value();
  expect(sum(chances)).toBeCloseTo(1, 12);
  for (const chance of chances) expect(Math.abs(chance - 0.25)).toBeLessThan(0.05);
  expect(value()).toEqual(chances);
});

/** Two players tie at 206 and play on alone, without the cards 9 to 12, which lie on the discard pile. */
function tieOfTwo(seats: number): State {
  const totals = Array.from({ length: seats }, (_, seat) => (seat < 2 ? 206 : 150));
  const state = before(totals, { tieBreak: 'tiedOnly' }, seats - 1);
  for (const kind of [9, 10, 11, 12]) {
    state.discard[kind] = state.pile[kind]!;
    state.pileSize -= state.pile[kind]!;
    state.pile[kind] = 0;
  }
  for (let seat = 2; seat < seats; seat++) {
    state.hands[seat] = sittingOut();
    state.active--;
  }
  return state;
}
