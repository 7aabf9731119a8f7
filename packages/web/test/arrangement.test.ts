import { describe, expect, test } from 'vitest';
import { arrange, arrangeOwn, DENSE_GAP, GAP, seatHeight, seatWidth } from '../src/game/seats/arrangement.ts';

const ROOMS = { phone: [366, 480], laptop: [1080, 430], television: [1850, 880] } as const;

/** How much room the seats need, by the figures that Seat.svelte keeps to. */
function needed(seats: number, width: number, height: number): { width: number; height: number } {
  const { columns, card, dense, folded } = arrange(seats, width, height, 96);
  const rows = Math.ceil(seats / columns);
  if (dense) return { width: card * 8.7 + 160, height: rows * (card + 2) + (rows - 1) * DENSE_GAP };
  return {
    width: columns * seatWidth(card, folded) + (columns - 1) * GAP,
    height: rows * seatHeight(card, folded) + (rows - 1) * GAP,
  };
}

describe('seats in a room', () => {
  test.each(
    Object.entries(ROOMS).flatMap(([name, [w, h]]) =>
      [1, 2, 3, 5, 7, 11, 17].map((seats) => [name, seats, w, h] as const),
    ),
  )('%s with %i others fits', (_, seats, width, height) => {
    expect(needed(seats, width, height).width).toBeLessThanOrEqual(width);
    expect(needed(seats, width, height).height).toBeLessThanOrEqual(height);
  });

  test('seventeen others fit on a phone without scrolling', () => {
    const { dense, columns, card } = arrange(17, 366, 470, 84);
    expect([dense, columns]).toEqual([true, 1]);
    expect(17 * (card + 2) + 16 * DENSE_GAP).toBeLessThanOrEqual(470);
  });

  test('your own line fits from 320 pixels on', () => {
    for (const width of [304, 374, 700, 1080]) {
      const { card, folded } = arrangeOwn(4, width, 700);
      expect(seatWidth(card, folded)).toBeLessThanOrEqual(width);
    }
  });
});
