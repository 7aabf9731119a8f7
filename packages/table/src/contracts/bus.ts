import { describe, expect, test } from 'vitest';
import type { Bus } from '../index.ts';

/** What every bus guarantees while nothing is broken. `pair` returns the bus of two processes. */
export function busContract(name: string, pair: () => Promise<readonly [Bus, Bus]>): void {
  describe(`bus contract: ${name}`, () => {
    test('it works, and says so', async () => {
      for (const bus of await pair()) {
        const changes: boolean[] = [];
        const leave = bus.watch(() => changes.push(bus.working));
        await bus.publish('t', 'anything');
        expect([bus.working, changes]).toEqual([true, []]);
        leave();
        leave();
      }
    });

    test('everyone who listens to a table hears what is said there, in order', async () => {
      const [here, there] = await pair();
      const heard: string[][] = [[], []];
      await here.subscribe('t', (text) => heard[0]!.push(text));
      await there.subscribe('t', (text) => heard[1]!.push(text));
      for (const text of ['one', 'twö 🂡', 'three']) await here.publish('t', text);
      for (const list of heard) await expect.poll(() => list).toEqual(['one', 'twö 🂡', 'three']);
    });

    test('other tables stay quiet, and publishing to nobody is harmless', async () => {
      const [here, there] = await pair();
      const heard: string[] = [];
      await there.subscribe('t', (text) => heard.push(text));
      await here.publish('other', 'not for you');
      await here.publish('t', 'for you');
      await expect.poll(() => heard).toEqual(['for you']);
    });

    test('a subscriber that has left hears nothing more; the others do', async () => {
      const [here, there] = await pair();
      const heard: string[][] = [[], []];
      const leave = await there.subscribe('t', (text) => heard[0]!.push(text));
      await there.subscribe('t', (text) => heard[1]!.push(text));
      await here.publish('t', 'one');
      await expect.poll(() => heard).toEqual([['one'], ['one']]);
      leave();
      leave();
      await here.publish('t', 'two');
      await expect.poll(() => heard).toEqual([['one'], ['one', 'two']]);
    });
  });
}
