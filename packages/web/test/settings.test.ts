import { expect, test } from 'vitest';
import { checkedSettings, STANDARD } from '../src/storage/settings.svelte.ts';

test.each([undefined, null, 7, 'dark', [], {}])('nothing useful kept (%j): the standard settings', (kept) => {
  expect(checkedSettings(kept)).toEqual(STANDARD);
});

test('what makes sense is kept, the rest is the standard', () => {
  const kept = { theme: 'dark', language: 'xx', volume: 7, muted: 'yes', coach: true, colour: 3, extra: 1 };
  expect(checkedSettings(kept)).toEqual({ ...STANDARD, theme: 'dark', coach: true, colour: 3 });
});

test('a name of any length is cut, a colour that there is not is refused', () => {
  expect(checkedSettings({ name: 'x'.repeat(99), colour: 99 })).toEqual({
    ...STANDARD,
    name: 'x'.repeat(24),
  });
});

test('settings survive being written and read', () => {
  const all = { ...STANDARD, language: 'fr', speed: 'fast', volume: 0, name: 'Zoë' } as const;
  expect(checkedSettings(JSON.parse(JSON.stringify(all)))).toEqual(all);
});
