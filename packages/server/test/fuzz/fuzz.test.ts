import { expect, test } from 'vitest';
import { fuzz } from './fuzzer.ts';

const SEED = 20261119;
const FRAMES = 8000;

test(`${FRAMES} frames of every kind, split anywhere, and HTTP beside them (seed ${SEED}): nobody notices`, async () => {
  const summary = await fuzz({ seed: SEED, frames: FRAMES });
  expect(summary).toMatchObject({ crashes: 0, exceptions: 0, leaks: 0 });
  expect(summary.frames).toBeGreaterThanOrEqual(FRAMES);
  expect(summary.witness.moves).toBeGreaterThan(0);
});
