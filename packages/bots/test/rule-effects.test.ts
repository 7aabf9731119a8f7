import { CHOICES, EventLog, parseRules, PRESETS, RANGES, SeededDealer, startGame } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { addSums, Arena } from '../src/arena/arena.ts';
import {
  cautiousInterval,
  changeText,
  EFFECT_MEASURES,
  isSeen,
  preparedEffects,
  RULE_CHANGES,
  rulesOf,
} from '../src/arena/effects.ts';
import { EffectsCounter } from '../src/arena/effects-counter.ts';
import { EFFECTS_TABLE } from '../src/arena/effects-table.ts';
import { LabError } from '../src/arena/lab-setup.ts';
import { playGame } from '../src/arena/one-game.ts';
import { addEffectsSums, EffectsRun } from '../src/arena/effects-run.ts';
import { Simulation, simulationResult } from '../src/arena/simulation.ts';
import type { Estimate } from '../src/arena/statistics.ts';
import { findBot } from '../src/players/registry.ts';
import { stay25 } from '../src/players/stay25.ts';

const RULES = [{ turn: 'pressOn' }, { stay: 'always' }] as const;
const SETUP = { rules: RULES, players: 3, seed: 5, games: 60 };

describe('the effects of rules', () => {
  const effects = new EffectsRun(SETUP);
  const sums = effects.play(0, 60);
  const result = effects.result(sums);

  test('do not depend on who plays which deals', () => {
    const other = new EffectsRun(structuredClone(SETUP));
    const parts = effects.emptySums();
    for (const [first, end] of [
      [40, 60],
      [0, 1],
      [1, 40],
    ] as const) {
      addEffectsSums(parts, structuredClone(other.play(first, end)));
    }
    expect(effects.result(parts)).toEqual(result);
    let played = 0;
    other.play(0, 60, () => played++);
    expect(played).toBe(effects.games);
    // Sixty games, fifteen deals for good play and one for skill, each in three seatings, by three sets of rules.
    expect(effects.games).toBe(3 * (60 + 15 * 3 + 3));
  });

  test('do not depend on which other rules are measured', () => {
    const alone = new EffectsRun({ ...SETUP, rules: [RULES[1]] });
    const [, always] = effects.result(effects.play(1, 60)).changes;
    expect(alone.result(alone.play(1, 60)).changes).toEqual([always]);
  });

  test('are the figures of a simulation with the same seed', () => {
    const racer = { name: 'racer', make: findBot('racer')!.make };
    for (const [rules, figures] of [
      [{}, result.official],
      [RULES[0], result.changes[0]!.figures],
    ] as const) {
      const [same] = new Simulation(parseRules(rules), 3, [racer], 5).play(0, 60).map(simulationResult);
      expect(figures.rounds).toEqual(same!.roundsPerGame);
      expect(figures.points).toEqual(same!.pointsPerRound);
      expect(figures.busts).toEqual(same!.bustRate);
      expect(figures.sevens).toEqual(same!.flip7Rate);
    }
  });

  test.each([
    ['goodPlay', 'racer', [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56]],
    ['skill', 'oracle', [0]],
  ] as const)('have the %s of an arena with the same seed', (measure, player, deals) => {
    const seats = [player, 'stay25', 'stay25'].map((name) => ({ name, make: findBot(name)!.make }));
    const arena = new Arena(parseRules(RULES[0]), seats, 5);
    const arenaSums = arena.emptySums();
    for (const deal of deals) addSums(arenaSums, arena.play(deal, deal + 1));
    const [first] = arena.result(arenaSums).bots;
    expect(result.changes[0]!.figures[measure].value).toBeCloseTo(first!.winRate.value, 12);
    expect(result[`${measure}Games`]).toBe(3 * deals.length);
  });

  test('are differences on the same cards', () => {
    const [pressOn, always] = result.changes;
    for (const measure of EFFECT_MEASURES) {
      const difference = pressOn!.figures[measure].value - result.official[measure].value;
      expect(pressOn!.differences[measure].value).toBeCloseTo(difference, 12);
      // Good players hardly ever stay with nothing, so the games are the same to the last card.
      expect(always!.figures[measure].value).toBe(result.official[measure].value);
      expect(isSeen(always!.differences[measure])).toBe(false);
    }
    expect(isSeen(pressOn!.differences.waiting)).toBe(true);
    expect(pressOn!.differences.waiting.value).toBeGreaterThan(0.5);
  });

  test.each([
    [{ ...SETUP, players: 1 }, 'players'],
    [{ ...SETUP, players: 19 }, 'players'],
    [{ ...SETUP, games: 0 }, 'games'],
    [{ ...SETUP, seed: -1 }, 'seed'],
    [{ ...SETUP, rules: [{ preset: 'dealThree' }] as const }, 'rules'],
  ] as const)('are refused with a reason: %#', (setup, part) => {
    const error = (() => {
      try {
        return new EffectsRun(setup);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(LabError);
    expect((error as LabError).part).toBe(part);
  });
});

/** The same counts, from the list of events and what they mean. */
function recount(events: EventLog, seats: number): { cards: number; waits: number; actionEnds: number } {
  const counts = { cards: 0, waits: 0, actionEnds: 0 };
  let round: { player: number; type: string }[] = [];
  for (const event of events) {
    if (event.type !== 'roundEnded') {
      round.push(event);
      continue;
    }
    const cards = round.flatMap(({ type }, at) => (type === 'drew' ? [at] : []));
    counts.cards += cards.length;
    for (let seat = 0; seat < seats; seat++) {
      const own = round.map(({ player, type }) => (player === seat ? type : ''));
      const played = own.some((type) => ['drew', 'stayed', 'frozen', 'busted'].includes(type));
      const out = played ? own.findIndex((type) => ['stayed', 'frozen', 'busted'].includes(type)) : 0;
      if (out >= 0) counts.waits += cards.filter((at) => at > out).length;
      const end = own.findLastIndex((type) => ['frozen', 'busted', 'flippedSeven'].includes(type));
      if (end < 0) continue;
      const began = own.slice(0, end).lastIndexOf('beganFlipThree');
      const isInside = began > own.slice(0, end).lastIndexOf('endedFlipThree');
      if (own[end] === 'frozen' || isInside) counts.actionEnds++;
    }
    round = [];
  }
  return counts;
}

test.each([
  {},
  { targeting: 'othersFirst', deferred: 'resolveOnBust' },
  { target: 30, tieBreak: 'tiedOnly' },
] as const)('cards, waiting and what actions end are counted as the events tell them: %o', (rules) => {
  const all = { cards: 0, waits: 0, actionEnds: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const play = (events: EventLog): void => {
      const state = startGame(parseRules(rules), 4, seed % 4, events);
      playGame(state, [stay25, stay25, stay25, stay25], new SeededDealer(seed), events);
    };
    const counter = new EffectsCounter(4);
    const events = new EventLog();
    play(counter);
    play(events);
    const { cards, waits, actionEnds } = counter;
    expect({ cards, waits, actionEnds }).toEqual(recount(events, 4));
    all.cards += cards;
    all.waits += waits;
    all.actionEnds += actionEnds;
  }
  expect(all.actionEnds).toBeGreaterThan(30);
  expect(all.waits).toBeGreaterThan(all.cards / 2);
});

describe('the changes', () => {
  test('are every unofficial value of every choice, and numbers that are allowed', () => {
    for (const [option, values] of Object.entries(CHOICES)) {
      const changed = RULE_CHANGES.filter((change) => change.option === option).map(({ value }) => value);
      expect(changed).toEqual(values.slice(1));
    }
    for (const change of RULE_CHANGES) {
      expect(parseRules(rulesOf(change))).not.toEqual(PRESETS.official);
    }
    const numbers = RULE_CHANGES.filter(({ option }) => option in RANGES).map(({ option }) => option);
    expect([...new Set(numbers)]).toEqual(['target', 'decks', 'flip7Bonus']);
  });

  test('differ only if the difference is clearly more than its interval', () => {
    expect(isSeen({ value: 1, low: 0.5, high: 1.5 })).toBe(true);
    expect(isSeen({ value: -1, low: -1.5, high: -0.5 })).toBe(true);
    expect(isSeen({ value: 1, low: 0.4, high: 1.6 })).toBe(false);
    expect(isSeen({ value: 0, low: 0, high: 0 })).toBe(false);
    expect(isSeen({ value: 1, low: -Infinity, high: Infinity })).toBe(false);
  });

  test('differ if the interval that is drawn lies beside 0', () => {
    for (const { differences } of preparedEffects().changes) {
      for (const measure of EFFECT_MEASURES) {
        const { low, high } = cautiousInterval(differences[measure]);
        expect(isSeen(differences[measure])).toBe(!(low <= 0 && high >= 0));
      }
    }
    const { low, high } = cautiousInterval({ value: 1, low: 0.4, high: 1.6 });
    expect([low, high]).toEqual([expect.closeTo(-0.08), expect.closeTo(2.08)]);
  });
});

describe('the prepared figures', () => {
  test('are there for every change; `tools/rule-effects.ts` makes them', () => {
    expect(Object.keys(EFFECTS_TABLE.changes).sort()).toEqual(RULE_CHANGES.map(changeText).sort());
    const { official, changes } = preparedEffects();
    expect(changes.map(({ rules }) => rules)).toEqual(RULE_CHANGES.map(rulesOf));
    for (const { figures, differences } of changes) {
      for (const measure of EFFECT_MEASURES) {
        expect(figures[measure].value - official[measure].value).toBeCloseTo(differences[measure].value, 2);
        expect(differences[measure].high).toBeGreaterThanOrEqual(differences[measure].low);
      }
    }
  });

  test('are found again with another seed', () => {
    const again = new Set(['target=100', 'turn=pressOn', 'shuffle=everyRound']);
    const prepared = preparedEffects();
    const rules = RULE_CHANGES.filter((change) => again.has(changeText(change))).map(rulesOf);
    const games = 600;
    const effects = new EffectsRun({ rules, players: prepared.players, seed: 2026, games });
    const measured = effects.result(effects.play(0, games));
    const pairs = measured.changes.flatMap(({ rules: config, figures, differences }) => {
      const same = prepared.changes.find(
        (change) => JSON.stringify(change.rules) === JSON.stringify(config),
      )!;
      return [
        [same.figures, figures],
        [same.differences, differences],
      ] as const;
    });
    expect(pairs).toHaveLength(6);
    for (const [before, now] of [[prepared.official, measured.official] as const, ...pairs]) {
      for (const measure of EFFECT_MEASURES) {
        const reach = Math.hypot(reachOf(before[measure]), reachOf(now[measure]));
        const value = now[measure].value - before[measure].value;
        expect(
          isSeen({ value, low: value - reach, high: value + reach }),
          `${measure} ${value} ± ${reach}`,
        ).toBe(false);
      }
    }
  });
});

function reachOf({ low, high }: Estimate): number {
  return (high - low) / 2;
}
