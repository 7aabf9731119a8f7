import { expect, test } from 'vitest';
import { History, type StoredGame } from '../../src/storage/history.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';

const game = (id: string, ended: number, record = '{"log":""}'): StoredGame => ({
  id,
  way: 'play',
  started: ended - 1000,
  ended,
  yours: [0],
  bots: ['', 'pip'],
  takeBacks: 0,
  record,
});

test('games are listed newest first, found, deleted one by one or all', () => {
  const history = new History(new BrowserShelf(new FakeStorage()));
  history.add(game('A.1', 5000));
  history.add(game('B.1', 7000));
  history.add(game('A.2', 6000));
  history.add({ ...game('A.1', 5000), takeBacks: 9 });
  expect(history.list().map(({ id }) => id)).toEqual(['B.1', 'A.2', 'A.1']);
  expect(history.get('A.1')).toEqual(game('A.1', 5000));
  history.remove('A.2');
  expect(history.get('A.2')).toBeUndefined();
  history.clear();
  expect(history.list()).toEqual([]);
});

test('the oldest make room when there are too many, or too much', () => {
  const history = new History(new BrowserShelf(new FakeStorage()));
  for (let index = 0; index < 503; index++) history.add(game(`A.${index}`, 1000 + index));
  expect(history.list()).toHaveLength(500);
  expect(history.get('A.2')).toBeUndefined();
  const long = `{"log":"${'4 '.repeat(99_000)}"}`;
  for (let index = 0; index < 12; index++) history.add(game(`L.${index}`, 9000 + index, long));
  expect(history.list().map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `L.${11 - index}`),
  );
});

test('a damaged game is set aside; the others stay', () => {
  const storage = new FakeStorage();
  const history = new History(new BrowserShelf(storage));
  history.add(game('A.1', 5000));
  storage.setItem('sevenfold:game:B.1', '{"id":"B.1","way":"cheating"}');
  storage.setItem('sevenfold:game:C.1', 'rubbish');
  expect(history.list().map(({ id }) => id)).toEqual(['A.1']);
  expect(storage.getItem('sevenfold:damaged:game:C.1')).toBe('rubbish');
});
