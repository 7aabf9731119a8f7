import { type NewEntry, standingsOf } from '@sevenfold/circles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CircleSession, type EntryDraft } from '../../../src/features/circles/sync/circle-session.svelte.ts';
import { KnownCircles } from '../../../src/features/circles/sync/known-circles.ts';
import {
  correctionOf,
  entriesOf,
  GUEST,
  NEW,
  newPlayer,
  typedDraft,
} from '../../../src/features/circles/games/game-draft.ts';
import { namesake } from '../../../src/features/circles/members/namesake.ts';
import { UnsentEntries } from '../../../src/features/circles/sync/unsent-entries.ts';
import { readPoints } from '../../../src/features/circles/place-points.ts';
import { gamesOf, recordsOn } from '../../../src/features/circles/evenings/evening-games.ts';
import { today } from '../../../src/features/circles/evenings/today.ts';
import { CircleSuggestion } from '../../../src/setup/circle-suggestion.ts';
import { circleFor, likelyCircle, namedIn, rememberNames } from '../../../src/storage/circle-names.ts';
import { memoryDatabase } from '../../../src/storage/memory-database.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { writeStored } from '../../../src/storage/stored.ts';
import { FakeCircles } from '../../fake-circles.ts';
import { stubPage } from '../../fake-page.ts';
import { FakeStorage } from '../../fake-storage.ts';

const ID = '0123456789AB';
const [ANN, BEN] = ['ann-token-0123456789', 'ben-token-0123456789'];
const [ANN_ID, BEN_ID] = ['m-ann-token-01', 'm-ben-token-01'];

let server: FakeCircles;
let send: (event: Event) => void;
const open: CircleSession[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 6, 19) });
  send = stubPage();
  server = new FakeCircles();
  server.open(ID, { [ANN]: 'Ann', [BEN]: 'Ben' });
});

afterEach(() => {
  for (const session of open.splice(0)) session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device; opened again, it has what it stored. */
class Device {
  readonly store: KnownCircles;

  constructor(token: string) {
    const database = memoryDatabase();
    this.store = new KnownCircles(new BrowserShelf(new FakeStorage()), async () => database);
    writeStored('guest', token, this.store.shelf);
  }

  async open(): Promise<CircleSession> {
    const session = new CircleSession(this.store, ID);
    open.push(session);
    await settle();
    return session;
  }
}

async function settle(milliseconds = 0): Promise<void> {
  for (let turns = 0; turns < 4; turns++) await vi.advanceTimersByTimeAsync(milliseconds / 4);
}

function game(key: string, ann: number, ben: number): EntryDraft {
  return {
    do: 'file',
    game: {
      key: `typed:${key}`,
      box: 'flip7',
      ended: Date.UTC(2026, 10, 6, 19),
      players: [
        { member: ANN_ID, place: ann > ben ? 1 : 2, total: ann },
        { member: BEN_ID, place: ann > ben ? 2 : 1, total: ben },
      ],
    },
  };
}

const onServer = () => server.circles.get(ID)!.circle;
const keys = (session: CircleSession) => [...session.circle!.games.keys()];

describe('a circle that is open', () => {
  test('has its log with names, and follows what others do', async () => {
    const [ann, ben] = [await new Device(ANN).open(), await new Device(BEN).open()];
    expect(ann.circle!.settings.name).toBe('Fridays');
    expect([...ann.circle!.members.values()].map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect([ann.me, ben.me]).toEqual([ANN_ID, BEN_ID]);
    expect([ann.isKeeper, ben.isKeeper]).toEqual([true, false]);
    expect(await ann.do(game('game-0001', 201, 150))).toMatchObject({ entry: expect.any(String) });
    await settle();
    expect(keys(ben)).toEqual(['typed:game-0001']);
    expect(standingsOf(ben.circle!, { box: 'flip7' })[0]).toMatchObject({ member: ANN_ID, wins: 1 });
    expect(ben.status).toBe('live');
  });

  test('is told why not, before anything is sent', async () => {
    const ben = await new Device(BEN).open();
    const before = server.requests.length;
    expect(await ben.do({ do: 'settings', settings: { name: 'Mine' } })).toEqual({ refused: 'notAllowed' });
    expect(server.requests).toHaveLength(before);
    expect(ben.waiting).toEqual([]);
  });

  test('is not for strangers', async () => {
    const eve = await new Device('eve-token-0123456789').open();
    expect(eve.circle).toBeUndefined();
    expect(eve.status).toBe('gone');
    await settle(60_000);
    expect(server.requests.filter((request) => request === 'GET events')).toHaveLength(1);
  });

  test('undoes what was done, for everyone', async () => {
    const [ann, ben] = [await new Device(ANN).open(), await new Device(BEN).open()];
    const { entry } = await ann.do(game('game-0001', 201, 150));
    await ann.do({ do: 'undo', entry: entry! });
    await settle();
    expect(keys(ben)).toEqual([]);
    expect(ben.circle!.undone.has(entry!)).toBe(true);
  });
});

describe('without a network', () => {
  test('a circle that was seen before is readable', async () => {
    const device = new Device(ANN);
    (await device.open()).close();
    server.cut();
    const session = await device.open();
    expect(session.circle!.settings.name).toBe('Fridays');
    expect([session.me, session.status]).toEqual([ANN_ID, 'offline']);
  });

  test('what is filed counts at once, survives a restart, and is filed once when the network is back', async () => {
    const device = new Device(ANN);
    const ann = await device.open();
    server.cut();
    await settle();
    expect(await ann.do(game('game-0001', 201, 150))).toMatchObject({ waits: true });
    expect(keys(ann)).toEqual(['typed:game-0001']);
    expect(ann.waiting).toHaveLength(1);
    ann.close();

    const again = await device.open();
    expect(keys(again)).toEqual(['typed:game-0001']);
    expect(onServer().games.size).toBe(0);
    server.isOnline = true;
    send(new Event('online'));
    await settle();
    expect([...onServer().games.keys()]).toEqual(['typed:game-0001']);
    expect(again.waiting).toEqual([]);
    expect(again.status).toBe('live');
    expect(onServer().log.filter((entry) => entry.do === 'file')).toHaveLength(1);
  });

  test('a new name and the game they played in wait in their order', async () => {
    const ann = await new Device(ANN).open();
    server.cut();
    await settle();
    const draft = typedDraft('game-0001', Date.UTC(2026, 10, 6, 19));
    draft.players = [
      { ...newPlayer(ANN_ID), total: '180' },
      { ...newPlayer(NEW, 'Mum'), total: '204' },
      { ...newPlayer(GUEST, 'Zoe'), total: '180' },
    ];
    const made = entriesOf(draft, 'file', () => 'mum-member-1');
    expect(made).toMatchObject({ entries: [{ do: 'add' }, { do: 'file' }] });
    await ann.do(...('entries' in made ? made.entries : []));
    server.isOnline = true;
    await settle(1000);
    const [filed] = onServer().games.values();
    expect(filed!.players).toEqual([
      { member: ANN_ID, place: 2, total: 180 },
      { member: 'mum-member-1', place: 1, total: 204 },
      { guest: 'Zoe', place: 2, total: 180 },
    ]);
    expect(onServer().members.get('mum-member-1')).toMatchObject({ name: 'Mum', is: 'paper' });
  });
});

describe('what waits', () => {
  test('is not filed again when only the answer got lost', async () => {
    const ann = await new Device(ANN).open();
    server.losesAnswer = true;
    await ann.do(game('game-0001', 201, 150));
    await settle();
    await ann.send();
    expect(onServer().log.filter((entry) => entry.do === 'file')).toHaveLength(1);
    expect(ann.waiting).toEqual([]);
  });

  test('is tried again, later and later, also while news still arrive', async () => {
    const ann = await new Device(ANN).open();
    server.isOnline = false;
    await ann.do(game('game-0001', 201, 150));
    expect([ann.status, ann.isStuck]).toEqual(['live', true]);
    await settle(1000);
    server.isOnline = true;
    await settle(2000);
    expect([ann.waiting.length, ann.isStuck]).toEqual([0, false]);
    expect(onServer().games.size).toBe(1);
  });

  test('of a game that someone else has filed meanwhile is done', async () => {
    const ann = await new Device(ANN).open();
    server.cut();
    await settle();
    await ann.do(game('game-0001', 201, 150));
    const theirs = game('game-0001', 201, 150) as Extract<NewEntry, { do: 'file' }>;
    server.does(ID, { ...theirs, id: 'entry-of-ben', at: server.now, by: BEN_ID });
    server.isOnline = true;
    await settle(1000);
    expect(ann.waiting).toEqual([]);
    expect(keys(ann)).toEqual(['typed:game-0001']);
  });

  test('and is refused stays with its reason, until it is sent as another game or discarded', async () => {
    const ann = await new Device(ANN).open();
    server.cut();
    await settle();
    await ann.do(game('game-0001', 201, 150));
    const theirs = game('game-0002', 201, 150) as Extract<NewEntry, { do: 'file' }>;
    server.does(ID, { ...theirs, id: 'entry-of-ben', at: server.now, by: BEN_ID });
    server.isOnline = true;
    await settle(1000);
    expect(ann.waiting).toMatchObject([{ refused: 'looksFiled' }]);
    expect(keys(ann)).toEqual(['typed:game-0002']);
    const { entry } = ann.waiting[0]!;
    if (entry.do === 'file') await ann.retry({ ...entry, sure: true });
    await settle();
    expect(ann.waiting).toEqual([]);
    expect(keys(ann)).toEqual(['typed:game-0002', 'typed:game-0001']);
  });

  test('is sent from anywhere in the app, and stays while the server does not answer', async () => {
    const device = new Device(ANN);
    const ann = await device.open();
    server.cut();
    await settle();
    await ann.do(game('game-0001', 201, 150));
    ann.close();
    const unsentEntries = new UnsentEntries(device.store.shelf);
    expect(unsentEntries.circles()).toEqual([ID]);
    expect(await unsentEntries.flush(ID)).toMatchObject({ problem: 'offline' });
    server.isOnline = true;
    expect(await unsentEntries.flush(ID)).toBeUndefined();
    expect(unsentEntries.circles()).toEqual([]);
    expect(onServer().games.size).toBe(1);
  });
});

describe('what a device stores of circles', () => {
  test('has no names of those who have left', async () => {
    const device = new Device(ANN);
    const ann = await device.open();
    server.does(ID, { id: 'ben-leaves', at: server.now, by: BEN_ID, do: 'leave', member: BEN_ID });
    await settle();
    expect(ann.circle!.members.get(BEN_ID)).toMatchObject({ is: 'left', name: undefined });
    expect(JSON.stringify(await device.store.log(ID))).not.toContain('Ben');
    expect(JSON.stringify(device.store.list())).not.toContain('Ben');
  });

  test('is bounded: the circle that was not seen for the longest time is forgotten', async () => {
    const { store } = new Device(ANN);
    const { log } = onServer();
    for (let at = 0; at <= 50; at++) store.keep(`C${at}`, ANN_ID, log, at);
    expect(store.list().map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, at) => `C${50 - at}`));
    expect(await store.log('C0')).toBeUndefined();
    expect(await store.log('C1')).toHaveLength(log.length);
  });

  test('remembers which circle and which members a group of names means', () => {
    const { shelf } = new Device(ANN).store;
    rememberNames(ID, ['Mum', 'Bea'], [{ member: 'mum-member' }, {}], shelf);
    expect(circleFor(['bea', 'MUM'], shelf)).toBe(ID);
    expect(circleFor(['Mum'], shelf)).toBeUndefined();
    expect([...namedIn(ID, shelf)]).toEqual([
      ['mum', 'mum-member'],
      ['bea', ''],
    ]);
    rememberNames('OTHER', ['Mum', 'Bea'], [{}, {}], shelf);
    expect(circleFor(['Mum', 'Bea'], shelf)).toBe('OTHER');
    expect(namedIn(ID, shelf).get('mum')).toBe('mum-member');
  });
});

describe('a game with real cards for a circle', () => {
  const query = new URLSearchParams({ circle: ID });

  async function nextGame(device: Device): Promise<CircleSuggestion> {
    await device.open();
    return CircleSuggestion.in(query, device.store.shelf)!;
  }

  test('knows its people, those who played last first, and its rules', async () => {
    const device = new Device(ANN);
    expect(CircleSuggestion.in(query, device.store.shelf)).toBeUndefined();
    const ann = await device.open();
    await ann.do({ do: 'add', member: 'mum-member', name: 'Mum' }, game('game-0001', 150, 201));
    await ann.do({ do: 'settings', settings: { rules: { name: 'Grandma’s', link: 'official.t50' } } });
    const next = await nextGame(device);
    expect([next.name, next.names, next.last]).toEqual(['Fridays', ['Ann', 'Ben', 'Mum'], ['Ann', 'Ben']]);
    expect(next.rules).toMatchObject({ target: 50 });
    expect(next.rulesName({ preset: 'official', target: 50 })).toBe('Grandma’s');
    expect(next.rulesName({ preset: 'official', target: 60 })).toBeUndefined();
  });

  test('is dealt by whoever of them has waited longest', async () => {
    const device = new Device(ANN);
    const ann = await device.open();
    const filed = game('game-0001', 150, 201);
    if (filed.do === 'file') await ann.do({ ...filed, game: { ...filed.game, dealer: 0 } });
    const next = await nextGame(device);
    expect(next.dealerOf(['Ann', 'ben', 'Zoe'])).toBe(1);
    expect(next.dealerOf(['Ann', 'Zoe'])).toBe(0);
    expect(next.dealerOf(['Zoe'])).toBe(-1);
  });

  test('is offered to this circle at its end', async () => {
    const device = new Device(ANN);
    const { shelf } = device.store;
    const next = await nextGame(device);
    device.store.know({ id: 'OTHER', name: 'Others', me: 'me', seen: 1 });
    expect(likelyCircle(['Ann', 'Ben'], shelf)).toBeUndefined();
    next.remember(['Ann', 'ben']);
    expect(likelyCircle(['Ben', 'Ann'], shelf)?.name).toBe('Fridays');
    expect(namedIn(ID, shelf).get('ben')).toBe(BEN_ID);
    // Whether Zoe is a guest is asked when the game is filed.
    next.remember(['Ann', 'Zoe']);
    expect(namedIn(ID, shelf).has('zoe')).toBe(false);
  });

  test('is known on a device that has the circle from an older version', async () => {
    const device = new Device(ANN);
    await device.open();
    const { next: _, ...older } = device.store.get(ID)!;
    device.store.know(older);
    expect(CircleSuggestion.in(query, device.store.shelf)).toBeUndefined();
    expect((await nextGame(device)).names).toEqual(['Ann', 'Ben']);
  });
});

test('a name is taken by whoever is called the same, however it is written', () => {
  const people = [{ name: 'Ann' }, { name: undefined }, { name: 'Zoë' }];
  expect(namesake(people, ' ann ')).toBe(people[0]);
  expect(namesake(people, 'Zoe\u0308')).toBe(people[2]);
  expect([namesake(people, 'Anna'), namesake(people, ' ')]).toEqual([undefined, undefined]);
});

function draftWith(...players: readonly (readonly [who: string, total: string, place?: string])[]) {
  const made = typedDraft('game-0001', 1);
  made.players = players.map(([who, total, place = '']) =>
    Object.assign(newPlayer(who, 'Zoe'), { total, place }),
  );
  return made;
}

describe('a typed result', () => {
  const placesOf = (of: ReturnType<typeof draftWith>) => {
    const made = entriesOf(of, 'file', () => 'new-member');
    return 'problem' in made ? made.problem : made.players.map(({ place }) => place);
  };

  test('has places by its totals, and equal totals share one', () => {
    expect(placesOf(draftWith([ANN_ID, '150'], [BEN_ID, '201'], [GUEST, '150']))).toEqual([2, 1, 2]);
  });

  test('can have places alone', () => {
    const only = { ...draftWith([ANN_ID, '', '2'], [BEN_ID, '', '1'], [GUEST, '', '2']), placesOnly: true };
    expect(placesOf(only)).toEqual([2, 1, 2]);
    expect(entriesOf(only, 'file', () => '')).not.toHaveProperty('players.0.total');
    expect(placesOf({ ...draftWith([ANN_ID, '', '1'], [BEN_ID, '', '3']), placesOnly: true })).toBe(
      'badPlace',
    );
  });

  test('that is corrected keeps the rounds of those whose total stays', async () => {
    const ann = await new Device(ANN).open();
    const filing = game('game-0001', 201, 150) as Extract<NewEntry, { do: 'file' }>;
    const players = filing.game.players.map((player) => Object.assign(player, { rounds: [player.total!] }));
    await ann.do({ ...filing, game: { ...filing.game, players } });
    const correction = correctionOf(ann.circle!.games.get('typed:game-0001')!, ann.circle!);
    correction.players[1]!.total = '210';
    const made = entriesOf(correction, 'correct', () => '');
    if ('entries' in made) await ann.do(...made.entries);
    expect(onServer().games.get('typed:game-0001')!.players).toEqual([
      { member: ANN_ID, place: 2, total: 201, rounds: [201] },
      { member: BEN_ID, place: 1, total: 210 },
    ]);
  });

  test.each([
    ['twoPlayers', draftWith([ANN_ID, '150'])],
    ['noMember', draftWith([GUEST, '150'], [GUEST, '151'])],
    ['sameMember', draftWith([ANN_ID, '150'], [ANN_ID, '151'])],
    ['badTotal', draftWith([ANN_ID, '150'], [BEN_ID, 'many'])],
  ])('says what is missing: %s', (problem, wrong) => {
    expect(placesOf(wrong)).toBe(problem);
  });
});

test('points for places are read as people write them', () => {
  expect(readPoints('10, 7; 5 3')).toEqual([10, 7, 5, 3]);
  expect(['', 'many', '2000', '-3'].map(readPoints)).toEqual([undefined, undefined, undefined, undefined]);
});

test('records of an evening are those that beat earlier ones', async () => {
  const ann = await new Device(ANN).open();
  const file = async (key: string, total: number, days: number) => {
    const filing = game(key, total, 150) as Extract<NewEntry, { do: 'file' }>;
    await ann.do({ ...filing, game: { ...filing.game, ended: filing.game.ended + days * 86_400_000 } });
  };
  await file('game-0001', 201, -7);
  await file('game-0002', 230, 0);
  const day = today(ann.circle!);
  expect(gamesOf(ann.circle!, day).map((one) => one.game.key)).toEqual(['typed:game-0002']);
  expect(Object.keys(recordsOn(ann.circle!, 'flip7', day))).toEqual(['highestTotal', 'widestWin']);
  expect(recordsOn(ann.circle!, 'flip7', day - 7)).toEqual({});
});
