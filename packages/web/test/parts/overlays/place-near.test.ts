import { beforeEach, expect, test, vi } from 'vitest';
import { placeClear, placeNear } from '../../../src/parts/overlays/place-near.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** What is used of an element, and where it was put. */
function bubble(width: number, height: number) {
  const style = {
    translate: '',
    inset: '',
    tip: '',
    setProperty: (_: string, tip: string) => (style.tip = tip),
  };
  const part = { offsetWidth: width, offsetHeight: height, dataset: {} as Record<string, string>, style };
  return { part: part as unknown as HTMLElement, style, dataset: part.dataset };
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 664);
});

test('a bubble is on the side where it fits', () => {
  const { part, style, dataset } = bubble(300, 80);
  placeNear(part, box(10, 500, 370, 120), 'above');
  expect([dataset['side'], style.translate]).toEqual(['above', '45px 408px']);
  placeNear(part, box(10, 40, 370, 120), 'above');
  expect([dataset['side'], style.translate]).toEqual(['below', '45px 172px']);
});

test('what someone says covers no name and nothing that someone else says, and is left out where it would', () => {
  const { part, style, dataset } = bubble(120, 40);
  const seat = box(10, 300, 370, 100);
  const name = box(16, 304, 80, 20);
  const above = box(16, 240, 80, 20);
  const near = { x: 56, y: 314 };
  expect(placeClear(part, seat, [name], near)).toBe(true);
  expect([dataset['side'], style.translate]).toEqual(['above', '8px 256px']);
  expect(placeClear(part, seat, [name, above], near)).toBe(true);
  expect([dataset['side'], style.translate]).toEqual(['below', '8px 332px']);
  expect(placeClear(part, seat, [name, above, box(0, 332, 390, 200)], near)).toBe(true);
  expect([dataset['side'], style.translate]).toEqual(['beside', '104px 284px']);
  expect(placeClear(part, seat, [box(0, 0, 390, 664)], near)).toBe(false);
});
