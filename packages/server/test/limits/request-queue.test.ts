import { expect, test } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { RequestQueue } from '../../src/limits/request-queue.ts';
import { TcpClient, request } from '../helpers/tcp-client.ts';
import { ask, sleep, startTestServer, until } from '../helpers/test-server.ts';

const BROKEN = 'BROKEN234567';

test('a caller does one thing at a time, in order; others do not wait for it', async () => {
  const queue = new RequestQueue();
  const log: string[] = [];
  const work = async (caller: string, name: string): Promise<void> => {
    const end = await queue.take(caller);
    log.push(`${name} begins`);
    await sleep(5);
    log.push(`${name} ends`);
    end();
    end();
  };
  await Promise.all([work('ann', 'a'), work('ann', 'b'), work('ann', 'c'), work('bo', 'other')]);
  expect(log.filter((line) => !line.startsWith('other'))).toEqual(
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('a ends'));
});

test('requests of one caller are handled one after the other, however they end', async () => {
  const storage = memoryStorage();
  const load = storage.sheets.load.bind(storage.sheets);
  let [now, most] = [0, 0];
  storage.sheets.load = async (id) => {
    most = Math.max(most, ++now);
    await sleep(3);
    now--;
    if (id === BROKEN) throw new Error('this cannot be read');
    return load(id);
  };
  const server = await startTestServer({}, { storage });
  const [path, broken] = ['/v1/sheets/ABCDEFGH2345', `/v1/sheets/${BROKEN}`];
  const gone = Array.from({ length: 10 }, () => new TcpClient(server, request('GET', path)));
  const answers = Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(server.url + (n % 4 === 0 ? broken : path))),
  );
  await sleep(10);
  for (const { tcp } of gone) tcp.destroy();
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([404, 500]));
  await until(() => now === 0, 'all are done');
  expect(most).toBe(1);
  expect((await ask(server.url + path)).status).toBe(404);
});
