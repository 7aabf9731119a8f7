import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  loadWebhook,
  removeWebhook,
  setWebhook,
  testWebhook,
  type WebhookOwner,
} from '../../src/webhook/webhook.ts';

const URL_OF_ROOM = 'https://chat.example/room';
const asked: { request: string; token: string | null; body: unknown }[] = [];
let answer: () => Response;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ request: `${init.method} ${path}`, token, body });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each<[WebhookOwner, string]>([
  [{ kind: 'table', id: 'ABCD' }, '/v1/tables/ABCD/webhook'],
  [{ kind: 'circle', id: '0123456789AB' }, '/v1/circles/0123456789AB/webhook'],
])('the webhook of %o is set, tested and removed at its own address', async (owner, path) => {
  answer = () => Response.json({ url: null, last: null });
  expect(await loadWebhook(owner)).toBeNull();
  answer = () => Response.json({ url: URL_OF_ROOM, secret: 'whsec_1' }, { status: 201 });
  expect(await setWebhook(owner, URL_OF_ROOM)).toEqual({ url: URL_OF_ROOM, secret: 'whsec_1' });
  answer = () => Response.json({ status: 204 });
  expect(await testWebhook(owner)).toBe(204);
  answer = () => new Response(null, { status: 204 });
  await removeWebhook(owner);
  expect(asked.map(({ request }) => request)).toEqual([
    `GET ${path}`,
    `PUT ${path}`,
    `POST ${path}/test`,
    `DELETE ${path}`,
  ]);
  expect(asked.map(({ body }) => body)).toEqual([undefined, { url: URL_OF_ROOM }, undefined, undefined]);
  expect(new Set(asked.map(({ token }) => token)).size).toBe(1);
  expect(asked[0]!.token).toMatch(/^Bearer .+/);
});

test('an address that nothing can be sent to is refused, and any other failure is one', async () => {
  const owner = { kind: 'circle', id: '0123456789AB' } as const;
  answer = () => Response.json({ code: 'badTarget' }, { status: 400 });
  await expect(setWebhook(owner, 'http://localhost')).rejects.toMatchObject({ code: 'badTarget' });
  answer = () => Response.json({ code: 'keeperOnly' }, { status: 403 });
  await expect(setWebhook(owner, URL_OF_ROOM)).rejects.toMatchObject({ code: 'keeperOnly' });
  await expect(removeWebhook(owner)).rejects.toMatchObject({ code: 'keeperOnly' });
});
