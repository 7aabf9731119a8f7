import { expect, test } from 'vitest';
import { MemoryCollection, memoryDatabase } from '../../src/storage/memory-database.ts';
import { History, type StoredGame } from '../../src/storage/history.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';

const game = (id: string, ended: number): StoredGame => ({
  id,
  way: 'play',
  started: ended - 1000,
  ended,
  yours: [0],
  bots: ['', 'pip'],
  takeBacks: 0,
  record: '{"log":""}',
});
const idsOf = (history: History): string[] => history.list().map(({ id }) => id);

function device() {
  const shelf = new BrowserShelf(new FakeStorage());
  const collection = new MemoryCollection<StoredGame>();
  return { shelf, collection, history: new History(shelf, collection) };
}

test('games are listed newest first, found, deleted one by one or all', async () => {
  const { history } = device();
  await history.add(game('A.1', 5000), game('B.1', 7000));
  await history.add(game('A.2', 6000));
  await history.add({ ...game('A.1', 5000), takeBacks: 9 });
  expect(idsOf(history)).toEqual(['B.1', 'A.2', 'A.1']);
  expect(history.get('A.1')).toEqual(game('A.1', 5000));
  await history.remove('A.2');
  expect(history.get('A.2')).toBeUndefined();
  await history.clear();
  expect(history.list()).toEqual([]);
});

test('any number of games has room', async () => {
  const { history } = device();
  await history.add(...Array.from({ length: 5000 }, (_, at) => game(`A.${at}`, 1000 + at)));
  expect(history.list()).toHaveLength(5000);
});

test('what another page has changed is there once it is loaded again, and that page hears of every change', async () => {
  const { shelf, collection, history } = device();
  const other = new History(shelf, collection);
  await other.add(game('A.1', 5000));
  expect([idsOf(history), shelf.get('history')]).toEqual([[], '{"changes":1}']);
  await history.load();
  expect(idsOf(history)).toEqual(['A.1']);
  await history.add(game('A.1', 5000));
  expect(shelf.get('history')).toBe('{"changes":1}');
  await history.remove('A.1');
  expect([idsOf(await other.load()), shelf.get('history')]).toEqual([[], '{"changes":2}']);
});

test('a damaged game is left out, and one that begins after its end is mended', async () => {
  const { collection, history } = device();
  await collection.put([
    { ...game('A.1', 5000), started: 9000 },
    { ...game('B.1', 6000), way: 'cheating' } as never,
  ]);
  expect((await history.load()).list()).toEqual([{ ...game('A.1', 5000), started: 5000 }]);
});

test('without a database, what older versions have stored can be seen, and stays where it is', async () => {
  const { shelf } = device();
  shelf.set('game:A.1', JSON.stringify(game('A.1', 5000)));
  shelf.set('circle-log:C1', '[{"id":"e-1"}]');
  const { games, logs, persistent } = memoryDatabase(shelf);
  expect([await games.all(), await logs.all()]).toEqual([
    [game('A.1', 5000)],
    [{ id: 'C1', log: [{ id: 'e-1' }] }],
  ]);
  expect([persistent, shelf.names('game:')]).toEqual([false, ['game:A.1']]);
});
