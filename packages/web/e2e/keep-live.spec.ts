// Score sheets that others follow, or keep with us, through the server.

import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, openInstalled, test, watchErrors } from './app.ts';

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function enter(page: Page, name: string, points: number): Promise<void> {
  await row(page, name).getByRole('button').click();
  await page.getByRole('radio', { name: 'Points' }).check();
  await page.keyboard.type(String(points));
}

/** Enters other points in place of two digits, and goes on to someone else. */
async function change(page: Page, name: string, points: number): Promise<void> {
  await row(page, name).getByRole('button').click();
  for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
  await page.keyboard.type(String(points));
  await row(page, 'Ben').getByRole('button').click();
}

/** A game of Ann and Ben, shared; the links to follow it and to keep it too. */
async function share(page: Page): Promise<{ watch: string; keep: string }> {
  await page.goto('/keep?new');
  await page.getByLabel('Name', { exact: true }).fill('Ann, Ben');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const watch = await page.getByRole('textbox', { name: 'View only' }).inputValue();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Can edit' }).check();
  const keep = await page.getByRole('textbox', { name: 'Can edit' }).inputValue();
  await expect(page.getByRole('img', { name: 'QR code for the editing link' })).toBeVisible();
  await page.keyboard.press('Escape');
  return { watch, keep };
}

async function another(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto(address);
  return page;
}

test('a second browser follows live, a third one keeps score too', async ({ page, browser }) => {
  const { watch, keep } = await share(page);
  expect(watch).not.toContain('key');
  const follower = await another(browser, watch);
  const errors = watchErrors(follower);
  await expect(follower.getByText('Live', { exact: true })).toBeVisible();
  await enter(page, 'Ann', 20);
  await row(page, 'Ben').getByRole('button').click();
  await expect(row(follower, 'Ann')).toContainText('+20');
  await expect(follower.getByRole('button', { name: /^Finish round/ })).toHaveCount(0);

  const keeper = await another(browser, keep);
  await expect(keeper.getByRole('heading', { level: 1 })).toHaveText('Round 1');
  expect(keeper.url()).not.toContain('key');
  await enter(keeper, 'Ben', 30);
  await keeper.getByRole('button', { name: 'Finish round 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
  await expect(row(follower, 'Ben')).toContainText('leads');
  await expect(page.getByText('Live: everyone sees this.')).toBeVisible();

  // Both write at once: neither is lost.
  await enter(page, 'Ann', 11);
  await enter(keeper, 'Ben', 22);
  await Promise.all([
    row(page, 'Ben').getByRole('button').click(),
    row(keeper, 'Ann').getByRole('button').click(),
  ]);
  for (const each of [page, keeper, follower]) {
    await expect(row(each, 'Ann')).toContainText('+11');
    await expect(row(each, 'Ben')).toContainText('+22');
  }
  await expectAccessible(follower);

  // Without a network one of them changes a score that the other one changes too: the newer stays, the other can be taken.
  await page.context().setOffline(true);
  await change(page, 'Ann', 12);
  await change(keeper, 'Ann', 13);
  await expect(row(follower, 'Ann')).toContainText('+13');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('button', { name: 'Keep 13' })).toBeVisible();
  await page.getByRole('button', { name: 'Use 12' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const each of [page, keeper, follower]) await expect(row(each, 'Ann')).toContainText('+12');
  expect(errors).toEqual([]);
  await follower.context().close();
  await keeper.context().close();
});

test('whoever follows is told when sharing stops', async ({ page, browser }) => {
  const { watch, keep } = await share(page);
  const follower = await another(browser, watch);
  const keeper = await another(browser, keep);
  await enter(page, 'Ann', 20);
  await row(page, 'Ben').getByRole('button').click();
  await expect(row(follower, 'Ann')).toContainText('+20');
  await expect(row(keeper, 'Ann')).toContainText('+20');

  // Someone who only keeps score too ends nothing for the others.
  await keeper.getByText('Live: everyone sees this.').click();
  await keeper.getByRole('button', { name: 'Disconnect this device' }).click();
  await keeper.keyboard.press('Escape');
  await expect(follower.getByText('Live', { exact: true })).toBeVisible();

  await page.getByText('Live: everyone sees this.').click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The sheet is still shared')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await expect(follower.getByText('Sharing has stopped. These are the last scores we have.')).toBeVisible();
  await expect(follower.getByText('Live', { exact: true })).toHaveCount(0);
  await expect(row(follower, 'Ann')).toContainText('+20');
  await expectAccessible(follower);
  await follower.reload();
  await expect(follower.getByText('This sheet doesn’t exist')).toBeVisible();
  await follower.context().close();
  await keeper.context().close();
});

test('many rounds scroll within their table, not with the page', async ({ page, browser }) => {
  const { watch } = await share(page);
  for (let round = 1; round <= 6; round++) {
    await enter(page, 'Ann', 10);
    await row(page, 'Ben').getByRole('button').click();
    await page.getByRole('button', { name: 'Bust', exact: true }).click();
    await page.getByRole('button', { name: `Finish round ${round}` }).click();
  }
  const context = await browser.newContext({ locale: 'en', viewport: { width: 320, height: 640 } });
  const follower = await context.newPage();
  await follower.goto(watch);
  await expect(follower.getByRole('row', { name: /Ann/ }).getByRole('cell').last()).toHaveText('60');
  expect(await follower.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});

test('a wrong link says so', async ({ page, browser }) => {
  const follower = await another(
    browser,
    new URL('/keep/live/NOSUCHSHEET0', process.env['APP_ADDRESS']).href,
  );
  await expect(follower.getByText('This sheet doesn’t exist')).toBeVisible();
  await follower.context().close();
  await page.goto('/keep/nothing-here');
  await expect(page.getByText('This game isn’t on this device')).toBeVisible();
});

// What was not loaded yet comes from the service worker.
test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection everything goes on, and is sent when there is one again', async ({
    page,
    context,
    browser,
  }) => {
    await openInstalled(page, '/keep');
    const { watch } = await share(page);
    const follower = await another(browser, watch);
    await expect(follower.getByText('Live', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await enter(page, 'Ann', 20);
    await row(page, 'Ben').getByRole('button').click();
    await expect(
      page.getByText('You’re offline. Everything is saved here and will be sent later.'),
    ).toBeVisible();
    await enter(page, 'Ben', 25);
    await page.getByRole('button', { name: 'Finish round 1' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
    await expect(row(follower, 'Ben')).not.toContainText('25');
    await context.setOffline(false);
    await expect(page.getByText('Live: everyone sees this.')).toBeVisible();
    await expect(row(follower, 'Ben')).toContainText('25');
    await follower.context().close();
  });

  test('a game is begun, kept and found again without any network; only sharing waits for one', async ({
    page,
    context,
  }) => {
    await openInstalled(page, '/keep');
    await context.setOffline(true);
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
});
