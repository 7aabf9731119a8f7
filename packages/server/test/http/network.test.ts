import { request } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { addressAt, networkAddresses } from '../../src/http/network.ts';
import { startTestServer, type TestServer } from '../helpers/test-server.ts';

function networkOf(
  { port }: TestServer,
  headers: Record<string, string>,
): Promise<{ status: number; json: unknown }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/v1/network', headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, json: JSON.parse(text) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a page at localhost', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'sevenfold.localhost'])(
    'learns at %s which addresses phones can reach',
    async (host) => {
      const server = await startTestServer({ host: '0.0.0.0' });
      const { json } = await networkOf(server, { host: `${host}:${server.port}` });
      const addresses = networkAddresses().map((one) => addressAt(one, server.port, { base: '' }));
      expect(json).toEqual({ addresses, listens: 'everywhere' });
    },
  );

  test('learns that phones cannot reach a server for this machine only', async () => {
    const server = await startTestServer();
    const { json } = await networkOf(server, { host: 'localhost' });
    expect(json).toEqual({ addresses: [], listens: 'here' });
  });
});

test.each([
  { host: 'play.example.org' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.1.evil.example' },
  { host: 'localhost', 'x-forwarded-for': '203.0.113.1' },
  { host: 'localhost', via: '1.1 proxy' },
])('nobody else is told: %j', async (headers) => {
  const server = await startTestServer({ host: '0.0.0.0' });
  expect(await networkOf(server, headers)).toMatchObject({ status: 403, json: { code: 'private' } });
});

function at(address: string, more: object = {}): NetworkInterfaceInfo {
  return { address, family: 'IPv4', internal: false, ...more } as NetworkInterfaceInfo;
}

test('the addresses of networks come before those of programs on this machine', () => {
  expect(
    networkAddresses({
      lo: [at('127.0.0.1', { internal: true })],
      docker0: [at('172.17.0.1')],
      wlan0: [at('192.168.1.20'), at('fe80::1', { family: 'IPv6' })],
      'br-4f1': [at('172.18.0.1')],
    }),
  ).toEqual(['192.168.1.20', '172.17.0.1', '172.18.0.1']);
});
