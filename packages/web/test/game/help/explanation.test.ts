import { deckCounts, FLIP_THREE, FREEZE, KINDS, PLUS_4, SECOND_CHANCE, TIMES_2 } from '@sevenfold/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { explanationOf } from '../../../src/game/help/explanation.ts';
import { MARKS, topicOf } from '../../../src/game/help/topic.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

beforeEach(() => loadWords(['help', 'game', 'terms']));

const ONE_DECK = deckCounts(1);

test.each([
  [0, '0', 'Worth 0 points.', '1 in the deck'],
  [1, '1', 'Worth 1 point.', '1 in the deck'],
  [12, '12', 'Worth 12 points. A second one busts you.', '12 in the deck'],
  [PLUS_4, '+4', 'Extra points', '1 in the deck'],
  [TIMES_2, '×2', 'Doubles', '1 in the deck'],
  [FREEZE, 'Freeze', 'out of the round', '3 in the deck'],
  [FLIP_THREE, 'Flip Three', 'three cards', '3 in the deck'],
  [SECOND_CHANCE, 'Second Chance', 'one bust', '3 in the deck'],
])('card %i is called %s', (card, name, text, count) => {
  expect(explanationOf({ card }, ONE_DECK)).toEqual({ name, count, text: expect.stringContaining(text) });
});

test('several decks have several of everything, so that even a 0 can come twice', () => {
  expect(explanationOf({ card: 0 }, deckCounts(2))).toEqual({
    name: '0',
    text: 'Worth 0 points. A second one busts you.',
    count: '2 in the deck',
  });
});

test('every card and every mark has a name and a text of its own', () => {
  const cards = Array.from({ length: KINDS }, (_, card) => explanationOf({ card }, ONE_DECK));
  const marks = MARKS.map((mark) => explanationOf({ mark }, ONE_DECK));
  expect(new Set([...cards, ...marks].map(({ name }) => name)).size).toBe(
    // The sign of a Flip Three in progress has the name of the card.
    cards.length + marks.length - 1,
  );
  expect(new Set(marks.map(({ text }) => text)).size).toBe(marks.length);
});

/** An element inside one with this data. */
function element(dataset: object | undefined): Element {
  return { closest: () => (dataset === undefined ? null : { dataset }) } as unknown as Element;
}

test('a topic is what the nearest element shows', () => {
  expect(topicOf(element({ card: '0' }))).toEqual({ card: 0 });
  expect(topicOf(element({ mark: 'pile' }))).toEqual({ mark: 'pile' });
  expect(topicOf(element({ mark: 'active' }))).toBeUndefined();
  expect(topicOf(element(undefined))).toBeUndefined();
});
