import { ManualClock } from '@sevenfold/table';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changeOf } from '../../../src/features/rating/counted-game.ts';
import { MatchWait } from '../../../src/features/rating/match-wait.svelte.ts';
import type { WaitingState } from '../../../src/features/rating/rating-server.ts';
import { ServerError } from '../../../src/server/ask.ts';

function step(game: string, rating: number) {
  return { game, ended: 1, rating, uncertainty: 100 };
}

function waiting(answers: readonly (WaitingState | ServerError)[]) {
  const clock = new ManualClock(0);
  const events: string[] = [];
  let asked = 0;
  const wait = new MatchWait({
    clock,
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]!;
      if (answer instanceof ServerError) throw answer;
      return answer;
    },
    stop: () => events.push('stopped'),
    found: (table) => events.push(table),
  });
  const pass = async (milliseconds: number): Promise<void> => {
    const until = clock.ticks() + milliseconds;
    do await setImmediate();
    while (clock.step(until));
    await setImmediate();
  };
  return { wait, events, pass, asked: () => asked };
}

test('a wait asks every second, through a lost connection, until there is a table', async () => {
  const offline = new ServerError('offline');
  const standing = { waiting: 3, seconds: 1 };
  const { wait, events, pass, asked } = waiting([standing, offline, standing, { table: 'KR7P4M' }]);
  wait.start();
  wait.start();
  await pass(0);
  expect([asked(), wait.standing, wait.problem]).toEqual([1, standing, undefined]);
  await pass(1000);
  expect([asked(), wait.standing, wait.problem]).toEqual([2, standing, offline]);
  await pass(1000);
  expect([wait.problem, wait.isWaiting]).toEqual([undefined, true]);
  await pass(1000);
  expect([events, wait.isWaiting]).toEqual([['KR7P4M'], false]);
  await pass(5000);
  expect(asked()).toBe(4);
});

test('whoever stops waiting tells the server, and an answer that comes later seats nobody', async () => {
  const { wait, events, pass, asked } = waiting([{ table: 'KR7P4M' }]);
  wait.start();
  wait.stop();
  wait.stop();
  await pass(5000);
  expect([events, asked(), wait.isWaiting]).toEqual([['stopped'], 1, false]);
});

test('a page that is seen again asks at once, and goes on once a second', async () => {
  const { wait, pass, asked } = waiting([{ waiting: 1, seconds: 0 }]);
  wait.hurry();
  expect(asked()).toBe(0);
  wait.start();
  await pass(500);
  wait.hurry();
  await pass(0);
  expect(asked()).toBe(2);
  await pass(3000);
  expect(asked()).toBe(5);
});

test('a change of a rating is found by its game, and the first one begins where newcomers do', () => {
  const history = [step('A.3', 1530), step('A.2', 1490), step('A.1', 1512)];
  expect(changeOf({ history, games: 3 }, 'A.3')).toEqual({ rating: 1530, change: 40 });
  expect(changeOf({ history, games: 3 }, 'A.1')).toEqual({ rating: 1512, change: 12 });
  expect(changeOf({ history, games: 9 }, 'A.1')).toBeUndefined();
  expect(changeOf({ history, games: 3 }, 'B.1')).toBeUndefined();
});
