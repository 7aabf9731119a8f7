import type { Clock, Timer } from './seams.ts';

// Node and the page both have these; their type libraries, which hold much more, are not for this package.
declare function setTimeout(run: () => void, milliseconds: number): Timer;
declare function clearTimeout(timer: Timer): void;
declare const performance: { now(): number };

export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after: (milliseconds, run) => setTimeout(run, Math.max(0, milliseconds)),
  cancel: (timer) => clearTimeout(timer),
};
