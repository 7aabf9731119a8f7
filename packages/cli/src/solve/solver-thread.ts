// Runs in a thread: takes some sets of each step, then waits for the other threads before the next step.

import { doStep, scratchOf } from '@sevenfold/bots/solver';
import { workerData } from 'node:worker_threads';
import type { ThreadPlan } from './solver-threads.ts';

const CHUNK = 8;

const { space, steps, threads, arrived, cursors } = workerData as ThreadPlan;
const scratch = scratchOf(space);

for (const [index, step] of steps.entries()) {
  for (;;) {
    const from = step.from + Atomics.add(cursors, index, CHUNK);
    if (from >= step.to) break;
    const to = Math.min(step.to, from + CHUNK);
    for (let set = from; set < to; set++) doStep(space, scratch, step, set);
  }
  const all = threads * (index + 1);
  if (Atomics.add(arrived, 0, 1) + 1 === all) Atomics.notify(arrived, 0);
  for (;;) {
    const now = Atomics.load(arrived, 0);
    if (now >= all) break;
    Atomics.wait(arrived, 0, now);
  }
}
