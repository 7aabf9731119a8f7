import { expect, test } from 'vitest';
import { CHIP_GAP, chipGrid } from '../../src/game/chips.ts';
import { screenOf, SIZES } from '../game-layout.ts';

test.each([
  [374, [1, 2, 3, 4, 5, 3, 4, 4, 5, 5, 4, 4]],
  [304, [1, 2, 3, 4, 3, 3, 4, 4, 3, 4, 4, 4]],
  [704, [1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 6]],
])('at %i pixels players to choose from are in as few and as even rows as possible', (width, columns) => {
  expect(columns.map((_, index) => chipGrid(index + 1, width).columns)).toEqual(columns);
});

test('a chip is never narrower than a name, and before anything is measured there is one column', () => {
  for (let width = 68; width < 1500; width += 7)
    for (let chips = 1; chips <= 18; chips++) {
      const { columns } = chipGrid(chips, width);
      expect((width - (columns - 1) * CHIP_GAP) / columns).toBeGreaterThanOrEqual(68);
    }
  expect(chipGrid(4, 0).columns).toBe(1);
});

test.each(SIZES)('up to eight players to choose from stay in the bar at %i × %i', (width, height) => {
  for (let players = 2; players <= 8; players++) {
    const { actions } = screenOf(width, height, players);
    const { columns, lowest } = chipGrid(players, actions.right - actions.left);
    const rows = Math.ceil(players / columns);
    expect(rows * (lowest + CHIP_GAP) - CHIP_GAP).toBeLessThanOrEqual(actions.bottom - actions.top);
  }
});

test('a thumb finds every chip: 44 pixels high, 40 where they take much of a small table', () => {
  const lowest = [4, 12, 13, 16, 18].map((chips) => chipGrid(chips, 304).lowest);
  expect(lowest).toEqual([44, 44, 40, 40, 40]);
  expect(CHIP_GAP).toBeGreaterThanOrEqual(8);
});

test('where chips cover the question, they repeat it', () => {
  const covers = [4, 16, 17, 18].map((chips) => chipGrid(chips, 304).coversPrompt);
  expect(covers).toEqual([false, false, true, true]);
});
