import { setImmediate } from 'node:timers/promises';
import { busContract, storeContract } from '@sevenfold/table/contracts';
import { afterAll, expect, test } from 'vitest';
import { ChannelBus } from '../../src/local/channel-bus.ts';
import { browserLock, ShelfStore } from '../../src/local/shelf-store.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';

storeContract(
  'kept on this device',
  async () => new ShelfStore(new BrowserShelf(new FakeStorage()), browserLock),
);
storeContract('kept in memory, because storage is blocked', async () => {
  return new ShelfStore(new BrowserShelf(undefined), browserLock);
});
storeContract('kept in memory, because storage is full', async () => {
  return new ShelfStore(new BrowserShelf(new FakeStorage(0)), browserLock);
});

const buses: ChannelBus[] = [];
afterAll(() => buses.forEach((bus) => bus.close()));

busContract('between tabs', async () => {
  const name = `test ${Math.random()}`;
  const pair = [new ChannelBus(name), new ChannelBus(name)] as const;
  buses.push(...pair);
  return pair;
});

test('two tabs: of two writers one wins, and the log stays one of theirs', async () => {
  const storage = new FakeStorage();
  // One lock for both, as the browser has.
  let queue: Promise<unknown> = Promise.resolve();
  const lock = <Result>(run: () => Result): Promise<Result> => {
    const mine = queue.then(setImmediate).then(run);
    queue = mine.catch(() => undefined);
    return mine;
  };
  const [one, two] = [storage, storage].map((shared) => new ShelfStore(new BrowserShelf(shared), lock));
  await one!.append('A.1', 0, ['4']);
  const tries = await Promise.allSettled([one!.append('A.1', 1, ['h', '5']), two!.append('A.1', 1, ['s'])]);
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await two!.read('A.1', 0)).toEqual(['4', 'h', '5']);
});

test('a damaged table is set aside, as if it were not there', async () => {
  const storage = new FakeStorage();
  storage.setItem('sevenfold:table:AAA', '{"code":"AAA","version":');
  storage.setItem('sevenfold:table:BBB', '{"code":"AAA","version":1,"listed":false,"open":true,"body":""}');
  const shelf = new BrowserShelf(storage);
  const store = new ShelfStore(shelf, browserLock);
  expect(await store.load('AAA')).toBeUndefined();
  expect(await store.load('BBB')).toBeUndefined();
  expect(await store.list(9, 0)).toEqual([]);
  expect(shelf.names('damaged:')).toEqual(['damaged:table:AAA', 'damaged:table:BBB']);
});
