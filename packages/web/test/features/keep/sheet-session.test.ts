import { ScoreKeeper, type ScoreStep, sheetOf } from '@sevenfold/physical/scores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newScoreLog } from '../../../src/features/keep/new-sheet.ts';
import { ScoreSheets } from '../../../src/storage/score-sheets.ts';
import { RoundDesk } from '../../../src/features/keep/round/round-desk.svelte.ts';
import { SheetSession } from '../../../src/features/keep/sheet-session.svelte.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { FakeSheets } from '../../fake-sheets.ts';
import { stubPage } from '../../fake-page.ts';
import { FakeStorage } from '../../fake-storage.ts';

let storage: FakeStorage;
let send: (event: Event) => void;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new FakeStorage();
  send = stubPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with a new sheet of Ann, Ben and Cy. */
function openTab() {
  const sheets = new ScoreSheets(new BrowserShelf(storage));
  const log = newScoreLog('flip7', { preset: 'official' }, ['Ann', 'Ben', 'Cy'], 0);
  sheets.put(log);
  const session = new SheetSession(sheets, log);
  const [ann, ben, cy] = log.players.map(({ id }) => id) as [string, string, string];
  return { sheets, log, session, ann, ben, cy };
}

/** Another tab with the same sheet. */
function secondTab(id: string): SheetSession {
  const sheets = new ScoreSheets(new BrowserShelf(storage));
  return new SheetSession(sheets, sheets.get(id)!);
}

/** A tab where a round is being entered. */
function openDesk() {
  const tab = openTab();
  return { ...tab, desk: new RoundDesk(tab.session, tab.sheets) };
}

const enter = (player: string, points: number): ScoreStep => ({ do: 'enter', player, entry: { points } });

test('a score that someone else has changed meanwhile: the newer one stays, the other one can be taken', async () => {
  const server = new FakeSheets();
  const { session, ann, ben } = openTab();
  session.do(enter(ann, 20));
  expect(session.view.log.steps[0]).not.toHaveProperty('at');
  await session.shareLive();
  const { board } = session.share!;
  const other = new ScoreKeeper(server.sheets.get(board)!.body);
  server.isOnline = false;
  vi.setSystemTime(5000);
  session.do(enter(ann, 25));
  session.do(enter(ben, 7));
  expect(other.do({ do: 'enter', player: ann, entry: { points: 31 }, at: 9000 })).toBeUndefined();
  const news: string[] = [];
  session.onnews = (said) => news.push(said);
  server.isOnline = true;
  server.put(board, other.log);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.view.sheet.draft).toEqual({ [ann]: { points: 31 }, [ben]: { points: 7 } });
  expect(news).toEqual(['conflict']);
  const [conflict] = session.conflicts;
  expect(conflict).toEqual({ round: 0, player: ann, kept: { points: 31 }, other: { points: 25 } });
  expect(session.choose(conflict!, 'other')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.conflicts).toEqual([]);
  expect(sheetOf(server.sheets.get(board)!.body).draft).toEqual({
    [ann]: { points: 25 },
    [ben]: { points: 7 },
  });
  session.close();
});

describe('an open sheet', () => {
  test('is stored after every step; a refused step changes nothing', () => {
    const { sheets, log, session, ann } = openTab();
    expect(session.do(enter(ann, 20))).toBeUndefined();
    expect(sheets.get(log.id)!.steps).toEqual([enter(ann, 20)]);
    expect(session.do(enter(ann, 1000))?.code).toBe('pointsOutOfRange');
    expect(session.do(enter('p-nobody', 5))?.code).toBe('noSuchPlayer');
    expect(sheets.get(log.id)!.steps).toHaveLength(1);
    expect(session.view).toMatchObject({ canUndo: true, canRedo: false });
    expect(session.do({ do: 'undo' })).toBeUndefined();
    expect(session.view).toMatchObject({ canUndo: false, canRedo: true });
    expect(session.view.sheet.draft).toEqual({});
  });

  test('takes in what another tab has stored, before its own next step or when it hears of it', () => {
    const { log, session, ann, ben, cy } = openTab();
    const other = secondTab(log.id);
    other.do(enter(ann, 20));
    session.do(enter(ben, 7));
    expect(session.view.sheet.draft).toEqual({ [ann]: { points: 20 }, [ben]: { points: 7 } });
    other.do(enter(cy, 3));
    expect(session.view.sheet.draft[cy]).toBeUndefined();
    send(Object.assign(new Event('storage'), { key: `sevenfold:keep:${log.id}` }));
    expect(session.view.sheet.draft[cy]).toEqual({ points: 3 });
    session.close();
    other.do({ do: 'close' });
    send(Object.assign(new Event('storage'), { key: `sevenfold:keep:${log.id}` }));
    expect(session.view.sheet.rounds).toEqual([]);
  });

  test('says when the device refuses to store it', () => {
    storage = new FakeStorage(0);
    const { session, ann } = openTab();
    session.do(enter(ann, 20));
    expect(session.persistent).toBe(false);
    expect(session.view.sheet.draft[ann]).toEqual({ points: 20 });
  });

  test('is shared until it is not, and only its owner ends that for everyone', async () => {
    const server = new FakeSheets();
    const { sheets, log, session, ann } = openTab();
    expect(session.status).toBeUndefined();
    await session.shareLive();
    expect(sheets.share(log.id)).toMatchObject({ board: '0123456789AB', mine: true });
    session.do(enter(ann, 20));
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.status).toBe('synced');
    expect(server.sheets.get('0123456789AB')!.body.steps).toHaveLength(1);

    const invited = new ScoreSheets(new BrowserShelf(new FakeStorage()));
    invited.put(sheets.get(log.id)!);
    invited.setShare(log.id, { ...session.share!, mine: undefined });
    const guest = new SheetSession(invited, log);
    await guest.stopSharing();
    expect(guest.share).toBeUndefined();
    expect(server.sheets.size).toBe(1);

    await session.stopSharing();
    expect(server.sheets.size).toBe(0);
    expect([session.share, session.status, sheets.share(log.id)]).toEqual([undefined, undefined, undefined]);
  });

  test('stays shared if the server cannot be reached to stop it', async () => {
    const server = new FakeSheets();
    const { session } = openTab();
    server.isOnline = false;
    await expect(session.shareLive()).rejects.toMatchObject({ problem: 'offline' });
    expect(session.share).toBeUndefined();
    server.isOnline = true;
    await session.shareLive();
    server.isOnline = false;
    await expect(session.stopSharing()).rejects.toMatchObject({ problem: 'offline' });
    expect(session.share).toBeDefined();
  });
});

describe('entering a round', () => {
  test('goes round the table; what is tapped becomes a step when the next player is entered', () => {
    const { desk, session, ann, ben, cy } = openDesk();
    expect(desk.active).toBe(ann);
    desk.change({ points: 12 });
    desk.change({ points: 20 });
    expect(session.view.log.steps).toEqual([]);
    expect(desk.entryOf(ann)).toEqual({ points: 20 });
    desk.next();
    expect(session.view.log.steps).toEqual([enter(ann, 20)]);
    expect(desk.active).toBe(ben);
    desk.choose(cy);
    expect(desk.missing).toEqual([cy, ben]);
    desk.change({ points: 5 });
    desk.next();
    expect(desk.active).toBe(ben);
  });

  test('an entry that cannot be stays where it is until it is mended or given up', () => {
    const { desk, session, ann, ben } = openDesk();
    desk.change({ points: 1000 });
    expect(desk.problem?.code).toBe('pointsOutOfRange');
    desk.choose(ben);
    expect(desk.active).toBe(ann);
    expect(desk.close()?.code).toBe('pointsOutOfRange');
    desk.settle();
    expect(desk.entryOf(ann)).toBeNull();
    desk.choose(ben);
    expect(desk.active).toBe(ben);
    expect(session.view.log.steps).toEqual([]);
  });

  test('a round is closed once everyone is entered, and the next begins with the first player', () => {
    const { desk, session, ann } = openDesk();
    for (const points of [20, 7]) {
      desk.change({ points });
      desk.next();
    }
    expect(desk.close()?.code).toBe('entryMissing');
    desk.change({ points: 0, bust: true });
    expect(desk.close()).toBeUndefined();
    expect(session.view.sheet.rounds).toHaveLength(1);
    expect(session.view.totals.lines.map(({ total }) => total)).toEqual([20, 7, 0]);
    expect(desk.active).toBe(ann);
  });

  test('undo and redo show whose entry they changed', () => {
    const { desk, session, ann, ben, cy } = openDesk();
    desk.change({ points: 20 });
    desk.next();
    desk.change({ points: 7 });
    desk.choose(cy);
    expect(desk.turn('undo')).toBeUndefined();
    expect(desk.active).toBe(ben);
    expect(desk.entryOf(ben)).toBeNull();
    desk.turn('undo');
    expect(desk.active).toBe(ann);
    expect(desk.turn('undo')?.code).toBe('nothingToUndo');
    desk.turn('redo');
    expect(session.view.sheet.draft).toEqual({ [ann]: { points: 20 } });
  });

  test('how points were entered last is remembered', () => {
    const { desk, sheets, session } = openDesk();
    expect(desk.mode).toBe('cards');
    desk.mode = 'number';
    expect(new RoundDesk(session, sheets).mode).toBe('number');
  });
});
