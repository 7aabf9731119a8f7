import { test as base } from '@playwright/test';
import { expect, expectAccessible } from './app.ts';
import { fixChance } from './chance.ts';

// Errors are wanted here, so the console is not watched.
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first parameter taken apart
  baseURL: async ({}, use) => use(process.env['APP_ADDRESS']),
});

test('a screen that throws says what to do, and the rest of the app goes on', async ({ page }) => {
  const broken = "export default () => { throw new Error('a planted mistake') }";
  await page.route('**/assets/Settings-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await page.getByText('Details for a bug report').click();
  await expect(page.getByText('a planted mistake')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/Settings-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a screen that cannot be fetched can be tried again', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/Settings-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page couldn’t be loaded');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await page.unroute('**/assets/Settings-*.js');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('scores whose files cannot be fetched are shown once they can be, with their style', async ({
  page,
}) => {
  await fixChance(page, 2);
  await page.addInitScript(() =>
    localStorage.setItem('sevenfold:settings', JSON.stringify({ muted: true, speed: 'slow' })),
  );
  await page.goto('/solo');
  await page.route('**/assets/round-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/round-'));
  await page.getByRole('button', { name: 'Start' }).click();
  await failed;
  await page.unroute('**/assets/round-*');
  await page.waitForResponse('**/assets/round-*.css');
  await page.getByRole('button', { name: /^Stay/ }).click();
  await expect(page.locator('[data-scores]')).toHaveCSS('display', 'flex');
});
