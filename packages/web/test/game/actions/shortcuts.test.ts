import { expect, test } from 'vitest';
import { shortcutOf } from '../../../src/game/actions/shortcuts.ts';

const press = (key: string, held: object = {}) =>
  shortcutOf({ key, metaKey: false, ctrlKey: false, altKey: false, ...held });

test('every key of the game asks for its thing', () => {
  expect(press('h')).toEqual({ do: 'yes' });
  expect(press('S')).toEqual({ do: 'no' });
  expect(press('3')).toEqual({ do: 'choose', index: 2 });
  expect(press('ArrowLeft')).toEqual({ do: 'step', by: -1 });
  for (const key of [' ', 'Enter']) expect(press(key)).toEqual({ do: 'hasten' });
  expect(press('?')).toEqual({ do: 'help' });
  expect(press('k')).toEqual({ do: 'keys' });
});

test('keys of the browser stay with the browser', () => {
  expect(press('s', { ctrlKey: true })).toBeUndefined();
  expect(press('l', { metaKey: true })).toBeUndefined();
  expect(press('Tab')).toBeUndefined();
  expect(press('0')).toBeUndefined();
});
