import { newGame, playLog, questionOf, Sfc32, splitLog } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { DeviceHolder } from '../../src/local/device-holder.svelte.ts';
import { played } from '../played-games.ts';

/** What a screen says one after the other: who of these people is asked, and −1 whenever something is shown first. */
function asks(seed: number, people: readonly number[]): number[] {
  const { rules, players, dealer, log } = played(seed, 4);
  const state = newGame(rules, players.length, dealer);
  const random = new Sfc32(seed);
  const asked: number[] = [];
  playLog(state, splitLog(log), () => {
    const player = questionOf(state)?.player ?? -1;
    if (random.below(3) > 0) asked.push(-1);
    if (people.includes(player)) asked.push(player);
  });
  return asked;
}

test.each([1, 2, 3, 4, 5, 6])(
  'game %i: a device is handed on exactly when another person is asked',
  (seed) => {
    const people = [0, 2];
    const holder = new DeviceHolder();
    const handed: number[] = [];
    let last = -1;
    const expected: number[] = [];
    for (const asked of asks(seed, people)) {
      const next = holder.next(asked);
      if (next !== undefined) {
        handed.push(next);
        holder.take(next);
      }
      if (asked >= 0 && asked !== last) expected.push((last = asked));
    }
    expect(handed).toEqual(expected);
    expect(handed.length).toBeGreaterThan(5);
  },
);
