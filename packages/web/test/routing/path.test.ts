import { expect, test } from 'vitest';
import { matchPath } from '../../src/routing/path.ts';

test.each([
  ['/', '/', {}],
  ['/play', '/play', {}],
  ['/play', '/play/', {}],
  ['/play', '/player', undefined],
  ['/play', '/play/7', undefined],
  ['/keep/:id', '/keep/a%20b', { id: 'a b' }],
  ['/keep/:id', '/keep/', undefined],
  ['/keep/:id', '/keep', undefined],
  ['/keep/:id', '/keep/%', undefined],
  ['/t/:code', '/t/ABC', { code: 'ABC' }],
])('%s fits %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
