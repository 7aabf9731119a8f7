import { expect, expectAccessible, test } from './app.ts';

test('a rating with its history, you among the characters, and whether you are listed', async ({ page }) => {
  const history = [1452, 1466, 1502].map((rating, at) => ({
    game: `AAA.${3 - at}`,
    ended: 1_790_000_000_000 - at * 86_400_000,
    rating,
    uncertainty: 190 + at,
  }));
  const own = { rating: 1452, uncertainty: 190, games: 3, listed: false, history };
  await page.route('**/v1/me/rating**', (route) => route.fulfill({ json: own }));
  await page.goto('/rating');
  await expect(page.locator('[data-rating]')).toHaveText('1,452 ± 190');
  await expect(page.getByRole('heading', { name: 'Rating over time' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'You 1,452' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /leaderboard/ })).not.toBeChecked();
  await expectAccessible(page);
});

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
