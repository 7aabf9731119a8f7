// The game screen: keys alone, what a screen reader hears, the log, targets, and that nothing moves when cards come.

import type { Page } from '@playwright/test';
import { actionsOf, expect, expectAccessible, laidCards, test } from './app.ts';
import { HINTS } from '../src/storage/hint-names.ts';
import { fixChance } from './chance.ts';
import { clipped } from './clipped.ts';

async function begin(page: Page, settings: object, bots = ['mabel', 'felix', 'mabel']): Promise<void> {
  await fixChance(page, 1);
  await page.addInitScript(
    ([chosen, setup, hints]) => {
      localStorage.setItem('sevenfold:settings', chosen);
      localStorage.setItem('sevenfold:setup:play', setup);
      localStorage.setItem('sevenfold:hints-seen', hints);
    },
    [
      JSON.stringify({ muted: true, ...settings }),
      JSON.stringify({ bots, rules: 'official' }),
      JSON.stringify(HINTS),
    ] as const,
  );
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
}

test('keys alone: hit, stay, the log, the keys themselves', async ({ page }) => {
  await begin(page, { speed: 'instant' });
  const hit = page.getByRole('button', { name: /^Hit/ });
  await expect(hit).toBeEnabled();
  const before = await laidCards(page).count();
  await page.keyboard.press('h');
  await expect(async () => expect(await laidCards(page).count()).not.toBe(before)).toPass();
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Game log' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^Round 1\. .* deals?\./)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: 'How to play' });
  await expect(rules.getByText('The highest total wins once someone reaches 200 points.')).toBeVisible();
  await expect(rules.getByRole('listitem').filter({ hasText: 'Freeze' })).toContainText('3 in the deck');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on a laptop the log is folded until it is wanted, and stays as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, { speed: 'instant' });
  const log = page.getByRole('region', { name: 'Game log' });
  await expect(log).toBeHidden();
  await page.keyboard.press('l');
  await expect(log.getByText(/^Round 1\. .* deals?\./)).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('sevenfold:settings'));
  expect(JSON.parse(stored!)).toMatchObject({ log: true });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the game log', pressed: true }).click();
  await expect(log).toBeHidden();
});

test('a tap on a card explains it and nothing else, and so does holding it', async ({ page }) => {
  await begin(page, { speed: 'instant' });
  const explanation = page.locator('[data-explanation]');
  const hit = page.getByRole('button', { name: /^Hit/ });
  await expect(hit).toBeEnabled();
  const cards = await laidCards(page).count();
  await laidCards(page).first().click();
  await expect(explanation).toContainText('in the deck');
  await page.locator('[data-pile]').click();
  await expect(explanation).toContainText('Draw pile');
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await laidCards(page).first().hover();
  await page.mouse.down();
  await expect(explanation).toContainText('in the deck');
  await page.mouse.up();
  await expect(explanation).toBeVisible();
  await expect(laidCards(page)).toHaveCount(cards);
});

/** How far things have moved on the page since they were last asked for, as browsers measure it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: number[] };
      return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
    });
}

test('nothing moves when cards arrive, with eighteen players', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifts = await watchShifts(page);
  const bots = Array.from({ length: 17 }, (_, seat) => ['mabel', 'felix'][seat % 2]!);
  await begin(page, { speed: 'fast' }, bots);
  await expect(page.locator('[data-seat]')).toHaveCount(18);
  await expect(laidCards(page).first()).toBeVisible();
  await shifts();
  const before = await laidCards(page).count();
  // Whoever draws an action is asked, and that may be us.
  const answered = async (): Promise<number> => {
    for (const key of ['1', 'h']) await page.keyboard.press(key);
    return laidCards(page).count();
  };
  await expect.poll(answered).toBeGreaterThan(before + 8);
  // Words that are centred may move by some pixels when they change; seats and cards may not.
  expect(await shifts()).toBeLessThan(0.02);
  await expectAccessible(page);
});

test('nothing moves on a phone when cards arrive and your question comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const shifts = await watchShifts(page);
  await begin(page, { speed: 'fast' });
  await shifts();
  await expect(actionsOf(page).first()).toBeEnabled();
  expect(await shifts()).toBeLessThan(0.02);
});

/** How many cards and figures have flown; they are counted although they are gone again soon. */
async function watchFlights(page: Page): Promise<() => Promise<{ cards: number; points: number }>> {
  await page.addInitScript(() => {
    const flights = { cards: 0, points: 0 };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && 'flight' in node.dataset)
            flights[node.dataset['flight'] === 'points' ? 'points' : 'cards']++;
    }).observe(document, { childList: true, subtree: true });
    Object.assign(globalThis, { countFlights: () => flights });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { countFlights(): { cards: number; points: number } }).countFlights(),
    );
}

for (const [motion, flies] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(flies ? 'cards and points fly' : 'with less motion nothing flies', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const flights = await watchFlights(page);
    await begin(page, { speed: 'fast' });
    await expect(page.getByRole('button', { name: /^Hit/ })).toBeEnabled();
    await page.keyboard.press('s');
    await expect(page.getByText(/Your \d+ points? (is|are) safe/)).toBeVisible();
    const { cards, points } = await flights();
    expect([cards > 0, points > 0]).toEqual([flies, flies]);
  });

test('while a card is face down nothing on the page says what it is', async ({ page }) => {
  await page.addInitScript(() => {
    const leaks: string[] = [];
    let turned = 0;
    let before: { card: Element; words: string } | undefined;
    const parts = document.getElementsByTagName('*');
    // What is written on the page and said aloud; the size of the pile is no secret.
    const read = (): string =>
      [...parts]
        .filter((part) => part.matches('[data-game], [aria-live]'))
        .map((part) => {
          const copy = part.cloneNode(true) as HTMLElement;
          for (const pile of copy.querySelectorAll('[data-pile-size]')) pile.remove();
          return copy.textContent;
        })
        .join('|');
    const look = (): void => {
      const card = document.querySelector('[data-flight="face-down"]');
      if (card === null) before = undefined;
      else if (before?.card !== card) {
        turned++;
        before = { card, words: read() };
      } else if (read() !== before.words) leaks.push(`${before.words} → ${read()}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { reveal: () => ({ turned, leaks }) });
  });
  await begin(page, { speed: 'normal' });
  const reveal = () =>
    page.evaluate(() =>
      (globalThis as unknown as { reveal(): { turned: number; leaks: string[] } }).reveal(),
    );
  const hit = page.getByRole('button', { name: /^Hit/ });
  await expect(hit).toBeEnabled();
  const dealt = (await reveal()).turned;
  expect(dealt).toBeGreaterThan(0);
  await hit.click();
  // Your own card, and those of the bots after it.
  await expect.poll(async () => (await reveal()).turned).toBeGreaterThan(dealt + 1);
  expect((await reveal()).leaks).toEqual([]);
});

/** Phones with and without the browser's bars, held upright and sideways, and a laptop. */
const SIZES = [
  [390, 844],
  [390, 664],
  [375, 667],
  [360, 640],
  [320, 568],
  [740, 360],
  [1440, 900],
] as const;

test('no text is cut and nobody is outside, at any size, in the longest language', async ({ page }) => {
  await begin(page, { speed: 'instant', language: 'de' }, ['mabel', 'felix', 'wanda', 'rocco']);
  for (let step = 0; step < 6; step++) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect(await clipped(page), `${width}×${height}, step ${step}`).toEqual([]);
      expect(await page.locator('[data-seat] [data-laid] svg').count(), `${width}×${height}`).toBeGreaterThan(
        0,
      );
    }
    await page.keyboard.press('h');
    await page.keyboard.press('1');
  }
});

test('on the smallest phone seven opponents have their state in words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await begin(
    page,
    { speed: 'instant' },
    Array.from({ length: 7 }, () => 'mabel'),
  );
  const words = page.locator('[data-seat] ol').getByText(/^(stayed|busted|frozen)$/);
  await expect(async () => {
    await page.keyboard.press('h');
    await page.keyboard.press('1');
    await expect(words.first()).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
  expect(await clipped(page)).toEqual([]);
});
