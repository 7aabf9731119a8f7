import { actionsOf, expect, laidCards, openInstalled, test } from './app.ts';

test.use({ serviceWorkers: 'allow' });

/** Every screen that needs no server, each in one of the languages. */
const SCREENS = [
  ['/play', 'de'],
  ['/play?setup', 'fr'],
  ['/pass', 'es'],
  ['/solo', 'en'],
  ['/daily', 'de'],
  ['/learn', 'fr'],
  ['/rules', 'es'],
  ['/rules/effects', 'pl'],
  ['/keep', 'en'],
  ['/track', 'de'],
  ['/game', 'fr'],
  ['/lab', 'es'],
  ['/strategy', 'en'],
  ['/history', 'de'],
  ['/practice', 'es'],
  ['/practice?today', 'pl'],
  ['/about', 'fr'],
] as const;

test('after the first visit the app starts without network, on any screen and in any language', async ({
  page,
  context,
}) => {
  await openInstalled(page, '/');
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Jetzt spielen' })).toBeVisible();
  for (const [path, language] of SCREENS) {
    await page.evaluate(
      (chosen) =>
        localStorage.setItem(
          'sevenfold:settings',
          JSON.stringify({ language: chosen, speed: 'instant', muted: true }),
        ),
      language,
    );
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  // A game is played, bots and all.
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
  await expect(actionsOf(page).first()).toBeEnabled();
});
