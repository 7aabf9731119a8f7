import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MemoryCollection } from '../../../src/storage/memory-database.ts';
import { History } from '../../../src/storage/history.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { ServerGames } from '../../../src/features/history/server-games.ts';
import { Summaries } from '../../../src/features/history/summaries.ts';
import { FakeStorage } from '../../fake-storage.ts';
import { played } from '../../played-games.ts';

test('summaries of reviews are kept by game and can be deleted', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  const summaries = new Summaries(shelf);
  const summary = { accuracy: 0.94, luck: 0.2, decisions: 31 };
  summaries.set('A.1', summary);
  summaries.set('B.1', summary);
  shelf.set('reviewed:C.1', '{"accuracy":"high"}');
  expect(summaries.get('A.1')).toEqual(summary);
  expect(summaries.get('C.1')).toBeUndefined();
  summaries.remove('A.1');
  expect(summaries.get('A.1')).toBeUndefined();
  summaries.set('C.1', summary);
  summaries.clear(new Set(['C.1']));
  expect(summaries.get('B.1')).toBeUndefined();
  expect(summaries.get('C.1')).toEqual(summary);
});

const outline = (id: string) => ({
  id,
  started: 1,
  ended: 2000,
  players: ['Ann', 'Pip'],
  bots: [null, 'pip'],
});
const idsOf = (history: History): string[] => history.list().map(({ id }) => id);

/** A game that ended after all of the server's. */
const newer = (at: number) => ({
  ...outline(`N${at}.1`),
  way: 'play' as const,
  yours: [0],
  bots: ['', 'pip'],
  takeBacks: 0,
  ended: 9000 + at,
  record: '{}',
});

/** A server with three games of one person, two of which ended at the same moment; two fit on a page. */
function server() {
  const asked: string[] = [];
  const games = new Map(['G3.1', 'G2.1', 'G1.1'].map((id) => [id, played(Number(id[1]), 2)]));
  const isOnline = { now: true };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (!isOnline.now) throw new TypeError('no network');
    asked.push(`${method} ${path}`);
    const { pathname, searchParams } = new URL(path, 'http://here');
    const id = pathname.split('/').at(-1)!;
    if (method === 'DELETE') {
      if (id === 'games') games.clear();
      return Response.json({ deleted: Number(games.delete(id) || id === 'games') });
    }
    if (pathname.startsWith('/v1/records')) return Response.json(games.get(id));
    const ids = [...games.keys()].filter((one) => one < (searchParams.get('before')?.split('_')[1] ?? 'Z'));
    const next = ids.length > 2 ? { next: `2000_${ids[1]!}` } : {};
    return Response.json({ games: ids.slice(0, 2).map(outline), ...next });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const shelf = new BrowserShelf(new FakeStorage());
  shelf.set('guest', 'token-of-ann-0123456789');
  const history = new History(shelf, new MemoryCollection());
  return { asked, games, isOnline, history, remote: new ServerGames(shelf, history) };
}

describe('games of the server', () => {
  test('come page by page, also those that ended at the same moment', async () => {
    const { history, remote } = server();
    expect(await remote.fetch('Ann')).toBe(3);
    expect(idsOf(history)).toEqual(['G3.1', 'G2.1', 'G1.1']);
    expect(await remote.fetch('Ann')).toBe(0);
  });

  test('are fetched once, however many newer games this device has', async () => {
    const { asked, history, remote } = server();
    await history.add(...Array.from({ length: 700 }, (_, at) => newer(at)));
    expect(await remote.fetch('Ann')).toBe(3);
    asked.length = 0;
    expect(await remote.fetch('Ann')).toBe(0);
    expect([asked.filter((line) => line.includes('records')), history.list().length]).toEqual([[], 703]);
  });

  test('are deleted there when they are deleted here, unless that is undone', async () => {
    const { asked, games, history, remote } = server();
    await remote.fetch('Ann');
    asked.length = 0;
    for (const id of ['G1.1', 'G2.1']) {
      void history.remove(id);
      remote.forget(id);
    }
    remote.remember('G2.1');
    expect(asked).toEqual([]);
    await remote.tell();
    expect(asked).toEqual(['DELETE /v1/me/games/G1.1']);
    expect([...games.keys()]).toEqual(['G3.1', 'G2.1']);
  });

  test('that were deleted here without network are deleted there later, and do not come back', async () => {
    const { games, isOnline, history, remote } = server();
    await remote.fetch('Ann');
    isOnline.now = false;
    void history.remove('G1.1');
    remote.forget('G1.1');
    await remote.tell();
    isOnline.now = true;
    expect(await remote.fetch('Ann')).toBe(0);
    expect([...games.keys()]).toEqual(['G3.1', 'G2.1']);
    isOnline.now = false;
    void history.clear();
    await remote.forgetAll();
    isOnline.now = true;
    expect(await remote.fetch('Ann')).toBe(0);
    expect([games.size, idsOf(history)]).toEqual([0, []]);
  });

  test('are all deleted there when all are deleted here', async () => {
    const { games, remote } = server();
    await remote.forgetAll();
    expect(games.size).toBe(0);
  });
});

test('a device that has never been at a table asks the server nothing', async () => {
  const shelf = new BrowserShelf(new FakeStorage());
  expect(await new ServerGames(shelf, new History(shelf, new MemoryCollection())).fetch('Ann')).toBe(
    'nobody',
  );
});
