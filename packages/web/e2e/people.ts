// Several people with a browser each, at one server: `import { test } from './people.ts'`.

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base, watchErrors } from './app.ts';

interface People {
  /** Someone with a browser of their own; `address` is another server than that of all tests. */
  person: (
    name: string,
    more?: { address?: string; width?: number; height?: number; speed?: 'fast' | 'instant' },
  ) => Promise<Page>;
}

/** What a browser says by itself when the server or the network is gone. */
const CUT = /WebSocket connection to|ERR_CONNECTION|ERR_NETWORK/;

export const test = base.extend<People>({
  person: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: (readonly string[])[] = [];
    await use(async (name, { address = baseURL!, width = 390, height = 844, speed = 'instant' } = {}) => {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en',
        viewport: { width, height },
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      await context.addInitScript(
        (kept) => {
          if (localStorage.getItem('sevenfold:settings') === null)
            localStorage.setItem('sevenfold:settings', kept);
        },
        JSON.stringify({ name, speed, muted: true }),
      );
      const page = await context.newPage();
      troubles.push(watchErrors(page));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles.flat().filter((text) => !CUT.test(text))).toEqual([]);
  },
});

export { expect };

/** Opens a table with rules as in a link; gives its path. */
export async function openTable(host: Page, rules = 'official.t10'): Promise<string> {
  await host.goto(`/friends?rules=${rules}`);
  await host.getByRole('button', { name: 'Open a table' }).click();
  await expect(host.getByRole('heading', { name: '1 player' })).toBeVisible();
  return new URL(host.url()).pathname;
}

export async function sitDown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Take a seat', exact: true }).click();
  await expect(page.getByText('you', { exact: true })).toBeVisible();
}

export async function startGame(host: Page): Promise<void> {
  await host.getByRole('button', { name: /^Start the (?:next )?game$/ }).click();
  // Whoever plays alone may be frozen in the deal, which ends the round unasked.
  await expect(host.getByRole('heading', { name: /Round \d/ })).toBeVisible();
}

export const podium = (page: Page) => page.locator('[data-podium]');
export const isOver = (page: Page) => podium(page).isVisible();
