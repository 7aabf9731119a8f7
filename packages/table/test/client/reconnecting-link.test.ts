import { expect, test } from 'vitest';
import { ReconnectingLink, ManualClock } from '../../src/index.ts';
import { seededSource } from '../helpers/seeded-source.ts';

/** When each of many clients reconnects after all were cut off or sent away at once, `losses` times in a row. */
function returns(seed: number, losses: number, after?: 'farewell'): number[] {
  const clock = new ManualClock();
  const dialled: number[][] = [];
  for (let client = 0; client < 1000; client++) {
    const mine: number[] = [];
    dialled.push(mine);
    const link = new ReconnectingLink(
      (on) => {
        mine.push(clock.now());
        // The server is down until everyone has tried this often.
        if (mine.length > 1 && mine.length <= losses) clock.after(0, () => on.closed());
        return { send: () => undefined, close: () => undefined };
      },
      clock,
      seededSource(seed + client),
      { opened: () => undefined, message: () => undefined, tick: () => undefined },
    );
    link.open();
    clock.after(0, () => link.reconnect(after));
  }
  while (dialled.some(({ length }) => length <= losses)) clock.step();
  return dialled.map((mine) => mine[losses]! - mine[losses - 1]!);
}

/** The most of them within a tenth of the whole time. */
function crowd(times: readonly number[]): number {
  const width = (Math.max(...times) - Math.min(...times)) / 10;
  return Math.max(...times.map((from) => times.filter((time) => time >= from && time < from + width).length));
}

test.each([
  ['cut', 1, undefined, 250, 750],
  ['cut', 3, undefined, 1000, 3000],
  ['sent away', 1, 'farewell', 0, 500],
  ['sent away', 3, 'farewell', 1000, 3000],
] as const)(
  'clients that were %s together do not come back together: try %i',
  (_, losses, after, soonest, latest) => {
    const times = returns(1, losses, after);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(soonest);
    expect(Math.max(...times)).toBeLessThan(latest);
    expect(crowd(times)).toBeLessThan(160);
    expect(new Set(times).size).toBeGreaterThan(350);
  },
);

test('when they reconnect follows from their source of randomness', () => {
  expect(returns(1, 2)).toEqual(returns(1, 2));
  expect(returns(1, 2)).not.toEqual(returns(5000, 2));
});

test('a connection that falls silent is noticed at the third question, and one with a late answer is kept', () => {
  const clock = new ManualClock();
  const dialled: number[] = [];
  /** Milliseconds until each question is answered. */
  const answers = [50, 3900, 50];
  const link = new ReconnectingLink(
    (on) => {
      dialled.push(clock.ticks());
      const send = (): void => {
        const late = answers.shift();
        if (late !== undefined) clock.after(late, () => on.message('pong'));
      };
      return { send, close: () => undefined };
    },
    clock,
    seededSource(1),
    { opened: () => undefined, message: () => undefined, tick: () => link.send('ping') },
  );
  link.open();
  while (dialled.length < 2) clock.step();
  // Answered at 4, 12 and 12; asked at 16 and 20; given up at 24, and dialled again within a second.
  expect(dialled[1]).toBeGreaterThan(24_000);
  expect(dialled[1]).toBeLessThan(25_000);
});
