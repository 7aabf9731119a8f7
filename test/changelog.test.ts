import { expect, test } from 'vitest';
import { sentenceOf, withRelease } from '../scripts/release/changelog.mjs';

const release = { version: '0.2.0', date: '2027-01-31', sentences: ['`web`: faster.', 'Two\nlines.'] };

test('a release is a new section at the top of the changelog', () => {
  expect(withRelease('# Changelog\n\n## 0.1.0 (2026-12-01)\n\n- All.\n', release)).toBe(
    '# Changelog\n\n## 0.2.0 (2027-01-31)\n\n- `web`: faster.\n- Two lines.\n\n## 0.1.0 (2026-12-01)\n\n- All.\n',
  );
});

test('what is written under an unreleased version belongs to the release', () => {
  expect(withRelease('# Changelog\n\n## 0.1.0 (unreleased)\n\n- One.\n- $& two.\n', release)).toBe(
    '# Changelog\n\n## 0.2.0 (2027-01-31)\n\n- One.\n- $& two.\n- `web`: faster.\n- Two lines.\n',
  );
});

test('the sentence of a changeset is what follows its bumps', () => {
  expect(sentenceOf("---\n'sevenfold': minor\n---\n\n`web`: faster.\n")).toBe('`web`: faster.');
});
