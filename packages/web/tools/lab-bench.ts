// `node packages/web/tools/lab-bench.ts [SECONDS]`: how many four-player games a second the lab plays in Chromium, with
// thresholds, on all cores; of the app as it was last built. Also by processor time, for machines that are busy.

import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/browser.ts';
import { serveApp } from '../e2e/served.ts';

/** Of /proc, hundredths of a second. */
const TICKS = 100;
const seconds = Number(process.argv[2] ?? 10);
const seats = ['stay:20', 'stay:25', 'stay:30', 'stay:35'].map((seat) => `seat=${seat}`).join('&');

if (chromiumPath === undefined) throw new Error('There is no Chromium here; TEST_CHROMIUM may name one.');
const served = await serveApp();
const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage({ baseURL: served.address, locale: 'en' });
  await page.goto(`/lab?${seats}&rules=official&games=19000000&seed=1`);
  // Until everything is compiled.
  await page.waitForTimeout(3000);
  const games = async (): Promise<number> =>
    Number((await page.getByText(/^Running ·/).textContent())!.replaceAll(/ of .*|\D/g, ''));
  const [before, used, began] = [await games(), processorTime(), performance.now()];
  await page.waitForTimeout(seconds * 1000);
  const played = (await games()) - before;
  const [spent, lasted] = [processorTime() - used, (performance.now() - began) / 1000];
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  console.log(`${Math.round(played / lasted)} games a second on ${cores} cores`);
  console.log(`${Math.round(played / spent)} games a second of processor time, of all of the browser`);
  console.log(`${(spent / lasted).toFixed(2)} cores were to be had`);
} finally {
  await browser.close();
  await served.stop();
}

/** Seconds that all processes of the browser have used. */
function processorTime(): number {
  const known = new Map<number, { parent: number; ticks: number }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      known.set(Number(entry), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) });
    } catch {
      // It has just ended.
    }
  }
  const isOurs = (id: number): boolean => {
    const found = known.get(id);
    return found !== undefined && (found.parent === process.pid || isOurs(found.parent));
  };
  let ticks = 0;
  for (const [id, each] of known) if (isOurs(id)) ticks += each.ticks;
  return ticks / TICKS;
}
