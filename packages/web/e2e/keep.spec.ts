// The score keeper of the game with real cards.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectToFit, test } from './app.ts';

/** Begins a game of these people. */
async function begin(page: Page, names: readonly string[], target?: number): Promise<void> {
  await page.goto('/keep?new');
  await page.getByLabel('Name', { exact: true }).fill(names.join(', '));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  if (target !== undefined) {
    await page.getByRole('heading', { name: 'House rules' }).click();
    await page.locator('summary', { hasText: 'All options' }).click();
    await page.getByLabel('Points to win').fill(String(target));
    await page.getByLabel('Points to win').blur();
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1');
}

/** Taps cards on the pad. */
async function tap(page: Page, ...cards: readonly string[]): Promise<void> {
  for (const card of cards) {
    const name = card.replace('+', 'plus ').replace('x2', 'times two');
    // Also what cannot be: a tap on it says why.
    await page.getByRole('button', { name, exact: true }).click({ force: true });
  }
}

/** Types one number a player and closes the round. */
async function round(page: Page, ...points: readonly (number | 'bust')[]): Promise<void> {
  await page.getByRole('radio', { name: 'Points' }).check();
  for (const [at, value] of points.entries()) {
    if (value === 'bust') await page.getByRole('button', { name: 'Bust', exact: true }).click();
    else await page.keyboard.type(String(value));
    const isLast = at === points.length - 1;
    if (isLast) await page.getByRole('button', { name: /^Finish round/ }).click();
    else if (value !== 'bust') await page.keyboard.press('Enter');
  }
}

const next = (page: Page) => page.getByRole('button', { name: /^Next:/ });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const show = (page: Page, view: 'Round' | 'Sheet' | 'Chart') =>
  page.getByRole('radio', { name: view }).check();

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a whole game by cards and numbers, with mistakes corrected', async ({ page }) => {
  await begin(page, ['Ann', 'Ben', 'Cleo'], 100);
  await expect(row(page, 'Ann')).toContainText('deals');
  await expectAccessible(page);

  // By cards: 12 + 9 doubled, and 4.
  await tap(page, '12', '9', 'x2', '+4');
  await expect(page.getByText('21 × 2 + 4')).toBeVisible();
  await expect(row(page, 'Ann')).toContainText('+46');
  await next(page).click();
  // The only +4 lies in front of Ann.
  await tap(page, '+4');
  await expect(page.getByText('There is only one +4, and Ann has it.')).toBeVisible();
  await tap(page, '0', '1', '2', '3', '4', '5', '6');
  await expect(row(page, 'Ben')).toContainText('+36');
  await tap(page, '7');
  await expect(page.getByText('The seventh number ends the round')).toBeVisible();
  await next(page).click();
  await page.getByRole('button', { name: 'Bust', exact: true }).click();
  await page.getByRole('button', { name: 'Finish round 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
  await expect(row(page, 'Ann')).toContainText('leads');
  await expect(row(page, 'Ann')).toContainText('54 to go');
  await expect(row(page, 'Ben')).toContainText('deals');

  // By number: a slip that no hand gives is warned of, one too high refused.
  await page.getByRole('radio', { name: 'Points' }).check();
  await page.keyboard.type('999');
  await expect(page.getByText('No round is worth more than')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No round is worth more than')).toBeVisible();
  for (let digit = 0; digit < 3; digit++) await page.keyboard.press('Backspace');
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await page.keyboard.type('10');
  await page.getByRole('button', { name: 'Finish round 2' }).click();
  await expect(row(page, 'Ann')).toContainText('76');

  // Undo takes the round back, then Cleo's number; redo brings both again.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Cleo')).not.toContainText('+10');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 3');

  // An earlier round: Ben had the 7 instead of the 0.
  await show(page, 'Sheet');
  await page.getByRole('button', { name: /^Ben, round 1/ }).click();
  await tap(page, '0', '7');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const total = page.getByRole('row', { name: /Ben/ }).getByRole('cell').last();
  await expect(total).toHaveText('68');
  await expectAccessible(page);

  await page.reload();
  await show(page, 'Sheet');
  await expect(total).toHaveText('68');
  await show(page, 'Chart');
  await expect(page.getByRole('img')).toBeVisible();
  await show(page, 'Round');
  await round(page, 30, 20, 'bust');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Final scores');
  await expect(page.getByRole('heading', { name: 'Ann won' })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const picture = readFileSync(await (await saving).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 1');
  await expect(row(page, 'Cleo')).toContainText('100 to go');
  await page.getByRole('link', { name: 'Go to your games' }).click();
  await expect(page.getByText('Ann won', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByRole('row', { name: /Ben/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Records' }).click();
  await expect(page.getByText('Biggest win')).toBeVisible();
  await expectAccessible(page);
});

test('the other box in Brutal Mode: its cards, what they take, and who loses a bonus', async ({ page }) => {
  await page.goto('/keep?new');
  await page.getByRole('radio', { name: 'With a Vengeance' }).check();
  await page.getByRole('switch', { name: 'Brutal Mode' }).check();
  await expect(page.getByRole('radio', { name: 'Seven number cards' })).toBeChecked();
  await page.getByLabel('Name', { exact: true }).fill('Ann, Ben, ann');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('ann is already on the list')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Cleo');
  await page.getByRole('button', { name: 'Start' }).click();

  // A second 13 needs the Lucky 13; the Unlucky 7 removes what is there, unless that was a slip.
  await tap(page, '13', '9', 'Unlucky 7');
  await expect(row(page, 'Ann')).toContainText('+7');
  await page.getByRole('button', { name: 'Put them back' }).click();
  await expect(row(page, 'Ann')).toContainText('+29');
  await tap(page, '7');
  await expect(page.getByText('A 7 that follows the Unlucky 7 is a bust.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await tap(page, '3', '11', '5', '7', '10', '8', '4', 'divided by two', 'minus 4');
  await expect(page.getByText('48 ÷ 2 − 4 + 15 bonus')).toBeVisible();
  await expect(row(page, 'Ann')).toContainText('+35');
  await page.getByLabel('Who gets or loses 15 points?').selectOption('Ben −15');
  await expect(row(page, 'Ann')).toContainText('+20');
  await expectAccessible(page);
  await next(page).click();
  // Ben has busted and was given a modifier; nothing goes on before it is tapped.
  await page.getByRole('button', { name: 'Bust', exact: true }).click();
  await tap(page, 'minus 6');
  await expect(row(page, 'Ben')).toContainText('Bust −21');
  await next(page).click();
  await page.getByRole('radio', { name: 'Points' }).check();
  await page.keyboard.type('-12');
  await expect(row(page, 'Cleo')).toContainText('−12');
  await page.getByRole('button', { name: 'Finish round 1' }).click();
  await show(page, 'Sheet');
  const totals = page
    .getByRole('row')
    .getByRole('cell')
    .filter({ hasText: /^−?\d+$/ });
  await expect(totals).toHaveText(['20', '−21', '−12']);
});

test('on a small phone the field for names stays above the button, and a bust in the other box waits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/keep?new');
  await page.getByRole('radio', { name: 'With a Vengeance' }).check();
  const field = page.getByLabel('Name', { exact: true });
  await field.click();
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']) {
    await page.keyboard.type(`${name}\n`);
    const isOnTop = () =>
      field.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height - 4) === node;
      });
    await expect.poll(isOnTop).toBe(true);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  const bust = page.getByRole('button', { name: 'Bust', exact: true });
  await bust.click();
  await expect(bust).toHaveAttribute('aria-pressed', 'true');
  await expect(next(page)).toHaveText('Next: Ben');
});

test('what is tapped is there after a reload, though nobody has gone on', async ({ page }) => {
  await begin(page, ['Ann', 'Ben']);
  await tap(page, '12', '5');
  await page.reload();
  await expect(row(page, 'Ann')).toContainText('+17');
});

test('a tie at the target is played out', async ({ page }) => {
  await begin(page, ['Ann', 'Ben', 'Cleo'], 50);
  await round(page, 52, 52, 20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2, tie-break');
  await expect(page.getByText('Ann and Ben are tied at 52: everyone plays another round.')).toBeVisible();
  await choose(page, 'House rules');
  await page.getByRole('radio', { name: 'Only tied players play on' }).check();
  // The first one gives the rules a name.
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(row(page, 'Cleo')).toContainText('sitting this round out');
  await round(page, 20, 21);
  await expect(page.getByRole('heading', { name: 'Ben won' })).toBeVisible();
});

test('a correction before a tie moves the end of the game there', async ({ page }) => {
  await begin(page, ['Ann', 'Ben', 'Cleo'], 50);
  await round(page, 52, 52, 20);
  await round(page, 20, 21, 0);
  await expect(page.getByRole('heading', { name: 'Ben won' })).toBeVisible();
  await show(page, 'Sheet');
  await page.getByRole('button', { name: 'Cleo, round 1: 20. Edit' }).click();
  await page.keyboard.type('53');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The game ended after round 1; the round after it doesn’t count.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ben, round 2: 21, doesn’t count. Edit' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ben/ }).getByRole('cell').last()).toHaveText('52');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Final scores' }).check();
  await expect(page.getByRole('heading', { name: 'Cleo won' })).toBeVisible();
});

test('a refused tap is forgotten with the next player; an empty hand can be entered', async ({ page }) => {
  await begin(page, ['Ann', 'Ben', 'Cleo']);
  await tap(page, '0', '+4');
  await next(page).click();
  const refusal = page.getByText('There is only one 0, and Ann has it.');
  await tap(page, '0');
  await expect(refusal).toBeVisible();
  await row(page, 'Cleo').getByRole('button').click();
  await expect(refusal).toHaveCount(0);
  await page.getByRole('button', { name: 'No cards' }).click();
  await expect(row(page, 'Cleo')).toContainText('+0');
  await expectAccessible(page);
  // Cards that follow take its place, and clearing them brings the choice back.
  await tap(page, '7');
  await expect(row(page, 'Cleo')).toContainText('+7');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'No cards' }).click();
  await next(page).click();
  await page.getByRole('button', { name: 'No cards' }).click();
  await page.getByRole('button', { name: 'Finish round 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
  await expect(row(page, 'Cleo')).toContainText('200 to go');
});

test('more than six numbers give takes a Flip 7', async ({ page }) => {
  await begin(page, ['Ann', 'Ben']);
  await page.getByRole('radio', { name: 'Points' }).check();
  await page.keyboard.type('145');
  await expect(page.getByText('More than 144 points takes a Flip 7: tap that too.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('More than 144 points takes a Flip 7')).toBeVisible();
  await page.getByRole('button', { name: 'Flip 7', exact: true }).click();
  await next(page).click();
  await expect(row(page, 'Ann')).toContainText('+145');
});

test('people come, go, change places and names between rounds; a round can be dropped', async ({ page }) => {
  await begin(page, ['Ann', 'Ben']);
  await round(page, 20, 25);
  await choose(page, 'Players');
  await page.getByLabel('Add a player').fill('Cleo');
  await page.keyboard.press('Enter');
  await page.getByLabel('Ann’s name').fill('Anna');
  await page.getByLabel('Ann’s name').blur();
  await page.getByRole('button', { name: 'Move Cleo up' }).click();
  await page.getByRole('button', { name: 'Ben leaves' }).click();
  await page.getByLabel('Add a player').fill('Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This name is taken')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await round(page, 30, 10);
  await show(page, 'Sheet');
  await expect(page.getByRole('rowheader')).toHaveText([/^Anna/, /^Cleo/, /^Ben\s*has left/]);
  await page.getByRole('button', { name: 'Delete round 1' }).click();
  await page.getByRole('button', { name: 'Delete round', exact: true }).click();
  const total = page.getByRole('row', { name: /Anna/ }).getByRole('cell').last();
  await expect(total).toHaveText('30');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total).toHaveText('50');
});

test('export, delete, import: everything is back; a damaged file changes nothing', async ({ page }) => {
  await begin(page, ['Ann', 'Ben']);
  await round(page, 20, 25);
  await page.goto('/keep');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');

  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await expect(page.getByText('Ben leads')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Ben leads')).toBeVisible();
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await expect(page.getByText('Who’s playing?')).toBeVisible();

  const open = (text: string) =>
    page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'scores.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open(file);
  await expect(page.getByText('Ben leads')).toBeVisible();
  for (const [text, reason] of [
    [file.slice(0, -30), 'This file is damaged, or it isn’t a score file'],
    ['[]', 'This isn’t a Sevenfold score file'],
    [file.replace('"points":20', '"points":2000'), 'Game 1 in this file can’t have been played'],
    [file.replace('"version":1', '"version":99'), 'This file was made by a newer version'],
    ['x'.repeat(1_000_000), 'This file is damaged, or it isn’t a score file'],
  ] as const) {
    await open(text);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('Ben leads')).toBeVisible();
  }
  await expectAccessible(page);
});

test('two tabs keep one game', async ({ page, context }) => {
  await begin(page, ['Ann', 'Ben']);
  const other = await context.newPage();
  await other.goto(page.url());
  await tap(page, '12');
  await next(page).click();
  await expect(row(other, 'Ann')).toContainText('+12');
  await row(other, 'Ben').getByRole('button').click();
  await tap(other, '7');
  await other.getByRole('button', { name: 'Finish round 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
});

test('it works where nothing may be kept, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await begin(page, ['Ann', 'Ben']);
  await expect(page.getByText('This browser isn’t saving anything')).toBeVisible();
  await round(page, 20, 25);
  await expect(row(page, 'Ben')).toContainText('25');
});

test('big digits fill the screen', async ({ page }) => {
  await begin(page, ['Ann', 'Ben']);
  await round(page, 20, 25);
  await page.setViewportSize({ width: 844, height: 390 });
  await choose(page, 'Large figures');
  const digits = page.getByRole('dialog').getByText('25', { exact: true });
  await expect(digits).toBeVisible();
  const size = await digits.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThan(140);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(digits).toHaveCount(0);
});

test('a table of 2, 12 or 36 fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const count of [2, 12, 36]) {
    await begin(
      page,
      Array.from({ length: count }, (_, at) => `Player number ${at + 1}`),
    );
    for (const view of ['Round', 'Sheet', 'Chart'] as const) {
      await show(page, view);
      await expectToFit(page, [320], 640);
    }
  }
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark', locale: 'de' });
  test('everything has enough contrast, in German too', async ({ page }) => {
    await page.goto('/keep');
    await page.getByLabel('Name', { exact: true }).fill('Anna, Bernd');
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Runde 1');
    await tap(page, '12', '5');
    await expectContrast(page);
    await page.getByRole('radio', { name: 'Punkte' }).check();
    await expectContrast(page);
  });
});
