import type { Page } from '@playwright/test';

/**
 * From now on this page has no luck of its own: every load of it, the first, the second and so on, draws the numbers that
 * follow from the seed. Bots in their worker keep theirs, so tests play against such as do not need any.
 */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((base) => {
    const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
    sessionStorage.setItem('loads', String(loads));
    let state = base * 7919 + loads;
    // Mulberry32.
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = <Into extends ArrayBufferView | null>(into: Into): Into => {
      const bytes = new Uint8Array(into!.buffer, into!.byteOffset, into!.byteLength);
      for (let index = 0; index < bytes.length; index++) bytes[index] = next();
      return into;
    };
  }, seed);
}
