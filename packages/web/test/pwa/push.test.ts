import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minutesOf, timeOf } from '../../src/features/settings/time-of-day.ts';
import { type PushMessage, shownOf } from '../../src/pwa/push-message.ts';
import { pushState, sendWishes, switchOff, switchOn } from '../../src/pwa/push.ts';
import { NIGHT } from '../../src/storage/notification-wishes.ts';
import { stubPage } from '../fake-page.ts';

// The page listens for the browser's offer to install it as soon as it is loaded.
vi.hoisted(() => {
  globalThis.addEventListener ??= () => undefined;
});

const HOUR = 3_600_000;
const TURN: PushMessage = { kind: 'turn', language: 'en', until: 5.5 * HOUR, table: 'K7M2PQ' };

test.each([
  ['en', 'It’s your turn', 'Table K7M2PQ: 5 h left'],
  ['de', 'Du bist dran', 'Tisch K7M2PQ: noch 5 h'],
  ['xx', 'It’s your turn', 'Table K7M2PQ: 5 h left'],
])('a notification in %s', (language, title, body) => {
  const shown = shownOf({ ...TURN, language }, 0);
  expect(shown).toEqual({ title, body, tag: 'table K7M2PQ', path: 't/K7M2PQ' });
});

test('a notification counts minutes in the last hour, and a circle has its name and page', () => {
  expect(shownOf(TURN, 5.2 * HOUR).body).toBe('Table K7M2PQ: 18 min left');
  expect(shownOf(TURN, 9 * HOUR).body).toBe('Table K7M2PQ: 1 min left');
  const circle = { kind: 'circle', language: 'fr', until: 0, circle: 'C1', name: 'Jeudis' } as const;
  expect(shownOf(circle, 0)).toMatchObject({
    title: 'Nouvelle partie dans le groupe Jeudis',
    path: 'circles/C1',
  });
});

test.each([
  ['00:00', 0],
  ['22:30', 1350],
  ['23:59', 1439],
])('the time %s is %i minutes', (text, minutes) => {
  expect(timeOf(minutes)).toBe(text);
  expect(minutesOf(text)).toBe(minutes);
});

test.each(['', '24:00', '7:00', '12:60', 'noon'])('%j is no time', (text) => {
  expect(minutesOf(text)).toBeUndefined();
});

describe('a device', () => {
  const asked: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];
  let subscribed: object | null;
  let permission: NotificationPermission;

  beforeEach(() => {
    stubPage();
    asked.length = 0;
    subscribed = null;
    permission = 'default';
    vi.stubGlobal('PushManager', Object);
    vi.stubGlobal('Notification', {
      get permission() {
        return permission;
      },
      requestPermission: async () => permission,
    });
    const pushManager = {
      getSubscription: async () => subscribed,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const endpoint = `https://push.example.org/${applicationServerKey}`;
        subscribed = {
          endpoint,
          toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'auth' } }),
          unsubscribe: async () => void (subscribed = null),
        };
        return subscribed;
      },
    };
    const registration = { pushManager };
    vi.stubGlobal('navigator', {
      userAgent: 'Firefox',
      serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
    });
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      asked.push({
        path,
        method: method!,
        body: body === undefined ? undefined : JSON.parse(body as string),
      });
      return method === 'GET' ? Response.json({ key: 'KEY' }) : new Response(null, { status: 204 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is subscribed with the key of the server, once its person has allowed it', async () => {
    expect(await pushState()).toBe('off');
    await switchOn('pl');
    expect(await pushState()).toBe('off');
    expect(asked).toEqual([]);
    permission = 'granted';
    await switchOn('pl');
    expect(await pushState()).toBe('on');
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/push',
      'PUT /v1/me/subscription',
    ]);
    expect(asked[1]!.body).toEqual({
      endpoint: 'https://push.example.org/KEY',
      keys: { p256dh: 'key', auth: 'auth' },
      wants: ['turn', 'reminder', 'circle'],
      language: 'pl',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      quiet: NIGHT,
    });
  });

  test('that is switched off is forgotten by the server, and says nothing more', async () => {
    permission = 'granted';
    await switchOn('en');
    await switchOff();
    expect(await pushState()).toBe('off');
    expect(asked.at(-1)).toEqual({
      path: '/v1/me/subscription',
      method: 'DELETE',
      body: { endpoint: 'https://push.example.org/KEY' },
    });
    await sendWishes('en');
    expect(asked).toHaveLength(3);
  });

  test('says why it cannot have notifications', async () => {
    permission = 'denied';
    expect(await pushState()).toBe('blocked');
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(await pushState()).toBe('unsupported');
    vi.stubGlobal('navigator', { userAgent: 'iPhone' });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(await pushState()).toBe('install');
  });
});
