import { expect, expectAccessible, expectContrast, expectToFit, test } from './app.ts';

test('the landing page offers a game at once', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Sevenfold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more card?');
  await expect(page.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/play');
  await expect(page.getByText('is a trademark of its owner')).toBeVisible();
});

test('nothing is wider than its window', async ({ page }) => {
  for (const path of ['/', '/settings', '/circles', '/about', '/you', '/privacy', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, [320, 390, 1440, 1920]);
  }
});

test('an address with a part of a page opens there', async ({ page }) => {
  await page.goto('/settings#notifications');
  const heading = page.getByRole('heading', { name: 'Notifications' });
  await expect(heading).toBeInViewport();
  // And where it was, if it is loaded again.
  await page.getByRole('heading', { name: 'Language and appearance' }).scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll))
    .toBeLessThan(300);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Language and appearance' })).toBeInViewport();
});

test('the language changes at once, everywhere, and stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encore une carte ?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('link', { name: 'Réglages' }).click();
  await expect(page).toHaveTitle('Réglages · Sevenfold');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await page.getByLabel('Langue', { exact: true }).selectOption('es');
  await expect(page).toHaveTitle('Ajustes · Sevenfold');
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' });
  test('the app speaks German', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über Sevenfold');
  });
});

test('the theme is the system’s until another is chosen', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  const around = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  expect(await around()).toEqual([light, dark]);
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await background()).toBe(light);
  expect(await around()).toEqual([light, light]);
  await page.reload();
  expect(await background()).toBe(light);
});

test('going to a screen moves the focus to its heading, going back restores the place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/');
  const about = page.getByRole('link', { name: 'About' });
  await about.scrollIntoViewIfNeeded();
  // Kept with the entry of the history once it stands still.
  await expect.poll(() => page.evaluate(() => history.state?.scroll ?? 0)).toBeGreaterThan(50);
  const place = await page.evaluate(() => scrollY);
  await about.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Sevenfold');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('Page not found · Sevenfold');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
});

test('by keyboard alone: past the header, to the game, through the settings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Play now' })).toBeFocused();
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await page.getByRole('switch', { name: 'Vibration' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
});

test('everything can be deleted, after a question', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Your name at the table').fill('Zoë');
  await page.getByRole('link', { name: 'Your devices and data' }).click();
  const erase = page.getByRole('button', { name: 'Delete everything' });
  await erase.click();
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await expect(page.getByText('You play as Zoë.')).toBeVisible();
  await erase.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything has been deleted.')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('Your name at the table')).toHaveValue('');
});

test('settings work where nothing may be kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Sevenfold, home' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
});

test('axe finds nothing, and enough contrast in every theme', async ({ page }) => {
  for (const path of ['/', '/settings', '/circles', '/tv', '/about', '/nowhere']) {
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    // More contrast changes the same colours everywhere, and these two screens have them all.
    if (path !== '/' && path !== '/settings') continue;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expectContrast(page);
    }
  }
});
