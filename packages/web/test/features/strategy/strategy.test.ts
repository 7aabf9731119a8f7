import { makePoster } from '@sevenfold/bots/drawing';
import { EXACT_FACTS } from '@sevenfold/bots/exact';
import { expect, test } from 'vitest';
import { fromQuery } from '../../../src/features/lab/experiment.ts';
import { DOUBLED_LIMITS, ROWS, SUMS } from '../../../src/features/strategy/cells.ts';
import { trialLink } from '../../../src/features/strategy/trials.ts';

test('the table says from which sum to stay, as the solver found', () => {
  expect(ROWS.map(({ limit }) => limit)).toEqual([undefined, 23, 25, 26, 28, 37]);
  expect(DOUBLED_LIMITS).toEqual([22, 24, 25, 26, 32]);
  expect(ROWS[2]!.shares[SUMS.indexOf(24)]).toBeCloseTo(0.4604, 3);
});

test('every rule to remember has an experiment that shows it', () => {
  const unreadable = EXACT_FACTS.rulesOfThumb.filter(
    ({ name }) => fromQuery(new URLSearchParams(trialLink(name).split('?')[1])) === undefined,
  );
  expect(unreadable).toEqual([]);
});

test('the sheet has all texts, and nothing in them is markup', () => {
  const rules = EXACT_FACTS.rulesOfThumb.map(({ name }) => ({
    title: name,
    text: `text of ${name}`,
    loss: '1 %',
  }));
  const texts = {
    title: 'When <b>to</b> stop & "why"',
    summary: 'summary',
    solved: 'solved',
    lead: 'lead '.repeat(40).trim(),
    chance: { question: 'chance', answer: 'always' },
    numbers: 'numbers',
    sums: 'sums',
    limit: 'limit',
    never: 'never',
    few: 'few',
    legend: { hit: 'hit', stay: 'stay', mixed: 'mixed' },
    modifiers: 'modifiers',
    rulesTitle: 'rules',
    rules,
    lossTitle: 'losses',
    why: 'why',
    footer: 'footer',
  };
  const sheet = makePoster(EXACT_FACTS, texts);
  expect(sheet).not.toContain('<b>');
  expect(sheet).toContain('&#60;b&#62;');
  for (const text of ['few', 'never', 'mixed', 'always', 'text of twentyOneThird', 'points'])
    expect(sheet).toContain(text);
  expect(sheet.match(/>lead/g)!.length).toBeGreaterThan(2);
});
