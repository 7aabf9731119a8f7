import { expect, test } from 'vitest';
import { newsThatFits } from '../../../src/game/story/news-fit.ts';

const news = ['Felix busts: a second 12.', 'Felix: 12.', 'You stay with 33 points.'].map((text, id) => ({
  id,
  text,
}));

test.each([
  [600, 60, 3],
  [600, 32, 2],
  [600, 16, 1],
  [600, 8, 0],
  // The first sentence takes two lines.
  [150, 60, 2],
  [150, 44, 1],
  [150, 16, 0],
])('in %i × %i pixels, %i sentences fit', (width, height, count) => {
  expect(newsThatFits(news, width, height, 13)).toEqual(news.slice(0, count));
});

test('before anything is measured, nothing fits', () => {
  expect(newsThatFits(news, 0, 0, 13)).toEqual([]);
});
