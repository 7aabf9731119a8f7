import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './app.ts';

test('the card has the exact table, and rules to remember with what they lose', async ({ page }) => {
  await page.goto('/strategy');
  await expect(page.locator('main').getByText('20.3 points per round on average')).toBeVisible();
  const table = page.getByRole('img', {
    name: 'Hit or Stay, by how many number cards you have and their sum',
  });
  for (const limit of ['23', '25', '26', '28', '37'])
    await expect(table.locator('[data-limit]').getByText(limit, { exact: true })).toBeVisible();
  const rules = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rules).toHaveCount(4);
  await expect(rules.nth(0)).toContainText('−0.092 (0.45%)');
  await expect(rules.nth(2)).toContainText('20.2866 per round');
  await expect(rules.nth(3)).toContainText('−1.228 (6.05%)');
  await expectAccessible(page);
});

test('a rule leads to the experiment that shows it', async ({ page }) => {
  await page.goto('/strategy');
  await page.getByRole('link', { name: 'Try it in the lab' }).nth(1).click();
  await expect(page).toHaveURL(/\/lab\?sweep=own/);
  await expect(page.getByRole('heading', { name: 'What a round is worth' })).toBeVisible();
});

test('it is one page of A4 or Letter, with the card alone', async ({ page }) => {
  await page.goto('/strategy');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('[data-paper] svg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test('it speaks the language and the vocabulary in use, on paper too', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await page.locator('select:has(option[value="deal"])').selectOption('deal');
  await page.goto('/strategy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategiekarte');
  await expect(page.getByText('Immer „Aufdecken“.', { exact: true }).first()).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als SVG speichern' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toContain('Passen ab');
  expect(file).toContain('Wann aufhören?');
});
