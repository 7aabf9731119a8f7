// What Chromium's own trace says about a page: when frames were drawn, and what kept its main thread busy.

import type { Browser, Page } from '@playwright/test';

export interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** What of it the processor worked for this thread and not for others. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

export interface Frames {
  /** Milliseconds from one frame to the next. */
  readonly median: number;
  readonly p95: number;
  /** Of the page's main thread, in milliseconds. */
  readonly longTasks: readonly number[];
  /** The task that took most work, in milliseconds of the processor: does not depend on what else the machine does. */
  readonly heaviest: number;
}

const LONG = 50_000;

export async function recordTrace(browser: Browser, page: Page, milliseconds: number): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      '__metadata',
    ],
  });
  await page.waitForTimeout(milliseconds);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

export function framesOf(events: readonly TraceEvent[]): Frames {
  const busiest = mostFrames(events);
  const drawn = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === busiest)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const apart = drawn.slice(1).map((ts, index) => (ts - drawn[index]!) / 1000);
  apart.sort((a, b) => a - b);
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' && pid === busiest ? [tid] : [],
    ),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === busiest && mains.has(tid),
  );
  const longTasks = tasks.filter(({ dur = 0 }) => dur > LONG).map(({ dur = 0 }) => dur / 1000);
  const heaviest = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  return { median: at(apart, 0.5), p95: at(apart, 0.95), longTasks, heaviest };
}

/** The process of the page that is looked at: it draws most. */
function mostFrames(events: readonly TraceEvent[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { name, pid } of events) if (name === 'DrawFrame') counts.set(pid, (counts.get(pid) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
