import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headlineOf, signed } from '../../../src/game/story/headline.ts';
import { pictureAfter } from '../../../src/game/story/picture.ts';
import { beatsOf, Story } from '../../../src/game/story/story.ts';
import { settings } from '../../../src/storage/settings.svelte.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

beforeEach(() => loadWords(['game', 'terms']));
afterEach(() => {
  settings.vocabulary = 'flip';
});

function headlines(log: string): string[] {
  const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 1, log };
  let picture = new Story(record).bare;
  return beatsOf(record).flatMap((beat) => {
    picture = pictureAfter(picture, beat);
    const headline = headlineOf(beat, picture);
    return headline === undefined ? [] : `${headline.text} ${signed(headline.points)}`.trim();
  });
}

test.each([
  ['a bust says what it cost', '7 3 h 5 s h 7', ['Bust −12']],
  ['a save', 'SC 3 h 5 s h 5', ['Saved!']],
  ['a Freeze and a Flip Three', '7 3 h FZ @1 h F3', ['frozen', 'Flip Three']],
  ['a Flip 7 says its bonus', '1 12 h 2 s h 3 h 4 h 5 h 6 h 7', ['Flip 7! +15']],
])('%s', (_, log, expected) => {
  expect(headlines(log)).toEqual(expected);
});

test('the names of things are those of the chosen vocabulary', () => {
  settings.vocabulary = 'turn';
  expect(headlines('1 12 h 2 s h 3 h 4 h 5 h 6 h 7')).toEqual(['Turn 7! +15']);
});
