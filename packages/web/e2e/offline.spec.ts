import { expect, test } from './app.ts';

test('after the first visit the app starts without network, on any screen and in any language', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page is served by its worker from the next load on.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Jetzt spielen' })).toBeVisible();
});
