import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask, done, ServerError } from '../../src/server/ask.ts';
import { problemText } from '../../src/server/problem-text.ts';
import { Task } from '../../src/server/task.svelte.ts';
import { loadWords } from '../../src/words/words.svelte.ts';
import words from '../../src/words/server/en.ts';

const schema = v.object({ n: v.number() });

/** The server answers this to everything; returns what it was sent. */
function answering(answer: () => Response): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    expect(path).toBe('/v1/anything');
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
  await ask('PUT /v1/anything', v.object({}), { token: 'secret', body: { n: 1 } });
  await ask('GET /v1/anything', v.object({}));
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
    expect(await ask('GET /v1/anything', schema)).toEqual({ n: 7 });
    expect(await ask('GET /v1/anything', (value) => (value as { n: number }).n + 1)).toBe(8);
  });

  test('of that form counts with another status only if it is accepted', async () => {
    answering(() => Response.json({ n: 7 }, { status: 409 }));
    expect(await ask('GET /v1/anything', schema, { accepts: 409 })).toEqual({ n: 7 });
    await expect(ask('GET /v1/anything', schema)).rejects.toBeInstanceOf(ServerError);
  });

  test('that only says that it is done has no content, or says how much was deleted', async () => {
    answering(() => new Response(null, { status: 204 }));
    expect(await ask('DELETE /v1/anything', done)).toBeUndefined();
    answering(() => Response.json({ deleted: 1 }));
    expect(await ask('DELETE /v1/anything', done)).toBeUndefined();
    answering(() => new Response(''));
    await expect(ask('DELETE /v1/anything', done)).rejects.toMatchObject({ problem: 'portal' });
  });

  test.each([
    ['no network', unreachable, 'offline', 'offline'],
    ['the page of a hotel', () => new Response('<html>Welcome!'), 'portal', 'portal'],
    ['such a page in place of a refusal', () => new Response('<html>', { status: 404 }), 'portal', 'portal'],
    ['the sign-in that a network wants', () => new Response('', { status: 511 }), 'portal', 'portal'],
    ['another form', () => Response.json({ m: 1 }), 'portal', 'portal'],
    ['trouble', () => Response.json({ code: 'internal' }, { status: 500 }), 'offline', 'offline'],
    ['something missing', () => Response.json({ code: 'noTicket' }, { status: 404 }), 'gone', 'noTicket'],
    ['something over', () => Response.json({ code: 'dayOver' }, { status: 410 }), 'gone', 'dayOver'],
    ['a refusal', () => Response.json({ code: 'badName' }, { status: 422 }), 'refused', 'badName'],
    ['too much for a proxy', () => new Response('<html>', { status: 413 }), 'refused', 'tooLarge'],
    ['too many', () => new Response('', { status: 429 }), 'tooMany', 'tooMany'],
    ['maintenance', () => Response.json({ code: 'readOnly' }, { status: 423 }), 'readOnly', 'readOnly'],
  ])('that is none: %s', async (_, answer, problem, code) => {
    answering(answer);
    const error = await ask('GET /v1/anything', schema).catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ problem, code });
  });
});

test('what went wrong is said by its code, else by its problem, best in the words of the screen', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadWords(['server']);
  const own = { noTicket: 'Create a new link.', offline: 'Play another deck.' };
  expect(problemText(new ServerError('gone', 'noTicket'), own)).toBe(own.noTicket);
  expect(problemText(new ServerError('offline'), own)).toBe(own.offline);
  expect(problemText(new ServerError('refused', 'toString'), own)).toBe(words.problems.refused);
  expect(problemText(new ServerError('portal'))).toBe(words.problems.portal);
});

describe('what someone waits for', () => {
  test('is busy until it is done, and is not begun twice', async () => {
    const task = new Task();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = task.run(() => promise);
    expect([task.busy, await task.run(unreachable as never)]).toEqual([true, false]);
    resolve();
    expect([await first, task.busy, task.error]).toEqual([true, false, undefined]);
  });

  test('is no longer busy after any failure, and can be tried again', async () => {
    const task = new Task();
    const error = new ServerError('slow');
    expect(await task.run(() => Promise.reject(error))).toBe(false);
    expect([task.busy, task.error]).toEqual([false, error]);
    await expect(task.run(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
    expect([task.busy, task.error]).toEqual([false, undefined]);
    expect([await task.run(async () => undefined), task.error]).toEqual([true, undefined]);
  });
});
