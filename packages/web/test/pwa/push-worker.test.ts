import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<void>;
}

const SCOPE = 'https://example.org/games/seven/';
const TURN = { kind: 'turn', language: 'de', until: Date.now() + 5.5 * 3_600_000, table: 'K7M2PQ' };

const hearers = new Map<string, (event: object) => void>();
const shown: { readonly title: string; readonly body: string; readonly data: { readonly path: string } }[] =
  [];
const opened: string[] = [];
let pages: Page[] = [];

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, hear: (event: object) => void) => hearers.set(type, hear));
  vi.stubGlobal('registration', {
    scope: SCOPE,
    showNotification: async (title: string, more: { body: string; data: { path: string } }) =>
      void shown.push({ title, body: more.body, data: more.data }),
  });
  vi.stubGlobal('clients', {
    matchAll: async () => pages,
    openWindow: async (url: string) => void opened.push(url),
  });
  await import('../../src/pwa/push-worker.ts');
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  shown.length = opened.length = 0;
  pages = [];
});

/** Sends an event, and waits for as long as the browser would keep the worker alive. */
async function send(type: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  hearers.get(type)!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

function pageAt(path: string, visibilityState: DocumentVisibilityState = 'hidden'): Page {
  return { url: SCOPE + path, visibilityState, focus: async () => void opened.push(`focus ${path}`) };
}

const push = (message: object): Promise<void> => send('push', { data: { json: () => message } });

test('a message is shown as a notification in the language of the device', async () => {
  pages = [pageAt('', 'visible'), pageAt('t/K7M2PQ')];
  await push(TURN);
  expect(shown).toEqual([
    { title: 'Du bist dran', body: 'Tisch K7M2PQ: noch 5 h', data: { path: 't/K7M2PQ' } },
  ]);
});

test('whoever looks at the table is not told', async () => {
  pages = [pageAt('t/K7M2PQ', 'visible')];
  await push(TURN);
  expect(shown).toEqual([]);
});

test('a message without content is no failure', async () => {
  await send('push', { data: null });
  expect(shown).toEqual([]);
});

test('a tap opens the table, or the page that has it open', async () => {
  const close = vi.fn<() => void>();
  const tap = { notification: { close, data: { path: 't/K7M2PQ' } } };
  await send('notificationclick', tap);
  expect(opened).toEqual([`${SCOPE}t/K7M2PQ`]);
  pages = [pageAt('t/OTHER'), pageAt('t/K7M2PQ')];
  await send('notificationclick', tap);
  expect(opened.at(-1)).toBe('focus t/K7M2PQ');
  expect(close).toHaveBeenCalledTimes(2);
});
