import { expect, test } from 'vitest';
import { RecentAnswers } from '../../src/http/recent-answers.ts';

test('an answer that was dropped before it failed fails for whoever asked, and for nobody else', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const recent = new RecentAnswers(10);
  const slow = Promise.withResolvers<Buffer>();
  const asked = recent.get('slow', () => slow.promise);
  await recent.get('large', async () => Buffer.alloc(11));
  slow.reject(new Error('the database is gone'));
  await expect(asked).rejects.toThrow('the database is gone');
  await new Promise((done) => setImmediate(done));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('only the answers that nobody has asked for lately are dropped', async () => {
  const recent = new RecentAnswers(10);
  const made: string[] = [];
  const get = (key: string) =>
    recent.get(key, async () => {
      made.push(key);
      return Buffer.alloc(4);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
