import { expect, test } from 'vitest';
import { CHIP_GAP, chipColumns } from '../src/game/chips.ts';

test.each([
  [374, [1, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3]],
  [304, [1, 2, 3, 2, 3, 3, 3, 3, 3, 3, 3, 3]],
  [724, [1, 2, 3, 4, 5, 6, 7, 4, 5, 5, 6, 6]],
])('at %i pixels players to choose from are in as few and as even rows as possible', (width, columns) => {
  expect(columns.map((_, index) => chipColumns(index + 1, width))).toEqual(columns);
});

test('a chip is never narrower than a name, and before anything is measured there is one column', () => {
  for (let width = 92; width < 1500; width += 7)
    for (let chips = 1; chips <= 18; chips++) {
      const columns = chipColumns(chips, width);
      expect((width - (columns - 1) * CHIP_GAP) / columns).toBeGreaterThanOrEqual(92);
    }
  expect(chipColumns(4, 0)).toBe(1);
});
