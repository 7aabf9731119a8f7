import type { Page } from '@playwright/test';
import { played } from '../test/played-games.ts';
import { expect, expectAccessible, test } from './app.ts';
import { storedIn } from './database.ts';

/** A file as the app saves it. */
function fileOf(seeds: readonly number[], target = 60): string {
  const games = seeds.map((seed) => {
    const record = played(seed, 3, { target });
    return {
      id: `T${seed}.1`,
      way: seed % 2 === 0 ? 'play' : 'online',
      started: 1_790_000_000_000 + seed * 86_400_000,
      ended: 1_790_000_000_000 + seed * 86_400_000 + 600_000,
      yours: [0],
      bots: ['', 'pip', 'wanda'],
      takeBacks: 0,
      record,
    };
  });
  return JSON.stringify(games);
}

async function load(page: Page, content: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await (
    await choosing
  ).setFiles({ name: 'history.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

test('without games it invites to play', async ({ page }) => {
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/play');
  await expect(page.getByRole('button', { name: 'Delete the history' })).toBeDisabled();
  await expectAccessible(page);
});

test('games from a file: figures, filters, a replay; one is deleted and comes back', async ({ page }) => {
  await page.goto('/history');
  await load(page, fileOf([1, 2, 3, 4]));
  await expect(page.getByText('4 games imported.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Games' });
  await expect(list.getByRole('link')).toHaveCount(4);
  await expect(list.getByRole('link').first()).toHaveAttribute('href', '/game/T4.1');
  await page.getByLabel('Type').selectOption('online');
  await expect(list.getByRole('link')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^More about the game/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Share the result' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share the result' });
  await expect(sharing.getByText(/1\. /)).toBeVisible();
  await expect(sharing.getByRole('link', { name: 'Add to BG Stats' })).toHaveAttribute(
    'href',
    /^bgstats:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=%7B/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);
  await page
    .getByRole('button', { name: /^More about the game/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('link')).toHaveCount(2);
  // The address says which games these are.
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page.getByRole('region', { name: 'Your statistics' })).toContainText('Games 2');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('region', { name: 'Your statistics' })).toContainText('Games 4');
  await page.getByRole('tab', { name: 'Head to head' }).click();
  await expect(page.getByRole('region', { name: 'You and the others' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
});

test('a damaged file is refused and nothing is lost', async ({ page }) => {
  await page.goto('/history');
  await load(page, fileOf([5, 6]));
  const list = page.getByRole('region', { name: 'Games' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await load(page, fileOf([7, 8]).slice(0, -40));
  await expect(page.getByText('This file is damaged, or it isn’t from Sevenfold')).toBeVisible();
  await load(page, fileOf([7, 8]).replace('"way":"play"', '"way":"cheating"'));
  await expect(page.getByText('Entry 2 in this file is damaged.')).toBeVisible();
  await page.reload();
  await expect(list.getByRole('link')).toHaveCount(2);
});

test('everything is saved as a file, deleted in one tap after asking, and loaded again', async ({ page }) => {
  await page.goto('/history');
  await load(page, fileOf([1, 2, 3]));
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const file = await (await waiting).path();
  await page.getByRole('button', { name: 'Delete the history' }).click();
  await expect(page.getByText('3 games and their reviews')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the history' }).click();
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await expect.poll(() => storedIn(page, 'games')).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /reviewed:/.test(key)))).toEqual(
    [],
  );
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByText('3 games imported.')).toBeVisible();
});

/** As versions without a database stored games. */
function storeAsBefore(count: number): void {
  for (let at = 0; at < count; at++) {
    const game = {
      id: `OLD.${at}`,
      way: 'play',
      started: 1_790_000_000_000 + at,
      ended: 1_790_000_100_000 + at,
      yours: [0],
      bots: ['', 'pip'],
      takeBacks: 0,
      record: '{"rules":{"target":20},"players":["Ann","Pip"],"dealer":1,"log":"12 9 h 11 s s"}',
    };
    localStorage.setItem(`sevenfold:game:${game.id}`, JSON.stringify(game));
  }
}

const oldGames = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sevenfold:game:')).length);

test('games that an older version has stored move once, also with two tabs, and after a crash in between', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.evaluate(storeAsBefore, 600);
  const second = await context.newPage();
  await Promise.all([page.goto('/history'), second.goto('/history')]);
  for (const tab of [page, second])
    await expect(tab.getByRole('region', { name: 'Games' })).toContainText('with Pip');
  expect([(await storedIn(page, 'games')).length, await oldGames(page)]).toEqual([600, 0]);
  // A crash after they were stored, and before the old ones were removed.
  await page.goto('/about');
  await page.evaluate(storeAsBefore, 3);
  await page.goto('/history');
  await expect(page.getByRole('region', { name: 'Games' })).toContainText('with Pip');
  expect([(await storedIn(page, 'games')).length, await oldGames(page)]).toEqual([600, 0]);
});

test('where a browser has no room to move them to, they stay and are shown', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/about');
  await page.evaluate(storeAsBefore, 3);
  await page.goto('/history');
  await expect(page.getByRole('region', { name: 'Games' }).getByRole('link')).toHaveCount(3);
  await expect(page.getByText('This browser isn’t storing your latest changes')).toBeVisible();
  expect(await oldGames(page)).toBe(3);
});

const gameLinks = (tab: Page) => tab.getByRole('region', { name: 'Games' }).getByRole('link');

test('a game that another tab deletes goes from this list', async ({ page, context }) => {
  await page.goto('/history');
  await load(page, fileOf([1, 2]));
  const second = await context.newPage();
  await second.goto('/history');
  await expect(gameLinks(second)).toHaveCount(2);
  await page
    .getByRole('button', { name: /^More about the game/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(gameLinks(second)).toHaveCount(1);
});

test('which one is you is not asked again where a file has the answer', async ({ page }) => {
  const record = { rules: { target: 20 }, players: ['Annie', 'Bo'], dealer: 1, log: '12 9 h 11 s s' };
  const game = { id: 'track-aaaaaaaaaaaa', started: 1, changed: 2, record };
  const stored: Record<string, unknown> = { 'track:track-aaaaaaaaaaaa': game };
  const file = () => JSON.stringify({ format: 'sevenfold', version: 1, stored });
  await page.goto('/history');
  await load(page, file());
  await expect(page.getByRole('heading', { name: 'Which one is you?' })).toBeVisible();
  stored['own-names'] = { asked: true, names: ['Annie'] };
  await load(page, file());
  await expect(page.getByRole('heading', { name: 'Which one is you?' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /with Bo/ })).toBeVisible();
});

test('all games are reviewed with progress; accuracy and luck appear', async ({ page }) => {
  await page.goto('/history');
  await load(page, fileOf([2, 4], 20));
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Review 2 games' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Accuracy over time' })).toBeVisible();
  await expect(page.getByText('2 of 2 games reviewed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Luck over time' })).toBeVisible();
  await expectAccessible(page);
});

test('what was reviewed is not lost by cancelling', async ({ page }) => {
  await page.goto('/history');
  await load(page, fileOf([2, 4, 6], 200));
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Review 3 games' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Review \d games?$/ })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a dialog closes only when the pointer is pressed and let go beside it', async ({ page }) => {
  await page.goto('/history');
  await load(page, fileOf([1]));
  await page.getByRole('button', { name: 'Delete the history' }).click();
  const dialog = page.getByRole('dialog');
  const box = (await dialog.boundingBox())!;
  const inside = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const beside = { x: 5, y: 5 };
  for (const [from, to] of [
    [inside, beside],
    [beside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  }
  await page.mouse.click(beside.x, beside.y);
  await expect(dialog).toBeHidden();
});

test('a toast with a button stays while it has the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto('/history');
  await load(page, fileOf([1, 2, 3, 4]));
  const removeOne = async (): Promise<void> => {
    await page
      .getByRole('button', { name: /^More about the game/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await removeOne();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Enter');
  await expect(gameLinks(page)).toHaveCount(4);
  await removeOne();
  await undo.hover();
  await page.clock.runFor(7000);
  await expect(undo).toBeHidden();
});
