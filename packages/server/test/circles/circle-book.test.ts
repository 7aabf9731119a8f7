import { type Entry, openCircle } from '@sevenfold/circles';
import { expect, test } from 'vitest';
import {
  addEntry,
  CircleBook,
  circleOutline,
  entryStart,
  entryToStore,
} from '../../src/circles/circle-book.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';

const MEMBER = 'm-ann';

test('a circle is changed even if another process writes after it was looked up and before it is read', async () => {
  const { circles } = memoryStorage();
  const opens: Entry = {
    ...entryStart(MEMBER),
    do: 'open',
    member: MEMBER,
    name: 'Ann',
    settings: { name: 'Fridays' },
  };
  const joins = { person: 'ann', member: MEMBER };
  const outline = circleOutline(openCircle([opens]));
  await circles.create('C', { entries: [entryToStore(opens)], outline, joins, keyHash: 'key' });
  const [here, there] = [new CircleBook(circles), new CircleBook(circles)];
  const add = (book: CircleBook, member: string) =>
    book.change('C', async (circle) => ({
      answer: addEntry(circle, { ...entryStart(MEMBER), do: 'add', member, name: member }),
    }));
  const read = circles.read.bind(circles);
  let reads = 0;
  circles.read = async (id, from) => {
    reads++;
    if (reads === 1) await add(there, 'paper-there');
    return read(id, from);
  };
  expect(await add(here, 'paper-here')).toBeUndefined();
  const log = JSON.parse((await read('C', 0)).json) as Entry[];
  expect(log.map((entry) => 'member' in entry && entry.member)).toEqual([
    MEMBER,
    'paper-there',
    'paper-here',
  ]);
});
