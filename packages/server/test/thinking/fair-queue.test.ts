import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../src/thinking/fair-queue.ts';

function queueOf(...paths: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const path of paths) queue.push(path.split('/'), path);
  return queue;
}

function drain(queue: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let turn = queue.shift(); turn !== undefined; turn = queue.shift()) order.push(turn.item);
  return order;
}

describe('a fair queue', () => {
  test('serves everyone once before anyone twice, on every level', () => {
    const queue = queueOf('a/x/1', 'a/x/2', 'a/x/3', 'a/y/4', 'b/z/5', 'c/6');
    expect(queue.size).toBe(6);
    expect(drain(queue)).toEqual(['a/x/1', 'b/z/5', 'c/6', 'a/y/4', 'a/x/2', 'a/x/3']);
    expect(queue.size).toBe(0);
  });

  test('serves latecomers before those who have had a turn', () => {
    const queue = queueOf('a/1', 'a/2', 'a/3');
    expect(queue.shift()!.item).toBe('a/1');
    queue.push(['b', '4'], 'b/4');
    expect(drain(queue)).toEqual(['a/2', 'b/4', 'a/3']);
  });

  test('returns the share of each item', () => {
    const queue = queueOf('a/x/1', 'a/x/2', 'a/y/3', 'b/4');
    expect([queue.shift()!.share, queue.shift()!.share]).toEqual([1 / 8, 1 / 2]);
  });

  test('removes items, and ignores those that are not there', () => {
    const queue = queueOf('a/1', 'a/2', 'b/3');
    queue.remove(['a', '1']);
    queue.remove(['a', '9']);
    queue.remove(['c', '1']);
    queue.remove(['b', '3']);
    expect([queue.size, queue.shift()]).toEqual([1, { item: 'a/2', share: 1 }]);
    expect(queue.shift()).toBeUndefined();
  });
});
