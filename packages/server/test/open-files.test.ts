import { expect, test } from 'vitest';
import { connectionLimits } from '../src/open-files.ts';

test.each([
  // All that was asked for, and as many short requests.
  [20_000, 65_536, { connections: 20_000, tcp: 40_000 }],
  [20_000, Infinity, { connections: 20_000, tcp: 40_000 }],
  // A hundred files stay for the server itself, and a hundred for short requests.
  [20_000, 20_000, { connections: 19_800, tcp: 19_900 }],
  [20_000, 1024, { connections: 824, tcp: 924 }],
  [20_000, 64, { connections: 1, tcp: 1 }],
])('%i connections with %d files', (most, files, limits) => {
  expect(connectionLimits({ 'max-connections': most }, files)).toEqual(limits);
});

test.runIf(process.platform === 'linux')('the system says how many files there are', () => {
  const { connections } = connectionLimits({ 'max-connections': 2 ** 52 });
  expect(connections).toBeGreaterThan(1);
  expect(connections).toBeLessThan(2 ** 52);
});
