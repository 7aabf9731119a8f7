// The app under a path of a website, and its API for pages of another one.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { laidCards, openInstalled, playUntil } from './app.ts';
import { nginxPath, startNginx } from './nginx.ts';
import { expect, isOver, startGame, test } from './people.ts';
import { serveApp } from './served.ts';

const BASE = '/games/seven';

test.use({ serviceWorkers: 'allow' });
test.skip(
  nginxPath === undefined,
  'There is no nginx here; install nginx-light, or let TEST_NGINX name one.',
);

test('under a path, behind nginx, two people play, and the app starts without network', async ({
  page,
  context,
  person,
}) => {
  const served = await serveApp({}, ['--base', BASE, '--trust-proxy', 'loopback']);
  const nginx = await startNginx(BASE, served.port);
  const home = `http://127.0.0.1:${nginx.port}${BASE}/`;
  await context.addInitScript(() =>
    localStorage.setItem(
      'sevenfold:settings',
      JSON.stringify({ name: 'Mia', speed: 'instant', muted: true }),
    ),
  );
  // Pages at localhost ask for an address that others can reach, and the server tells nobody who comes through a proxy.
  const network = { addresses: [home.slice(0, -1)], listens: 'everywhere' };
  const ben = await person('Ben');
  for (const one of [page, ben])
    await one.route('**/v1/network', (route) => route.fulfill({ json: network }));
  await openInstalled(page, home.slice(0, -1));
  await expect(page).toHaveURL(home);
  expect(await installedAt(page)).toEqual({ scope: home, start: home, icon: `${home}icon-192.png` });

  await page.goto(`${home}friends?rules=official.t30`);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: '1 player' })).toBeVisible();
  const link = page.url();
  expect(link).toMatch(new RegExp(`^${home}t/\\w+$`));
  await expect(page.getByText(link.replace('http://', ''), { exact: true })).toBeVisible();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Take a seat', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2 players' })).toBeVisible();
  await startGame(page);
  await playUntil([page, ben], () => isOver(page));
  await page.getByRole('link', { name: 'Replay and review' }).click();
  await expect(page).toHaveURL(new RegExp(`^${home}game/`));
  await expect(page.getByRole('tab', { name: 'Review', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/player=0/);

  await context.setOffline(true);
  await page.goto(`${home}play`);
  await expect(laidCards(page).first()).toBeVisible();
  await page.reload();
  await expect(laidCards(page).first()).toBeVisible();
  await page.goto(`${home}rules/reference`);
  await page.getByRole('link', { name: 'Sevenfold' }).click();
  await expect(page).toHaveURL(home);
  // A browser may look for a newer service worker at any time, and would tell that the server is gone.
  await ben.context().close();
  await Promise.all([nginx.stop(), served.stop()]);
});

test('pages of a website in --origins use the API; those of others get nothing', async ({ browser }) => {
  const friend = createServer((_request, response) => void response.end('<!doctype html>')).listen(
    0,
    '127.0.0.1',
  );
  await once(friend, 'listening');
  const { port } = friend.address() as AddressInfo;
  const served = await serveApp({}, ['--base', BASE, '--origins', `http://127.0.0.1:${port}`]);
  const api = served.address + BASE;
  // Errors are wanted here, so the console is not watched.
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}`);
  expect(await useApi(page, api)).toEqual({
    made: [201, { token: expect.any(String) }],
    games: [200, { games: [] }],
    deleted: [200, { deleted: 0 }],
    cookies: 'refused',
    socket: 'open',
  });
  await page.goto(`http://localhost:${port}`);
  expect(await useApi(page, api)).toEqual({
    made: 'refused',
    games: 'refused',
    deleted: 'refused',
    cookies: 'refused',
    socket: 'closed',
  });
  await page.close();
  friend.close();
  await served.stop();
});

/** Where the browser would install the app, by its service worker and its manifest. */
function installedAt(page: Page): Promise<object> {
  return page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    const manifest = (await (await fetch(href)).json()) as { start_url: string; icons: { src: string }[] };
    const whole = (address: string): string => new URL(address, href).href;
    return { scope, start: whole(manifest.start_url), icon: whole(manifest.icons[0]!.src) };
  });
}

/** What a page gets that uses the API as clients do. */
function useApi(page: Page, api: string): Promise<object> {
  return page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${'a'.repeat(22)}` };
    const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
      try {
        const response = await fetch(address + path, { headers, ...init });
        return [response.status, await response.json()];
      } catch {
        return 'refused';
      }
    };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/socket`);
    const opened = new Promise((resolve) => {
      socket.addEventListener('open', () => resolve('open'));
      socket.addEventListener('close', () => resolve('closed'));
    });
    return {
      made: await ask('/v1/guests', { method: 'POST', body: '{}' }),
      games: await ask('/v1/me/games'),
      deleted: await ask('/v1/me/games', { method: 'DELETE', body: '{}' }),
      cookies: await ask('/v1/tables', { credentials: 'include' }),
      socket: await opened,
    };
  }, api);
}
