import { isCardMove, parseMove, splitLog } from '@sevenfold/engine';
import { NOBODY } from '@sevenfold/table';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Reach } from '../src/features/online/reach.svelte.ts';
import { isBesideTv, withHand } from '../src/features/online/tv/beside.ts';
import { EXTRAS_SCALE, HAND_GAP, handSize } from '../src/features/online/tv/hand-size.ts';
import { loadWords } from '../src/words/words.svelte.ts';
import { played } from './games.ts';
import { TestScreen } from './screen.ts';

beforeAll(async () => {
  // Where the language in use is written for screen readers.
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await loadWords(['game', 'terms']);
});
afterEach(() => vi.unstubAllGlobals());

/** An answer and the cards that follow it come together; the first cards with the deal. */
function batches(log: string): string[][] {
  const all: string[][] = [];
  for (const token of splitLog(log)) {
    if (all.length === 0 || !isCardMove(parseMove(token)!)) all.push([]);
    all.at(-1)!.push(token);
  }
  return all;
}

/** What was shown, and when. */
function shownBy({ beats }: TestScreen): (string | number)[][] {
  return beats.map(({ event, time }) => [event.type, time]);
}

function at(origin: string, answer: object, status = 200): { reach: Reach; asked: () => number } {
  vi.stubGlobal('location', new URL(origin));
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', fetched);
  return { reach: new Reach(), asked: () => fetched.mock.calls.length };
}

describe('a link for other devices', () => {
  test('has the address of the page, and nobody is asked', () => {
    const { reach, asked } = at('https://play.example.org', {});
    expect(reach.linkTo('KR7P4M')).toBe('https://play.example.org/t/KR7P4M');
    expect([reach.host, reach.problem, asked()]).toEqual(['play.example.org', undefined, 0]);
  });

  test.each(['http://localhost:7777', 'http://127.0.0.1:7777', 'http://[::1]:7777'])(
    'of a page at %s has an address of the machine, as soon as the server has named it',
    async (origin) => {
      const { reach, asked } = at(origin, {
        addresses: ['http://192.168.1.20:7777', 'http://10.0.0.4:7777'],
        listens: 'everywhere',
      });
      expect(reach.address).toBe(origin);
      await expect.poll(() => reach.linkTo('KR7P4M')).toBe('http://192.168.1.20:7777/t/KR7P4M');
      expect([reach.host, reach.problem, asked()]).toEqual(['192.168.1.20:7777', undefined, 1]);
    },
  );

  test.each([
    ['here', { addresses: [], listens: 'here' }],
    ['offline', { addresses: [], listens: 'everywhere' }],
  ])('says why there is none: %s', async (problem, answer) => {
    const { reach } = at('http://localhost:7777', answer);
    expect(reach.problem).toBeUndefined();
    await expect.poll(() => reach.problem).toBe(problem);
  });

  test('keeps the address of the page if the server does not say', async () => {
    const { reach, asked } = at('http://localhost:7777', { code: 'tooMany' }, 429);
    expect(reach.host).toBe('localhost:7777');
    await expect.poll(() => asked()).toBe(1);
    expect([reach.host, reach.problem]).toEqual(['localhost:7777', undefined]);
  });
});

describe('a phone beside a TV', () => {
  test('shows only its cards at a table that was opened on one, unless its address says otherwise', () => {
    const opened = { creator: NOBODY };
    const other = { creator: 1 };
    expect(isBesideTv(opened, new URLSearchParams())).toBe(true);
    expect(isBesideTv(other, new URLSearchParams())).toBe(false);
    expect(isBesideTv(opened, new URLSearchParams('hand=no'))).toBe(false);
    expect(isBesideTv(other, new URLSearchParams('hand'))).toBe(true);
  });

  test.each([
    ['https://x.example/t/KR7P4M', true, 'https://x.example/t/KR7P4M?hand'],
    ['https://x.example/t/KR7P4M?hand', false, 'https://x.example/t/KR7P4M?hand=no'],
    ['https://x.example/t/KR7P4M?hand=no&a=1#b', true, 'https://x.example/t/KR7P4M?hand&a=1#b'],
  ])('%s, with only its cards: %s', (address, hand, changed) => {
    expect(withHand(address, hand)).toBe(changed);
  });

  test.each([
    [1, 390, 600],
    [1, 320, 360],
    [1, 740, 180],
    [2, 390, 560],
    [3, 360, 560],
  ])('with %i hands on %i × %i, every card fits', (hands, width, height) => {
    const { columns, card } = handSize(hands, width, height);
    const rows = Math.ceil(7 / columns);
    expect(columns * (card + HAND_GAP) + HAND_GAP).toBeLessThanOrEqual(width);
    const high = 1.4 * card * (rows + EXTRAS_SCALE) + (rows + 3) * HAND_GAP + 29;
    expect(hands * high).toBeLessThanOrEqual(height);
    expect(card).toBeGreaterThanOrEqual(24);
  });

  test('with one hand has cards that are read at arm’s length', () => {
    expect(handSize(1, 390, 560)).toMatchObject({ columns: 4 });
    expect(handSize(1, 390, 560).card).toBeGreaterThan(80);
  });

  test.each([3, 12])('shows no card before the TV does, also when its player is out: %d players', (seats) => {
    const { log, ...game } = played(5, seats, { preset: 'official', target: 60 });
    const [tv, phone] = [{ mode: () => 'tv' }, { mode: () => 'online', besideTv: () => true }].map(
      (setup) => new TestScreen({ ...game, log: '' }, setup as { mode: () => 'tv' | 'online' }),
    );
    for (const screen of [tv!, phone!])
      for (const batch of batches(log)) {
        screen.take(batch);
        while (!screen.state.settled) screen.clock.step();
      }
    expect(shownBy(tv!).at(-1)![0]).toBe('gameEnded');
    expect(shownBy(phone!)).toEqual(shownBy(tv!));
  });

  test('tells what happens to its player, and leaves the rest to the TV', () => {
    const screen = new TestScreen(
      { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '' },
      { mode: () => 'online', besideTv: () => true },
    );
    const tell = (...tokens: string[]): string | undefined => {
      screen.take(tokens);
      while (!screen.state.settled) screen.clock.step();
      return screen.state.ownNews?.text;
    };
    expect(tell('5', '9')).toBe('You: 9.');
    expect(tell('h', '7')).toBe('You: 9.');
    expect(tell('h', '4', 'h', 'FZ', '@0')).toBe('You: out with 13 points.');
  });
});
