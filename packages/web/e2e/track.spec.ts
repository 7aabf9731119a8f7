// The table tracker: a game with real cards from its first card to the review, corrections, and what is kept.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, laidCards, set, test } from './app.ts';

const ID = 'track-aaaaaaaaaaaa';

/** A tracked game that is there already. */
async function putGame(
  page: Page,
  log: string,
  settings: object = {},
  players: readonly string[] = ['Ann', 'Bo', 'Cy'],
): Promise<void> {
  const record = { rules: { preset: 'official' }, players, dealer: 0, log };
  const game = JSON.stringify({ id: ID, started: 1, changed: 1, record });
  await page.addInitScript(
    ([name, text, kept]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
      if (localStorage.getItem('sevenfold:settings') === null)
        localStorage.setItem('sevenfold:settings', kept);
    },
    [`sevenfold:track:${ID}`, game, JSON.stringify(settings)] as const,
  );
  await page.goto(`/track/${ID}`);
}

function keptLog(page: Page, id = ID): Promise<string> {
  return page.evaluate((name) => {
    const game = JSON.parse(localStorage.getItem(name)!) as { record: { log: string } };
    return game.record.log;
  }, `sevenfold:track:${id}`);
}

const key = (page: Page, card: string) => page.getByRole('button', { name: new RegExp(`^${card}: `) });

test('a game from its first card to the review', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Track a real game' }).click();
  for (const [index, name] of ['Ann', 'Bo', 'Cy'].entries())
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Remove Cy' }).click();
  await page.getByLabel('First dealer').selectOption('Bo');
  await page.locator('summary', { hasText: 'Rules' }).click();
  await page.locator('summary', { hasText: 'All options' }).click();
  await page.getByLabel('Points to win').fill('20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start tracking' }).click();

  await expect(page.getByText('First card for Ann', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await key(page, '12').click();
  await expect(page.getByText('First card for Bo', { exact: true })).toBeVisible();
  await expect(laidCards(page).first()).toBeVisible();
  await key(page, '9').click();
  await expect(page.getByText('Ann: card or Stay?', { exact: true })).toBeVisible();
  // 11 of the 92 cards left are twelves.
  await expect(page.getByRole('list', { name: /Bust risk/ }).getByText('12%')).toBeVisible();
  await key(page, '11').click();
  await page.getByRole('button', { name: /^Stay/ }).click();
  await expect(page.getByText('Ann: card or Stay?', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Stay with 23/ }).click();
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Replay and review' }).click();
  await expect(page).toHaveURL(/\/game\/track-/);
  await expect(page.getByText('Ann').first()).toBeVisible();
  await page.goto('/track');
  await expect(page.getByText(/Won by Ann/)).toBeVisible();
  await expectAccessible(page);
});

test('by keys as fast as people deal, with undo and redo', async ({ page }) => {
  await putGame(page, '');
  await expect(page.getByText('First card for Bo', { exact: true })).toBeVisible();
  for (const name of ['5', '9', 'e', '8', 's', '+', '8', 'f', '2', 'Backspace'])
    await page.keyboard.press(name);
  expect(await keptLog(page)).toBe('5 9 12 h 8 s h +8 h FZ');
  await expect(page.getByText('Bo: who gets the Freeze?', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Backspace');
  expect(await keptLog(page)).toBe('5 9 12 h 8 s h +8 h FZ @1');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('a player is chosen by tapping them', async ({ page }) => {
  await putGame(page, '5 9 12');
  await key(page, 'Freeze').click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^2?\s*Ann/ })
    .last()
    .click();
  await expect(page.getByText('Cy: card or Stay?', { exact: true })).toBeVisible();
  expect(await keptLog(page)).toBe('5 9 12 h FZ @0');
});

test('a wrong tap in the middle is corrected, and what no longer fits is mended', async ({ page }) => {
  await putGame(page, '5 9 12 h 8 h 7 h 6');
  await page.getByRole('button', { name: 'Correct an entry' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cy: 9' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Freeze: / }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '‘12’ no longer fits' })).toBeVisible();
  await expect(page.getByText('Nothing is lost: 7 entries are waiting.')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('Nothing is lost: 7 entries are waiting.')).toBeVisible();
  expect(await keptLog(page)).toBe('5 FZ 12 h 8 h 7 h 6');
  await page.getByRole('button', { name: 'Insert before it: for Cy makes 7 of 7 fit' }).click();
  await expect(page.getByRole('heading', { name: /no longer fits/ })).toBeHidden();
  expect(await keptLog(page)).toBe('5 FZ @2 12 h 8 h 7 h 6');
});

test('what belongs to others after a correction is said beside the table, not above it', async ({ page }) => {
  await putGame(page, '5 9 12 h 8 h 7 h 6 h 4');
  await page.getByRole('button', { name: 'Correct an entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bo: 8' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^5: / }).click();
  const notice = page.getByText('2 later entries now belong to another player.');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const [said, table] = await Promise.all([
    notice.boundingBox(),
    page.getByRole('list', { name: 'Players' }).boundingBox(),
  ]);
  expect(said!.y + said!.height).toBeLessThanOrEqual(table!.y);
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toHaveCount(0);
  expect(await keptLog(page)).toBe('5 9 12 h 8 h 7 h 6 h 4');
});

test('a tracked game is replayed though the history was deleted', async ({ page }) => {
  await putGame(page, '12 9 7 s s s');
  await page.goto(`/game/${ID}`);
  await expect(page.getByText('Bo').first()).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Move' })).toBeVisible();
});

test('a deleted Hit takes its card with it, and a card that is gone says why', async ({ page }) => {
  await putGame(page, '0 9 12 h 8 h 7');
  // What cannot be tapped can be tapped all the same, to be told why.
  await key(page, '0').click({ force: true });
  await expect(page.getByText(/There is no 0 left in the draw pile/)).toBeVisible();
  await page.getByRole('button', { name: 'Correct an entry' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cy: 7' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this entry' }).click();
  expect(await keptLog(page)).toBe('0 9 12 h 8');
});

test('large figures, and a game that is not here', async ({ page }) => {
  await putGame(page, '12 9 7 h 11 h 8 h 6');
  await page.getByRole('button', { name: 'Large figures' }).click();
  // 11 twelves and 10 elevens of 88 cards.
  await expect(page.locator('[data-risk]')).toHaveText('24%');
  await expectAccessible(page);
  await page.goto('/track/track-zzzzzzzzzzzz');
  await expect(page.getByText('This game isn’t on this device.')).toBeVisible();
});

/** In the page: how many of these stand out of what they are in, or touch the edge of the screen. */
function cutOff(parts: Element[]): number {
  return parts.filter((part) => {
    const { right } = part.getBoundingClientRect();
    return right > part.parentElement!.getBoundingClientRect().right || right > innerWidth - 8;
  }).length;
}

test('at 360 every chance and every question is read in whole, in any language, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const players = ['Annabelle', 'Bo', 'Christopher', 'Di'];
  await putGame(page, '5 9 12 7 h 8 h', { coach: true }, players);
  const risks = page.locator('main ul[tabindex="0"]');
  const chances = risks.locator('b');
  for (const language of ['de', 'fr', 'en']) {
    await set(page, { language, coach: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(chances).toHaveCount(4);
    expect(await chances.evaluateAll(cutOff)).toBe(0);
    const before = await risks.boundingBox();
    await page.getByRole('button', { name: /^(Drei ziehen|Trois à la suite|Flip Three)\s?: / }).click();
    const question = page.locator('main p > strong').last();
    await expect(question).toContainText(/Christopher.*(Drei ziehen|Trois|Flip Three)/);
    expect(await question.evaluateAll(cutOff)).toBe(0);
    expect(await risks.boundingBox()).toEqual(before);
    await page.keyboard.press('Backspace');
    expect(await keptLog(page)).toBe('5 9 12 7 h 8 h');
  }
});

test('dark, without a scroll to the side at 320, in any language', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await putGame(page, '5 9 12', { coach: true });
  for (const [language, prompt] of [
    ['de', 'Bo: Karte oder Stopp?'],
    ['fr', 'Bo : carte ou Stop ?'],
    ['es', 'Bo: ¿carta o Plantarse?'],
  ] as const) {
    await set(page, { language, coach: true });
    await expect(page.getByText(prompt)).toBeVisible();
    await expect(page.locator('[data-coach-line]')).toContainText('%');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await expectAccessible(page);
});
