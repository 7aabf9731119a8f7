import { splitLog } from '@sevenfold/engine';
import { ManualClock } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { turnTime } from '../../../src/game/story/pace.ts';
import { Presenter } from '../../../src/game/story/presenter.ts';
import { pictureOf } from '../../../src/game/story/story.ts';
import { played } from '../../played-games.ts';

function setUp(pace = 1, hurried = false) {
  const clock = new ManualClock();
  const seen: { time: number; types: string[]; jumped: boolean }[] = [];
  const presenter = new Presenter({
    clock,
    pace: () => pace,
    hurried: () => hurried,
    shown: (beats, jumped) =>
      seen.push({ time: clock.now(), types: beats.map(({ event }) => event.type), jumped }),
  });
  return { clock, seen, presenter };
}

const TWO = { rules: {}, players: ['Ann', 'Bo'], dealer: 0 };

describe('the presenter', () => {
  test('turns a card more slowly the more hangs on it', () => {
    expect([turnTime(0), turnTime(0.5), turnTime(1)]).toEqual([250, 525, 800]);
  });

  test('shows one beat after the other and ends at the truth', () => {
    const { clock, seen, presenter } = setUp();
    const log = '12 3 h 5 h 4 s s'.split(' ');
    presenter.follow(1, TWO, []);
    expect(seen).toEqual([{ time: 0, types: [], jumped: true }]);
    presenter.follow(1, TWO, log);
    expect(presenter.picture!.seats[1]!.numbers).toEqual([]);
    while (clock.step());
    expect(presenter.behind).toBe(0);
    expect(seen.every(({ types }) => types.length <= 1)).toBe(true);
    expect(presenter.picture).toEqual(pictureOf({ ...TWO, log: log.join(' ') }));
    // The end of a round stays until it has been read.
    const ended = seen.find(({ types }) => types[0] === 'roundEnded')!;
    const began = seen.findLast(({ types }) => types[0] === 'roundBegan')!;
    expect(began.time - ended.time).toBeGreaterThan(5000);
  });

  test('shows someone who comes back how the game stood, and what they have missed one by one', () => {
    const { clock, seen, presenter } = setUp();
    const log = '12 3 h 5 h 4 h 6 s'.split(' ');
    presenter.follow(1, TWO, log, 6);
    expect(presenter.picture!.at).toBe(6);
    expect(seen.every(({ jumped }) => jumped)).toBe(true);
    const before = seen.length;
    while (clock.step());
    expect(presenter.picture).toEqual(pictureOf({ ...TWO, log: log.join(' ') }));
    expect(seen.slice(before).every(({ types, jumped }) => types.length === 1 && !jumped)).toBe(true);
    expect(seen.length).toBeGreaterThan(before + 2);
  });

  test('of a long absence only the last beats are shown one by one, or none', () => {
    const { log, ...beginning } = played(7, 4);
    const tokens = splitLog(log);
    const { clock, seen, presenter } = setUp();
    presenter.follow(1, beginning, tokens, 4);
    expect(presenter.behind).toBe(50);
    presenter.skip();
    expect(presenter.behind).toBe(0);
    while (clock.step());
    expect(seen.filter(({ jumped }) => !jumped)).toEqual([]);
    const instant = setUp(0);
    instant.presenter.follow(1, beginning, tokens, 4);
    expect(instant.presenter.behind).toBe(0);
  });

  test('holds a save until both cards have been seen', () => {
    const { clock, seen, presenter } = setUp();
    presenter.follow(1, TWO, []);
    presenter.follow(1, TWO, 'SC 3 h 5 s h 5'.split(' '));
    while (clock.step());
    const at = seen.findIndex(({ types }) => types[0] === 'saved');
    expect(seen[at]!.time - seen[at - 1]!.time).toBeGreaterThan(900);
  });

  test('skip shows everything at once, and what comes later goes on as before', () => {
    const { clock, seen, presenter } = setUp();
    presenter.follow(1, TWO, []);
    presenter.follow(1, TWO, ['12', '3', 'h']);
    presenter.skip();
    expect(presenter.picture!.at).toBe(3);
    expect(seen.at(-1)!.jumped).toBe(true);
    presenter.follow(1, TWO, ['12', '3', 'h', '5']);
    expect(presenter.picture!.at).toBe(3);
    while (clock.step());
    expect(presenter.picture!.at).toBe(4);
  });

  test('a game met in the middle, and a long gap, are shown as they stand', () => {
    const record = played(3, 4);
    const tokens = splitLog(record.log);
    const { presenter, seen } = setUp();
    presenter.follow(1, record, tokens.slice(0, 20));
    expect([presenter.picture!.at, presenter.behind]).toEqual([20, 0]);
    presenter.follow(1, record, tokens.slice(0, 120));
    expect([presenter.picture!.at, presenter.behind]).toEqual([120, 0]);
    expect(seen.every(({ jumped }) => jumped)).toBe(true);
  });

  test('goes faster when it is far behind', () => {
    const record = played(3, 4);
    const tokens = splitLog(record.log);
    const timeFor = (step: number): number => {
      const { clock, presenter } = setUp();
      presenter.follow(1, record, []);
      for (let at = step; at <= 30; at += step) {
        presenter.follow(1, record, tokens.slice(0, at));
        if (step < 30) while (clock.step());
      }
      while (clock.step());
      return clock.now();
    };
    expect(timeFor(30)).toBeLessThan(0.75 * timeFor(1));
  });

  test('a game that is shorter than it was, or goes another way, is shown as it is now', () => {
    const { presenter } = setUp(0);
    const log = ['5', '7', 'h', '9', 's'];
    presenter.follow(1, TWO, log);
    presenter.follow(1, TWO, log.slice(0, 3));
    expect(presenter.picture!.at).toBe(3);
    presenter.follow(1, TWO, ['5', '7', 's', 'h', '9', 'h', '3']);
    expect(presenter.picture).toEqual(pictureOf({ ...TWO, log: '5 7 s h 9 h 3' }));
  });

  test('speed 0 shows the truth at once; another game starts again', () => {
    const { presenter } = setUp(0);
    const record = played(5, 3);
    presenter.follow(1, record, []);
    presenter.follow(1, record, splitLog(record.log));
    expect(presenter.picture!.winners.length).toBeGreaterThan(0);
    presenter.follow(2, TWO, []);
    expect([presenter.picture!.at, presenter.picture!.seats.length]).toEqual([0, 2]);
  });

  test.each([
    [0.45, false],
    [0.45, true],
    [0.02, false],
    [1, false],
  ])('the last scores are read before the winner is shown: pace %d, hurried: %s', (pace, hurried) => {
    const record = played(5, 6, { target: 60 });
    const { clock, seen, presenter } = setUp(pace, hurried);
    presenter.follow(1, record, []);
    // Everything before the last card is jumped over.
    presenter.follow(1, record, splitLog(record.log).slice(0, -1));
    presenter.follow(1, record, splitLog(record.log));
    while (clock.step());
    const scores = seen.findLast(({ types }) => types[0] === 'roundEnded')!;
    const result = seen.find(({ types }) => types[0] === 'gameEnded')!;
    expect(result.jumped).toBe(false);
    expect(result.time - scores.time).toBeGreaterThanOrEqual(2000);
    expect(result.time - scores.time).toBeLessThanOrEqual(3000);
  });

  test('a tap ends the last scores at once', () => {
    const record = played(5, 3, { target: 60 });
    const { clock, seen, presenter } = setUp(0.45);
    presenter.follow(1, record, []);
    presenter.follow(1, record, splitLog(record.log));
    while (!presenter.picture!.ended || presenter.behind > 1) clock.step();
    const { time } = seen.at(-1)!;
    presenter.hasten();
    expect(seen.at(-1)).toEqual({ time, types: ['gameEnded'], jumped: false });
  });

  test('beside a TV a card is told when its face is open here, and not one frame sooner', () => {
    const clock = new ManualClock();
    const told: { type: string; time: number }[] = [];
    const opened: number[] = [];
    const presenter = new Presenter({
      clock,
      pace: () => 1,
      hurried: () => false,
      isBesideTv: () => true,
      opens: ({ event }) => (event.type === 'drew' ? (opened.push(clock.now()), 110) : 0),
      shown: (beats) => told.push(...beats.map(({ event }) => ({ type: event.type, time: clock.now() }))),
    });
    presenter.follow(1, TWO, []);
    presenter.follow(1, TWO, ['12', '3']);
    presenter.hear(1, 2);
    expect(told.map(({ type }) => type)).toEqual(['roundBegan', 'turning']);
    clock.after(400, () => presenter.hear(1, 5));
    clock.step();
    expect([opened, told.length]).toEqual([[400], 2]);
    clock.step();
    expect(told.slice(2)).toEqual([
      { type: 'drew', time: 510 },
      { type: 'turning', time: 510 },
    ]);
    while (presenter.behind > 0) clock.step();
    expect(told.at(-1)).toEqual({ type: 'drew', time: 620 });
  });

  test('a player who is running out of time sees the scores only briefly', () => {
    const times = [false, true].map((hurried) => {
      const { clock, presenter } = setUp(1, hurried);
      presenter.follow(1, TWO, []);
      presenter.follow(1, TWO, '12 3 s s 4 5'.split(' '));
      while (clock.step());
      return clock.now();
    });
    expect(times[1]!).toBeLessThan(times[0]! - 3000);
  });
});
