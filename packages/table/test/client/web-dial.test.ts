import { expect, test } from 'vitest';
import { socketUrl } from '../../src/index.ts';

test.each([
  ['https://example.org', 'wss://example.org/v1/socket?table=K7M2PQ'],
  ['http://localhost:7777/', 'ws://localhost:7777/v1/socket?table=K7M2PQ'],
  ['https://example.org/games/seven', 'wss://example.org/games/seven/v1/socket?table=K7M2PQ'],
  ['https://example.org/games/seven/?x=1#y', 'wss://example.org/games/seven/v1/socket?table=K7M2PQ'],
])('the socket of a server at %s', (server, url) => {
  expect(socketUrl(server, 'k7m2pq')).toBe(url);
});
