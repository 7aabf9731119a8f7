import { expect, laidCards, test } from './app.ts';
import { fixChance } from './chance.ts';
import { EVENTFUL, LARGEST_GAME, LARGEST_LANDING, LUCKLESS, watchSizes } from './sizes.ts';

test('a landing page and a game at its start load no more than they may', async ({ page, context }) => {
  const landing = watchSizes(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect((await landing()).page).toBeLessThanOrEqual(LARGEST_LANDING);

  const game = await context.newPage();
  await fixChance(game, EVENTFUL);
  await game.addInitScript((bots) => {
    localStorage.setItem('sevenfold:settings', JSON.stringify({ muted: true, speed: 'fast' }));
    localStorage.setItem('sevenfold:setup:play', JSON.stringify({ bots, rules: 'official' }));
  }, LUCKLESS);
  const started = watchSizes(game);
  await game.goto('/play');
  await expect(laidCards(game).first()).toBeVisible();
  await game.waitForLoadState('networkidle');
  expect((await started()).page).toBeLessThanOrEqual(LARGEST_GAME);
});
