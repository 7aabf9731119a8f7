import { CHOICES, parseRules, PRESET_NAMES } from '@sevenfold/engine';
import { assert, constant, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { changedOptions, tidyRules, unofficialOptions, withOption } from '../../src/rule-options/change.ts';
import { rulesFromLink, rulesToLink } from '../../src/rule-options/rules-link.ts';

const choices = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, constantFrom<string>(...values)]),
);

const anyRules = record(
  {
    preset: constantFrom(...PRESET_NAMES),
    target: integer({ min: 1, max: 10_000 }),
    decks: oneof(constant('auto' as const), integer({ min: 1, max: 8 })),
    minPlayers: integer({ min: 1, max: 3 }),
    maxPlayers: integer({ min: 6, max: 99 }),
    flip7Bonus: integer({ min: 0, max: 100 }),
    ...choices,
  },
  { requiredKeys: [] },
);

test('rules survive a link, and mean the same', () => {
  assert(
    property(anyRules, (rules) => {
      const link = rulesToLink(rules);
      expect(link).toMatch(/^[\w.]{1,70}$/);
      const read = rulesFromLink(link)!;
      expect(parseRules(read)).toEqual(parseRules(rules));
      expect(rulesToLink(read)).toBe(link);
    }),
  );
});

test('links are short and readable', () => {
  expect(rulesToLink({})).toBe('official');
  expect(rulesToLink({ preset: 'classic', target: 100, stay: 'withCard', turn: 'pressOn' })).toBe(
    'classic.t100.s0',
  );
  expect(rulesFromLink('classic.t100.s0')).toEqual({ preset: 'classic', target: 100, stay: 'withCard' });
  expect(rulesFromLink('official.d2')).toEqual({ preset: 'official', decks: 2 });
});

test.each([
  '',
  'unheard',
  'official.',
  'official.q1',
  'official.t0',
  'official.t10001',
  'official.s7',
  'official.t100.t100',
  'official.t1e3',
  'official.n9.x3',
  `official${'.t100'.repeat(40)}`,
  'toString',
])('%j is not a link of rules', (link) => {
  expect(rulesFromLink(link)).toBeUndefined();
});

test('only what differs from the preset is written down', () => {
  const rules = withOption({ preset: 'classic' }, 'stay', 'withCard');
  expect(rules).toEqual({ preset: 'classic', stay: 'withCard' });
  expect(changedOptions(rules)).toEqual(['stay']);
  expect(withOption(rules, 'stay', 'always')).toEqual({ preset: 'classic' });
  expect(tidyRules({ target: 200 })).toEqual({ preset: 'official' });
  expect(unofficialOptions({ preset: 'dealThree', targeting: 'anyActive' })).toEqual([
    'minPlayers',
    'maxPlayers',
    'stay',
    'secondChance',
  ]);
});
