import type { News } from './narration.ts';

/** Widths and heights of letters, in units of the font size; wide enough for the widest font. */
const LETTER = 0.56;
const LINE = 1.2;

/** As many of these happenings as fit in a room of this size, whole, in a font of this size. All in pixels. */
export function newsFor(news: readonly News[], width: number, height: number, font: number): readonly News[] {
  const letters = Math.max(1, Math.floor(width / (LETTER * font)));
  let lines = Math.floor(height / (LINE * font));
  const end = news.findIndex(({ text }) => (lines -= Math.ceil(text.length / letters)) < 0);
  return end < 0 ? news : news.slice(0, end);
}
