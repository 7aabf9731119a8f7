// How much a page loads: for `npm run measure:web`, and for the test that holds it below its limits.

import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of JS and CSS, gzipped: what a landing page may load, and a game at its start. */
export const LARGEST_LANDING = 60_000;
export const LARGEST_GAME = 140_000;

/** Bots that need no luck, and cards with which their first round has a headline and a Flip Three. */
export const LUCKLESS = ['mabel', 'felix', 'mabel'];
export const EVENTFUL = 1;

/** Sizes of all JS and CSS that a page has loaded until it is asked. */
export function watchSizes(page: Page): () => Promise<{ page: number; worker: number }> {
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!/\.(?:js|css)$/.test(url)) return;
    const read = response.body().then((body) => void sizes.set(url, gzipSync(body, { level: 9 }).length));
    // What comes after the last question may meet a page that is closed.
    reading.push(read.catch((error: unknown) => (page.isClosed() ? undefined : Promise.reject(error))));
  });
  return async () => {
    await Promise.all(reading);
    const worker = sum([...sizes].filter(([url]) => url.includes('thinker')).map(([, size]) => size));
    return { page: sum(sizes.values()) - worker, worker };
  };
}

export function sum(figures: Iterable<number>): number {
  return [...figures].reduce((total, figure) => total + figure, 0);
}
