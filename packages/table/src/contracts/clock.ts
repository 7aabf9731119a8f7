import { describe, expect, test } from 'vitest';
import type { Clock } from '../index.ts';

/** What every clock guarantees. `pass` waits for that many milliseconds. */
export function clockContract(name: string, clock: Clock, pass: (ms: number) => Promise<void>): void {
  describe(`clock contract: ${name}`, () => {
    test('time goes forward', async () => {
      const before = [clock.now(), clock.ticks()] as const;
      await pass(20);
      expect(clock.now()).toBeGreaterThanOrEqual(before[0] + 19);
      expect(clock.ticks()).toBeGreaterThanOrEqual(before[1] + 19);
    });

    test('ticks are milliseconds from one moment on, and never go back', async () => {
      const began = clock.ticks();
      const ticks = [began];
      for (let times = 0; times < 5; times++) {
        await pass(2);
        ticks.push(clock.ticks());
      }
      expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
      expect(clock.ticks() - began).toBeLessThan(10_000);
    });

    test('alarms ring once, the earlier first, never inside the call', async () => {
      const rung: string[] = [];
      clock.after(30, () => rung.push('late'));
      clock.after(5, () => rung.push('early'));
      clock.after(0, () => rung.push('now'));
      expect(rung).toEqual([]);
      await pass(80);
      expect(rung).toEqual(['now', 'early', 'late']);
    });

    test('an alarm that is further away than a timer can wait does not ring at once', async () => {
      const rung: string[] = [];
      const far = clock.after(30 * 86_400_000, () => rung.push('far'));
      await pass(20);
      clock.cancel(far);
      expect(rung).toEqual([]);
    });

    test('a cancelled alarm does not ring; cancelling twice or too late is harmless', async () => {
      const rung: string[] = [];
      const never = clock.after(5, () => rung.push('never'));
      const once = clock.after(5, () => rung.push('once'));
      clock.cancel(never);
      clock.cancel(never);
      await pass(40);
      clock.cancel(once);
      expect(rung).toEqual(['once']);
    });
  });
}
