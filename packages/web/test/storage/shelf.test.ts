import { expect, test } from 'vitest';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';

test('a shelf keeps texts under our own prefix and leaves others alone', () => {
  const storage = new FakeStorage();
  storage.setItem('other', 'theirs');
  const shelf = new BrowserShelf(storage);
  shelf.set('log:A.1', '4 8');
  expect(shelf.persistent).toBe(true);
  expect(storage.getItem('sevenfold:log:A.1')).toBe('4 8');
  expect(new BrowserShelf(storage).get('log:A.1')).toBe('4 8');
  expect(shelf.names('')).toEqual(['log:A.1']);
  shelf.remove('log:A.1');
  expect(shelf.get('log:A.1')).toBeUndefined();
  expect(storage.getItem('other')).toBe('theirs');
});

test('without storage everything lasts as long as the page, and the shelf says so', () => {
  const shelf = new BrowserShelf(undefined);
  shelf.set('a', '1');
  expect(shelf.get('a')).toBe('1');
  expect(shelf.names('')).toEqual(['a']);
  expect(shelf.persistent).toBe(false);
});

test('full storage: the newest is remembered here, the older one stays stored', () => {
  const storage = new FakeStorage(40);
  const shelf = new BrowserShelf(storage);
  shelf.set('log', 'short');
  shelf.set('log', 'x'.repeat(50));
  expect(shelf.get('log')).toBe('x'.repeat(50));
  expect(shelf.persistent).toBe(false);
  expect(new BrowserShelf(storage).get('log')).toBe('short');
  shelf.set('log', 'fits');
  expect(new BrowserShelf(storage).get('log')).toBe('fits');
});
