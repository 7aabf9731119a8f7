import { expect, test } from 'vitest';
import { CHIP_GAP, chipGrid } from '../src/game/chips.ts';

test.each([
  [374, [1, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3]],
  [304, [1, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3]],
  [724, [1, 2, 3, 4, 5, 6, 7, 4, 5, 5, 6, 6]],
])('at %i pixels players to choose from are in as few and as even rows as possible', (width, columns) => {
  expect(columns.map((_, index) => chipGrid(index + 1, width).columns)).toEqual(columns);
});

test('a chip is never narrower than a name, and before anything is measured there is one column', () => {
  for (let width = 92; width < 1500; width += 7)
    for (let chips = 1; chips <= 18; chips++) {
      const { columns } = chipGrid(chips, width);
      expect((width - (columns - 1) * CHIP_GAP) / columns).toBeGreaterThanOrEqual(92);
    }
  expect(chipGrid(4, 0).columns).toBe(1);
});

test('a thumb finds every chip: 44 pixels high, 40 where they take much of a small table', () => {
  const lowest = [3, 9, 10, 12, 18].map((chips) => chipGrid(chips, 304).lowest);
  expect(lowest).toEqual([44, 44, 40, 40, 40]);
  expect(CHIP_GAP).toBeGreaterThanOrEqual(8);
});

test('where chips cover the question, they repeat it', () => {
  const covers = [3, 12, 13, 18].map((chips) => chipGrid(chips, 304).coversPrompt);
  expect(covers).toEqual([false, false, true, true]);
});
