import { describe, expect, test } from 'vitest';
import { arrange, arrangeOwn, GAP, seatHeight, seatWidth } from '../src/game/arrangement.ts';

const ROOMS = { phone: [366, 480], laptop: [1080, 430], television: [1850, 880] } as const;

describe('seats in a room', () => {
  test.each(
    Object.entries(ROOMS).flatMap(([name, [w, h]]) =>
      [1, 2, 3, 5, 7, 11, 17].map((n) => [name, n, w, h] as const),
    ),
  )('%s with %i others fits, or shows lines', (_, seats, width, height) => {
    const { columns, card, dense, folded } = arrange(seats, width, height, 96);
    const rows = Math.ceil(seats / columns);
    if (dense) {
      expect(card).toBeGreaterThanOrEqual(17);
      expect(rows * (card + 2) + (rows - 1) * 3).toBeLessThanOrEqual(height);
    } else {
      expect(columns * seatWidth(card, folded) + (columns - 1) * GAP).toBeLessThanOrEqual(width);
      expect(rows * seatHeight(card, folded) + (rows - 1) * GAP).toBeLessThanOrEqual(height);
    }
  });

  test('seventeen others fit on a phone without scrolling', () => {
    const { dense, columns, card } = arrange(17, 366, 470, 84);
    expect([dense, columns]).toEqual([true, 1]);
    expect(17 * (card + 2) + 16 * 3).toBeLessThanOrEqual(470);
  });

  test('your own line fits from 320 pixels on', () => {
    for (const width of [304, 374, 700, 1080]) {
      const { card, folded } = arrangeOwn(4, width, 700);
      expect(seatWidth(card, folded)).toBeLessThanOrEqual(width);
    }
  });
});
