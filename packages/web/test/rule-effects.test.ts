import type { Estimate } from '@sevenfold/bots/arena';
import {
  type EffectFigures,
  type EffectsResult,
  preparedEffects,
  type RuleEffect,
} from '@sevenfold/bots/effects';
import { describe, expect, test } from 'vitest';
import {
  type EffectsExperiment,
  effectsCommand,
  effectsFromQuery,
} from '../src/features/lab/effects/effects-experiment.ts';
import { effectsLink } from '../src/features/lab/effects/effects-link.ts';
import { commonRange, ownRange } from '../src/features/lab/effects/figures.ts';
import { answerTo, QUESTION_NAMES } from '../src/features/lab/effects/questions.ts';

const experiment: EffectsExperiment = {
  kind: 'effects',
  rules: { preset: 'classic', target: 100 },
  players: 3,
  games: 40,
  seed: 11,
};

describe('a measurement', () => {
  test('comes back from its link', () => {
    const { searchParams, pathname } = new URL(effectsLink(experiment), 'https://sevenfold.example');
    expect(pathname).toBe('/rules/effects');
    expect(effectsFromQuery(searchParams)).toEqual(experiment);
  });

  test.each([
    'rules=official.t100&players=4&games=100',
    'rules=nonsense&players=4&games=100&seed=1',
    'players=4&games=100&seed=1',
    'rules=classic&players=2&games=100&seed=1',
    'rules=official&players=1&games=100&seed=1',
    'rules=official&players=19&games=100&seed=1',
    'rules=official&players=4&games=0&seed=1',
    'rules=official&players=4&games=1e9&seed=1',
    'rules=official&players=4&games=100&seed=4294967296',
  ])('is not taken from the link %j', (query) => {
    expect(effectsFromQuery(new URLSearchParams(query))).toBeUndefined();
  });

  test('has a command that gives the same in a terminal', () => {
    expect(effectsCommand(experiment)).toBe(
      'sevenfold rules --effects classic --set target=100 --players 3 --games 40 --seed 11',
    );
    expect(effectsCommand({ ...experiment, rules: { preset: 'official' } })).toBe(
      'sevenfold rules --effects official --players 3 --games 40 --seed 11',
    );
  });
});

const NONE = { value: 0, low: 0, high: 0 };

/** Rules with this difference from an official game of 100 cards, known to ±1, and a seat that gains 1%. */
function changed(target: number, cards: number, seat = 0): RuleEffect {
  const differences = { ...figuresOf(0), cards: around(cards, 1), seat: around(seat, 0.001) };
  return {
    rules: { target },
    figures: { ...figuresOf(cards), seat: around(0.01 + seat, 0.001) },
    differences,
  };
}

function figuresOf(cards: number): EffectFigures {
  const none = {
    rounds: NONE,
    points: NONE,
    busts: NONE,
    sevens: NONE,
    waiting: NONE,
    actions: NONE,
    goodPlay: NONE,
    skill: NONE,
  };
  return { ...none, cards: around(100 + cards, 1), seat: around(0.01, 0.001) };
}

function around(value: number, reach: number): Estimate {
  return { value, low: value - reach, high: value + reach };
}

function targets(effects: readonly RuleEffect[]): unknown[] {
  return effects.map(({ rules }) => rules.target);
}

describe('the answer to a question', () => {
  const result: EffectsResult = {
    players: 4,
    seed: 1,
    games: 100,
    goodPlayGames: 100,
    skillGames: 4,
    official: figuresOf(0),
    changes: [
      changed(1, -5),
      changed(2, 9, -0.008),
      changed(3, -20, -0.03),
      changed(4, -1.5),
      changed(5, 1.9),
    ],
  };

  test('has the rules that do most first, the opposite apart, and no noise', () => {
    const { wanted, opposite, same } = answerTo('quicker', result);
    expect([wanted, opposite, same].map(targets)).toEqual([[3, 1], [2], [4, 5]]);
  });

  test('leaves out what nobody would notice, however certain', () => {
    const certain = { ...changed(6, -1.9), differences: { ...figuresOf(0), cards: around(-1.9, 0.01) } };
    expect(targets(answerTo('quicker', { ...result, changes: [certain] }).same)).toEqual([6]);
  });

  test('about seats does not care which of them gains', () => {
    const { wanted, opposite } = answerTo('seat', result);
    expect([wanted, opposite].map(targets)).toEqual([[2], [3]]);
  });

  test('sorts every prepared rule into one group', () => {
    const prepared = preparedEffects();
    for (const name of QUESTION_NAMES) {
      const { wanted, opposite, same } = answerTo(name, prepared);
      const all = [...wanted, ...opposite, ...same];
      expect(all).toHaveLength(prepared.changes.length);
      expect(new Set(all)).toEqual(new Set(prepared.changes));
    }
    expect(answerTo('quicker', prepared).wanted[0]!.rules).toEqual({ target: 100 });
    expect(answerTo('quicker', prepared).opposite[0]!.rules).toEqual({ target: 500 });
  });
});

test('a plot shows the official figure and the interval, and a small difference as a small one', () => {
  const [low, high] = ownRange(100, around(1, 0.5));
  expect(low).toBeLessThanOrEqual(90);
  expect(high).toBeGreaterThanOrEqual(110);
  expect(ownRange(100, around(-30, 4))[0]).toBeLessThan(66);
  const [least, most] = commonRange(100, [around(20, 3), around(-10, 3)]);
  expect(least).toBeLessThan(87);
  expect(most).toBeGreaterThan(123);
  expect(ownRange(100, { value: 30, low: -Infinity, high: Infinity })[1]).toBeGreaterThan(130);
});
