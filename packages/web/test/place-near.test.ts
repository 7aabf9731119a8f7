import { beforeEach, expect, test, vi } from 'vitest';
import { placeClear, placeInside, placeNear } from '../src/parts/place-near.ts';

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

test('a bubble about someone else stays between the seats, and points up to theirs', () => {
  const { part, style, dataset } = bubble(340, 72);
  const middle = box(0, 300, 390, 100);
  placeInside(part, middle, box(260, 60, 120, 150));
  expect([dataset['side'], style.translate, style.tip]).toEqual(['below', '42px 314px', '278px']);
});

test('beside the seats it has no arrow', () => {
  vi.stubGlobal('innerWidth', 740);
  vi.stubGlobal('innerHeight', 360);
  const { part, style, dataset } = bubble(340, 60);
  placeInside(part, box(374, 100, 362, 72), box(4, 200, 362, 60));
  expect([dataset['side'], style.translate]).toEqual(['beside', '385px 106px']);
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
