import { MemoryBus } from '@sevenfold/table';
import { busContract } from '@sevenfold/table/contracts';
import { describe, expect, test } from 'vitest';
import { FallbackBus } from '../../src/bus/fallback-bus.ts';

/** One process's end of a bus that others share. */
class End extends MemoryBus {
  readonly #bus: MemoryBus;
  readonly #watchers = new Set<() => void>();
  readonly said: string[] = [];
  override working = true;

  constructor(bus: MemoryBus) {
    super();
    this.#bus = bus;
  }

  set(working: boolean): void {
    this.working = working;
    for (const changed of this.#watchers) changed();
  }

  override watch(changed?: () => void): () => void {
    if (changed !== undefined) this.#watchers.add(changed);
    return () => undefined;
  }

  override async publish(table: string, text: string): Promise<void> {
    if (!this.working) throw new Error('gone');
    this.said.push(text);
    await this.#bus.publish(table, text);
  }

  override subscribe(table: string, hear: (text: string) => void): Promise<() => void> {
    return this.#bus.subscribe(table, (text) => (this.working ? hear(text) : undefined));
  }
}

function three(): { bus: FallbackBus; first: End; second: End; heard: string[] }[] {
  const [first, second] = [new MemoryBus(), new MemoryBus()];
  return [1, 2, 3].map(() => {
    const [one, two] = [new End(first), new End(second)];
    return { first: one, second: two, bus: new FallbackBus(one, two), heard: [] };
  });
}

busContract('with another in reserve', async () => {
  const [one, two] = three();
  return [one!.bus, two!.bus];
});

busContract('in reserve, while the first is gone', async () => {
  const [one, two] = three();
  for (const { first } of [one!, two!]) first.set(false);
  return [one!.bus, two!.bus];
});

async function listening(): Promise<ReturnType<typeof three>> {
  const processes = three();
  for (const { bus, heard } of processes) await bus.subscribe('t', (text) => heard.push(text));
  return processes;
}

describe('a bus with another in reserve', () => {
  test('says nothing on the second while the first works', async () => {
    const [here, there] = await listening();
    await here!.bus.publish('t', 'one');
    expect([there!.heard, here!.second.said]).toEqual([['one'], []]);
  });

  test('works while either does, and says when something may be lost', async () => {
    const [{ bus, first, second }] = three() as [ReturnType<typeof three>[0]];
    const seen: boolean[] = [];
    const leave = bus.watch(() => seen.push(bus.working));
    second.set(false);
    second.set(true);
    expect(seen).toEqual([]);
    first.set(false);
    second.set(false);
    second.set(true);
    first.set(true);
    expect(seen).toEqual([true, false, true, true]);
    leave();
    first.set(false);
    expect(seen).toHaveLength(4);
  });

  test('reaches a process for which the first is gone, and is reached by it', async () => {
    const [cut, ...others] = await listening();
    cut!.first.set(false);
    await cut!.bus.publish('t', 'hello');
    for (const { heard } of others) expect(heard).toEqual(['hello']);
    await others[0]!.bus.publish('t', 'welcome');
    expect(cut!.heard).toEqual(['hello', 'welcome']);
    expect(others[0]!.second.said).toEqual([' welcome']);
  });

  test('is heard once, however many buses it is said on', async () => {
    const [cut, ...others] = await listening();
    cut!.first.set(false);
    await cut!.bus.publish('t', 'hello');
    await others[0]!.bus.publish('t', 'chat');
    for (const { heard } of [cut!, ...others]) expect(heard).toEqual(['hello', 'chat']);
  });

  test('reaches a process that has only the second, and is reached by it', async () => {
    const [old, ...others] = await listening();
    const heard: unknown[] = [];
    await old!.second.subscribe('t', (text) => heard.push(JSON.parse(text)));
    await old!.second.publish('t', '{"by":"old"}');
    for (const other of others) expect(other.heard).toEqual(['{"by":"old"}']);
    await others[0]!.bus.publish('t', '{"by":"new"}');
    others[1]!.first.set(false);
    await others[1]!.bus.publish('t', '{"by":"cut"}');
    expect(heard).toEqual([{ by: 'old' }, { by: 'new' }, { by: 'cut' }]);
  });

  test('uses the second if the first fails at that moment', async () => {
    const [here, there] = await listening();
    here!.first.publish = () => Promise.reject(new Error('gone just now'));
    await here!.bus.publish('t', 'one');
    expect(there!.heard).toEqual(['one']);
  });
});
