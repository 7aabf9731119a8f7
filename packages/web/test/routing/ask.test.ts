import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask, ServerError } from '../../src/routing/ask.ts';
import { request } from '../../src/routing/request.ts';

const schema = v.object({ n: v.number() });

/** The server answers this to everything; returns what it was sent. */
function answering(answer: () => Response): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init);
    return answer();
  });
  return sent;
}

function unreachable(): Response {
  throw new TypeError('no network');
}

afterEach(() => void vi.unstubAllGlobals());

test('a request has its token in a header, its body as JSON, and an end', async () => {
  const sent = answering(() => Response.json({}));
  await request('/v1/anything', { method: 'PUT', token: 'secret', body: { n: 1 } });
  await request('/v1/anything');
  const headers = sent.map((init) => Object.fromEntries(new Headers(init.headers)));
  expect(headers).toEqual([{ authorization: 'Bearer secret', 'content-type': 'application/json' }, {}]);
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', '{"n":1}'],
    ['GET', undefined],
  ]);
  expect(sent.every(({ signal }) => signal instanceof AbortSignal)).toBe(true);
});

describe('an answer', () => {
  test('of the form that was asked for', async () => {
    answering(() => Response.json({ n: 7 }));
    expect(await ask('/v1/anything', schema)).toEqual({ n: 7 });
  });

  test('of that form counts with another status only if it is accepted', async () => {
    answering(() => Response.json({ n: 7 }, { status: 409 }));
    expect(await ask('/v1/anything', schema, { accepts: 409 })).toEqual({ n: 7 });
    await expect(ask('/v1/anything', schema)).rejects.toBeInstanceOf(ServerError);
  });

  test.each([
    ['no network', unreachable, 'offline', 'offline'],
    ['the page of a hotel', () => new Response('<html>Welcome!'), 'offline', 'offline'],
    ['another form', () => Response.json({ m: 1 }), 'offline', 'offline'],
    ['trouble', () => Response.json({ code: 'internal' }, { status: 500 }), 'offline', 'internal'],
    ['a refusal', () => Response.json({ code: 'noTicket' }, { status: 404 }), 'refused', 'noTicket'],
    ['a refusal without a code', () => new Response('', { status: 404 }), 'refused', 'refused'],
    ['too much', () => new Response('', { status: 429 }), 'tooMany', 'tooMany'],
    ['maintenance', () => Response.json({ code: 'readOnly' }, { status: 423 }), 'readOnly', 'readOnly'],
  ])('that is none: %s', async (_, answer, problem, code) => {
    answering(answer);
    const error = await ask('/v1/anything', schema).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ problem, code });
  });
});
