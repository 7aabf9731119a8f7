import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, openInstalled, test } from './app.ts';
import { type Served, serveApp } from './served.ts';

test.use({ serviceWorkers: 'allow' });

let served: Served;

test.beforeAll(async () => {
  served = await serveApp();
});
test.afterAll(() => served.stop());

test('a new version waits for the end of a running game, and for a yes; one that does not take over is offered again', async ({
  page,
}) => {
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
  const button = page.getByRole('button', { name: 'Update' });
  await watchPointer(page, await centreOf(button));
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('over a link'))).toBe('false');

  publishNewVersion((worker) => worker.replace('SKIP_WAITING', 'something else'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(offer).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const loadedAgain = page.waitForEvent('load');
  await button.click();
  await expect(page.getByText('Updating…')).toBeVisible();
  await page.clock.resume();
  await loadedAgain;
  await expect(offer).toBeVisible();
});

type Point = readonly [x: number, y: number];

async function centreOf(button: Locator): Promise<Point> {
  const { x, y, width, height } = (await button.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/**
 * Keeps whether a pointer here is over a link when the new worker is told to take over, also when the page is reloaded:
 * that would wake the worker that is to end. A link lies there, below the button.
 */
async function watchPointer(page: Page, point: Point): Promise<void> {
  const isOnLink = await page.evaluate(async ([x, y]) => {
    const worker = (await navigator.serviceWorker.ready).waiting!;
    const tell = worker.postMessage.bind(worker);
    worker.postMessage = (message: unknown) => {
      const link = document.elementFromPoint(x, y)?.closest('a') ?? null;
      sessionStorage.setItem('over a link', String(link !== null));
      tell(message);
    };
    return document.elementsFromPoint(x, y).some((element) => element.closest('a') !== null);
  }, point);
  expect(isOnLink).toBe(true);
}

/** Any other text of the service worker is a new version of the app. */
function publishNewVersion(change = (worker: string) => `${worker}\n// newer\n`): void {
  const worker = join(served.data, 'app', 'sw.js');
  writeFileSync(worker, change(readFileSync(worker, 'utf8')));
  for (const twin of ['.br', '.gz']) rmSync(worker + twin, { force: true });
}
