// Every request of the app, with everything that can come in place of its answer. The list is taken from the sources, so
// that a new request needs a line here.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAtServer, dayAtServer, finishedDays } from '../../src/attempts/daily-server.ts';
import { onlineResult } from '../../src/features/circles/games/online-result.ts';
import * as circles from '../../src/features/circles/sync/circle-server.ts';
import { ServerGames } from '../../src/features/history/server-games.ts';
import * as sheets from '../../src/features/keep/sharing/shared-sheet.ts';
import * as tables from '../../src/features/online/table-server.ts';
import * as rating from '../../src/features/rating/rating-server.ts';
import { findGame } from '../../src/features/replay/game-finder.ts';
import { deleteEverything } from '../../src/features/you/delete-everything.ts';
import { MeRequests } from '../../src/features/you/me.ts';
import { followNotices } from '../../src/notice/follow-notices.ts';
import { switchOff, switchOn } from '../../src/pwa/push.ts';
import { type Problem, ServerError } from '../../src/server/ask.ts';
import type { Feed, FeedStatus } from '../../src/server/feed.ts';
import { ServerAddress } from '../../src/server/server-address.svelte.ts';
import { MemoryCollection } from '../../src/storage/memory-database.ts';
import { History } from '../../src/storage/history.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { writeStored } from '../../src/storage/stored.ts';
import * as webhook from '../../src/webhook/webhook.ts';
import { stubPage } from '../fake-page.ts';
import { FakeStorage } from '../fake-storage.ts';
import { played } from '../played-games.ts';

// Imported modules listen for what the browser offers.
vi.hoisted(() => {
  globalThis.addEventListener ??= () => undefined;
});

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where a request stands, and what it asks; a star is what differs. */
const REQUESTS = Object.entries(SOURCES).flatMap(([path, text]) =>
  [...text.matchAll(/[`'](?<line>(?:GET|POST|PUT|DELETE) \/v1\/[^`']*)[`']/g)]
    .map(({ groups }) => groups!['line']!.replaceAll(/\$\{[^}]*\}/g, '*').replace(/\?.*$/, ''))
    .map((line) => `${path.replace('../../src/', '')}: ${line}`),
);

const MINUTE = 60_000;
const TOKEN = 'token-of-this-device-01';
const SHARE = { board: '0123456789AB', key: 'key', version: 1, steps: 0, mine: true } as const;
const LOG = {
  id: 'g-1',
  started: 1,
  rules: { preset: 'official' },
  players: [
    { id: 'p-1', name: 'Ann', colour: 0 },
    { id: 'p-2', name: 'Ben', colour: 1 },
  ],
  dealer: 'p-1',
  steps: [],
} as const;
const ME = { devices: [{ id: 'a', kind: 'phone', added: 0, self: true }], passkeys: [] };
const DAY = { date: '2026-11-16', commitment: 'ab'.repeat(32), phase: 'open', ends: 1, published: 2 };
const OWNER = { kind: 'table', id: 'ABCD' } as const;
const RECORD = {
  ...played(1, 2),
  played: { started: 1, ended: 2, bots: [null, 'pip'] },
};
const NOTHING = null;

const shelf = new BrowserShelf(undefined);
const requests = new MeRequests(TOKEN, 'phone');

interface Way {
  readonly run: () => unknown;
  /** What the server answers; `NOTHING` has no content. By path, if it takes several requests. */
  readonly answer: unknown;
  /** What comes of it without an answer, where nobody is told why. */
  readonly quiet?: unknown;
}

const WAYS: { readonly [request: string]: Way } = {
  'attempts/daily-server.ts: GET /v1/daily/*': { run: () => dayAtServer(DAY.date, TOKEN), answer: DAY },
  'attempts/daily-server.ts: GET /v1/me/daily': { run: () => finishedDays(TOKEN), answer: { days: [] } },
  'attempts/daily-server.ts: POST /v1/daily/*/moves': {
    run: () => answerAtServer(DAY.date, TOKEN, { n: 0 }),
    answer: { from: 0, tokens: '' },
  },
  'features/circles/sync/circle-server.ts: POST /v1/circles': {
    run: () => circles.createCircle(shelf, { name: 'Ann', settings: { name: 'Fridays' } }),
    answer: { id: 'A', key: 'k', member: 'm' },
  },
  'features/circles/sync/circle-server.ts: GET /v1/me/circles': {
    run: () => circles.myCircles(shelf),
    answer: { circles: [] },
  },
  'features/circles/sync/circle-server.ts: GET /v1/circles/*/entries': {
    run: () => circles.readCircle(shelf, 'A', 0),
    answer: (path: string) =>
      path.includes('entries')
        ? { from: 0, entries: [], names: [] }
        : { n: 1, you: 'm', deleted: null, tables: [] },
  },
  'features/circles/sync/circle-server.ts: GET /v1/circles/*': {
    run: () => circles.readCircle(shelf, 'A', 3),
    answer: { n: 3, you: 'm', deleted: null, tables: [] },
  },
  'features/circles/sync/circle-server.ts: POST /v1/circles/*/entries': {
    run: () => circles.sendEntries(shelf, 'A', []),
    answer: { results: [] },
  },
  'features/circles/sync/circle-server.ts: POST /v1/circles/*/preview': {
    run: () => circles.previewCircle(shelf, 'A', 'k'),
    answer: { name: 'Fridays', members: 1, paper: [] },
  },
  'features/circles/sync/circle-server.ts: POST /v1/circles/*/members': {
    run: () => circles.joinCircle(shelf, 'A', { key: 'k', name: 'Ann' }),
    answer: { member: 'm' },
  },
  'features/circles/sync/circle-server.ts: DELETE /v1/circles/*/members/*': {
    run: () => circles.leaveCircle(shelf, 'A', 'm'),
    answer: NOTHING,
  },
  'features/circles/sync/circle-server.ts: POST /v1/circles/*/invitation': {
    run: () => circles.replaceInvite(shelf, 'A'),
    answer: { key: 'k' },
  },
  'features/circles/sync/circle-server.ts: DELETE /v1/circles/*': {
    run: () => circles.deleteCircle(shelf, 'A'),
    answer: NOTHING,
  },
  'features/circles/sync/circle-server.ts: POST /v1/circles/*/restore': {
    run: () => circles.restoreCircle(shelf, 'A'),
    answer: NOTHING,
  },
  'features/history/server-games.ts: GET /v1/me/games': {
    run: () => serverGames().fetch('Ann'),
    answer: { games: [] },
    quiet: 'offline',
  },
  'features/history/server-games.ts: DELETE /v1/me/games/*': {
    run: async () => {
      const games = serverGames();
      games.forget('A.1');
      await games.tell();
    },
    answer: { deleted: 1 },
    quiet: undefined,
  },
  'features/history/server-games.ts: DELETE /v1/me/games': {
    run: () => serverGames().forgetAll(),
    answer: { deleted: 1 },
    quiet: undefined,
  },
  'features/keep/sharing/shared-sheet.ts: POST /v1/sheets': {
    run: () => sheets.createSheet(LOG),
    answer: { id: '0123456789AB', key: 'key', version: 1 },
  },
  'features/keep/sharing/shared-sheet.ts: PUT /v1/sheets/*': {
    run: () => sheets.writeSheet(SHARE, LOG),
    answer: { version: 2 },
  },
  'features/keep/sharing/shared-sheet.ts: DELETE /v1/sheets/*': {
    run: () => sheets.removeSheet(SHARE),
    answer: NOTHING,
  },
  'features/online/table-server.ts: POST /v1/tables': { run: tables.openTableOnTv, answer: { code: 'ABCD' } },
  'features/online/table-server.ts: GET /v1/tables': { run: tables.publicTables, answer: { tables: [] } },
  'features/rating/rating-server.ts: GET /v1/me/rating': {
    run: () => rating.ownRating(5),
    answer: { rating: 1, uncertainty: 1, games: 0, listed: false, history: [] },
  },
  'features/rating/rating-server.ts: PUT /v1/me/rating': {
    run: () => rating.listMe(true),
    answer: { listed: true },
  },
  'features/rating/rating-server.ts: GET /v1/leaderboard': {
    run: () => rating.leaderboard('month', 'rating'),
    answer: { least: 5, people: [] },
  },
  'features/rating/rating-server.ts: POST /v1/match': {
    run: () => rating.waitForSomeone('Ann', 0),
    answer: { waiting: 1, seconds: 0 },
  },
  'features/rating/rating-server.ts: DELETE /v1/match': {
    run: rating.stopWaiting,
    answer: NOTHING,
    quiet: undefined,
  },
  'game-records/served-record.ts: GET /v1/records/*': {
    run: async () => {
      const found = await findGame('A.1');
      return [
        typeof found === 'string' ? found : 'found',
        (await onlineResult('A.1')) !== undefined,
        await serverGames().fetch('Ann'),
      ];
    },
    answer: (path: string) =>
      path.includes('records')
        ? RECORD
        : { games: [{ id: 'A.1', started: 1, ended: 2, players: ['Ann', 'Pip'], bots: [null, 'pip'] }] },
    quiet: ['offline', false, 'offline'],
  },
  'features/you/delete-everything.ts: DELETE /v1/sheets/*': {
    run: () => {
      const own = new BrowserShelf(undefined);
      writeStored('keep-share:g-1', SHARE, own);
      return deleteEverything(own, () => undefined);
    },
    answer: NOTHING,
    quiet: undefined,
  },
  'features/you/me.ts: GET /v1/me': { run: () => requests.load(), answer: ME },
  'features/you/me.ts: POST /v1/me/links': {
    run: () => requests.makeLink(),
    answer: { ticket: 't', until: 1 },
  },
  'features/you/me.ts: POST /v1/me/links/use': { run: () => requests.useLink('t'), answer: ME },
  'features/you/me.ts: DELETE /v1/me/devices/*': {
    run: () => requests.removeDevice('a'),
    answer: { deleted: 1 },
  },
  'features/you/me.ts: POST /v1/me/passkeys/options': {
    run: () => requests.passkeyOptions('Ann'),
    answer: { challenge: 'c' },
  },
  'features/you/me.ts: POST /v1/me/passkeys': { run: () => requests.addPasskey({}), answer: ME },
  'features/you/me.ts: DELETE /v1/me/passkeys/*': {
    run: () => requests.removePasskey('a'),
    answer: { deleted: 1 },
  },
  'features/you/me.ts: POST /v1/me/restore/options': {
    run: () => requests.restoreOptions(),
    answer: { challenge: 'c' },
  },
  'features/you/me.ts: POST /v1/me/restore': { run: () => requests.restore({}), answer: ME },
  'features/you/me.ts: DELETE /v1/me': { run: () => requests.deleteEverything(), answer: { deleted: 1 } },
  'notice/follow-notices.ts: GET /v1/notice': {
    run: () => {
      vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
      vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
      followNotices();
    },
    answer: { version: 1, readOnly: false, banner: null },
    quiet: undefined,
  },
  'pwa/push.ts: GET /v1/push': { run: () => (stubPush(), switchOn('en')), answer: pushAnswer },
  'pwa/push.ts: PUT /v1/me/subscription': { run: () => (stubPush(), switchOn('en')), answer: pushAnswer },
  'pwa/push.ts: DELETE /v1/me/subscription': { run: () => (stubPush(), switchOff()), answer: NOTHING },
  'server/server-address.svelte.ts: GET /v1/network': {
    run: async () => {
      vi.stubGlobal('location', new URL('http://localhost:7777'));
      const address = new ServerAddress();
      void address.address;
      await vi.advanceTimersByTimeAsync(0);
      return address.address;
    },
    answer: { addresses: ['http://192.168.1.20:7777'], listens: 'everywhere' },
    quiet: 'http://localhost:7777',
  },
  'webhook/webhook.ts: GET /v1/*s/*/webhook': {
    run: () => webhook.loadWebhook(OWNER),
    answer: { url: null },
  },
  'webhook/webhook.ts: PUT /v1/*s/*/webhook': {
    run: () => webhook.setWebhook(OWNER, 'https://chat.example/room'),
    answer: { url: 'https://chat.example/room', secret: 's' },
  },
  'webhook/webhook.ts: POST /v1/*s/*/webhook/test': {
    run: () => webhook.testWebhook(OWNER),
    answer: { status: 204 },
  },
  'webhook/webhook.ts: DELETE /v1/*s/*/webhook': { run: () => webhook.removeWebhook(OWNER), answer: NOTHING },
};

/** What is followed, and an event of it. */
const FEEDS: {
  readonly [request: string]: {
    readonly follow: (heard: () => void, status: (status: FeedStatus) => void) => Pick<Feed<never>, 'close'>;
    readonly event: string;
  };
} = {
  'features/circles/sync/circle-server.ts: GET /v1/circles/*/events': {
    follow: (heard, status) => circles.followCircle(shelf, 'A', heard, status),
    event: 'event: circle\ndata: {"n":1}\n\n',
  },
  'features/keep/sharing/shared-sheet.ts: GET /v1/sheets/*/events': {
    follow: (heard, status) => sheets.followSheet('A', heard, status),
    event: `event: sheet\ndata: ${JSON.stringify({ version: 1, body: LOG })}\n\n`,
  },
};

/** What can come in place of an answer, and what it is called. */
const FAULTS: { readonly [what: string]: readonly [Problem, (init: RequestInit) => Promise<Response>] } = {
  'no network': ['offline', () => Promise.reject(new TypeError('no network'))],
  'the sign-in page of a network': ['portal', async () => new Response('<html>Welcome!', HTML)],
  'such a page in place of a refusal': [
    'portal',
    async () => new Response('<html>', { ...HTML, status: 404 }),
  ],
  'JSON of something else': ['portal', async () => Response.json({ login: 'please' })],
  'an answer without an end': ['portal', async () => new Response(endless())],
  'a cut answer': ['slow', async () => new Response(cut())],
  'no answer in time': ['slow', ({ signal }) => tooLate(signal!)],
  'the trouble of a proxy': [
    'offline',
    async () => new Response('<html>Bad Gateway', { ...HTML, status: 502 }),
  ],
};

const HTML = { headers: { 'content-type': 'text/html' } };

function endless(): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(4_000_000).fill(32);
  return new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
}

function cut(): ReadableStream<Uint8Array> {
  let pieces = 0;
  return new ReadableStream({
    pull: (controller) =>
      pieces++ === 0
        ? controller.enqueue(new TextEncoder().encode('{"version":'))
        : controller.error(new TypeError('connection lost')),
  });
}

function tooLate(signal: AbortSignal): Promise<Response> {
  return new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error));
  });
}

function serverGames(): ServerGames {
  const own = new BrowserShelf(new FakeStorage());
  writeStored('guest', TOKEN, own);
  return new ServerGames(own, new History(own, new MemoryCollection()));
}

function pushAnswer(path: string): unknown {
  return path === '/v1/push' ? { key: 'KEY' } : NOTHING;
}

/** A browser that may show notifications, and is subscribed. */
function stubPush(): void {
  const subscription = {
    endpoint: 'https://push.example.org/KEY',
    toJSON: () => ({ endpoint: 'https://push.example.org/KEY', keys: {} }),
    unsubscribe: async () => true,
  };
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
  const registration = { pushManager };
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  vi.stubGlobal('navigator', {
    languages: ['en'],
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

function replyOf(answer: unknown, path: string): Response {
  const body: unknown = typeof answer === 'function' ? answer(path) : answer;
  return body === NOTHING ? new Response(null, { status: 204 }) : Response.json(body);
}

beforeEach(() => {
  vi.useFakeTimers();
  stubPage();
  // Its own clock cannot be wound on.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
});

const open: Pick<Feed<never>, 'close'>[] = [];

afterEach(() => {
  for (const feed of open.splice(0)) feed.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every request of the app is here', () => {
  expect(REQUESTS.length).toBeGreaterThan(40);
  expect([...Object.keys(WAYS), ...Object.keys(FEEDS)].sort()).toEqual([...new Set(REQUESTS)].sort());
});

test('nothing else in the app asks the network', () => {
  const wrong = Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith('/server/ask.ts'))
    .filter(([, text]) =>
      /(?<![.\w#]|async )(?:fetch|sendBeacon)\(|EventSource\(|XMLHttpRequest\(|WebSocket\(/.test(text),
    );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('whatever shows that it waits ends that in any case', () => {
  const busy = Object.values(SOURCES).filter((text) => /\b(?:busy|isBusy) = true/.test(text));
  expect(busy.length).toBeGreaterThan(0);
  for (const text of busy) expect(text).toMatch(/finally \{\s+(?:this\.)?busy = false/);
});

describe.each(Object.entries(WAYS))('%s', (name, { run, answer, ...rest }) => {
  test.each(Object.entries(FAULTS))('%s, and then its answer', async (_, [problem, fault]) => {
    const asked: string[] = [];
    let isWell = false;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      const line = `${init.method} ${path.replace(/\?.*$/, '')}`;
      asked.push(line);
      return !isWell && isOf(name, line) ? fault(init) : Promise.resolve(replyOf(answer, path));
    });
    const failing = outcomeOf(run);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const failed = await failing;
    expect(asked.some((line) => isOf(name, line))).toBe(true);
    const reason = failed.error?.problem ?? failed.result;
    expect(reason).toEqual('quiet' in rest ? rest.quiet : problem);
    isWell = true;
    const working = outcomeOf(run);
    await vi.advanceTimersByTimeAsync(MINUTE);
    const worked = await working;
    expect(worked).toEqual({ result: worked.result });
    expect([rest.quiet !== undefined, worked.result]).not.toEqual([true, rest.quiet]);
  });
});

async function outcomeOf(run: () => unknown): Promise<{ result?: unknown; error?: ServerError }> {
  try {
    return { result: await run() };
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return { error };
  }
}

/** Whether what was asked is this request. */
function isOf(name: string, line: string): boolean {
  const pattern = name.slice(name.indexOf(': ') + 2).replaceAll('*', '[^/]+');
  return new RegExp(`^${pattern}$`).test(line);
}

describe.each(Object.entries(FEEDS))('%s', (_, { follow, event }) => {
  test.each([
    ...Object.entries(FAULTS).filter(([what]) => what !== 'an answer without an end'),
    ['events of something else', ['portal', async () => new Response('data: {"a":1}\n\n', STREAM)]],
    ['events that are no JSON', ['portal', async () => new Response('data: <html>\n\n', STREAM)]],
    ['a stream that ends', ['slow', async () => new Response(': here\n\n', STREAM)]],
  ] as [string, (typeof FAULTS)[string]][])('%s, and then its events', async (what, [problem, fault]) => {
    const statuses: FeedStatus[] = [];
    let heard = 0;
    let connections = 0;
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) =>
      ++connections === 1
        ? fault(init)
        : Promise.resolve(new Response(talking([new TextEncoder().encode(event)], init.signal!), STREAM)),
    );
    const feed = follow(
      () => heard++,
      (status) => statuses.push(status),
    );
    open.push(feed);
    // Only silence says that nobody is there.
    await vi.advanceTimersByTimeAsync(problem === 'slow' && what === 'no answer in time' ? MINUTE : 0);
    expect([statuses, heard]).toEqual([['connecting', what === 'a cut answer' ? 'portal' : problem], 0]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([statuses.at(-1), heard]).toEqual(['live', 1]);
    // A connection that has died is replaced.
    await vi.advanceTimersByTimeAsync(MINUTE + 2000);
    expect([statuses.includes('slow'), statuses.at(-1), connections]).toEqual([true, 'live', 3]);
  });

  test('is read from pieces of any size', async () => {
    let heard = 0;
    const bytes = new TextEncoder().encode(`: é\n\n${event}${event}`);
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      const body = talking(
        Array.from(bytes, (byte) => Uint8Array.of(byte)),
        signal!,
      );
      return new Response(body, STREAM);
    });
    open.push(
      follow(
        () => heard++,
        () => undefined,
      ),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toBe(2);
  });

  test('is told once that there is nothing any more', async () => {
    const statuses: FeedStatus[] = [];
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ code: 'noSheet' }, { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    const feed = follow(
      () => undefined,
      (status) => statuses.push(status),
    );
    open.push(feed);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([statuses, fetched.mock.calls.length]).toEqual([['connecting', 'gone'], 1]);
  });
});

const STREAM = { headers: { 'content-type': 'text/event-stream' } };

/** Says this, and then nothing more. */
function talking(pieces: readonly Uint8Array[], signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      signal.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}
