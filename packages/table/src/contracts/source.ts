import { describe, expect, test } from 'vitest';
import type { Source } from '../index.ts';

/** What every source guarantees. */
export function sourceContract(name: string, source: Source): void {
  describe(`source contract: ${name}`, () => {
    test('tokens and codes have their form and do not repeat', () => {
      const tokens = Array.from({ length: 500 }, () => source.token());
      expect(new Set(tokens).size).toBe(500);
      for (const token of tokens) expect(token).toMatch(/^[\w-]{22,64}$/);
      const codes = Array.from({ length: 100 }, () => source.code());
      expect(new Set(codes).size).toBeGreaterThan(95);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
      expect(source.code(12)).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
    });

    test('numbers stay below their limit and reach all of it', () => {
      const seen = new Set(Array.from({ length: 600 }, () => source.below(7)));
      expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
      expect(source.below(1)).toBe(0);
    });

    test('a hash is the same every time and differs between tokens', async () => {
      const token = source.token();
      expect(await source.hash(token)).toBe(await source.hash(token));
      expect(await source.hash(token)).not.toBe(await source.hash(source.token()));
      expect(await source.hash(token)).not.toContain(token);
    });
  });
}
