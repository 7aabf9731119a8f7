import { MemoryBus, type Store } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { type Storage } from '../../src/index.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  enter,
  newTable,
  refusalOf,
  startTestServer,
  type TestServer,
  until,
} from '../helpers/test-server.ts';

/** A process's way to a storage that others use too. */
class Way {
  isCut = false;
  readonly storage: Storage;

  constructor(shared: Storage) {
    const store = new Proxy(shared.store, {
      get: (target, name: keyof Store) => {
        const method = target[name] as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => this.#go(() => method.apply(target, args));
      },
    });
    this.storage = { ...shared, store, ready: () => this.#go(() => shared.ready()) };
  }

  #go<Result>(run: () => Promise<Result>): Promise<Result> {
    return this.isCut ? Promise.reject(new Error('cut')) : run();
  }
}

/** Two servers, the questions that they ask each other, and someone at the first who is about to be asked. */
async function two() {
  const shared = memoryStorage();
  const bus = new MemoryBus();
  const ways = [new Way(shared), new Way(shared)] as const;
  const servers: TestServer[] = [];
  for (const { storage } of ways) servers.push(await startTestServer({}, { storage, bus }));
  let questions = 0;
  await bus.subscribe('stores', (text) => (questions += text.includes('ask') ? 1 : 0));
  const [server, other] = servers as [TestServer, TestServer];
  const { code, token } = await newTable(server);
  const ann = enter(server, code, token);
  await until(() => ann.status === 'open', 'Ann is there');
  ann.sit('Ann', 0);
  await until(() => ann.seats.length === 1, 'Ann sits');
  ann.send({ type: 'host', do: 'start' });
  await until(() => ann.asked === 0, 'Ann is asked');
  return { ways, server, other, code, token, ann, questions: () => questions };
}

test('a process that is cut off from the database sends its people to one that is not, until it is back', async () => {
  const { ways, server, other, code, token, ann } = await two();
  ways[0].isCut = true;
  ann.move(0, 'h');
  await until(() => ann.status === 'connecting', 'Ann is sent away');
  expect(await refusalOf(server)).toBe(503);
  const statuses = async (): Promise<number[]> => [
    (await fetch(`${server.url}/v1/tables/${code}`)).status,
    (await fetch(`${server.url}/v1/tables`, { method: 'POST' })).status,
  ];
  expect(await statuses()).toEqual([503, 503]);
  const moved = enter(other, code, token);
  await until(() => moved.asked === 0, 'Ann is asked at the other one');
  moved.move(0, 'h');
  await until(() => moved.log.length > ann.log.length, 'Ann plays');
  moved.close();
  ways[0].isCut = false;
  await until(() => ann.status === 'open', 'Ann is back');
  expect(ann.log).toEqual(moved.log);
  expect(await statuses()).toEqual([200, 201]);
});

test('if no process reaches the database, everyone stays, and plays on when it is back', async () => {
  const { ways, ann, questions } = await two();
  for (const way of ways) way.isCut = true;
  const { length } = ann.log;
  ann.move(0, 'h');
  await until(() => questions() > 1, 'it has asked and got no answer');
  expect(ann.status).toBe('open');
  for (const way of ways) way.isCut = false;
  await until(() => ann.log.length > length, 'Ann has played');
});

test('a process that nobody plays at notices by a request that it is cut off', async () => {
  const { ways, other, code } = await two();
  ways[1].isCut = true;
  const status = async (): Promise<number> => (await fetch(`${other.url}/v1/tables/${code}`)).status;
  expect(await status()).toBe(500);
  await until(async () => (await status()) === 503, 'it sends everyone to the other one');
  ways[1].isCut = false;
  await until(async () => (await status()) === 200, 'it is back');
});
