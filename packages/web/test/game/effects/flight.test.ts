import { expect, test } from 'vitest';
import { turnFrames } from '../../../src/game/effects/flight.ts';
import { turnTime } from '../../../src/game/story/pace.ts';

/** How much of its width is seen at the end. */
function openedBy(frames: readonly Keyframe[]): number {
  const [, scale] = /^scaleX\((.+)\)$/.exec(String(frames.at(-1)!['transform']))!;
  return Number(scale);
}

test.each([0, 0.5, 1])('when the screen tells what a card is, its face is seen: tension %d', (tension) => {
  const { back, face } = turnFrames(turnTime(tension), true);
  expect(back.at(-1)!['opacity']).toBe(0);
  expect(face.at(-1)!['opacity']).toBe(1);
  expect(openedBy(face)).toBeGreaterThan(0.5);
  // Nothing of it before the edge, which comes after more than half of the turn.
  const opens = face.findIndex(({ opacity }) => opacity === 1);
  expect(face[opens]!.offset).toBeGreaterThan(0.6);
  expect(face.slice(0, opens).every(({ opacity }) => opacity === 0)).toBe(true);
});

test('beside a TV a card stays on its edge until the TV has shown it', () => {
  const { back, face } = turnFrames(turnTime(0), false);
  expect(face).toEqual([]);
  expect(openedBy(back)).toBeLessThan(0.1);
});
