// The coach: exact figures for a known position, advice that comes by itself, training that asks first.

import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './app.ts';
import { storedIn } from './database.ts';

async function remember(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((items) => {
    for (const [name, text] of Object.entries(items))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
  }, kept);
}

const SETTINGS = JSON.stringify({ speed: 'instant', muted: true, coach: true });
const SETUP = JSON.stringify({ bots: ['pip', 'wanda'], rules: 'official.t60' });
const hitOf = (page: Page) => page.getByRole('button', { name: /^Hit/ });

/** The cards are shuffled: an action may have to be given to someone before it is Hit or Stay. */
async function untilTurn(page: Page): Promise<void> {
  await expect(async () => {
    // One look: another question may take the button away between two.
    const isAsked = await page.getByRole('button', { name: /^Hit/, disabled: false }).isVisible();
    if (!isAsked) await page.keyboard.press('1');
    expect(isAsked).toBe(true);
  }).toPass({ intervals: [100] });
}

const strip = (page: Page) => page.locator('[data-coach-line]');

test('knows the exact chance to bust, and weighs every answer', async ({ page }) => {
  const id = 'track-bbbbbbbbbbbb';
  const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '12 9 h 11 h 8' };
  await remember(page, {
    'sevenfold:settings': SETTINGS,
    [`sevenfold:track:${id}`]: JSON.stringify({ id, started: 1, changed: 1, record }),
  });
  await page.goto(`/track/${id}`);
  await strip(page).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  // 11 twelves and 10 elevens of 90 cards.
  await expect(coach.getByText('23.3% exact')).toBeVisible();
  await expect(coach.getByText('21 of 90 cards would be duplicates')).toBeVisible();
  // Every bar of the next card has room.
  const fits = await coach
    .locator('[data-next-cards]')
    .evaluate((bars) =>
      [...bars.querySelectorAll('i')].every(
        (bar) => bar.getBoundingClientRect().top >= bars.getBoundingClientRect().top - 0.5,
      ),
    );
  expect(fits).toBe(true);
  await expect(coach.getByText('4,096 simulated games, 95% intervals')).toBeVisible();
  await expect(coach.getByRole('listitem').filter({ hasText: 'Hit' })).toContainText(/\d+\.\d% ± \d\.\d/);
  await expectAccessible(page);
  await page.keyboard.press('s');
  await expect(page.getByText('Ann: card or Stay?', { exact: true })).toBeVisible();
  await expect(coach.getByText('23.3% exact')).toBeHidden();
});

test('advises in a game, moves nothing, and the game says so at its end', async ({ page }) => {
  await remember(page, { 'sevenfold:settings': SETTINGS, 'sevenfold:setup:play': SETUP });
  await page.goto('/play');
  await untilTurn(page);
  const hit = hitOf(page);
  const before = await hit.boundingBox();
  await expect(strip(page)).toContainText(/wins|hardly/);
  expect(await hit.boundingBox()).toEqual(before);
  await strip(page).click();
  expect(await hit.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(strip(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(strip(page)).toBeFocused();
  const again = page.getByRole('button', { name: 'Play again' });
  await expect(async () => {
    for (let tries = 0; tries < 40 && !(await again.isVisible()); tries++) {
      await page.keyboard.press('s');
      await page.keyboard.press('1');
    }
    expect(await again.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
  await expect(page.getByText('with the coach on')).toBeVisible();
  const games = await storedIn<{ coached?: boolean }>(page, 'games');
  expect(games.map(({ coached }) => coached)).toEqual([true]);
});

test('training asks first, grades after, and waits until that is read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await remember(page, {
    'sevenfold:settings': SETTINGS,
    // To 200, which no first round reaches: the grade stands while the game goes on.
    'sevenfold:setup:play': JSON.stringify({ bots: ['pip', 'wanda'], rules: 'official' }),
  });
  await page.goto('/play');
  await untilTurn(page);
  await strip(page).click();
  await page.getByRole('radio', { name: 'Training' }).check();
  await strip(page).click();
  await expect(strip(page)).toContainText('Decide first');
  await expect(hitOf(page)).not.toContainText('%');
  await page.keyboard.press('s');
  const read = page.getByRole('dialog', { name: 'Training' });
  await expect(read.getByText('chosen', { exact: true })).toBeVisible();
  await expect(read.getByText(/^(?:Hit|Stay) (?:wins \d|or)/)).toBeVisible();
  const goOn = read.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeFocused();
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // Nobody plays on meanwhile.
  const log = () => page.locator('[data-game]').textContent();
  const before = await log();
  await page.waitForTimeout(300);
  expect(await log()).toBe(before);
  await goOn.click();
  await expect(read).toBeHidden();
  await expect(strip(page)).toContainText(/(?:best|good|inaccuracy|mistake|blunder).*[01] of 1 right/);
});

test('hints wait while the coach is open, or asks first', async ({ page }) => {
  await remember(page, { 'sevenfold:settings': SETTINGS, 'sevenfold:setup:play': SETUP });
  await page.goto('/play');
  await untilTurn(page);
  const hint = page.locator('[data-hint]');
  await expect(hint).toBeVisible();
  await strip(page).click();
  await expect(hint).toHaveCount(0);
  await page.getByRole('radio', { name: 'Training' }).check();
  await strip(page).click();
  await expect(strip(page)).toContainText('Decide first');
  await expect(hint).toHaveCount(0);
  await strip(page).click();
  await page.getByRole('radio', { name: 'Advice' }).check();
  await strip(page).click();
  await expect(hint).toBeVisible();
});

test('is switched on and off at the table, and stays beside it on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await remember(page, {
    'sevenfold:settings': JSON.stringify({ speed: 'instant', muted: true }),
    'sevenfold:setup:play': SETUP,
  });
  await page.goto('/play');
  await untilTurn(page);
  await page.getByRole('button', { name: 'Turn the coach on' }).click();
  await expect(page.locator('aside').getByText('Chance to win')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(page.getByText('Chance to win')).toBeHidden();
});

test('knows the position of every question, two in a row as well', async ({ page }) => {
  await remember(page, {
    'sevenfold:settings': SETTINGS,
    'sevenfold:setup:play': JSON.stringify({ bots: ['pip'], rules: 'official' }),
  });
  await page.goto('/play');
  await untilTurn(page);
  await strip(page).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  for (let question = 0; question < 12; question++) {
    await untilTurn(page);
    await expect(async () => {
      const [button, panel] = [await hitOf(page).innerText(), await coach.innerText()];
      const risk = Number(/(\d+)% bust/.exec(button)?.[1]);
      // With a Second Chance the coach says how likely it is needed; nothing busts then.
      const known = /Saved/.test(panel) ? 0 : Number(/Bust risk\s+([\d.]+)%/.exec(panel)?.[1]);
      expect(Math.abs(known - risk)).toBeLessThan(0.51);
    }).toPass({ timeout: 5000 });
    await page.keyboard.press('h');
  }
});
