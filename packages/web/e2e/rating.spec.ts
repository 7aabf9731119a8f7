import { expect, expectAccessible, test } from './app.ts';

test('waiting for someone, the rating and the leaderboard: by keyboard, in a narrow window, axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/rating', '/leaderboard', '/play-someone']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.getByLabel('Your name at the table').fill('Ann');
  await page.keyboard.press('Enter');
  const waiting = page.locator('[data-waiting]');
  await expect(waiting.getByText('Looking for players')).toBeVisible();
  await expect(waiting.getByText(/waiting\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find a game' })).toBeVisible();
});
