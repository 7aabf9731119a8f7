// The installed app without a network. It is installed once for all of these, because that takes as long as ten other tests.

import type { BrowserContext, Page } from '@playwright/test';
import {
  actionsOf,
  expect,
  expectAccessible,
  laidCards,
  openInstalled,
  test as base,
  watchErrors,
} from './app.ts';
import { another, enter, row, share } from './sheets.ts';

const test = base.extend<{ installed: Page }, { device: BrowserContext }>({
  device: [
    async ({ browser }, use) => {
      const device = await browser.newContext({
        baseURL: process.env['APP_ADDRESS']!,
        locale: 'en',
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'allow',
      });
      const page = await device.newPage();
      await openInstalled(page, '/');
      await page.close();
      await use(device);
      await device.close();
    },
    { scope: 'worker' },
  ],
  /** A page of the device, on which nothing was kept before; whoever uses it cuts its network. */
  installed: async ({ device }, use) => {
    const page = await device.newPage();
    const errors = watchErrors(page);
    await page.goto('/about');
    await page.evaluate(() => localStorage.clear());
    await use(page);
    await device.setOffline(false);
    await page.close();
    expect(errors).toEqual([]);
  },
});

/** Every screen that needs no server, each in one of the languages. */
const SCREENS = [
  ['/play', 'de'],
  ['/play?setup', 'fr'],
  ['/pass', 'es'],
  ['/solo', 'en'],
  ['/daily', 'de'],
  ['/learn', 'fr'],
  ['/rules', 'es'],
  ['/rules/effects', 'pl'],
  ['/keep', 'en'],
  ['/track', 'de'],
  ['/game', 'fr'],
  ['/lab', 'es'],
  ['/strategy', 'en'],
  ['/history', 'de'],
  ['/practice', 'es'],
  ['/practice?today', 'pl'],
  ['/about', 'fr'],
] as const;

test('after the first visit the app starts without network, on any screen and in any language', async ({
  installed: page,
  device,
}) => {
  await device.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Jetzt spielen' })).toBeVisible();
  for (const [path, language] of SCREENS) {
    await page.evaluate(
      (chosen) =>
        localStorage.setItem(
          'sevenfold:settings',
          JSON.stringify({ language: chosen, speed: 'instant', muted: true }),
        ),
      language,
    );
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  // A game is played, bots and all.
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
  await expect(actionsOf(page).first()).toBeEnabled();
});

test('a table cannot be opened, but there is something to play', async ({ installed: page, device }) => {
  await page.goto('/friends');
  await expect(page.getByRole('button', { name: 'Open a table' })).toBeVisible();
  await page.getByLabel('Your name at the table').fill('Mia');
  await expectAccessible(page);
  await device.setOffline(true);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Against bots' })).toBeVisible();
});

test('a shared sheet goes on, and is sent when there is a connection again', async ({
  installed: page,
  device,
  browser,
}) => {
  const { watch } = await share(page);
  const follower = await another(browser, watch);
  await expect(follower.getByText('Live', { exact: true })).toBeVisible();
  await device.setOffline(true);
  await enter(page, 'Ann', 20);
  await row(page, 'Ben').getByRole('button').click();
  await expect(
    page.getByText('You’re offline. Everything is saved here and will be sent later.'),
  ).toBeVisible();
  await enter(page, 'Ben', 25);
  await page.getByRole('button', { name: 'Finish round 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
  await expect(row(follower, 'Ben')).not.toContainText('25');
  await device.setOffline(false);
  await expect(page.getByText('Live: everyone sees this.')).toBeVisible();
  await expect(row(follower, 'Ben')).toContainText('25');
  await follower.context().close();
});

test('a sheet is begun, kept and found again; only sharing waits for a connection', async ({
  installed: page,
  device,
}) => {
  await device.setOffline(true);
  await page.goto('/keep?new');
  await page.getByLabel('Name', { exact: true }).fill('Ann, Ben');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).click();
  await enter(page, 'Ann', 20);
  await page.reload();
  await expect(row(page, 'Ann')).toContainText('+20');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByText('Can’t reach the server.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Ann')).toContainText('+20');
});
