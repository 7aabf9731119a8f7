// A circle of two browsers: opened, joined, a game filed and undone, seen by both at once.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, watchErrors } from './app.ts';

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
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Join' }).click();
  await expect(page.locator('[data-member]')).toHaveText([/Ann/, /Mum/, /Ben/]);

  await ben.getByRole('link', { name: 'File a game' }).click();
  await ben.getByRole('link', { name: 'Enter a result' }).click();
  await ben.getByLabel('Points of Ann').fill('180');
  await ben.getByLabel('Points of Mum').fill('204');
  await ben.getByLabel('Points of Ben').fill('151');
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
  await page.getByText('Webhook', { exact: true }).click();
  await page.getByLabel('Address of the webhook').fill('https://chat.example/room');
  const hook = page.locator('[data-webhook]');
  await hook.getByRole('button', { name: 'Save' }).click();
  await expect(hook.getByText('chat.example is told about every game.')).toBeVisible();
  await expectAccessible(page);
  await hook.getByRole('button', { name: 'Remove' }).click();
  await expect(hook.getByText('chat.example')).toBeHidden();
  expect(errors).toEqual([]);
  await ben.context().close();
});
