import { afterEach, expect, test, vi } from 'vitest';
import { DayAtServer } from '../../../src/features/daily/server-day.svelte.ts';
import { Attempts } from '../../../src/attempts/attempts.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { FakeStorage } from '../../fake-storage.ts';

const DAY = {
  date: '2026-11-16',
  commitment: 'ab'.repeat(32),
  phase: 'open',
  ends: 1,
  published: 2,
} as const;
const OWN = { id: 'A.1', at: 5, rounds: 3, takeBacks: 0, row: '💥🍀🔥' };

afterEach(() => vi.unstubAllGlobals());

function openDay(answers: Readonly<Record<string, object | undefined>>) {
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    if (answer === undefined) throw new TypeError('no network');
    return Response.json(answer);
  });
  const storage = new FakeStorage();
  // As an older version has stored it: without points.
  storage.setItem(
    'sevenfold:marks',
    JSON.stringify({ solo: [], best: null, days: { '2026-11-14': OWN, '2026-11-13': OWN } }),
  );
  const attempts = new Attempts(new BrowserShelf(storage));
  return { attempts, server: new DayAtServer(attempts, 'token-of-this-device') };
}

test('a restored person has the days of the server beside those of the device, which stay as they are', async () => {
  const days = [
    { date: '2026-11-15', rounds: 9, points: 204 },
    { date: '2026-11-14', rounds: 12, points: 200 },
  ];
  const { attempts, server } = openDay({ '/v1/daily/today': DAY, '/v1/me/daily': { days } });
  expect(attempts.streak('2026-11-16')).toBe(0);
  await server.load('today');
  expect(server.day).toEqual(DAY);
  expect(attempts.day('2026-11-14')).toEqual(OWN);
  expect(attempts.day('2026-11-15')).toMatchObject({ rounds: 9, points: 204, row: '' });
  expect(attempts.streak('2026-11-16')).toBe(3);
});

test('a day finished on another device is counted here, with its signs', async () => {
  const mine = { log: '12 h 12 11 s', compared: true, result: { rounds: 2, points: 11 } };
  const { attempts, server } = openDay({ '/v1/daily/today': { ...DAY, mine }, '/v1/me/daily': { days: [] } });
  await server.load('today');
  expect(attempts.day('2026-11-16')).toMatchObject({ rounds: 2, points: 11, row: '💥🌱' });
});

test('without a server it says so, and what the device knows stays', async () => {
  const { attempts, server } = openDay({});
  await server.load('today');
  expect([server.problem?.problem, server.day, server.isLoading]).toEqual(['offline', undefined, false]);
  expect(Object.keys(attempts.days)).toHaveLength(2);
});

test('an answer that cannot be read counts as none', async () => {
  const { server } = openDay({ '/v1/daily/today': { ...DAY, phase: 'soon' }, '/v1/me/daily': { days: [] } });
  await server.load('today');
  expect(server.problem?.problem).toBe('portal');
});
