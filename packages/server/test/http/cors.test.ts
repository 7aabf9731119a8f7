import { describe, expect, test } from 'vitest';
import { ON, OWN } from '../operator/operator-servers.ts';
import { ask, bearer, newTable, startTestServer } from '../helpers/test-server.ts';

const FRIEND = 'https://friend.example';
const origins = `${FRIEND},http://localhost:5173`;

/** What a browser asks before a request that a form could not send. */
function preflight(url: string, origin: string, method = 'POST') {
  return ask(url, 'OPTIONS', undefined, {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  });
}

function corsHeaders(headers: Headers): string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

describe('pages of a website in --origins', () => {
  test.each(['POST', 'PUT', 'DELETE'])('may ask to %s', async (method) => {
    const { url } = await startTestServer({ origins });
    const { status, text, headers } = await preflight(`${url}/v1/tables`, FRIEND, method);
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(headers.get('access-control-allow-methods')!.split(', ')).toContain(method);
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(headers.get('access-control-max-age')).toBe('86400');
  });

  test('read answers, and refusals as well', async () => {
    const { url } = await startTestServer({ origins });
    const { token } = await newTable({ url });
    const answers = [
      await ask(`${url}/v1/tables`, 'POST', {}, { origin: FRIEND }),
      await ask(`${url}/v1/me/games`, 'GET', undefined, { origin: FRIEND, ...bearer(token) }),
      await ask(`${url}/v1/tables/NOBODY`, 'GET', undefined, { origin: FRIEND }),
      await ask(`${url}/v1/nothing`, 'GET', undefined, { origin: FRIEND }),
      await ask(`${url}/v1/tables`, 'POST', '{', { origin: FRIEND }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 404, 404, 400]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(FRIEND);
      expect(headers.get('access-control-expose-headers')).toContain('retry-after');
      expect(headers.get('vary')).toBe('origin');
    }
  });

  test('read that they have asked too often', async () => {
    const { url } = await startTestServer({ origins, 'address-tables': '1' });
    await ask(`${url}/v1/tables`, 'POST', {}, { origin: FRIEND });
    const { status, headers } = await ask(`${url}/v1/tables`, 'POST', {}, { origin: FRIEND });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([429, FRIEND]);
  });

  test('never send cookies, and the answer names them alone', async () => {
    const { url } = await startTestServer({ origins });
    const local = await ask(`${url}/v1/tables`, 'GET', undefined, { origin: 'http://localhost:5173' });
    expect(local.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    for (const { headers } of [local, await preflight(`${url}/v1/tables`, FRIEND)])
      expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each(['/', '/health', '/ready', '/metrics'])('read nothing of %s', async (path) => {
    const { url } = await startTestServer({ origins });
    const { headers } = await ask(url + path, 'GET', undefined, { origin: FRIEND });
    expect(corsHeaders(headers)).toEqual([]);
  });

  test('may use a server under a path', async () => {
    const { url } = await startTestServer({ origins, base: '/games/seven' });
    const { status, headers } = await preflight(`${url}/games/seven/v1/tables`, FRIEND);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, FRIEND]);
  });
});

describe.each([
  'https://evil.example',
  'null',
  'http://friend.example',
  'https://friend.example:8443',
  'https://friend.example.evil.example',
  'https://evilfriend.example',
  'https://FRIEND.example',
  '*',
])('pages of %s', (origin) => {
  test('are refused, and can read neither the refusal nor anything else', async () => {
    const { url } = await startTestServer({ origins });
    const answers = [
      await preflight(`${url}/v1/tables`, origin),
      await ask(`${url}/v1/tables`, 'GET', undefined, { origin }),
      await ask(`${url}/v1/me/games`, 'GET', undefined, { origin, ...bearer('a'.repeat(22)) }),
      // This request comes last, because the connection closes if a body is not read.
      await ask(`${url}/v1/tables`, 'POST', {}, { origin }),
    ];
    for (const { status, json, headers } of answers) {
      expect([status, json['code']]).toEqual([403, 'badOrigin']);
      expect(corsHeaders(headers)).toEqual([]);
    }
  });
});

test('without --origins nobody is answered, except the pages of this server and programs', async () => {
  const { url } = await startTestServer();
  expect(await preflight(`${url}/v1/tables`, FRIEND)).toMatchObject({ status: 403 });
  for (const headers of [{ origin: url }, {}]) {
    const answer = await ask(`${url}/v1/tables`, 'POST', {}, headers);
    expect([answer.status, corsHeaders(answer.headers)]).toEqual([201, []]);
  }
});

test.each(['/v1/admin', '/v1/%61dmin', '/v1/admin/tables/ABC234'])(
  'pages of a website in --origins get nothing of the operator’s page at %s, even with the token',
  async (path) => {
    const { url } = await startTestServer({ origins, ...ON });
    const answer = await ask(`${url}${path}`, 'GET', undefined, { origin: FRIEND, ...OWN });
    expect([answer.status, answer.json['code']]).toEqual([403, 'badOrigin']);
    expect(corsHeaders(answer.headers)).toEqual([]);
    const own = await ask(`${url}${path}`, 'GET', undefined, { origin: url, ...OWN });
    expect(own.json['code']).not.toBe('badOrigin');
    expect(corsHeaders((await preflight(`${url}/v1/admin`, FRIEND)).headers)).toEqual([]);
  },
);
