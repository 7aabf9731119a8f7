import { expect, test } from 'vitest';
import { areTooFew, connectionLimits } from '../../src/limits/open-files.ts';

test.each([
  // There is room for all connections that were asked for, and for as many short requests.
  [20_000, 65_536, { connections: 20_000, tcp: 40_000 }],
  [20_000, Infinity, { connections: 20_000, tcp: 40_000 }],
  // A hundred files stay for the server itself, and a hundred for short requests.
  [20_000, 20_000, { connections: 19_800, tcp: 19_900 }],
  [20_000, 1024, { connections: 824, tcp: 924 }],
  [20_000, 64, { connections: 1, tcp: 1 }],
])('%i connections with %d files', (most, files, limits) => {
  expect(connectionLimits({ 'max-connections': most }, files)).toEqual(limits);
});

test.each([
  // Nobody has asked for a number, and at home this many are plenty.
  [20_000, 1024, false],
  [20_000, 256, true],
  [5000, 1024, true],
  [800, 1024, false],
])('whether the host is warned: %i connections with %d files', (most, files, isWarned) => {
  const config = { 'max-connections': most };
  expect(areTooFew(connectionLimits(config, files).connections, config)).toBe(isWarned);
});

test.runIf(process.platform === 'linux')('the system says how many files there are', () => {
  const { connections } = connectionLimits({ 'max-connections': 2 ** 52 });
  expect(connections).toBeGreaterThan(1);
  expect(connections).toBeLessThan(2 ** 52);
});
