import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPTION_NAMES } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { CHALLENGE } from '../../src/attempts/solo-facts.ts';
import { CHAPTERS } from '../../src/rule-options/chapters.ts';

const rules = Object.values(CHAPTERS).flat();

test('the page has an anchor for every rule of the rules, in their order', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'RULES.md'), 'utf8');
  const numbers = [...page.matchAll(/^- \*\*(R\d+)\./gm)].map(([, number]) => number);
  expect(rules.flatMap(({ name, also = [] }) => [name, ...also])).toEqual(numbers);
});

test('every option of the rules is told about', () => {
  expect(rules.flatMap(({ options = [] }) => options).sort()).toEqual([...OPTION_NAMES].sort());
});

test('the figures of the solo challenge are the solver’s', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'SOLVER.md'), 'utf8');
  const [, rounds, underFive] = /^\| `all` \| ([\d.]+) \| ([\d.]+) \|.*±/m.exec(text)!;
  expect(CHALLENGE.rounds.toFixed(4)).toBe(Number(rounds).toFixed(4));
  expect(CHALLENGE.underFive.toFixed(5)).toBe(underFive);
});
