import { MemoryBus } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { BoardWatch } from '../src/board-watch.ts';
import { MemoryBoards } from '../src/memory-boards.ts';
import { until } from './test-server.ts';

const ID = 'ABCDEFGH2345';

async function crowd(size: number) {
  const boards = new MemoryBoards();
  await boards.create(ID, 'hash', '{}');
  const watch = new BoardWatch(boards, new MemoryBus(), size);
  const board = (await boards.load(ID))!;
  const heard: number[][] = Array.from({ length: size }, () => []);
  const stops = heard.map((versions) =>
    watch.watch(board, ({ event }) => versions.push(Number(/^id: (\d+)/.exec(event.toString())?.[1]))),
  );
  return { boards, watch, heard, stop: () => stops.forEach((stop) => stop()) };
}

test('hundreds who follow a sheet are not all told in one turn of the event loop', async () => {
  const { boards, watch, heard, stop } = await crowd(200);
  await boards.update(ID, 2, '{}');
  watch.publish(ID);
  let most = 0;
  for (let before = 0; before < heard.length;) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
    const told = heard.filter((versions) => versions.includes(2)).length;
    most = Math.max(most, told - before);
    before = told;
  }
  stop();
  expect(most).toBeLessThanOrEqual(16);
});

test('nobody hears of an older version after a newer one, and all hear of the newest', async () => {
  const { boards, watch, heard, stop } = await crowd(100);
  for (let version = 2; version <= 5; version++) {
    await boards.update(ID, version, '{}');
    watch.publish(ID);
    await until(() => heard[0]!.includes(version), 'the first is told');
  }
  await until(() => heard.every((versions) => versions.at(-1) === 5), 'everybody is told');
  stop();
  for (const versions of heard) expect(versions).toEqual(versions.toSorted((a, b) => a - b));
});
