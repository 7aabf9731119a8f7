// Practice: positions come back when they are due, and any moment of a game can be tried again and played on.

import { makePosition, stateOf } from '@sevenfold/engine';
import { makeFragment } from '../src/game-records/record-link.ts';
import { actionsOf, expect, expectAccessible, laidCards, test } from './app.ts';

/** Ann stays with six points although nobody else is left: a blunder. */
const PLANTED = { rules: { target: 60 }, players: ['Ann', 'Bo'], dealer: 1, log: '1 12 h 5 s s' };
const BLUNDER = {
  id: 'blunder',
  position: makePosition(stateOf({ ...PLANTED, log: '1 12 h 5 s' })),
  theme: 'points',
  answer: 's',
  best: 'h',
  cost: 0.2,
  players: PLANTED.players,
  at: 5,
  filed: 1,
  box: 0,
  due: '2026-11-16',
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('sevenfold:settings', JSON.stringify({ muted: true, motion: 'less' })),
  );
});

test('a mistake is practised, and comes back when it is due', async ({ page }) => {
  const goTo = async (date: string): Promise<void> => {
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await page.goto('/about');
  // Four of today's five are done.
  await page.evaluate((blunder) => {
    localStorage.setItem('sevenfold:practice:blunder', JSON.stringify(blunder));
    localStorage.setItem('sevenfold:practice-days', '{"2026-11-16":{"race":[3,4]}}');
  }, BLUNDER);
  await goTo('2026-11-16');
  await page.getByRole('link', { name: 'Practice: 1 position is due' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(actionsOf(page)).toHaveText([/^Stay/, /^Hit/]);
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Right!' })).toBeVisible();
  await expect(page.getByText('The answer in the game was: Stay.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Hit \d+ × [\d.]+ \d+ ×$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Done for today' })).toBeVisible();
  await expect(page.getByText('1-day streak')).toBeVisible();

  const due = page.getByRole('link', { name: /^Practice: / });
  await goTo('2026-11-18');
  await expect(due).toHaveCount(0);
  await goTo('2026-11-19');
  await expect(due).toHaveText('Practice: 1 position is due');
  await due.click();
  await expect(page.getByText('Due today: 1 position from your games.')).toBeVisible();
  await expect(page.getByRole('img', { name: '0 of 5' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Right answers over time' })).toBeVisible();
  await expectAccessible(page);
});

test('a decision is taken again before anything is said about it, and the game is played on', async ({
  page,
}) => {
  await page.goto(`/game?at=5#${await makeFragment(JSON.stringify(PLANTED))}`);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(actionsOf(page)).toHaveText([/^Stay/, /^Hit/]);
  await expect(page.getByText(/blunder|Chances to win/)).toHaveCount(0);
  await actionsOf(page).first().click();
  await expect(page.getByRole('heading', { name: 'Hit is better' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Closer to winning' })).toBeVisible();
  // The way on stays above everything else, wherever the page is scrolled to.
  const covered = page.locator('[data-next]').evaluate((bar) => {
    const steps = Array.from({ length: document.documentElement.scrollHeight / 10 }, (_, at) => at * 10);
    return steps.filter((top) => {
      scrollTo(0, top);
      const { left, top: from, bottom } = bar.getBoundingClientRect();
      return !bar.contains(document.elementFromPoint(left + 20, (from + bottom) / 2));
    });
  });
  expect(await covered).toEqual([]);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/practice\?game=/);
  await expect(actionsOf(page)).toHaveText([/^Stay/, /^Hit/]);
  await expect(laidCards(page)).toHaveCount(3);
  await expect(page.locator('[data-seat="1"]')).toContainText('Greta');
});
