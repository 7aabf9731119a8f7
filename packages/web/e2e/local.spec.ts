// Games in the page: against bots, pass and play, alone, the tutorial. At speed 'instant', to short targets.

import { randomUUID } from 'node:crypto';
import { legalMoves, makeMove, newGame, playLog, splitLog } from '@sevenfold/engine';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { TUTORIAL } from '../src/features/tutorial/tutorial.ts';
import { LANGUAGES } from '../src/words/language.ts';
import { actionsOf, expect, expectAccessible, expectToFit, laidCards, playUntil, set, test } from './app.ts';
import { fixChance } from './chance.ts';

test.beforeEach(async ({ page }) => {
  await fixChance(page, 1);
  await page.addInitScript(() => {
    localStorage.setItem('sevenfold:settings', JSON.stringify({ speed: 'instant', muted: true }));
    if (localStorage.getItem('sevenfold:setup:play') !== null) return;
    const setup = { bots: ['mabel', 'felix', 'mabel'], rules: 'official.t30' };
    localStorage.setItem('sevenfold:setup:play', JSON.stringify(setup));
  });
});

const again = (page: Page) => page.getByRole('button', { name: 'Play again' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function isApart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

function boxesOf(parts: Locator): Promise<Box[]> {
  return parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as Box),
  );
}

/** Everything that was logged on this device, longest first. */
function logs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('sevenfold:log:'))
      .map(([, log]) => log as string)
      .sort((a, b) => b.length - a.length),
  );
}

test('one tap on the landing page and cards lie there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).click();
  await expect(laidCards(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await expectAccessible(page);
});

test('a first game explains its first question once, and shows the risk', async ({ page }) => {
  await page.goto('/play');
  const hint = page.locator('[data-hint=turn]');
  await expect(hint).toContainText('Hit draws another card');
  await expect(page.locator('[aria-live=polite]')).toContainText('Hit draws another card');
  await expect(hint.getByRole('link', { name: 'Play the tutorial' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hit \d+% bust risk$/ })).toBeVisible();
  await expectAccessible(page);
  // The question, its answers and your cards are never under it.
  for (const [width, height] of [
    [1440, 900],
    [740, 360],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [bubble, ...seen] = await Promise.all(
        [
          hint,
          page.locator('[data-middle]'),
          page.locator('[data-actions]'),
          page.locator('[data-seat="0"]'),
        ].map((part) => part.boundingBox()),
      );
      for (const part of seen) expect(isApart(bubble!, part!), `${width} × ${height}`).toBe(true);
    }).toPass();
  }
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Hit/ })).toBeEnabled();
  await expect(hint).toBeHidden();
});

test('a whole game against bots, then another with the same people', async ({ page }) => {
  await page.goto('/play?setup&rules=official.t30');
  await page.getByRole('radio', { name: 'hard' }).check();
  await expect(page.getByText('Sibyl', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByText('Sibyl').first()).toBeVisible();
  await playUntil([page], () => again(page).isVisible());
  await expectAccessible(page);
  // The end is one screen on a small phone, in long words too.
  await page.setViewportSize({ width: 360, height: 640 });
  const tabs = page.getByRole('tablist');
  await tabs.evaluate((list) =>
    ['Wyścig', 'Wynik końcowy', 'Wyróżnienia'].forEach((text, index) => {
      list.children[index]!.textContent = text;
    }),
  );
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  const over = page.getByRole('main');
  expect(await over.evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
  // Whatever the winner says there.
  const places = await boxesOf(page.locator('[data-podium] li'));
  const said = await boxesOf(page.locator('[data-said]:visible'));
  expect(places.length).toBeGreaterThan(1);
  expect(said.filter((bubble) => !places.every((place) => isApart(bubble, place)))).toEqual([]);
  await again(page).click();
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await expect(page.getByText('Sibyl').first()).toBeVisible();
});

test('reloading in the middle goes on where it was, also from the landing page', async ({ page }) => {
  // To 200, so that the game is not over when the middle of it is reached.
  await page.addInitScript(() => {
    const setup = { bots: ['mabel', 'felix', 'mabel'], rules: 'official' };
    localStorage.setItem('sevenfold:setup:play', JSON.stringify(setup));
  });
  await page.goto('/play');
  const hit = page.getByRole('button', { name: /^Hit/ });
  await playUntil(
    [page],
    async () => (await logs(page))[0]!.split(' ').length > 25 && (await hit.isVisible()),
  );
  // While you are asked nothing else happens.
  await expect(hit).toBeEnabled();
  const [before] = await logs(page);
  await page.reload();
  await expect(laidCards(page).first()).toBeVisible();
  const [after] = await logs(page);
  expect(after!.startsWith(before!)).toBe(true);
  await page.goto('/');
  await page.getByRole('link', { name: /Continue your game/ }).click();
  await expect(laidCards(page).first()).toBeVisible();
  expect((await logs(page))[0]!.startsWith(before!)).toBe(true);
});

test('a decision can be taken back, and the result says so', async ({ page }) => {
  await page.goto('/solo');
  await page.getByRole('button', { name: 'Start' }).click();
  const hit = page.getByRole('button', { name: /^Hit/ });
  await expect(hit).toBeEnabled();
  const [before] = await logs(page);
  await hit.click();
  await expect.poll(async () => (await logs(page))[0]!.length).toBeGreaterThan(before!.length);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => logs(page)).toEqual([before]);
  await playUntil([page], () => again(page).isVisible());
  await expect(page.getByText('with 1 undo')).toBeVisible();
});

test('pass and play: names are kept, everyone plays, the cue names who is asked', async ({ page }) => {
  await page.goto('/pass');
  for (const [index, name] of ['Mia', 'Jonas', 'Zoë'].entries())
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await page.getByRole('button', { name: 'Move Zoë up' }).click();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  // By the name, not by what the program calls them.
  const remove = page.getByRole('button', { name: /^Remove (?!Mia|Jonas|Zoë)[A-Z]\w+$/ });
  await expectAccessible(page);
  await remove.click();
  await page.locator('summary', { hasText: 'Rules' }).click();
  await page.locator('summary', { hasText: 'All options' }).click();
  await page.getByLabel('Points to win').fill('40');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  // The first question may be who gets a Freeze.
  await expect(page.getByText(/^(?:Mia|Jonas|Zoë), your turn(?:$|\. Who)/)).toBeVisible();
  await playUntil([page], () => again(page).isVisible());
  await page.goto('/pass');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Zoë');
});

test('pass and play, asking before each turn, but never whoever holds the device', async ({ page }) => {
  await page.goto('/pass');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('switch', { name: 'Pause between turns' }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const dialog = page.getByRole('dialog');
  const asked: string[] = [];
  // With two players, whoever ends a round begins the next.
  while (asked.length < 5) {
    await expect(async () => {
      // The question may be who gets a Freeze.
      await page.keyboard.press('s');
      await page.keyboard.press('1');
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog.getByRole('heading')).toHaveText(/^Pass the device to Player \d$/);
    asked.push(await dialog.innerText());
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
  }
  expect(asked.filter((text, at) => text === asked[at - 1])).toEqual([]);
});

test('the solo challenge is counted, with its medal', async ({ page }) => {
  await page.goto('/solo');
  await expect(page.getByText('No finished attempts yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await playUntil([page], () => again(page).isVisible());
  await expect(page.getByText(/rounds (?:more|fewer) than perfect play/)).toBeVisible();
  await page.goto('/solo');
  await expect(page.getByRole('heading', { name: 'Attempts' })).toBeVisible();
  await expect(page.getByText('No finished attempts yet.')).toBeHidden();
});

test('the daily deck: the server deals one attempt that counts, on two devices, then other decks', async ({
  page,
}) => {
  // Someone who has not played yet, even if the test is run again.
  const token = randomUUID();
  await page.addInitScript((guest) => localStorage.setItem('sevenfold:guest', guest), token);
  await page.goto('/daily');
  await expect(page.getByRole('button', { name: 'Play today’s deck' })).toBeEnabled();
  await expectAccessible(page);
  const dealt: string[] = [];
  // Read on the way: the browser no longer has what a page has read as it came.
  await page.route('**/moves', async (route) => {
    const response = await route.fetch();
    dealt.push(((await response.json()) as { tokens: string }).tokens);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Play today’s deck' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(laidCards(page).first()).toBeVisible();
  // The first cards may be asked for again, and nothing beyond them.
  const cards = (): Set<string> => new Set(dealt.filter((tokens) => tokens !== ''));
  await expect.poll(() => cards().size).toBe(1);
  await playElsewhere(page.request, token);
  // Only one attempt counts, so nothing offers to play this deck again, and one button shares the result.
  const another = page.getByRole('button', { name: 'Play another deck' });
  await playUntil([page], () => another.isVisible());
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveText('Share the result');
  await expect(page.getByText('1-day streak')).toBeVisible();
  await expect(page.getByText(/Nobody else has finished|Better than|other attempt/)).toBeVisible();
  await page.getByRole('link', { name: 'How did everyone do?' }).click();
  await expect(page.getByRole('heading', { name: 'How everyone did' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your costliest decision' })).toBeVisible();
  await expect(page.getByText(/^The next deck arrives at \d+:\d\d\s[AP]M\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share the result' })).toBeVisible();
  await expect(another).toBeVisible();
  await expectAccessible(page);
});

/** Plays on as another device of the same person, until few rounds are left. */
async function playElsewhere(server: APIRequestContext, token: string): Promise<void> {
  const { date } = (await (await server.get('/v1/daily/today')).json()) as { date: string };
  const state = newGame({ preset: 'official' }, 1, 0);
  const answer = async (n: number, move?: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    const answered = await server.post(`/v1/daily/${date}/moves`, { headers, data: { n, move } });
    const tokens = splitLog(((await answered.json()) as { tokens: string }).tokens);
    playLog(state, tokens);
    return n + tokens.length;
  };
  for (let n = await answer(0); state.totals[0]! < 150;)
    n = await answer(n, makeMove(legalMoves(state).at(-1)!));
}

test('without a server, the daily deck is another one, which does not count and says so', async ({
  page,
}) => {
  await page.route('**/v1/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/daily');
  await expect(page.getByText('but it won’t count')).toBeVisible();
  await page.getByRole('button', { name: 'Play another deck' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(laidCards(page).first()).toBeVisible();
});

test('by keys alone, from the landing page to the end of a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await expect(laidCards(page).first()).toBeVisible();
  // Looks at every frame of the game.
  await page.evaluate(() => {
    const look = (): void => {
      const isLost =
        document.activeElement === document.body && document.querySelector('[data-game]') !== null;
      if (isLost) document.documentElement.dataset['lost'] = 'focus';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(() => requestAnimationFrame(look));
  });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await playUntil([page], () => again(page).isVisible());
  await again(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
  await expect(page.locator('html[data-lost]')).toHaveCount(0);
});

test('the tutorial, step by step to its end', async ({ page }) => {
  await page.goto('/learn');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.getByText('Collect different numbers')).toBeVisible();
  await expectAccessible(page);
  // Without a word read: whoever taps is answered all the same.
  await page.getByRole('button', { name: /^Stay/ }).click();
  await expect(page.getByText('Stay would end your round here')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [index, { name, answer }] of TUTORIAL.entries()) {
    if (name === 'welcome' || name === 'done') continue;
    await expect(page.getByText(`Step ${index + 1} of ${TUTORIAL.length}`)).toBeVisible();
    // The scores of the first round leave the tutor's words and button free.
    if (name === 'greed') await set(page, { speed: 'fast', muted: true });
    if (name === 'bust') await expect(page.getByRole('heading', { name: /Scores for round/ })).toBeVisible();
    if (answer === undefined) await next.click();
    else if (answer === '@1') await actionsOf(page).filter({ hasText: 'Pip' }).click();
    else await page.getByRole('button', { name: answer === 'h' ? /^Hit/ : /^Stay/ }).click();
    if (name === 'bust') {
      await expect(page.getByRole('heading', { name: /Scores for round/ })).toBeHidden();
      await set(page, { speed: 'instant', muted: true });
    }
  }
  await expect(page.getByText('you score 61 points')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
  // Its end needs no scrolling, in any language.
  for (const language of LANGUAGES) {
    await set(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const [width, height] of [
      [360, 640],
      [320, 568],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = await page.locator('#main').evaluate((main) => main.scrollHeight - main.clientHeight);
      expect(hidden, `${language}, ${width} × ${height}`).toBe(0);
    }
  }
});

test('a game that is not there, or is damaged, is no dead end', async ({ page }) => {
  await page.goto('/play?game=NOSUCH');
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
  const damaged = page.url();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('sevenfold:table:')) localStorage.setItem(name, '{"code":');
  });
  await page.goto(damaged);
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
});

test('a refusal’s rule is found on the rules page, by the rules in use', async ({ page }) => {
  await page.goto('/rules/reference?rules=classic#R29');
  const rule = page.locator('li', { has: page.locator('#R29') });
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText('you still give away the cards set aside');
  await expect(rule).toContainText('differs from the published rules');
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Official' });
  await expect(rule).toContainText('the cards set aside are discarded');
  await expect(page.getByText('differs from the published rules')).toHaveCount(0);
  // Links to a rule used to lead to the page that is the guide now.
  await page.goto('/rules#R18');
  await expect(page).toHaveURL(/\/rules\/reference#R18$/);
  await expectAccessible(page);
});

test('no screen of games on this device is wider than its window', async ({ page }) => {
  for (const path of ['/play?setup', '/pass', '/solo', '/daily', '/rules', '/learn', '/play']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(page, [320, 390, 1440]);
  }
});

test('a second tab takes the game over, and gives it back', async ({ page, context }) => {
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/game=/);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(laidCards(second).first()).toBeVisible();
  await expect(page.getByText('This game is open in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(second.getByText('This game is open in another tab.')).toBeVisible();
  await expect(page.getByText('This game is open in another tab.')).toBeHidden();
  await second.close();
  await playUntil([page], () => again(page).isVisible());
});

test('where nothing can be kept, games are played all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/solo');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('This browser isn’t saving anything')).toBeVisible();
  await page.getByRole('button', { name: /^Hit/ }).click();
  await expect(laidCards(page).nth(1)).toBeVisible();
});

test('bots think in a worker; without one, here', async ({ page }) => {
  await page.goto('/play');
  await expect(laidCards(page).first()).toBeVisible();
  await playUntil([page], () => again(page).isVisible());
  expect(page.workers()).toHaveLength(1);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await page.goto('/play');
  await playUntil([page], () => again(page).isVisible());
  expect(page.workers()).toHaveLength(0);
});
