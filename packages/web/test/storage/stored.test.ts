import { afterEach, describe, expect, test, vi } from 'vitest';
import { REGISTRY, storedEntry, type StoredKey } from '../../src/storage/registry.ts';
import { STANDARD } from '../../src/storage/settings-schema.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import {
  allStored,
  readStored,
  removeStored,
  quarantine,
  storedIds,
  watchStored,
  writeStored,
} from '../../src/storage/stored.ts';
import { FakeStorage } from '../fake-storage.ts';

/** One text for each name, as it is on people's devices: what is here must stay readable. */
const ON_DEVICES = {
  settings:
    '{"language":"de","theme":"dark","contrast":"system","motion":"less","vocabulary":"flip","volume":0.5,"muted":true,"haptics":false,"speed":"fast","coach":true,"log":true,"botLines":false,"name":"Mia","colour":4}',
  'hints-seen': '["turn","bust"]',
  notice: '{"closedBanner":3}',
  'coach-mode': 'training',
  'rule-sets': '[{"name":"Grandma’s rules","rules":"official.t100"}]',
  'setup:play': '{"bots":["pip","greta"],"rules":"official"}',
  'setup:pass': '{"names":["Mia",""],"bots":[],"rules":"turnSeven","handOver":true}',
  'local:':
    '{"code":"ID","way":"daily","token":"secret","began":17,"takeBacks":{"2":1},"coached":[1],"date":"2026-11-15","practice":true}',
  'table:': '{"code":"ID","version":3,"listed":false,"open":true,"playing":2,"body":"{}"}',
  'log:': '4 h 8 s',
  'daily:': '{"date":"ID","commitment":"ab","log":"4 h 8"}',
  marks:
    '{"solo":[{"id":"A.1","at":5,"rounds":9,"takeBacks":0,"row":"🍀"}],"best":9,"days":{"2026-11-15":{"id":"B.1","at":6,"rounds":7,"takeBacks":1,"row":"💥"}}}',
  guest: 'abcdefghijklmnopqrstuv',
  'setup:friends': 'dealThree',
  'online:tables': '[{"code":"KR7P4M","at":5,"others":["Bo"]},{"code":"KR7P4N","at":4}]',
  notifications: '{"wants":["turn","circle"],"quiet":{"from":1380,"to":420}}',
  'own-names': '{"asked":true,"names":["Ann","Mum"]}',
  'game:':
    '{"id":"ID","way":"online","started":1,"ended":2,"yours":[0],"bots":["","pip"],"takeBacks":0,"coached":true,"record":"{}"}',
  'reviewed:': '{"accuracy":0.9,"luck":-0.1,"decisions":12}',
  'history-deleted': '{"before":5,"ids":["A.1"]}',
  history: '{"changes":3}',
  'practice:':
    '{"id":"ID","position":"official_0.0","theme":"race","answer":"h","best":"s","cost":0.04,"players":["Ann","Bo"],"game":"A.1","at":12,"filed":5,"box":1,"due":"2026-11-19"}',
  'practice-known': '{"1x2y3z":{"box":2,"due":"2026-11-23"}}',
  'practice-days': '{"2026-11-16":{"race":[1,2],"freeze":[0,1]}}',
  'keep:': '{"id":"ID","started":1,"rules":{"preset":"official"},"players":[],"dealer":"p-1","steps":[]}',
  'keep-share:': '{"board":"0123456789AB","key":"k","version":2,"steps":3,"mine":true}',
  'keep-mode': 'number',
  'track:':
    '{"id":"track-0123456789ab","started":1,"changed":2,"record":{"rules":{},"players":["Ann"],"dealer":0,"log":""}}',
  circles: '[{"id":"0123456789AB","name":"Fridays","me":"ann-member","seen":5,"invite":"key"}]',
  'circle-log:':
    '[{"id":"e-000001","at":1,"by":"ann-member","do":"open","member":"ann-member","name":"Ann","settings":{"name":"Fridays"}}]',
  'circle-queue:':
    '[{"entry":{"id":"e-000002","do":"add","member":"mum-member","name":"Mum"},"at":2,"refused":"tooManyMembers"}]',
  'circle-names': '[{"circle":"0123456789AB","names":["ann","mum"],"members":["ann-member",""]}]',
} satisfies Record<keyof typeof REGISTRY, string>;

const DAMAGED = ['', '{', 'null', '7', '[7]', '{"id":7,"code":7}'];

function keyOf(name: string): StoredKey {
  const id = name === 'track:' ? 'track-0123456789ab' : 'ID';
  return (name.endsWith(':') ? name + id : name) as StoredKey;
}

function refuse(): never {
  throw new Error('no');
}

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(ON_DEVICES))('%s', (name, text) => {
  const key = keyOf(name);
  const { format, fallback } = REGISTRY[name as keyof typeof REGISTRY];

  test('is read as earlier versions wrote it, and written the same way', () => {
    const storage = new FakeStorage();
    storage.setItem(`sevenfold:${key}`, text);
    const shelf = new BrowserShelf(storage);
    const value = readStored(key, shelf);
    expect(value).toEqual(format === 'json' ? JSON.parse(text) : text);
    writeStored(key, value as never, shelf);
    expect(storage.getItem(`sevenfold:${key}`)).toBe(text);
    removeStored(key, shelf);
    expect(readStored(key, shelf)).toEqual(fallback);
  });
});

test('a table that was stored before it named its game is still read', () => {
  const storage = new FakeStorage();
  const before = { code: 'ID', version: 3, listed: false, open: true, body: '{}' };
  storage.setItem('sevenfold:table:ID', JSON.stringify(before));
  expect(readStored('table:ID', new BrowserShelf(storage))).toEqual({ ...before, playing: -1 });
});

/** Settings are mended choice by choice; a text cannot be damaged in these ways. */
const CHECKED_WHOLE = Object.keys(ON_DEVICES).filter(
  (name) => name !== 'settings' && REGISTRY[name as keyof typeof REGISTRY].format === 'json',
);

describe.each(CHECKED_WHOLE)('damaged %s', (name) => {
  test.each(DAMAGED)('%s is quarantined', (damaged) => {
    const key = keyOf(name);
    const shelf = new BrowserShelf(new FakeStorage());
    shelf.set(key, damaged);
    expect(readStored(key, shelf)).toEqual(REGISTRY[name as keyof typeof REGISTRY].fallback);
    expect(shelf.get(key)).toBeUndefined();
    const { precious } = storedEntry(key);
    expect(shelf.get(precious ? key.replace(':', '-damaged:') : `damaged:${key}`)).toBe(damaged);
  });
});

test.each(['guest', 'coach-mode', 'keep-mode'] as const)('an unknown text under %s is quarantined', (key) => {
  const shelf = new BrowserShelf(new FakeStorage());
  shelf.set(key, 'no!');
  expect(readStored(key, shelf)).toEqual(REGISTRY[key].fallback);
  expect(shelf.get(`damaged:${key}`)).toBe('no!');
});

test('settings that are no object are quarantined', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  shelf.set('settings', '7');
  expect(readStored('settings', shelf)).toEqual(STANDARD);
  expect(shelf.get('damaged:settings')).toBe('7');
});

test('a value under the name of another is damaged', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  shelf.set('local:OTHER', ON_DEVICES['local:']);
  expect(readStored('local:OTHER', shelf)).toBeUndefined();
  expect(shelf.names('damaged:')).toEqual(['damaged:local:OTHER']);
});

test('a closer check decides what a value means, or that it means nothing', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  shelf.set('reviewed:A', ON_DEVICES['reviewed:']);
  expect(readStored('reviewed:A', shelf, ({ decisions }) => decisions * 2)).toBe(24);
  expect(readStored('reviewed:A', shelf, refuse)).toBeUndefined();
  expect(shelf.names('')).toEqual(['damaged:reviewed:A']);
});

test('a family lists what can be read of it', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  const value = { accuracy: 1, luck: 0, decisions: 3 };
  for (const id of ['A.1', 'A.2', 'B.1'] as const) writeStored(`reviewed:${id}`, value, shelf);
  shelf.set('reviewed:C.1', '{');
  expect(storedIds('reviewed:', shelf)).toEqual(['A.1', 'A.2', 'B.1', 'C.1']);
  expect(storedIds('reviewed:', shelf, 'A.')).toEqual(['A.1', 'A.2']);
  expect(allStored('reviewed:', shelf)).toEqual([value, value, value]);
  expect(storedIds('reviewed:', shelf)).toEqual(['A.1', 'A.2', 'B.1']);
});

test('only a few damaged values are kept, and no more of each than helps to look into it', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  for (let index = 0; index < 9; index++) {
    shelf.set(`reviewed:${index}`, 'x'.repeat(30_000));
    expect(readStored(`reviewed:${index}`, shelf)).toBeUndefined();
  }
  expect(shelf.names('damaged:')).toHaveLength(5);
  expect(shelf.get('damaged:reviewed:8')).toHaveLength(20_000);
  quarantine('reviewed:none', shelf);
  expect(shelf.names('damaged:')).toHaveLength(5);
});

test('a damaged score sheet is kept whole', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  const long = 'x'.repeat(30_000);
  for (let index = 0; index < 9; index++) {
    shelf.set(`keep:${index}`, long);
    readStored(`keep:${index}`, shelf);
  }
  expect(shelf.names('keep-damaged:').map((name) => shelf.get(name))).toEqual(Array(9).fill(long));
});

test('what another tab stores is heard, if it concerns us, until we stop', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const write = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const changed = vi.fn<() => void>();
  const stop = watchStored((key) => key === 'settings', changed);
  write('sevenfold:settings');
  write('sevenfold:marks');
  write('settings');
  expect(changed).toHaveBeenCalledTimes(1);
  write(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  write('sevenfold:settings');
  expect(changed).toHaveBeenCalledTimes(2);
});
