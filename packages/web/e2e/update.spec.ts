import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openInstalled, test } from './app.ts';
import { type Served, serveApp } from './served.ts';

test.use({ serviceWorkers: 'allow' });

let served: Served;

test.beforeEach(async () => {
  served = await serveApp();
});
test.afterEach(() => served.stop());

test('a new version waits for the end of a running game, and for a yes', async ({ page }) => {
  await openInstalled(page, served.address);
  // What a game screen holds while a game runs, in this tab or another.
  await page.evaluate(() => {
    const over = new Promise<void>((resolve) =>
      addEventListener('game-over', () => resolve(), { once: true }),
    );
    void navigator.locks.request('sevenfold:game', { mode: 'shared' }, () => over);
  });
  publishNewVersion();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('game-over')));
  await expect(offer).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await expect(offer).toBeHidden();
});

/** Any other text of the service worker is a new version of the app. */
function publishNewVersion(): void {
  const worker = join(served.data, 'app', 'sw.js');
  appendFileSync(worker, '\n// newer\n');
  for (const twin of ['.br', '.gz']) rmSync(worker + twin, { force: true });
}
