import { expect, test } from 'vitest';
import { memoryStorage } from '../src/index.ts';
import { Turns } from '../src/turns.ts';
import { Line, request } from './line.ts';
import { ask, breath, openVenue, until } from './venue.ts';

const BROKEN = 'BROKEN234567';

test('a caller has one turn at a time, in order; others do not wait for it', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const work = async (caller: string, name: string): Promise<void> => {
    const end = await turns.take(caller);
    log.push(`${name} begins`);
    await breath(5);
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

test('requests of one caller are worked on one after the other, whatever becomes of them', async () => {
  const storage = memoryStorage();
  const load = storage.boards.load.bind(storage.boards);
  let [now, most] = [0, 0];
  storage.boards.load = async (id) => {
    most = Math.max(most, ++now);
    await breath(3);
    now--;
    if (id === BROKEN) throw new Error('this cannot be read');
    return load(id);
  };
  const venue = await openVenue({}, { storage });
  const [path, broken] = ['/v1/boards/ABCDEFGH2345', `/v1/boards/${BROKEN}`];
  const gone = Array.from({ length: 10 }, () => new Line(venue, request('GET', path)));
  const answers = Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(venue.url + (n % 4 === 0 ? broken : path))),
  );
  await breath(10);
  for (const { tcp } of gone) tcp.destroy();
  expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([404, 500]));
  await until(() => now === 0, 'all are done');
  expect(most).toBe(1);
  expect((await ask(venue.url + path)).status).toBe(404);
});
