import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { Lab, EffectsRun } from '@sevenfold/bots/arena';
import { expect, expectAccessible, expectContrast, expectToFit, test } from './app.ts';

const SEATS = ['stay:20', 'stay:25', 'bust:0.26', 'if:points >= 25 || bust > 0.3'];
const TABLE = `/lab?${new URLSearchParams([
  ...SEATS.map((seat) => ['seat', seat] as [string, string]),
  ['rules', 'official'],
  ['games', '2000'],
  ['seed', '11'],
]).toString()}`;
const SWEEP = '/lab?sweep=stay&from=25&to=27&step=1&players=1&fresh=yes&rules=official&games=20000&seed=7';

async function done(page: Page): Promise<void> {
  await expect(page.getByText(/^Done ·/)).toBeVisible();
}

async function figures(page: Page): Promise<string[]> {
  const table = page.getByRole('region', { name: 'All figures' });
  const checksum = await page.locator('[data-checksum]').textContent();
  return [...(await table.getByRole('cell').allTextContents()), checksum!];
}

/** What is chosen in lists that are too narrow for it. */
function cutChoices(page: Page): Promise<string[]> {
  return page.locator('select:visible').evaluateAll((lists) =>
    (lists as HTMLSelectElement[]).flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const { label } = list.selectedOptions[0]!;
      const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(label).width > room ? [label] : [];
    }),
  );
}

async function saved(page: Page, plot: string, kind: 'SVG' | 'PNG' | 'CSV'): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('group', { name: `Save: ${plot}` })
    .getByRole('button', { name: kind })
    .click();
  return waiting;
}

test('a link gives the same figures again, on one core, and those of the arena', async ({
  page,
  browser,
}) => {
  await page.goto(TABLE);
  await done(page);
  const first = await figures(page);
  const lab = new Lab({ rules: { preset: 'official' }, seats: SEATS, seed: 11, games: 2000 });
  const result = lab.result(lab.play(0, lab.deals));
  expect(first.at(-1)).toBe(`${result.checksum}`);
  const best = result.bots.toSorted((a, b) => b.winRate.value - a.winRate.value)[0]!;
  expect(first[0]).toBe(`${(100 * best.winRate.value).toFixed(2)}%`);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 1 }),
  );
  await other.goto(TABLE);
  await done(other);
  await expect(other.getByText('1 core', { exact: false })).toBeVisible();
  expect(await figures(other)).toEqual(first);
  await context.close();
});

test('known figures: 27 is the exact optimum, and 25 brings 19.07 points a round', async ({ page }) => {
  await page.goto(SWEEP);
  await done(page);
  await expect(page.getByText('27 is best, with 19.1082 points per round')).toBeVisible();
  const file = await saved(page, 'What a round is worth', 'CSV');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  const [at, value, low, high, exact] = lines[1]!.split(',').map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect([at, exact]).toEqual([25, 19.0700200003]);
  expect(low).toBeLessThan(19.07);
  expect(high).toBeGreaterThan(19.07);
  expect(value).toBeGreaterThan(low);
});

test('a preset runs at one tap and puts its experiment into the address', async ({ page }) => {
  await page.goto('/lab');
  await page.getByRole('button', { name: /When should you stop/ }).click();
  await expect(page.getByRole('heading', { name: 'What a round is worth' })).toBeVisible();
  await expect(page).toHaveURL(/sweep=stay&from=15&to=40/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/^Stopped ·/)).toBeVisible();
});

test('a run pauses, goes on and stops, and the page answers all the while', async ({ page }) => {
  await page.goto(TABLE.replace('games=2000', 'games=9000000'));
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/^Paused ·/)).toBeVisible();
  // The parts that were being played still come in; then it stands still.
  let paused: string | null = null;
  await expect(async () => {
    const before = paused;
    paused = await page.getByText(/^Paused ·/).textContent();
    expect(paused).toBe(before);
  }).toPass({ intervals: [500] });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Running ·/)).not.toHaveText(paused!.replace('Paused', 'Running'));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/^Stopped ·/)).toBeVisible();
});

test('a custom rule is checked while it is typed, and mistakes are marked', async ({ page }) => {
  await page.goto('/lab');
  await page.getByText('Experiment', { exact: true }).click();
  await page.getByLabel('What is varied').selectOption({ label: 'x in your own rule' });
  const rule = page.getByLabel('Stays when this is true; x is varied');
  await expect(rule).toHaveValue('sum >= x && !secondChance');
  await rule.fill('sum >= x && pionts > 3');
  await expect(page.getByText('At character 13: There is no ‘pionts’.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled();
  await rule.fill('sum >= 24');
  await expect(page.getByText('There is no x in the rule')).toBeVisible();
  await rule.fill('sum >= x ||');
  await page.getByText('What a rule can use').click();
  await page.getByRole('button', { name: 'doubled' }).click();
  await expect(rule).toHaveValue('sum >= x || doubled');
  await page.getByLabel('Games per value').fill('50');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await done(page);
  await expect(page.getByText('No exact values here')).toBeVisible();
});

test('seats are added, changed and removed', async ({ page }) => {
  await page.goto(TABLE);
  await done(page);
  await page.getByText('Experiment', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove seat 4' }).click();
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel('Strategy of seat 4').selectOption('name');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const longest of ['evPlus', 'oracle']) {
      await page.getByLabel('Bot or character').selectOption(longest);
      expect(await cutChoices(page)).toEqual([]);
    }
  }
  await page.getByLabel('Bot or character').selectOption('wanda');
  await page.getByLabel('Games', { exact: true }).fill('400');
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByRole('rowheader', { name: 'Wanda' })).toBeVisible();
  await expect(page).toHaveURL(/seat=wanda/);
});

test('plots are saved as SVG and PNG with their colours', async ({ page }) => {
  await page.goto(TABLE);
  await done(page);
  const drawing = await readFile(await (await saved(page, 'Who wins?', 'SVG')).path(), 'utf8');
  expect(drawing).toMatch(/^<svg .*Who wins\?/s);
  expect(drawing).not.toMatch(/var\(|class=|style=/);
  const picture = await readFile(await (await saved(page, 'Who wins?', 'PNG')).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

test('plots are read off by keys and have tables', async ({ page }) => {
  await page.goto(TABLE);
  await done(page);
  const plot = page.getByRole('group', { name: 'Who wins?: use the arrow keys' });
  await plot.focus();
  await page.keyboard.press('ArrowRight');
  await expect(plot.locator('[data-readout]')).toContainText('Risks up to 26%');
  await page.keyboard.press('Escape');
  await expect(plot.locator('[data-readout]')).toHaveCount(0);
  const figure = page.getByRole('figure', { name: 'Who wins?' });
  await figure.getByText('Show as a table').click();
  await expect(figure.getByRole('row')).toHaveCount(5);
});

test('nothing hinders anyone, light or dark, and nothing is wider than a small phone', async ({ page }) => {
  for (const address of [TABLE, SWEEP]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await done(page);
    await page.getByText('Experiment', { exact: true }).click();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await expectToFit(page, [320, 390]);
  }
});

test('a link that cannot be read is refused', async ({ page }) => {
  await page.goto('/lab?seat=nobody&games=10&seed=1');
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
});

test('which rules suit us: a question, a rule, and its figures measured again by a link', async ({
  page,
}) => {
  await page.goto('/rules/effects');
  await page.getByRole('radio', { name: 'Less waiting' }).check({ force: true });
  const rule = page.locator('[data-rule="A turn: Press on"]');
  await expect(rule).toContainText(/you wait for 4\.\d more cards instead of 3\.\d/);
  await rule.locator('summary').click();
  await expect(rule.locator('[data-measure="waiting"]')).toHaveAttribute('data-seen', 'true');
  await expect(rule.getByRole('link', { name: 'Play with this rule' })).toHaveAttribute(
    'href',
    '/play?setup&rules=official.u1',
  );
  await expectAccessible(page);
  const opener = rule.getByRole('link', { name: 'Measure again' });
  await opener.press('Enter');
  const own = page.locator('[data-measurement]');
  await own.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(own.getByRole('button', { name: 'Measure again' })).toBeFocused();
  await own.getByRole('button', { name: 'Close this measurement' }).press('Enter');
  await expect(opener).toBeFocused();
  await page.goto('/rules/effects?rules=official.u1&players=2&games=100&seed=5');
  const measured = page.locator('[data-measurement="done"]');
  const effects = new EffectsRun({ rules: [{ turn: 'pressOn' }], players: 2, seed: 5, games: 100 });
  const { waiting } = effects.result(effects.play(0, 100)).changes[0]!.figures;
  await expect(measured.locator('[data-measure="waiting"] b')).toHaveText(waiting.value.toFixed(2));
  await expect(measured.getByText('--set turn=pressOn --players 2 --games 100 --seed 5')).toBeAttached();
  await measured.getByRole('button', { name: 'Close this measurement' }).click();
  await expect(page).toHaveURL(/\/rules\/effects$/);
});
