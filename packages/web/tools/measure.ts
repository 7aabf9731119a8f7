// `npm run measure:web`: what the app weighs and how it runs, as built, from the real server. Prints each figure with its bar;
// figures depend on what else the machine does, so its load is printed too. `-- --no-lighthouse` leaves the slowest part out.

import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { freePort } from '../../../scripts/free-port.mjs';
import { CHROMIUM_ARGS, chromiumPath } from '../e2e/browser.ts';
import { fixChance } from '../e2e/chance.ts';
import { serveApp } from '../e2e/served.ts';
import { EVENTFUL, LARGEST_GAME, LARGEST_LANDING, LUCKLESS, sum, watchSizes } from '../e2e/sizes.ts';
import { build } from './build.ts';
import { askLighthouse } from './lighthouse.ts';
import { framesOf, recordTrace } from './trace.ts';

const { values } = parseArgs({
  options: { lighthouse: { type: 'boolean', default: true } },
  allowNegative: true,
});

const LIGHTHOUSE_RUNS = 3;
const LAPTOP = { width: 1440, height: 900 };
const SEVENTEEN = Array.from({ length: 17 }, (_, seat) => ['mabel', 'greta', 'rocco', 'wanda'][seat % 4]!);
/** Milliseconds in which everything is here that is fetched from this machine. */
const FETCHED = 2000;

if (chromiumPath === undefined) throw new Error('There is no Chromium here; TEST_CHROMIUM may name one.');
build();
const served = await serveApp();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
});
try {
  console.log(`Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`);
  await measureSizes(browser);
  await measureStart(browser);
  await measureTable(browser);
  await measureInput(browser);
  if (values.lighthouse) for (const path of ['/', '/play']) await measureWithLighthouse(path);
} finally {
  await browser.close();
  await served.stop();
}

function report(what: string, figure: string, bar?: string): void {
  console.log(`${what.padEnd(52)} ${figure.padStart(16)}${bar === undefined ? '' : `   (bar ${bar})`}`);
}

/** A page of someone who was never here. `bots`: whom /play deals to at once. */
async function fresh(on: Browser, settings: object = {}, bots?: readonly string[]): Promise<Page> {
  const context = await on.newContext({ baseURL: served.address, viewport: LAPTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    ([chosen, setup]) => {
      localStorage.setItem('sevenfold:settings', chosen);
      if (setup !== undefined) localStorage.setItem('sevenfold:setup:play', setup);
    },
    [JSON.stringify(settings), bots && JSON.stringify({ bots, rules: 'official' })] as const,
  );
  return page;
}

async function measureSizes(on: Browser): Promise<void> {
  const landing = await fresh(on);
  const landingSizes = watchSizes(landing);
  await landing.goto('/');
  await landing.waitForLoadState('networkidle');
  report(
    'JS and CSS of a landing page, gzip',
    kilobytes((await landingSizes()).page),
    kilobytes(LARGEST_LANDING),
  );
  await landing.context().close();

  const game = await fresh(on, { muted: true, speed: 'fast' }, LUCKLESS);
  await fixChance(game, EVENTFUL);
  const gameSizes = watchSizes(game);
  await game.goto('/play');
  await game.waitForLoadState('networkidle');
  report(
    'JS and CSS of a game at its start, gzip',
    kilobytes((await gameSizes()).page),
    kilobytes(LARGEST_GAME),
  );
  const scores = game.locator('[data-scores]');
  const asked = game.locator('[data-actions] button[aria-disabled=false]');
  while (!(await scores.isVisible())) {
    // Any other key would skip what the round shows.
    if (await asked.first().isVisible()) for (const key of ['s', '1']) await game.keyboard.press(key);
    await game.waitForTimeout(100);
  }
  // What the end of a game needs is fetched while the scores are shown.
  await game.waitForTimeout(FETCHED);
  const { page, worker } = await gameSizes();
  report('  and after a first round, with the end screen', kilobytes(page));
  report('  and the bots, in their worker', kilobytes(worker));
  await game.context().close();
}

async function measureStart(on: Browser): Promise<void> {
  const page = await fresh(on, { muted: true });
  const opened = performance.now();
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('[data-laid]').first().waitFor();
  report('From opening the landing page to the first card', milliseconds(performance.now() - opened), '10 s');
  await page.context().close();
}

async function measureTable(on: Browser): Promise<void> {
  const page = await fresh(on, { muted: true, speed: 'fast' }, SEVENTEEN);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    // Without a change there is no frame, so there is one always.
    const frame = (): void => void requestAnimationFrame(frame);
    frame();
  });
  await page.goto('/play');
  await page.locator('[data-laid]').first().waitFor();
  await page.waitForTimeout(1000);
  const trace = await recordTrace(on, page, 8000);
  const { median, p95, longTasks, heaviest } = framesOf(trace);
  report('Frames with 18 players, median', milliseconds(median), '16.7 ms');
  report('Frames with 18 players, 95 % within', milliseconds(p95));
  const worst = Math.max(0, ...longTasks);
  report('Tasks above 50 ms in 8 s', `${longTasks.length}, worst ${worst.toFixed(0)} ms`, '0');
  report('  most work in one of them', milliseconds(heaviest), '50 ms');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  report('Layout shift with 18 players', sum(shifts).toFixed(4), '0.02');
  await page.context().close();
}

/** Keys that nobody answers, while bots that count cards think. */
async function measureInput(on: Browser): Promise<void> {
  const page = await fresh(on, { muted: true, speed: 'fast' }, ['sibyl', 'mabel', 'sibyl', 'mabel', 'sibyl']);
  await page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(globalThis, { delays });
    addEventListener('keydown', ({ timeStamp }) => delays.push(performance.now() - timeStamp), true);
  });
  await page.goto('/play');
  await page.locator('[data-laid]').first().waitFor();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('x');
    await page.waitForTimeout(100);
  }
  const delays = await page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays);
  report(
    `Longest wait of ${delays.length} key presses while bots play`,
    milliseconds(Math.max(...delays)),
    '50 ms',
  );
  await page.context().close();
}

async function measureWithLighthouse(path: string): Promise<void> {
  const { scores, findings, failures } = await askLighthouse(
    new URL(path, served.address).href,
    port,
    LIGHTHOUSE_RUNS,
  );
  for (const [title, score] of scores) report(`Lighthouse, ${path}: ${title}, median`, String(score), '95');
  for (const finding of findings) console.log(`  ${finding}`);
  for (const failure of failures) console.log(`  A run of Lighthouse failed: ${failure}`);
  if (scores.size === 0) console.log(`Lighthouse, ${path}: NOT MEASURED, every run failed`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}
