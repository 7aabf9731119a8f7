import { describe, expect, test } from 'vitest';
import { TaskQueue } from '../../src/index.ts';

/** A task that is done when it is told. */
function held(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async (): Promise<void> => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
  };
  return { task, end: resolve };
}

describe('a queue of tasks', () => {
  test('runs one at a time, in order, and says when it is idle', async () => {
    const log: string[] = [];
    const queue = new TaskQueue(() => log.push('idle'));
    const [one, two] = [held(log, 'one'), held(log, 'two')];
    const all = [queue.run(one.task), queue.run(two.task)];
    expect([log, queue.size]).toEqual([['one begins'], 2]);
    two.end();
    one.end();
    await Promise.all(all);
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'idle']);
    expect(queue.size).toBe(0);
  });

  test('nobody takes the turn of a task that has waited', async () => {
    const log: string[] = [];
    const queue = new TaskQueue();
    const one = held(log, 'one');
    const last = queue.run(one.task).then(() => queue.run(async () => void log.push('late')));
    const waited = queue.run(async () => void log.push('waited'));
    one.end();
    await Promise.all([last, waited]);
    expect(log).toEqual(['one begins', 'one ends', 'waited', 'late']);
  });

  test('goes on after a failure, which only its own caller sees', async () => {
    const queue = new TaskQueue();
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve());
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBeUndefined();
  });

  test('drains what is in it', async () => {
    const log: string[] = [];
    const queue = new TaskQueue();
    const one = held(log, 'one');
    void queue.run(one.task);
    const drained = queue.drain().then(() => log.push('drained'));
    one.end();
    await drained;
    expect(log).toEqual(['one begins', 'one ends', 'drained']);
  });
});
