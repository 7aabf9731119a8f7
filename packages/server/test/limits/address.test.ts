import { expect, test } from 'vitest';
import { callerOf, callersOf } from '../../src/limits/address.ts';

const FOUR = ['203.0.113.7', '203.0.113.0/24'];

test.each([
  ['203.0.113.7', FOUR],
  ['::ffff:203.0.113.7', FOUR],
  ['::ffff:cb00:7107', FOUR],
  ['0:0:0:0:0:FFFF:203.0.113.7', FOUR],
  // 6to4, NAT64 and Teredo: an IPv4 address comes with all of these.
  ['2002:cb00:7107:1::1', FOUR],
  ['2002:cb00:7107:ffff::2', FOUR],
  ['64:ff9b::203.0.113.7', FOUR],
  ['2001:0:4136:e378:8000:63bf:34ff:8ef8', FOUR],
  ['2001:db8:1:2ab:3::4', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:0DB8:1:2AB:FFFF::%eth0', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['', ['unknown']],
  ['x'.repeat(100_000), ['unknown']],
])('%s counts as %j', (ip, keys) => {
  expect(callersOf(ip).map(({ key }) => key)).toEqual(keys);
  expect(callerOf(ip)).toBe(keys[0]);
});

test('a network may do more than one address, and much less than all of its addresses', () => {
  expect(callersOf('203.0.113.7').map(({ weight }) => weight)).toEqual([1, 32]);
  expect(callersOf('2001:db8::1').map(({ weight }) => weight)).toEqual([1, 4, 16]);
});
