import type { NewsItem } from './narration.ts';

/** Widths and heights of letters, in units of the font size; wide enough for the widest font. */
const LETTER = 0.56;
const LINE = 1.2;

/** The first news items that fit into a box of this size as whole sentences. Sizes are in pixels. */
export function newsThatFits(
  news: readonly NewsItem[],
  width: number,
  height: number,
  font: number,
): readonly NewsItem[] {
  const letters = Math.max(1, Math.floor(width / (LETTER * font)));
  let lines = Math.floor(height / (LINE * font));
  const end = news.findIndex(({ text }) => (lines -= Math.ceil(text.length / letters)) < 0);
  return end < 0 ? news : news.slice(0, end);
}
