import type { RulesConfig } from '@sevenfold/engine';
import { beforeAll, expect, test, vi } from 'vitest';
import { promptOf, previewText } from '../../src/game/prompt.ts';
import { pictureOf } from '../../src/game/story/story.ts';
import { viewOf } from '../../src/game/view.ts';
import { settings } from '../../src/storage/settings.svelte.ts';
import { loadWords } from '../../src/words/words.svelte.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

const players = ['Ann', 'Bo', 'Cy'];

/** `gone`: Bo is away, or a bot plays for him. */
function prompt(
  log: string,
  yours: number[],
  shared = false,
  gone?: 'away' | 'standIn',
  rules: RulesConfig = { secondChance: 'ask' },
) {
  const picture = pictureOf({ rules, players, dealer: 0, log });
  const sitters = players.map((name, colour) => ({
    name,
    colour,
    bot: '',
    away: name === 'Bo' && gone !== undefined,
    standIn: name === 'Bo' && gone === 'standIn',
  }));
  return promptOf(viewOf(picture, sitters, yours), shared);
}

beforeAll(async () => {
  settings.language = 'en';
  await loadWords(['game', 'terms']);
});

test.each([
  ['a turn', '4 8 5', 'Your turn', 'Bo is deciding', 'Bo, your turn'],
  [
    'a target',
    '4 8 5 h FZ',
    'Who gets the Freeze?',
    'Bo is choosing who gets the Freeze',
    'Bo, your turn. Who gets the Freeze?',
  ],
  [
    'a save',
    'SC 8 5 h 7 s s h 7',
    'A second 7! Use your Second Chance?',
    'Bo is deciding',
    'Bo, your turn. A second 7! Use your Second Chance?',
  ],
])('one line says whose turn it is: %s', (_, log, yours, theirs, shared) => {
  expect([prompt(log, [1])?.line, prompt(log, [2])?.line, prompt(log, [0, 1, 2], true)?.line]).toEqual([
    yours,
    theirs,
    shared,
  ]);
});

test.each(['4 8 5', '4 8 5 h FZ'])('nobody is said to decide who is not there: %s', (log) => {
  expect(prompt(log, [2], false, 'away')?.line).toBe('No answer from Bo yet');
  expect(prompt(log, [2], false, 'standIn')?.line).toBe('A bot is deciding for Bo');
});

test('whoever does not see the buttons hears what can be done', () => {
  expect(prompt('4 8 5', [1])?.spoken).toBe('Your turn. Hit or Stay?');
  expect(prompt('4 8 5 h FZ', [1])?.spoken).toBe('Your turn. Who gets the Freeze?');
});

test('odds on the buttons are for those who may see them', () => {
  const flips = { kind: 'flips', points: 12, bust: 0.25 } as const;
  const safer = { kind: 'safer', points: 1, bust: 0.5 } as const;
  expect([flips, safer].map((one) => previewText(one, true))).toEqual(['25% bust risk', '50% bust risk']);
  expect([flips, safer].map((one) => previewText(one, false))).toEqual(['12 points', '1 point']);
  expect(previewText({ ...flips, bust: undefined }, true)).toBe('12 points');
});

test('R49 a Second Chance that may be kept is another question', () => {
  const anyone = { secondChanceTo: 'anyone' } as const;
  expect(prompt('4 SC', [2], false, undefined, anyone)?.line).toBe(
    'Keep the Second Chance, or give it away?',
  );
  expect(prompt('4 SC', [1], false, undefined, anyone)?.line).toBe(
    'Cy is choosing who gets the Second Chance',
  );
  expect(prompt('4 SC @2 5 h 9 h SC', [2], false, undefined, anyone)?.line).toBe(
    'Who gets the Second Chance?',
  );
});

test('R10 only a first card is called one', () => {
  const numbers = { deal: 'untilAllHaveNumbers' } as const;
  expect(prompt('+4 8 5', [1], false, undefined, numbers)?.line).toBe('Your card');
});

test('a card that nobody chose is announced too', () => {
  expect(prompt('4', [1])?.line).toBe('First card for Cy');
  expect(prompt('4 8 5 h', [1])?.line).toBe('Your card');
  expect(prompt('4 8 5 h F3 @2 1', [1])?.line).toBe('Cy draws card 2 of 3');
});
