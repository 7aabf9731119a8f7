// What every spec starts from: `import { expect, test } from './app.ts'`. A page whose console shows an error fails.

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export const test = base.extend<{ quiet: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first parameter taken apart
  baseURL: async ({}, use) => use(process.env['APP_ADDRESS']),
  quiet: [
    async ({ page }, use) => {
      const errors = watchErrors(page);
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Said by the browser itself: a cut connection, and that someone else wrote first, which pages are ready for. And by the
 * app where a test allows no service worker.
 */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|status of 409|^No service worker:/;

/** Everything that goes wrong in a page from now on, in the order it happens. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Opens a path on a device that has the whole app for later; the page is served by its worker. */
export async function openInstalled(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A first visit is left alone for some seconds.
  await page.clock.fastForward(5000);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page is served by its worker from the next load on.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** The cards that lie in front of players. */
export const laidCards = (page: Page) => page.locator('[data-laid]');
/** The buttons of the game, under the thumb. */
export const actionsOf = (page: Page) => page.locator('[data-actions]').getByRole('button');

/** Everyone stops as soon as they are asked, and chooses the first player, until something is so. */
export async function playUntil(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  // What cannot be told yet is not so yet.
  await expect(async () => {
    if (await isDone()) return;
    await Promise.all(
      pages.map(async (page) => {
        const answers = page.locator('[data-actions] button:not([aria-disabled="true"])');
        if ((await answers.count()) === 0) return;
        await page.keyboard.press('s');
        await page.keyboard.press('1');
      }),
    );
    throw new Error('not yet');
  }).toPass({ intervals: [20] });
}

/** Changes settings as another tab would; others are as they were in the beginning. */
export function set(page: Page, settings: object): Promise<void> {
  return page.evaluate((chosen) => {
    localStorage.setItem('sevenfold:settings', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'sevenfold:settings' }));
  }, JSON.stringify(settings));
}

/** Fails where the page is wider than one of these windows, and leaves it in the last. */
export async function expectToFit(page: Page, widths: readonly number[], height = 800): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${page.url()} at ${width}`).toBeLessThanOrEqual(width);
  }
}

/** Fails with what axe finds wrong in the page as it is now. */
export function expectAccessible(page: Page): Promise<void> {
  return expectClean(page, (axe) => axe);
}

/** Of a screen that axe has looked at, in other colours. */
export function expectContrast(page: Page): Promise<void> {
  return expectClean(page, (axe) => axe.withRules('color-contrast'));
}

async function expectClean(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // A page that is still loading has nothing to look at.
  await expect(page.getByRole('main')).toBeVisible();
  // Half-way through a transition colours are not what they will be.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  // Loading axe takes far longer than looking; a page that has it keeps it.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  // Headlines and points on their way fade in and out while axe looks; what they say stands in words beside them.
  const axe = new AxeBuilder(hasAxe ? { page, axeSource: ';' } : { page })
    // Otherwise it opens a second page for frames of other sites, which takes as long as the rest; there are none.
    .setLegacyMode()
    .exclude('[data-headline]')
    .exclude('[data-flight]');
  const { violations } = await choose(axe).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  expect(found).toEqual([]);
}
