import { expect, test } from 'vitest';
import { anyone, CHARACTERS } from '../../src/characters/characters.ts';
import {
  lastPlayChoices,
  lastPassChoices,
  rememberPlayChoices,
  rememberPassChoices,
  STRENGTHS,
} from '../../src/local/last-setup.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { unfinishedGame } from '../../src/local/unfinished-game.ts';
import { FakeStorage } from '../fake-storage.ts';

test('how a game was set up is remembered, rules included', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  expect(lastPlayChoices(shelf)).toEqual({ bots: STRENGTHS.medium, rules: { preset: 'official' } });
  const bots = { bots: ['pip', 'pip', 'sibyl'], rules: { preset: 'turnSeven', target: 90 } } as const;
  rememberPlayChoices(shelf, bots);
  expect(lastPlayChoices(shelf)).toEqual(bots);
  const pass = { ...bots, names: ['Mia', ''], handOver: true };
  rememberPassChoices(shelf, pass);
  expect(lastPassChoices(shelf)).toEqual(pass);
});

test.each(['{}', '[]', '{"bots":[],"rules":"official"}', '{"bots":["nobody"],"rules":"official"}', 'x'])(
  'what makes no sense (%s) is as if nothing were remembered',
  (text) => {
    const shelf = new BrowserShelf(new FakeStorage());
    shelf.set('setup:play', text);
    expect(lastPlayChoices(shelf).bots).toEqual(STRENGTHS.medium);
  },
);

test('rules that cannot be read give way to the official ones', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  shelf.set('setup:play', '{"bots":["pip"],"rules":"unheard"}');
  expect(lastPlayChoices(shelf)).toEqual({ bots: ['pip'], rules: { preset: 'official' } });
});

test('anyone is someone new, as long as there is one', () => {
  const taken: string[] = [];
  for (const _ of CHARACTERS) taken.push(anyone(taken));
  expect(new Set(taken).size).toBe(CHARACTERS.length);
  expect(CHARACTERS.map(({ kind }) => kind)).toContain(anyone(taken));
});

test('the newest game that is not over is offered; a daily deck until two hours after its day', () => {
  const storage = new FakeStorage();
  const shelf = new BrowserShelf(storage);
  const unfinished = (moment: string, way?: 'play') => unfinishedGame(way, Date.parse(moment), shelf);
  expect(unfinished('2026-11-15T12:00Z')).toBeUndefined();
  const local = { token: 'secret', takeBacks: {} };
  const table = { version: 1, listed: false, open: true };
  const keep = (code: string, way: string, began: number, phase: string, more = {}) => {
    storage.setItem(`sevenfold:local:${code}`, JSON.stringify({ ...local, code, way, began, ...more }));
    const body = JSON.stringify({ phase, game: { players: ['You', code] } });
    storage.setItem(`sevenfold:table:${code}`, JSON.stringify({ ...table, code, body }));
  };
  keep('AAA', 'play', 1, 'playing');
  keep('BBB', 'solo', 2, 'playing');
  keep('CCC', 'play', 3, 'over');
  keep('DDD', 'daily', 4, 'playing', { date: '2026-11-14' });
  storage.setItem('sevenfold:local:EEE', '{"code":');
  storage.setItem('sevenfold:local:FFF', JSON.stringify({ ...local, code: 'FFF', way: 'play', began: 9 }));
  expect(unfinished('2026-11-15T02:00Z')).toEqual({
    code: 'BBB',
    way: 'solo',
    href: '/solo?game=BBB',
    players: ['You', 'BBB'],
    isPractice: false,
  });
  expect(unfinished('2026-11-15T12:00Z', 'play')?.code).toBe('AAA');
  expect(unfinished('2026-11-14T12:00Z')?.code).toBe('DDD');
  expect(unfinished('2026-11-15T01:59Z')?.code).toBe('DDD');
});

test('blocked storage has no unfinished games', () => {
  expect(unfinishedGame()).toBeUndefined();
});
