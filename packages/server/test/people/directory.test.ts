import { type Bus, MemoryBus, webSource } from '@sevenfold/table';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeviceStore } from '../../src/people/device-store.ts';
import { Directory, NOTICED_WITHIN } from '../../src/people/directory.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { until } from '../helpers/test-server.ts';

/** A bus that carries nothing. */
const deafBus: Bus = {
  working: false,
  watch: () => () => undefined,
  publish: () => Promise.reject(new Error('no bus')),
  subscribe: () => Promise.resolve(() => undefined),
};

/** A process with its directory, and what it has noticed. */
function processWith(
  devices: Pick<DeviceStore, 'find' | 'changedSince' | 'use'>,
  bus: Bus,
  mayWrite = () => true,
) {
  const noticed: [device: string, person: string][] = [];
  const warned: unknown[] = [];
  let time = 0;
  const directory = new Directory({
    devices,
    bus,
    mayWrite,
    log: { warn: (...said: unknown[]) => void warned.push(said) },
    changed: (device, person) => void noticed.push([device, person]),
    ticks: () => time,
  });
  onTestFinished(() => directory.stop());
  return { directory, noticed, warned, pass: (milliseconds: number) => (time += milliseconds) };
}

const TOKEN = 'token-of-a-phone-01234';

async function link(devices: DeviceStore, token: string, person: string): Promise<string> {
  const device = await webSource.hash(token);
  await devices.put({ device, person, formerly: null, kind: 'phone', added: 1 });
  return device;
}

test('a device that was never linked is a person of its own, and costs one look in a minute', async () => {
  const { devices } = memoryStorage();
  const find = vi.spyOn(devices, 'find');
  const { directory, pass } = processWith(devices, new MemoryBus());
  const hash = await webSource.hash(TOKEN);
  for (let times = 0; times < 3; times++)
    expect(await directory.identify(TOKEN)).toEqual({ device: hash, person: hash, formerly: null });
  expect(find).toHaveBeenCalledTimes(1);
  pass(NOTICED_WITHIN);
  await directory.personOf(TOKEN);
  expect(find).toHaveBeenCalledTimes(2);
});

test('a change counts at once where it was made, and at the others as soon as the bus has told them', async () => {
  const [{ devices }, bus] = [memoryStorage(), new MemoryBus()];
  const [here, there] = [processWith(devices, bus), processWith(devices, bus)];
  for (const { directory } of [here, there]) await directory.personOf(TOKEN);
  const device = await link(devices, TOKEN, 'ann');
  await here.directory.tell(device);
  expect(await here.directory.personOf(TOKEN)).toBe('ann');
  await until(() => there.noticed.length > 0, 'the other process has heard');
  expect(there.noticed).toEqual([[device, 'ann']]);
  expect(await there.directory.personOf(TOKEN)).toBe('ann');
});

test('without a bus, a removed device is nobody’s within the time that is promised', async () => {
  const { devices } = memoryStorage();
  const device = await link(devices, TOKEN, 'ann');
  const [here, there] = [processWith(devices, deafBus), processWith(devices, deafBus)];
  expect(await there.directory.personOf(TOKEN)).toBe('ann');
  await link(devices, TOKEN, 'somebody new');
  await here.directory.tell(device);
  expect(await there.directory.personOf(TOKEN)).toBe('ann');
  there.pass(NOTICED_WITHIN);
  expect(await there.directory.personOf(TOKEN)).toBe('somebody new');
  // For people who stay connected, the timer looks for changes at the same intervals.
  await there.directory.look();
  expect(there.noticed).toEqual([[device, 'somebody new']]);
});

test('an answer that was on its way when the device changed is not remembered', async () => {
  const { devices } = memoryStorage();
  const answers: (() => void)[] = [];
  const slow = {
    changedSince: devices.changedSince.bind(devices),
    use: devices.use.bind(devices),
    find: async (device: string) => {
      const found = await devices.find(device);
      if (answers.length < 2) await new Promise<void>((resolve) => answers.push(resolve));
      return found;
    },
  };
  const { directory } = processWith(slow, new MemoryBus());
  const first = directory.personOf(TOKEN);
  await until(() => answers.length === 1, 'the store is asked');
  const device = await link(devices, TOKEN, 'ann');
  const told = directory.tell(device);
  await until(() => answers.length === 2, 'the store is asked again');
  for (const answer of answers.toReversed()) answer();
  expect(await first).toBe(device);
  await told;
  expect(await directory.personOf(TOKEN)).toBe('ann');
});

test('what could not be read is asked again, and only so many devices are remembered', async () => {
  const { devices } = memoryStorage();
  let fails = true;
  const flaky = {
    changedSince: () => Promise.reject(new Error('no store')),
    use: () => Promise.resolve(),
    find: (device: string) => (fails ? Promise.reject(new Error('no store')) : devices.find(device)),
  };
  const { directory, warned } = processWith(flaky, new MemoryBus());
  await expect(directory.identify(TOKEN)).rejects.toThrow('no store');
  await directory.look();
  expect(warned).toHaveLength(1);
  fails = false;
  await directory.identify(TOKEN);
  await Promise.all(Array.from({ length: 20_100 }, (_, at) => directory.identityOf(`device ${at}`)));
  expect(directory.size).toBe(20_000);
});

test('a device that has not been seen for a week is noted, except in read-only mode', async () => {
  const { devices } = memoryStorage();
  const device = await link(devices, TOKEN, 'ann');
  const { used } = (await devices.find(device))!;
  let isReadOnly = true;
  const { directory, pass } = processWith(devices, new MemoryBus(), () => !isReadOnly);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await directory.personOf(TOKEN);
  expect((await devices.find(device))!.used).toBe(used);
  isReadOnly = false;
  pass(NOTICED_WITHIN);
  await directory.personOf(TOKEN);
  expect((await devices.find(device))!.used).toBe(used + 7);
});
