import { expect, test } from 'vitest';
import { type Run, verdictOf } from '../../tools/lighthouse.ts';

const run = (score: number | null, broken = false): Run => ({
  categories: {
    performance: { title: 'Performance', score, auditRefs: [{ id: 'slow' }] },
    accessibility: { title: 'Accessibility', score: 1, auditRefs: [{ id: 'label' }] },
  },
  audits: {
    slow: { title: 'Too slow', score: 0 },
    label: { title: 'Fields have labels', score: broken ? 0 : 1 },
  },
});

test('a score is the median of all runs, and what is wrong is named once', () => {
  const { scores, findings, failures } = verdictOf([run(0.9), run(0.99, true), run(0.96, true)]);
  expect([...scores]).toEqual([
    ['Performance', 96],
    ['Accessibility', 100],
  ]);
  expect(findings).toEqual(['label: Fields have labels']);
  expect(failures).toEqual([]);
});

test('a run that fails is no zero: it is said, and does not count', () => {
  const crashed = { ...run(null), runtimeError: { code: 'NO_FCP', message: 'Nothing was painted.' } };
  const { scores, failures } = verdictOf([crashed, run(0.97), run(null)]);
  expect(scores.get('Performance')).toBe(97);
  expect(failures).toEqual(['NO_FCP: Nothing was painted.', 'no score for Performance']);
  expect(verdictOf([crashed]).scores.size).toBe(0);
});
