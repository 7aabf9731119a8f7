import { MemoryBus } from '@sevenfold/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveWatch } from '../../src/followers/live-watch.ts';
import type { SheetStore } from '../../src/sheets/sheet-store.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { until } from '../helpers/test-server.ts';

const ID = 'ABCDEFGH2345';

const subjectOf = (sheets: SheetStore) => ({
  name: 'sheet',
  load: (id: string) => sheets.load(id),
  show: () => '{}',
});

async function crowd(size: number) {
  const { sheets } = memoryStorage();
  await sheets.create(ID, 'hash', '{}');
  const watch = new LiveWatch(subjectOf(sheets), new MemoryBus(), size);
  const sheet = (await sheets.load(ID))!;
  const heard: number[][] = Array.from({ length: size }, () => []);
  const stops = heard.map((versions) =>
    watch.watch(sheet, ({ bytes }) => versions.push(Number(/^id: (\d+)/.exec(bytes.toString())?.[1]))),
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
  await until(() => heard.every((versions) => versions.at(-1) === 5), 'everyone is told');
  stop();
  for (const versions of heard) expect(versions).toEqual(versions.toSorted((a, b) => a - b));
});

test('followers cost no query while the bus works; while it does not, and once more when it is back, they do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { sheets } = memoryStorage();
  await sheets.create(ID, 'hash', '{}');
  const load = vi.spyOn(sheets, 'load');
  const changed: (() => void)[] = [];
  const watch = (change?: () => void): (() => void) => {
    if (change !== undefined) changed.push(change);
    return () => undefined;
  };
  const bus = Object.assign(new MemoryBus(), { working: true, watch });
  const stop = new LiveWatch(subjectOf(sheets), bus, 9).watch((await sheets.load(ID))!, () => undefined);
  load.mockClear();
  vi.advanceTimersByTime(300_000);
  expect(load).toHaveBeenCalledTimes(0);
  bus.working = false;
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(4);
  bus.working = true;
  changed.forEach((change) => change());
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(5);
  stop();
});
