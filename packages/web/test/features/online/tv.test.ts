import { type GameRecord, isCardMove, parseMove, splitLog } from '@sevenfold/engine';
import { ManualClock, NOBODY } from '@sevenfold/table';
import { render } from 'svelte/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ServerAddress } from '../../../src/server/server-address.svelte.ts';
import { isDeviceBesideTv, withBesideTv } from '../../../src/features/online/tv/beside-tv.ts';
import { EXTRAS_SCALE, CARD_GAP, phoneCardSize } from '../../../src/features/online/tv/phone-card-size.ts';
import TvScores from '../../../src/features/online/tv/TvScores.svelte';
import Seat from '../../../src/game/seats/Seat.svelte';
import { PATIENCE } from '../../../src/game/tv/shown-on-tv.ts';
import { COUNTING } from '../../../src/game/story/pace.ts';
import { Presenter } from '../../../src/game/story/presenter.ts';
import { ShownReport } from '../../../src/game/tv/shown-report.ts';
import { pictureOf } from '../../../src/game/story/story.ts';
import { viewOf } from '../../../src/game/view.ts';
import type { Speed } from '../../../src/storage/settings-schema.ts';
import { settings } from '../../../src/storage/settings.svelte.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';
import { played } from '../../played-games.ts';
import { TestScreen } from '../../test-screen.ts';

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

/** Milliseconds until the winner stands on the podium of a TV. */
const RISEN = 1700;

interface PhoneSetup {
  /** How late the TV hears of everything; a TV that is off never does. */
  readonly tvFrom: number;
  readonly tvPace: number;
  /** Of the phone. */
  readonly speed: Speed;
}

/** A TV and a phone at one table, whose news take `latency` milliseconds; returns what was shown, and when. */
function together(
  log: string,
  game: Omit<GameRecord, 'log'>,
  latency: number,
  setup: Partial<PhoneSetup> = {},
) {
  const clock = new ManualClock();
  const { tvFrom = 0, speed = 'normal', tvPace = 1 } = setup;
  settings.speed = speed;
  const record = { ...game, log: '' };
  const phone = new TestScreen(record, { clock, mode: () => 'online', isBesideTv: () => true });
  const report = new ShownReport({
    clock,
    moving: () => true,
    drawn: (then) => then(),
    report: (number, beats) => clock.after(latency, () => phone.state.show.hear(number, beats)),
  });
  const seen: { type: string; time: number }[] = [];
  const tv = new Presenter({
    clock,
    pace: () => tvPace,
    hurried: () => false,
    shown: (beats, jumped) => {
      seen.push(...beats.map(({ event }) => ({ type: event.type, time: clock.now() })));
      const last = beats.at(-1)?.event;
      report.shown(1, tv.told, jumped ? undefined : last);
      if (last?.type === 'gameEnded') clock.after(RISEN, () => report.shown(1, tv.told, undefined));
    },
  });
  const taken: string[] = [];
  for (const batch of batches(log)) {
    taken.push(...batch);
    const now = [...taken];
    if (tvFrom < Infinity) clock.after(tvFrom, () => tv.follow(1, record, now));
    phone.take(batch);
    while (clock.step());
  }
  settings.speed = 'normal';
  return { tv: seen, phone: phone.beats.map(({ event, time }) => ({ type: event.type, time })) };
}

function lasted(beats: readonly { readonly time: number }[]): number {
  return beats.at(-1)!.time - beats[0]!.time;
}

function at(
  origin: string,
  answer: object,
  status = 200,
): { serverAddress: ServerAddress; asked: () => number } {
  vi.stubGlobal('location', new URL(origin));
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', fetched);
  return { serverAddress: new ServerAddress(), asked: () => fetched.mock.calls.length };
}

describe('a link for other devices', () => {
  test('has the address of the page, and nobody is asked', () => {
    const { serverAddress, asked } = at('https://play.example.org', {});
    expect(serverAddress.linkTo('KR7P4M')).toBe('https://play.example.org/t/KR7P4M');
    expect([serverAddress.host, serverAddress.problem, asked()]).toEqual(['play.example.org', undefined, 0]);
  });

  test.each(['http://localhost:7777', 'http://127.0.0.1:7777', 'http://[::1]:7777'])(
    'of a page at %s has an address of the machine, as soon as the server has named it',
    async (origin) => {
      const { serverAddress, asked } = at(origin, {
        addresses: ['http://192.168.1.20:7777', 'http://10.0.0.4:7777'],
        listens: 'everywhere',
      });
      expect(serverAddress.address).toBe(origin);
      await expect.poll(() => serverAddress.linkTo('KR7P4M')).toBe('http://192.168.1.20:7777/t/KR7P4M');
      expect([serverAddress.host, serverAddress.problem, asked()]).toEqual([
        '192.168.1.20:7777',
        undefined,
        1,
      ]);
    },
  );

  test.each([
    ['here', { addresses: [], listens: 'here' }],
    ['offline', { addresses: [], listens: 'everywhere' }],
  ])('says why there is none: %s', async (problem, answer) => {
    const { serverAddress } = at('http://localhost:7777', answer);
    expect(serverAddress.problem).toBeUndefined();
    await expect.poll(() => serverAddress.problem).toBe(problem);
  });

  test('keeps the address of the page if the server does not say', async () => {
    const { serverAddress, asked } = at('http://localhost:7777', { code: 'tooMany' }, 429);
    expect(serverAddress.host).toBe('localhost:7777');
    await expect.poll(() => asked()).toBe(1);
    expect([serverAddress.host, serverAddress.problem]).toEqual(['localhost:7777', undefined]);
  });
});

describe('a phone beside a TV', () => {
  test('shows only its cards at a table that was opened on one, unless its address says otherwise', () => {
    const opened = { creator: NOBODY };
    const other = { creator: 1 };
    expect(isDeviceBesideTv(opened, new URLSearchParams())).toBe(true);
    expect(isDeviceBesideTv(other, new URLSearchParams())).toBe(false);
    expect(isDeviceBesideTv(opened, new URLSearchParams('hand=no'))).toBe(false);
    expect(isDeviceBesideTv(other, new URLSearchParams('hand'))).toBe(true);
  });

  test.each([
    ['https://x.example/t/KR7P4M', true, 'https://x.example/t/KR7P4M?hand'],
    ['https://x.example/t/KR7P4M?hand', false, 'https://x.example/t/KR7P4M?hand=no'],
    ['https://x.example/t/KR7P4M?hand=no&a=1#b', true, 'https://x.example/t/KR7P4M?hand&a=1#b'],
  ])('%s, with only its cards: %s', (address, hand, changed) => {
    expect(withBesideTv(address, hand)).toBe(changed);
  });

  test.each([
    [1, 390, 600],
    [1, 320, 360],
    [1, 740, 180],
    [2, 390, 560],
    [3, 360, 560],
  ])('with %i hands on %i × %i, every card fits', (hands, width, height) => {
    const { columns, card } = phoneCardSize(hands, width, height);
    const rows = Math.ceil(7 / columns);
    expect(columns * (card + CARD_GAP) + CARD_GAP).toBeLessThanOrEqual(width);
    const high = 1.4 * card * (rows + EXTRAS_SCALE) + (rows + 3) * CARD_GAP + 29;
    expect(hands * high).toBeLessThanOrEqual(height);
    expect(card).toBeGreaterThanOrEqual(24);
  });

  test('with one hand has cards that are read at arm’s length', () => {
    expect(phoneCardSize(1, 390, 560)).toMatchObject({ columns: 4 });
    expect(phoneCardSize(1, 390, 560).card).toBeGreaterThan(80);
  });

  test.each([
    [3, 20, {}],
    [12, 20, { tvFrom: 3000 }],
    [10, 5, { speed: 'instant' }],
    [4, 150, { speed: 'fast', tvPace: 1.6 }],
    [2, 0, { speed: 'slow', tvPace: 0.45 }],
  ] as const)('shows nothing before the TV does: %d players, %d ms, %j', (seats, latency, setup) => {
    const { log, ...game } = played(5, seats, { preset: 'official', target: 60 });
    const { tv, phone } = together(log, game, latency, setup);
    expect(phone.map(({ type }) => type)).toEqual(tv.map(({ type }) => type));
    expect(phone.at(-1)!.type).toBe('gameEnded');
    for (const [index, { type, time }] of phone.entries()) {
      // A total has to be counted, unless the scores tell it first, and the winner to stand on the podium.
      const told = tv.slice(index).find((beat) => beat.type !== 'scored')!.time;
      const counted = tv[index]!.time + COUNTING.delay + COUNTING.duration;
      const least =
        type === 'scored' ? Math.min(told, counted) : tv[index]!.time + (type === 'gameEnded' ? RISEN : 0);
      expect(time).toBeGreaterThanOrEqual(least);
      expect(time).toBeLessThan(least + latency + 200);
    }
  });

  test('goes on by itself when the TV is silent, after one wait of a few seconds', () => {
    const { log, ...game } = played(5, 3, { preset: 'official', target: 60 });
    const alone = together(log, game, 0, { tvFrom: Infinity });
    const led = together(log, game, 0);
    expect(alone.phone.map(({ type }) => type)).toEqual(led.tv.map(({ type }) => type));
    expect(alone.phone[0]!.time).toBeLessThanOrEqual(PATIENCE);
    expect(lasted(alone.phone)).toBeLessThanOrEqual(lasted(led.tv));
  });

  test('is not hurried past the TV by taps', () => {
    const screen = new TestScreen(
      { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '' },
      { mode: () => 'online', isBesideTv: () => true },
    );
    screen.take(['5', '9']);
    const { show } = screen.state;
    show.skip();
    show.hasten();
    expect(show.told).toBe(0);
    show.hear(1, 2);
    expect(show.told).toBe(2);
    show.skip();
    expect([show.told, screen.state.settled]).toEqual([2, false]);
  });

  test('tells what happens to its player, and leaves the rest to the TV', () => {
    const screen = new TestScreen(
      { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '' },
      { mode: () => 'online', isBesideTv: () => true },
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

test('who busts has 0 points on every screen, and not +0', () => {
  const bust = pictureOf({ rules: {}, players: ['Ann', 'Bo'], dealer: 1, log: '7 3 h 7 s' }, 4);
  const sitters = ['Ann', 'Bo'].map((name, colour) => ({
    name,
    colour,
    bot: '',
    away: false,
    standIn: false,
  }));
  const view = viewOf(bust, sitters, [0]);
  expect(view.seats[0]!.status).toBe('busted');
  const scores = render(TvScores, { props: { view, stays: 0 } }).body;
  const seat = render(Seat, { props: { view: view.seats[0]!, goal: 200, card: 40, shape: 'wide' } }).body;
  for (const html of [scores, seat]) {
    expect(html).toContain('>0</span>');
    expect(html).not.toContain('+0');
  }
});
