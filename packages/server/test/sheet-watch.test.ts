import { MemoryBus } from '@sevenfold/table';
import { expect, test } from 'vitest';
import { SheetWatch } from '../src/sheet-watch.ts';
import { MemorySheets } from '../src/memory-sheets.ts';
import { until } from './test-server.ts';

const ID = 'ABCDEFGH2345';

async function crowd(size: number) {
  const sheets = new MemorySheets();
  await sheets.create(ID, 'hash', '{}');
  const watch = new SheetWatch(sheets, new MemoryBus(), size);
  const sheet = (await sheets.load(ID))!;
  const heard: number[][] = Array.from({ length: size }, () => []);
  const stops = heard.map((versions) =>
    watch.watch(sheet, ({ event }) => versions.push(Number(/^id: (\d+)/.exec(event.toString())?.[1]))),
  );
  return { sheets, watch, heard, stop: () => stops.forEach((stop) => stop()) };
}

test('hundreds of followers are not all told in one turn of the event loop', async () => {
  const { sheets, watch, heard, stop } = await crowd(200);
  await sheets.update(ID, 2, '{}');
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

test('nobody gets an older version after a newer one, and everyone gets the newest', async () => {
  const { sheets, watch, heard, stop } = await crowd(100);
  for (let version = 2; version <= 5; version++) {
    await sheets.update(ID, version, '{}');
    watch.publish(ID);
    await until(() => heard[0]!.includes(version), 'the first is told');
  }
  await until(() => heard.every((versions) => versions.at(-1) === 5), 'everybody is told');
  stop();
  for (const versions of heard) expect(versions).toEqual(versions.toSorted((a, b) => a - b));
});
