// Score sheets that others follow, or keep with us, through the server.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, watchErrors } from './app.ts';
import { another, enter, row, share } from './sheets.ts';

/** Enters other points in place of two digits, and goes on to someone else. */
async function change(page: Page, name: string, points: number): Promise<void> {
  await row(page, name).getByRole('button').click();
  for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
  await page.keyboard.type(String(points));
  await row(page, 'Ben').getByRole('button').click();
}

test('a second browser follows live, a third one keeps score too', async ({ page, browser }) => {
  const { watch, keep } = await share(page, expectAccessible);
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
