import { HIT, newGame, parsePosition, type State, STAY } from '@sevenfold/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Answer,
  type Head,
  type LocalThinker,
  type Question,
  workerThinker,
} from '../src/local/thinker.ts';

/** A worker whose thoughts the test speaks. */
class FakeHead implements Head {
  readonly asked: Question[] = [];
  readonly #hearers = new Map<string, (event: { readonly data: Answer }) => void>();

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  addEventListener(type: string, hear: (event: { readonly data: Answer }) => void): void {
    this.#hearers.set(type, hear);
  }

  answer(id: number, move: string): void {
    this.#hearers.get('message')!({ data: { id, move } });
  }

  fail(): void {
    this.#hearers.get('error')!({ data: { id: 0, move: '' } });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function askedState(): State {
  return parsePosition(
    'official_0-5.0-7_1-0-1-turns_1123446688abc111111333_turn-1'.replace('446688', '445678'),
  );
}

function setUp() {
  const head = new FakeHead();
  const here = vi.fn<LocalThinker>(() => Promise.resolve(STAY));
  return { head, here, think: workerThinker(() => head, here) };
}

test('the position crosses as text, and answers find their questions', async () => {
  const { head, here, think } = setUp();
  const state = askedState();
  const first = think('greta', state);
  const second = think('felix', state);
  await Promise.resolve();
  expect(head.asked.map(({ kind }) => kind)).toEqual(['greta', 'felix']);
  expect(parsePosition(head.asked[0]!.position)).toEqual(state);
  head.answer(head.asked[1]!.id, 's');
  head.answer(head.asked[0]!.id, 'h');
  expect(await first).toBe(HIT);
  expect(await second).toBe(STAY);
  expect(here).not.toHaveBeenCalled();
});

test.each(['', '@1', 'nonsense', '4'])(
  'an answer that makes no sense (%j) is thought again here',
  async (move) => {
    const { head, here, think } = setUp();
    const thought = think('greta', askedState());
    await Promise.resolve();
    head.answer(head.asked[0]!.id, move);
    expect(await thought).toBe(STAY);
    expect(here).toHaveBeenCalledOnce();
  },
);

test('a worker that fails or falls silent is not asked again', async () => {
  const { head, here, think } = setUp();
  const first = think('greta', askedState());
  await Promise.resolve();
  head.fail();
  expect(await first).toBe(STAY);
  expect(await think('greta', askedState())).toBe(STAY);
  expect(head.asked).toHaveLength(1);
  expect(here).toHaveBeenCalledTimes(2);

  const silent = setUp();
  const never = silent.think('greta', askedState());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await never).toBe(STAY);
});

test('without workers everything is thought here', async () => {
  const here = vi.fn<LocalThinker>(() => Promise.resolve(HIT));
  const think = workerThinker(() => {
    throw new Error('no workers');
  }, here);
  expect(await think('greta', newGame({}, 2, 0))).toBe(HIT);
});
