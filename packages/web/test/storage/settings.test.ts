import { expect, test } from 'vitest';
import { type DeviceSettings, STANDARD } from '../../src/storage/settings-schema.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { readStored, writeStored } from '../../src/storage/stored.ts';
import { FakeStorage } from '../fake-storage.ts';

function read(text: string): DeviceSettings {
  const storage = new FakeStorage();
  storage.setItem('sevenfold:settings', text);
  return readStored('settings', new BrowserShelf(storage));
}

test.each(['', 'null', '7', '"dark"', '{}'])('nothing useful stored (%s): the standard settings', (text) => {
  expect(read(text)).toEqual(STANDARD);
});

test('what makes sense is kept, the rest is the standard', () => {
  const stored = { theme: 'dark', language: 'xx', volume: 7, muted: 'yes', coach: true, colour: 3, extra: 1 };
  expect(read(JSON.stringify(stored))).toEqual({ ...STANDARD, theme: 'dark', coach: true, colour: 3 });
});

test('a name of any length is cut, an unknown colour is refused', () => {
  const stored = { name: 'x'.repeat(99), colour: 99 };
  expect(read(JSON.stringify(stored))).toEqual({ ...STANDARD, name: 'x'.repeat(24) });
});

test('settings survive being written and read', () => {
  const shelf = new BrowserShelf(new FakeStorage());
  const all = { ...STANDARD, language: 'fr', speed: 'fast', volume: 0, name: 'Zoë' } as const;
  writeStored('settings', all, shelf);
  expect(readStored('settings', shelf)).toEqual(all);
});
