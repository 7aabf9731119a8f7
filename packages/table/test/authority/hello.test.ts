import { expect, test } from 'vitest';
import type { Clock } from '../../src/index.ts';
import { countingStore } from '../helpers/counting-store.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const TOKENS = ['ann', 'ben', 'cy', 'dee'].map((name) => `token-of-${name}-0123456789`);

/** Some time passes with everything that happens, as it really does. */
function runningClock(clock: Clock): Clock {
  let passed = 0;
  return {
    now: () => clock.now(),
    ticks: () => clock.ticks() + (passed += 0.001),
    after: (milliseconds, run) => clock.after(milliseconds, run),
    cancel: (timer) => clock.cancel(timer),
  };
}

test('when a process has died and a whole table comes back at once, the store is read twice', async () => {
  const testWorld = new TestWorld();
  const before = testWorld.house();
  const code = await before.create(TOKENS[0]);
  for (const [colour, token] of TOKENS.entries()) {
    const visitor = await new Visitor(before).enter(code, token);
    await visitor.say({ type: 'sit', name: `Player ${colour}`, colour });
    if (colour === 3)
      await new Visitor(before)
        .enter(code, TOKENS[0])
        .then((host) => host.say({ type: 'host', do: 'start' }));
  }
  const { store, calls } = countingStore(testWorld.store);
  const clock = runningClock(testWorld.clock);
  const after = new TestWorld({ ...testWorld.world, store, archive: store, clock }).house();
  const visitors = await Promise.all(TOKENS.map((token) => new Visitor(after).enter(code, token)));
  expect(visitors.map((visitor) => visitor.last('welcome').you)).toEqual([1, 2, 3, 4]);
  expect(visitors[0]!.last('welcome').log.length).toBeGreaterThan(0);
  // One read for the first person, and one for all who said hello during that read.
  expect(Object.fromEntries(calls)).toEqual({ load: 2, read: 2, update: 4 });
});
