// Circles: of two browsers, from paper, on small phones, on a TV and on paper again.

import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/words/language.ts';
import { expect, expectAccessible, set, test, watchErrors } from './app.ts';
import { storedIn } from './database.ts';

/** Opens a circle for Ann, with these names on paper; gives its path. */
async function openCircle(page: Page, names: readonly string[]): Promise<string> {
  await page.goto('/circles');
  await page.getByLabel('Name of the circle').fill('Fridays');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Start a circle' }).click();
  await page.getByRole('button', { name: 'Add a name' }).click();
  for (const name of names) {
    await page.getByLabel('Add a name').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.locator('[data-member]').filter({ hasText: name })).toBeVisible();
  }
  const path = new URL(page.url()).pathname;
  // What is on its way to the server is not lost, but a page that is loaded meanwhile may show it a moment later.
  await expect.poll(async () => JSON.stringify(await storedIn(page, 'logs'))).toContain(names.at(-1)!);
  return path;
}

/** Files a result with points for everyone who is suggested. */
async function fileResult(page: Page, path: string, points: readonly number[]): Promise<void> {
  await page.goto(`${path}/file?typed`);
  for (const [seat, total] of points.entries())
    await page.locator(`[data-seat="${seat}"]`).getByRole('textbox').last().fill(String(total));
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await expect(page.locator('[data-standings]')).toBeVisible();
}

const first = (page: Page) => page.locator('[data-standings] tbody tr').first();

test('a circle is opened and joined, a game on paper is filed and undone, and both see it', async ({
  page,
  browser,
}) => {
  await page.goto('/circles');
  await page.getByLabel('Name of the circle').fill('Fridays');
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Start a circle' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fridays');
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(new URL(link).hash).toMatch(/^#invite=/);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByLabel('Add a name').fill('Mum');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-member]').filter({ hasText: 'Mum' })).toBeVisible();

  const ben = await (await browser.newContext({ locale: 'en' })).newPage();
  const errors = watchErrors(ben);
  await ben.goto(link);
  await expect(ben.getByText('You’re invited to join Fridays.')).toBeVisible();
  expect(ben.url()).not.toContain('invite');
  await expect(ben.getByRole('button', { name: 'I’m Mum' })).toBeVisible();
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Fridays');
  await ben.getByLabel('Your name').fill('mum');
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(ben.getByText('Mum is already on the list.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(page.locator('[data-member]')).toHaveText([/Ann/, /Mum/, /Ben/]);

  await ben.getByRole('link', { name: 'File a game' }).click();
  await ben.getByRole('link', { name: 'Enter a result' }).click();
  await ben.getByLabel('Ann’s points').fill('180');
  await ben.getByLabel('Mum’s points').fill('204');
  await ben.getByLabel('Ben’s points').fill('151');
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('tab', { name: 'Standings' }).click();
  for (const each of [page, ben]) await expect(first(each)).toContainText(/1\s*Mum\s*10/);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('[data-entry="file"]').getByRole('button', { name: 'Undo' }).click();
  await expect(ben.getByText('No games yet')).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Circle settings' }).click();
  // The server says late that there is none: that does not delete what has been typed by then.
  const typed = Promise.withResolvers<void>();
  await page.route('**/webhook', (route) => typed.promise.then(() => route.continue()), { times: 1 });
  const told = page.waitForResponse('**/webhook');
  await page.getByText('Webhook', { exact: true }).click();
  await page.getByLabel('Address of the webhook').fill('https://chat.example/room');
  typed.resolve();
  await told;
  const hook = page.locator('[data-webhook]');
  await hook.getByRole('button', { name: 'Save' }).click();
  await expect(hook.getByText('chat.example is told about every game.')).toBeVisible();
  await expectAccessible(page);
  await hook.getByRole('button', { name: 'Remove' }).click();
  await expect(hook.getByText('chat.example')).toBeHidden();
  expect(errors).toEqual([]);
  await ben.context().close();
});

test('a game with real cards begins with the people, the dealer and the rules of the circle, and is filed in it', async ({
  page,
}) => {
  const path = await openCircle(page, ['Mum', 'Tom']);
  await page.getByLabel('Add a name').fill('mum');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Mum is already on the list.')).toBeVisible();

  // The rules of the circle are made where they are chosen.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Circle settings' }).click();
  await page.getByText('Make rules of your own').click();
  await page.locator('summary', { hasText: 'All options' }).click();
  await page.getByLabel('Points to win').fill('30');
  await page.getByLabel('Points to win').blur();
  const naming = page.locator('[data-name-rules]');
  await naming.getByRole('textbox').fill('Grandma’s rules');
  await naming.getByRole('button').click();
  await expect(page.getByLabel('House rules').last()).toHaveValue('official.t30');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.locator('[data-rules]')).toHaveText('Grandma’s rules');

  await page.goto(`${path}/file?typed`);
  await page.getByLabel('First dealer').selectOption('Ann');
  for (const [seat, total] of [204, 180, 90].entries())
    await page.locator(`[data-seat="${seat}"]`).getByRole('textbox').fill(String(total));
  await page.locator('[data-seat="2"]').getByRole('combobox').selectOption('A new name…');
  await page.locator('[data-seat="2"]').getByLabel('Name').fill('Mum');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await expect(page.getByText('Mum is already on the list.')).toBeVisible();
  await page.locator('[data-seat="2"]').getByRole('combobox').selectOption('Tom');
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await expect(page.locator('[data-dealer]')).toHaveText('Mum deals next');

  await page.getByRole('link', { name: 'File a game' }).click();
  await page.getByRole('link', { name: 'Keep score' }).click();
  await expect(page.getByText('A game for Fridays')).toBeVisible();
  await page.getByRole('button', { name: 'Same as last time: Ann, Mum, and Tom' }).click();
  await expect(page.getByLabel('First dealer')).toHaveValue('1');
  await expect(page.getByText('Grandma’s rules · 30 points')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: 'Points' }).check();
  for (const points of ['31', '12']) {
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('20');
  await page.getByRole('button', { name: 'Finish round 1' }).click();
  await page.getByRole('link', { name: 'File in Fridays' }).click();
  await expect(page.getByLabel('Mum')).toHaveValue(/./);
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await expect(page.locator('[data-game]')).toHaveCount(2);
  await expect(page.locator('[data-dealer]')).toHaveText('Tom deals next');

  await page.goto(`/track?new&circle=${path.split('/').pop()}`);
  await expect(page.getByLabel('First dealer')).toHaveValue('2');
  await expect(page.getByText('A game for Fridays')).toBeVisible();
});

test('someone who is not in a circle is told so, wherever a link leads', async ({ browser, baseURL }) => {
  // A browser of its own, because its console says that the server knows no such circle.
  const stranger = await (await browser.newContext({ baseURL: baseURL!, locale: 'en' })).newPage();
  for (const path of ['', '/file', '/tv', '/year/2026']) {
    await stranger.goto(`/circles/NOSUCHCIRCLE${path}`);
    await expect(stranger.getByRole('heading', { name: 'You’re not in this circle' })).toBeVisible();
  }
  await expectAccessible(stranger);
  await stranger.context().close();
});

test('on a small phone every view and every menu is in sight, names are whole, and no word is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const path = await openCircle(page, ['Grandma Margarethe-Elisabeth', 'Uncle Bartholomew']);
  for (const total of [204, 205, 206]) await fileResult(page, path, [total, 180, 90]);
  const menu = page.locator('[data-game]').first().getByRole('button', { name: 'More' });
  // So low on the screen that only its first entry has room.
  await menu.evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
    scrollBy(0, 60);
  });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  const isWhole = (role: 'tablist' | 'main') =>
    page.getByRole(role).evaluate((node) => node.scrollWidth <= node.clientWidth);
  for (const language of LANGUAGES) {
    await set(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[data-standings]')).toContainText('Grandma Margarethe-Elisabeth');
    expect(await isWhole('tablist'), language).toBe(true);
    expect(await isWhole('main'), language).toBe(true);
  }
  await page.goto(`${path}/year/${new Date().getFullYear()}`);
  await expect(page.locator('table').first()).toBeVisible();
  for (const language of LANGUAGES) {
    await set(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const lines = await page
      .locator('table thead th')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    expect(Math.max(...lines.slice(0, 5)), language).toBeLessThan(45);
  }
});

test('on a TV everything of an evening fits', async ({ page }) => {
  const path = await openCircle(page, ['Grandma Margarethe-Elisabeth', 'Uncle Bartholomew', 'Tom', 'Zoë']);
  for (const total of [201, 202, 203, 204, 205]) await fileResult(page, path, [total, 180, 90, 60, 30]);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${path}/tv`);
  await expect(page.getByText('5 games', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  await expect(page.getByText('Scan to join')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
