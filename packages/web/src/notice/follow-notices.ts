import * as v from 'valibot';
import { ask } from '../server/ask.ts';
import { showNotice } from './notice.ts';

const MINUTE = 60_000;
/** Milliseconds between two looks while the page is seen; tables hear of a change at once. */
const INTERVAL = 5 * MINUTE;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.object({
  version: count,
  readOnly: v.boolean(),
  banner: v.nullable(v.object({ id: count, text: v.string() })),
});

/** Looks for a notice now, every few minutes, and when someone comes back to the page. */
export function followNotices(): void {
  let looked = -Infinity;
  const look = (): void => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (performance.now() < looked + MINUTE) return;
    looked = performance.now();
    void fetchNotice();
  };
  look();
  setInterval(look, INTERVAL);
  document.addEventListener('visibilitychange', look);
}

/** Without a server there is nothing to say, and nobody misses it. */
async function fetchNotice(): Promise<void> {
  try {
    await showNotice(await ask('GET /v1/notice', schema));
  } catch {
    // The next look may have more luck.
  }
}
