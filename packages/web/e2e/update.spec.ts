import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
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
  await watchPointer(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await loaded;
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await expect(offer).toBeHidden();
  // The button lay over a link, and a pointer over a link wakes the worker that is to end.
  expect(await page.evaluate(() => sessionStorage.getItem('over a link'))).toBe('false');
});

test('a new version that does not take over is offered again', async ({ page }) => {
  await openInstalled(page, served.address);
  publishNewVersion((worker) => worker.replace('SKIP_WAITING', 'something else'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByText('A new version is ready.');
  await expect(offer).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Updating…')).toBeVisible();
  await loaded;
  await expect(offer).toBeVisible();
});

/** Keeps whether the pointer is over a link after a click, also when the page is reloaded. */
async function watchPointer(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('click', ({ clientX, clientY }) =>
      setTimeout(() => {
        const link = document.elementFromPoint(clientX, clientY)?.closest('a') ?? null;
        sessionStorage.setItem('over a link', String(link !== null));
      }, 20),
    ),
  );
}

/** Any other text of the service worker is a new version of the app. */
function publishNewVersion(change = (worker: string) => `${worker}\n// newer\n`): void {
  const worker = join(served.data, 'app', 'sw.js');
  writeFileSync(worker, change(readFileSync(worker, 'utf8')));
  for (const twin of ['.br', '.gz']) rmSync(worker + twin, { force: true });
}
