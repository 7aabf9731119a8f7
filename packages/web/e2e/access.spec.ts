// For those who do not see the screen or do not use a pointer: where the focus is, what is said, and what axe finds in
// moments that pass.

import type { Page } from '@playwright/test';
import { actionsOf, expect, expectAccessible, laidCards, test } from './app.ts';
import { fixChance } from './chance.ts';
import { HINTS } from '../src/storage/hint-names.ts';

async function begin(page: Page, speed: string, target = 200): Promise<void> {
  await fixChance(page, 1);
  await page.addInitScript(
    ([settings, setup]) => {
      localStorage.setItem('sevenfold:settings', settings);
      localStorage.setItem('sevenfold:setup:play', setup);
    },
    [
      JSON.stringify({ muted: true, speed }),
      JSON.stringify({ bots: ['mabel', 'felix', 'mabel'], rules: `official.t${target}` }),
    ] as const,
  );
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
}

/** Where the focus is, and whether someone has to be chosen. */
const focus = (page: Page) =>
  page.evaluate(() => ({
    inActions: document.activeElement!.closest('[data-actions]') !== null,
    inEnd: document.activeElement!.closest('[data-end]') !== null,
    choosing: document.querySelector('[data-actions] li') !== null,
  }));

/** Answers with Enter, wherever the focus is, until the game is over; gives how often someone had to be chosen. */
async function playByEnter(page: Page): Promise<number> {
  await actionsOf(page).last().focus();
  let chosen = 0;
  let now = await focus(page);
  while (now.inActions) {
    if (now.choosing) chosen++;
    await page.keyboard.press('Enter');
    now = await focus(page);
  }
  await expect.poll(async () => (await focus(page)).inEnd).toBe(true);
  return chosen;
}

test('the focus stays where the next action is, from the first card to the end of the game', async ({
  page,
}) => {
  await begin(page, 'instant', 120);
  let chosen = await playByEnter(page);
  // Cards are turned as fast as the machine can, so a game may pass in which nobody had to be chosen.
  for (let games = 1; chosen === 0 && games < 10; games++) {
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.locator('[data-end]')).toBeHidden();
    chosen = await playByEnter(page);
  }
  expect(chosen).toBeGreaterThan(0);
  await expectAccessible(page);

  // The result is said once: by the heading, which has the focus.
  await expect(page.getByRole('heading', { name: /wins?!$/ })).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).not.toHaveText(/wins?!/);
  await expectOneScreen(page);
});

/** The end of a game needs no scrolling, and 'Play again' is at the bottom of a phone. */
async function expectOneScreen(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Play again' });
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [360, 640],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const hidden = await page
      .locator('main:has([data-end])')
      .evaluate((main) => main.scrollHeight - main.clientHeight);
    expect([width, height, hidden]).toEqual([width, height, 0]);
    await expect(again).toBeInViewport({ ratio: 1 });
    const { y } = (await again.boundingBox())!;
    if (width < 500) expect(y).toBeGreaterThan(height * 0.8);
  }
}

test('a card, whose turn it is and what can be done are said together', async ({ page }) => {
  await begin(page, 'fast');
  await expect(page.locator('[aria-live=polite]')).toHaveText(/\w\. Your turn.*(Hit or Stay|Who gets)/);
});

test('the question is said once, however long it is thought about', async ({ page }) => {
  await page.clock.install();
  // Hints are said too, one after the other.
  await page.addInitScript(
    (hints) => localStorage.setItem('sevenfold:hints-seen', hints),
    JSON.stringify(HINTS),
  );
  await begin(page, 'instant');
  const voice = page.locator('[aria-live=polite]');
  await expect(voice).toHaveText(/Your turn/);
  // Compared as text, a sentence that is said twice more would look as if it had been said once.
  const said = await voice.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    const observer = new MutationObserver(() => texts.push(element.textContent));
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  // Longer than it takes a table to say again that it is there.
  await page.clock.runFor(60_000);
  expect(await said.jsonValue()).toEqual([]);
  // Whatever is said is heard: the next card.
  await page.keyboard.press('h');
  await expect.poll(async () => (await said.jsonValue()).length).toBeGreaterThan(0);
});

test('axe finds nothing wrong while someone is chosen, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await begin(page, 'instant');
  const choices = page.locator('[data-actions] li').getByRole('button');
  await expect(async () => {
    await page.keyboard.press('h');
    await expect(choices.first()).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expectAccessible(page);
});

test('axe finds nothing wrong in the scores of a round', async ({ page }) => {
  // Without motion nothing has to come to rest before it can be looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixChance(page, 2);
  await page.addInitScript(() =>
    localStorage.setItem('sevenfold:settings', JSON.stringify({ muted: true, speed: 'slow' })),
  );
  await page.goto('/solo');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^Stay/ }).click();
  await expect(page.getByRole('heading', { name: /Scores for round/ })).toBeVisible();
  await expectAccessible(page);
});
