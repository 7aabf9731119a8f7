import { HIT, newGame, parsePosition, type State, STAY } from '@sevenfold/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type ThinkReply,
  type LocalThinker,
  type ThinkRequest,
  workerThinker,
} from '../../src/local/thinker.ts';
import { FakeWorker } from '../fake-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function askedState(): State {
  return parsePosition(
    'official_0-5.0-7_1-0-1-turns_1123446688abc111111333_turn-1'.replace('446688', '445678'),
  );
}

function setUp() {
  const worker = new FakeWorker<ThinkRequest, ThinkReply>();
  const here = vi.fn<LocalThinker>(() => Promise.resolve(STAY));
  return { worker, here, think: workerThinker(() => worker, here) };
}

test('the position crosses as text, and answers find their questions', async () => {
  const { worker, here, think } = setUp();
  const state = askedState();
  const first = think('greta', state);
  const second = think('felix', state);
  await Promise.resolve();
  expect(worker.requests.map(({ kind }) => kind)).toEqual(['greta', 'felix']);
  expect(parsePosition(worker.requests[0]!.position)).toEqual(state);
  worker.reply({ id: worker.requests[1]!.id, move: 's' });
  worker.reply({ id: worker.requests[0]!.id, move: 'h' });
  expect(await first).toBe(HIT);
  expect(await second).toBe(STAY);
  expect(here).not.toHaveBeenCalled();
});

test.each(['', '@1', 'nonsense', '4'])(
  'an answer that makes no sense (%j) is thought again here',
  async (move) => {
    const { worker, here, think } = setUp();
    const thought = think('greta', askedState());
    await Promise.resolve();
    worker.reply({ id: worker.requests[0]!.id, move });
    expect(await thought).toBe(STAY);
    expect(here).toHaveBeenCalledOnce();
  },
);

test('a worker that fails or falls silent is not asked again', async () => {
  const { worker, here, think } = setUp();
  const first = think('greta', askedState());
  await Promise.resolve();
  worker.fail();
  expect(await first).toBe(STAY);
  expect(await think('greta', askedState())).toBe(STAY);
  expect(worker.requests).toHaveLength(1);
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
