import { systemClock } from '../index.ts';

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    systemClock.after(milliseconds, resolve);
  });
}
