import { practicePositions } from '@sevenfold/bots/practice';
import { advise, type Advice } from '@sevenfold/bots/review';
import { parsePosition } from '@sevenfold/engine';
import { ManualClock } from '@sevenfold/table';
import { expect, test, vi } from 'vitest';
import { accuracyOf, askedThemes } from '../../../src/features/practice/accuracy.ts';
import { collectionIds, nextExercises } from '../../../src/features/practice/exercises.ts';
import { opinionOf } from '../../../src/coach/opinion.ts';
import { positionPicture } from '../../../src/game/position-picture.ts';
import { LineShow } from '../../../src/practice/line-show.svelte.ts';
import { compareAnswers } from '../../../src/practice/comparison.ts';
import { explains, outcomeOf } from '../../../src/practice/outcome.ts';
import { Practice } from '../../../src/practice/practice.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';
import { FakeStorage } from '../../fake-storage.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

const known = (answer: string, value: number) =>
  ({ answer, win: { known: 'sample', value, interval: 0.01 } }) as const;
const ADVICE: Advice = {
  player: 0,
  kind: 'flipThree',
  options: [known('@0', 0.3), known('@1', 0.4), known('@2', 0.395)],
  best: '@1',
  isClear: true,
  reasons: [],
  samples: 512,
  isFinal: true,
};

const isRight = (answer: string) => outcomeOf(ADVICE, 3, answer, undefined)!.isRight;
const other = (answer: string, past?: string) => outcomeOf(ADVICE, 3, answer, past)!.other.answer;

test('the best answer is right, one that costs next to nothing too, and any other is not', () => {
  expect(['@0', '@1', '@2'].map(isRight)).toEqual([false, true, true]);
  expect(outcomeOf({ ...ADVICE, options: [{ answer: '@1' }] }, 3, '@1', undefined)).toBeUndefined();
});

test('the best answer is compared with the one chosen, else with the one of the game, else with the second best', () => {
  expect([other('@0'), other('@0', '@2'), other('@1', '@0'), other('@1', '@1'), other('@1')]).toEqual([
    '@0',
    '@0',
    '@0',
    '@2',
    '@2',
  ]);
});

test('many rounds with the same cards say the same as the chances to win', () => {
  const { position, best, costs } = practicePositions().find(({ theme }) => theme === 'race')!;
  const state = parsePosition(position);
  const found = compareAnswers({ position, advice: ADVICE, best, other: [...costs.keys()][0]!, seed: 1 });
  expect([found.rounds, found.seat, found.lines.length]).toEqual([200, state.player, 12]);
  for (const { better, points, without } of [found.best, found.other]) {
    expect(better).toBeGreaterThan(0);
    expect(points).toBeGreaterThan(0);
    // A round without points brings nothing to the average.
    expect(points).toBeLessThanOrEqual(100 * (1 - without / found.rounds));
  }
  expect(found.best.better + found.other.better).toBeLessThanOrEqual(found.rounds);
});

test('an answer that is neither the best nor the second best is explained, not the second best', () => {
  const { position, best } = practicePositions().find(
    ({ theme, costs }) => theme === 'flipThree' && costs.size > 1,
  )!;
  const advice = advise(parsePosition(position), { samples: 1024 });
  const last = advice.options.toSorted((one, next) => one.win!.value - next.win!.value)[0]!.answer;
  const outcome = outcomeOf(advice, 3, last, undefined)!;
  const found = compareAnswers({ position, advice, best, other: last, seed: 1 }).advice;
  expect([explains(advice, outcome), explains(found, outcome)]).toEqual([false, true]);
  expect(found.reasons.length).toBeGreaterThan(0);
  for (const { answer } of found.reasons) expect([best, last]).toContain(answer);
  expect(found.reasons).not.toEqual(advice.reasons);
  // The second best is what the advice is about anyway.
  const next = opinionOf(advice) as { next: { answer: string } };
  expect(compareAnswers({ position, advice, best, other: next.next.answer, seed: 1 }).advice).toBe(advice);
});

test('of an action, the points are those of the player at whom it is aimed', () => {
  const { position, best, costs } = practicePositions().find(({ theme }) => theme === 'flipThree')!;
  const { seat } = compareAnswers({ position, advice: ADVICE, best, other: [...costs.keys()][0]!, seed: 1 });
  expect(`@${seat}`).toBe(best);
});

test('rounds are shown beat by beat up to their scores, one after the other, and then the position again', () => {
  const { position, best, costs } = practicePositions()[0]!;
  const state = parsePosition(position);
  const { lines } = compareAnswers({ position, advice: ADVICE, best, other: [...costs.keys()][0]!, seed: 1 });
  const clock = new ManualClock();
  const ends: number[] = [];
  const show = new LineShow({
    clock,
    pace: () => 1,
    shown: ({ event }) => event.type === 'roundEnded' && ends.push(show.line),
  });
  show.play(positionPicture(state), lines.slice(0, 3));
  expect(show.line).toBe(1);
  while (clock.step());
  expect(ends).toEqual([1, 2, 3]);
  expect([show.line, show.picture]).toEqual([0, undefined]);
});

test('rounds that are skipped stop at once, and where nothing may move none are shown', () => {
  const state = parsePosition(practicePositions()[0]!.position);
  const clock = new ManualClock();
  const shown = vi.fn<() => void>();
  let pace = 1;
  const show = new LineShow({ clock, pace: () => pace, shown });
  show.play(positionPicture(state), [['h']]);
  show.stop();
  while (clock.step());
  pace = 0;
  show.play(positionPicture(state), [['h']]);
  while (clock.step());
  expect([show.line, shown.mock.calls.length]).toEqual([0, 0]);
});

test('a session has different positions of different themes, and puts aside what cannot be read', async () => {
  await loadWords(['replay']);
  const practice = new Practice(new BrowserShelf(new FakeStorage()));
  expect(new Set(collectionIds()).size).toBe(100);
  const damaged = { theme: 'race', answer: 'h', best: 's', cost: 0.1, players: ['Ann'], at: 1 } as const;
  practice.file([{ ...damaged, position: 'official_nonsense' }]);
  const exercises = nextExercises(practice, 5);
  expect(exercises).toHaveLength(5);
  expect(new Set(exercises.map(({ theme }) => theme)).size).toBeGreaterThan(2);
  expect(practice.own).toEqual([]);
  for (const { state, sitters } of exercises) {
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(state.seats);
    expect(sitters[state.player]).toMatchObject({ bot: '' });
  }
});

test('accuracy looks back on seven days of practice, by theme or over all', () => {
  const days = Object.fromEntries(
    Array.from({ length: 9 }, (_, day) => [
      `2026-11-0${day + 1}`,
      { race: [day < 2 ? 0 : 1, 1] as const, ...(day === 8 ? { freeze: [1, 2] as const } : {}) },
    ]),
  );
  expect(askedThemes(days)).toEqual(['race', 'freeze']);
  expect(accuracyOf(days, 'race').map(({ share }) => Number(share.toFixed(2)))).toEqual([
    0, 0, 0.33, 0.5, 0.6, 0.67, 0.71, 0.86, 1,
  ]);
  expect(accuracyOf(days).at(-1)).toMatchObject({ date: '2026-11-09', right: 8, all: 9 });
  expect(accuracyOf(days, 'freeze')).toHaveLength(1);
});
