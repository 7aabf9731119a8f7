export { type Misfit, type Repair, type Setup, track, type TrackedEntry } from './tracked-log.ts';
export { type NextTap, Tracker } from './tracker.ts';
