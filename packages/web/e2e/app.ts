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
 * Said by the browser itself: a cut connection, and that somebody else wrote first, which pages are ready for. And by the
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

/** Fails with what axe finds wrong in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way through a transition colours are not what they will be.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  expect(found).toEqual([]);
}
