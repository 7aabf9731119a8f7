import type { Estimate } from '@sevenfold/bots/arena';
import {
  EFFECT_MEASURES,
  type EffectFigures,
  type EffectsResult,
  preparedEffects,
  type RuleEffect,
} from '@sevenfold/bots/effects';
import { describe, expect, test, vi } from 'vitest';
import {
  type EffectsExperiment,
  effectsCommand,
  effectsFromQuery,
} from '../../../src/features/lab/effects/effects-experiment.ts';
import { effectsLink } from '../../../src/features/lab/effects/effects-link.ts';
import {
  commonRange,
  compare,
  differenceText,
  figureText,
  ownRange,
} from '../../../src/features/lab/effects/figures.ts';
import { answerTo, QUESTION_NAMES, QUESTIONS } from '../../../src/features/lab/effects/questions.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });

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
    const certain = { ...changed(6, -4.9), differences: { ...figuresOf(0), cards: around(-4.9, 0.01) } };
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

describe('what is said of a difference', () => {
  test('is two figures only if both can be told apart', () => {
    expect(compare('cards', 124.1, around(-3.2, 0.2))).toBe('different');
    expect(compare('cards', 124.1, around(-3.2, 2))).toBe('unseen');
    expect(compare('cards', 124.1, around(0.2, 0.01))).toBe('alike');
    expect(compare('cards', 124.1, around(0.2, 0.01), true)).toBe('different');
    expect(compare('busts', 0.31049, around(0.00002, 0.000001))).toBe('alike');
    expect(compare('rounds', 7.896, around(0.001, 0.0001), true)).toBe('alike');
  });

  test('has a digit more than the figures, which are rounded, and says percentage points', async () => {
    await loadWords(['ruleEffects']);
    expect(figureText('sevens', 0.01927)).toBe('1.9%');
    expect(figureText('sevens', 0.0137)).toBe('1.4%');
    expect([0.0004, -0.0004, 0.006].map((seat) => figureText('seat', seat))).toEqual([
      '0.0%',
      '0.0%',
      '+0.6%',
    ]);
    expect(differenceText('sevens', around(-0.00557, 0.00023))).toBe('−0.56 ± 0.05 percentage points');
    expect(differenceText('cards', around(3.309, 0.1))).toBe('+3.31 ± 0.18');
  });

  test('is never the same figure twice, nor a difference of 0', async () => {
    await loadWords(['ruleEffects']);
    const { official, changes } = preparedEffects();
    for (const { differences } of changes) {
      for (const measure of EFFECT_MEASURES) {
        const before = official[measure].value;
        const difference = differences[measure];
        for (const exact of [false, true]) {
          if (compare(measure, before, difference, exact) !== 'different') continue;
          expect(figureText(measure, before + difference.value, exact)).not.toBe(
            figureText(measure, before, exact),
          );
          expect(differenceText(measure, difference)).not.toMatch(/(^.|± )0[.0]*( |$)/);
        }
      }
    }
  });

  test('is told of every rule that is offered', () => {
    const prepared = preparedEffects();
    for (const name of QUESTION_NAMES) {
      const { measure } = QUESTIONS[name];
      const { wanted, opposite } = answerTo(name, prepared);
      for (const { differences } of [...wanted, ...opposite]) {
        const before = prepared.official[measure].value;
        expect(compare(measure, before, differences[measure])).toBe('different');
      }
    }
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
  // The interval is the one that the words go by.
  expect(commonRange(100, [around(20, 10)])[1]).toBeGreaterThanOrEqual(138);
  expect(commonRange(3, [around(-0.1, 0.01)])).toEqual(commonRange(3, []));
  expect(ownRange(100, { value: 30, low: -Infinity, high: Infinity })[1]).toBeGreaterThan(130);
});
