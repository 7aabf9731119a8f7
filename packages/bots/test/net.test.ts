import {
  apply,
  CHOICES,
  clone,
  KINDS,
  legalMoves,
  newGame,
  parseRules,
  PRESETS,
  type RulesConfig,
  SeededDealer,
  Sfc32,
  type State,
  STAY,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { Arena } from '../src/arena/arena.ts';
import type { Estimate } from '../src/arena/statistics.ts';
import { chanceOf, weighAnswers } from '../src/net/answers.ts';
import { writeFeatures } from '../src/net/features.ts';
import { FEATURES } from '../src/net/layout.ts';
import { Luck } from '../src/net/luck.ts';
import { NET as TWO } from '../src/net/two.ts';
import { NET as MORE } from '../src/net/more.ts';
import { netFor } from '../src/net/nets.ts';
import { unpack } from '../src/net/packed.ts';
import { evPlus } from '../src/players/ev-plus.ts';
import { stay25 } from '../src/players/stay25.ts';

/** Positions of random games with all kinds of rules, from two players to far more than the nets have ever seen. */
function* positions(games: number, mostPlayers: number): Generator<State> {
  for (let seed = 0; seed < games; seed++) {
    const random = new Sfc32(seed);
    const dealer = new SeededDealer(seed);
    const anyOf = <Value>(values: readonly Value[]): Value => values[random.below(values.length)]!;
    const choices = Object.entries(CHOICES).map(([name, values]) => [name, anyOf<string>(values)]);
    const rules = { ...(Object.fromEntries(choices) as RulesConfig), target: anyOf([20, 60, 200, 1000]) };
    const players = 2 + random.below(mostPlayers - 1);
    const state = newGame(rules, players, random.below(players));
    for (let moves = 0; moves < 400 && state.phase !== 'over'; moves++) {
      apply(state, state.phase === 'draw' ? dealer.draw(state) : anyOf(legalMoves(state)));
      if (random.below(20) === 0 && legalMoves(state).length > 0) yield clone(state);
    }
  }
}

test('a net says the same whatever it has looked at before', () => {
  let compared = 0;
  for (const state of positions(12, 24)) {
    const seat = compared++ % state.seats;
    const fresh = unpack(state.seats === 2 ? TWO : MORE).chance(state, seat);
    expect(netFor(state.seats).chance(state, seat)).toBe(fresh);
    expect(fresh).toBeGreaterThan(0);
    expect(fresh).toBeLessThan(1);
  }
  expect(compared).toBeGreaterThan(80);
});

test('what the nets see is what they were trained with', () => {
  // training/parity.ts compares the features with those of the trainer; other features need other nets.
  let hash = 2166136261;
  const row = new Int16Array(FEATURES);
  for (const state of positions(60, 18)) {
    row.fill(0);
    writeFeatures(state, state.player, row);
    for (const value of row) hash = Math.imul(hash ^ value, 16777619);
  }
  expect(hash >>> 0).toBe(2526095378);
});

test('the chances of up to ten players add up to about 1', () => {
  for (const seats of [2, 3, 4, 6, 10]) {
    for (const preset of Object.values(PRESETS)) {
      const state = newGame({ ...preset, minPlayers: 1, maxPlayers: 99 }, seats, 0);
      const sum = state.hands.reduce((all, _, seat) => all + chanceOf(state, seat, netFor(seats)), 0);
      expect(Math.abs(sum - 1)).toBeLessThan(0.1);
    }
  }
});

test('an answer that ends the game counts what it brings', () => {
  const state = newGame({ target: 10 }, 2, 0);
  for (const move of [12, 1, STAY]) apply(state, move);
  const [hit, stay] = weighAnswers(state, netFor(2));
  expect(stay).toEqual({ move: STAY, chance: 0 });
  expect(hit!.chance).toBeGreaterThan(0);
});

test('with two players, one has what the other lacks', () => {
  const state = newGame({}, 2, 0);
  apply(state, 12);
  apply(state, 5);
  const [hit, stay] = weighAnswers(state, netFor(2));
  expect(state.phase).toBe('turn');
  const after = clone(state);
  apply(after, stay!.move);
  const other = Math.max(...weighAnswers(after, netFor(2)).map(({ chance }) => chance));
  expect(Math.abs(stay!.chance + other - 1)).toBeLessThan(0.05);
  expect(hit!.chance).toBeGreaterThan(stay!.chance);
});

test('the luck of a card is 0 on average over the draw pile', () => {
  let compared = 0;
  for (const state of positions(40, 8)) {
    if (state.phase !== 'draw') continue;
    compared++;
    const mean = new Float64Array(state.seats);
    const luck = new Luck(state.seats);
    for (let card = 0; card < KINDS; card++) {
      if (state.pile[card] === 0) continue;
      luck.begin(state, [0, state.seats - 1]);
      luck.drawn(state, card);
      for (const [seat, sum] of luck.sums.entries())
        mean[seat]! += (sum * state.pile[card]!) / state.pileSize;
    }
    for (const value of mean) expect(Math.abs(value)).toBeLessThan(1e-12);
  }
  expect(compared).toBeGreaterThan(80);
});

function width({ low, high }: Estimate): number {
  return high - low;
}

test('an arena without luck says the same in far fewer games', () => {
  const seats = [
    { name: 'evPlus', make: () => evPlus },
    ...['stay25', 'stay25'].map((name) => ({ name, make: () => stay25 })),
  ];
  const options = parseRules({});
  const plain = new Arena(options, seats, 3);
  const cleared = new Arena(options, seats, 3, undefined, new Luck(3));
  const few = cleared.result(cleared.play(0, 30));
  const same = plain.result(plain.play(0, 30));
  const [one, others] = few.bots;
  expect(few.checksum).toBe(same.checksum);
  expect(one!.winRate).toEqual(same.bots[0]!.winRate);
  expect(same.bots[0]!.luckFree).toBeUndefined();
  // What one seat wins, the others lose.
  expect(one!.luckFree!.value + 2 * others!.luckFree!.value).toBeCloseTo(1, 3);
  expect(width(one!.luckFree!)).toBeLessThan(0.6 * width(one!.winRate));
  const many = plain.result(plain.play(40, 2000)).bots[0]!.winRate;
  expect(one!.luckFree!.low).toBeLessThan(many.high);
  expect(one!.luckFree!.high).toBeGreaterThan(many.low);
});
