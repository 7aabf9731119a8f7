// Score sheets that are shared through the server, and people who follow them.

import type { Browser, Page } from '@playwright/test';
import { expect } from './app.ts';

export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

export async function enter(page: Page, name: string, points: number): Promise<void> {
  await row(page, name).getByRole('button').click();
  await page.getByRole('radio', { name: 'Points' }).check();
  await page.keyboard.type(String(points));
}

/** A game of Ann and Ben, shared; the links to follow it and to keep it too. `look`: at the dialog with them. */
export async function share(
  page: Page,
  look?: (page: Page) => Promise<void>,
): Promise<{ watch: string; keep: string }> {
  await page.goto('/keep?new');
  await page.getByLabel('Name', { exact: true }).fill('Ann, Ben');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Share live' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const watch = await page.getByRole('textbox', { name: 'View only' }).inputValue();
  await look?.(page);
  await page.getByRole('radio', { name: 'Can edit' }).check();
  const keep = await page.getByRole('textbox', { name: 'Can edit' }).inputValue();
  await expect(page.getByRole('img', { name: 'QR code for the editing link' })).toBeVisible();
  await page.keyboard.press('Escape');
  return { watch, keep };
}

export async function another(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto(address);
  return page;
}
