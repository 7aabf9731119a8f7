// Games looked at again: opened from anywhere, scrubbed, reviewed, checked.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeReview, type ReviewedPosition } from '@sevenfold/bots/review';
import {
  apply,
  type GameRecord,
  HIT,
  makeMove,
  makePosition,
  newGame,
  pointsOf,
  STAY,
  stateOf,
  legalMoves,
} from '@sevenfold/engine';
import {
  Client,
  commitmentOf,
  FAIR_VERSION,
  FairDealer,
  firstDealer,
  gameSeed,
  makeFairRecord,
  systemClock,
  webDial,
  webSource,
} from '@sevenfold/table';
import { makeFragment } from '../src/game-records/record-link.ts';
import { expect, expectAccessible, expectContrast, expectToFit, test } from './app.ts';
import { storedIn } from './database.ts';

/** Ann stays with a single point: a blunder. Bo turns up seven numbers after that: luck. */
const PLANTED: GameRecord = {
  rules: { target: 60 },
  players: ['Ann', 'Bo'],
  dealer: 1,
  log: '1 12 s h 11 h 10 h 9 h 8 h 7 h 6',
};

const fragment = await makeFragment(JSON.stringify(PLANTED));
const slider = (page: Page) => page.getByRole('slider', { name: 'Move' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('sevenfold:settings', JSON.stringify({ muted: true, motion: 'less' })),
  );
});

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/game');
  await page.getByLabel('Record, log, position or link').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('two players of the same name are told apart as in the terminal, in the replay and in the review', async ({
  page,
}) => {
  await paste(page, JSON.stringify({ ...PLANTED, players: ['Ann', 'Ann'] }));
  await expect(page.getByText('Ann 2 wins').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(page.getByText('Ann 1').first()).toBeVisible();
  await expectAccessible(page);
});

test('a saved record can be read for a while after the click', async ({ page }) => {
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (address) => {
      document.documentElement.dataset['revoked'] = address;
      revoke(address);
    };
  });
  await paste(page, JSON.stringify(PLANTED));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Download the record' }).click();
  expect(JSON.parse(readFileSync(await (await saving).path(), 'utf8'))).toMatchObject({ ...PLANTED });
  expect(await page.evaluate(() => document.documentElement.dataset['revoked'])).toBeUndefined();
});

test('a pasted record is scrubbed by slider, keys and list, and the address follows', async ({ page }) => {
  await paste(page, JSON.stringify(PLANTED));
  await expect(page.getByText('Bo wins!', { exact: true })).toBeVisible();
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue('15');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Move 15 of 15\. Game over/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('14');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider(page)).toHaveValue('13');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(slider(page)).toHaveValue('2');
  await expect(page).toHaveURL(/[?&]at=2#z/);
  const moves = page.getByRole('region', { name: 'Moves' });
  await moves.getByRole('button', { name: 'Bo: 10.' }).click();
  await expect(page).toHaveURL(/[?&]at=7#z/);
  await expect(moves.locator('[aria-current=step]')).toContainText('Bo: 10.');
  await expect(page.getByRole('heading', { name: 'Chances to win' })).toBeAttached();
  await page.goBack();
  await expect(slider(page)).toHaveValue('2');
  await page.goForward();
  await expect(slider(page)).toHaveValue('7');
  await page.reload();
  await expect(slider(page)).toHaveValue('7');
});

test('where not everyone is in view, whoever has the turn is', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  const players = Array.from({ length: 18 }, (_, seat) => `Player ${seat}`);
  // Everyone before the last one stays.
  const log = [...players.map((_, seat) => (seat < 12 ? '12' : '11')), ...players.slice(1).map(() => 's')];
  await paste(page, JSON.stringify({ rules: {}, players, dealer: 17, log: log.join(' ') }));
  const [first, last] = [0, 17].map((seat) => page.locator(`[data-seat="${seat}"]`));
  await expect(first!).toBeInViewport({ ratio: 0.9 });
  await expect(last!).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(last!).toBeInViewport({ ratio: 0.9 });
  await expect(first!).not.toBeInViewport();
});

test('it plays by itself, from the keyboard', async ({ page }) => {
  await page.goto(`/game#${fragment}`);
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1);
  await page.keyboard.press('Space');
  const stopped = await slider(page).inputValue();
  await expect(page).toHaveURL(new RegExp(`at=${stopped}#`));
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('events are jumped to', async ({ page }) => {
  await page.goto(`/game#${fragment}`);
  await page.getByLabel('Jump to').selectOption({ label: 'Round 1: Flip 7 for Bo' });
  await expect(slider(page)).toHaveValue('15');
  await page.goBack();
  await expect(slider(page)).toHaveValue('0');
});

test('the review finds the planted blunder and the planted luck, as the command line does, and remembers it', async ({
  page,
}) => {
  await page.goto(`/game?view=review&player=0#${fragment}`);
  await expect(page.getByText(/^Ann played with 0% accuracy. Luck: −(9\d|10\d)%\.$/)).toBeVisible();
  const story = page.getByRole('article');
  await expect(story.getByRole('heading', { level: 3 })).toHaveText('Round 1: Stay instead of Hit');
  await expect(story.getByText('blunder')).toBeVisible();
  await expect(story.getByText('Ann had 1 point this round and 0 in total.')).toBeVisible();
  await expect(story.getByText(/^Hit wins \d+%, Stay \d+%: /)).toBeVisible();
  await expect(story.getByRole('heading', { name: 'Why Hit' })).toBeVisible();
  const keptIn = () => keptReviews(page);
  await expect.poll(async () => (await keptIn()).length).toBe(1);
  const [positions] = await keptIn();
  const program = join(import.meta.dirname, '../../cli/bin/sevenfold.js');
  const { stdout } = spawnSync(process.execPath, [program, 'review', '-', '--json'], {
    input: JSON.stringify(PLANTED),
  });
  expect(JSON.parse(JSON.stringify(makeReview(PLANTED, positions!)))).toEqual(JSON.parse(String(stdout)));

  // From here on nothing is computed again.
  let started = 0;
  page.on('worker', () => started++);
  await story.getByRole('link', { name: 'Look at this moment' }).click();
  await expect(slider(page)).toHaveValue('2');
  await page.goBack();
  await page.getByRole('radio', { name: 'Bo' }).check({ force: true });
  await expect(page.getByText(/^Bo played with 1\d% accuracy. Luck: \+(9\d|10\d)%\.$/)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Luckiest' }).locator('..').getByRole('link').first(),
  ).toHaveText(/for Bo\s*\+\d/);
  await page.reload();
  await expect(page.getByText(/^Bo played/)).toBeVisible();
  expect(started).toBe(0);

  // Each view, in light and dark, at every width.
  for (const view of ['review', 'replay', 'fair']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`/game?at=15&view=${view}#${fragment}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByText('Analysing positions')).toBeHidden();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
    await expectToFit(page, [320, 390, 1440], 844);
  }
});

test('a review stays while more samples refine it, and the focus with it', async ({ page }) => {
  await page.goto(`/game?view=review&player=0#${fragment}`);
  const again = page.getByRole('button', { name: /^Analyse again/ });
  await expect(again).toContainText('2,048');
  await page.evaluate(() => {
    const watched = new MutationObserver(() => {
      if (document.querySelector('article') === null) document.body.dataset['gone'] = '';
    });
    watched.observe(document.querySelector('main')!, { childList: true, subtree: true });
  });
  await again.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-working] button:focus')).toBeVisible();
  await expect(again).toContainText('16,384');
  await expect(again).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-gone');
  // The digits, and the button, may take another line or one less.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before - 120);
});

test('on a small phone a position and every decision fit, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const alone = { rules: {}, players: ['Ann'], dealer: 0, log: '12 h 8 h 5' };
  const frozen = { ...PLANTED, players: ['Christopher', 'Annabelle'], log: '1 12 h FZ @0 h 11 h 10 s' };
  const review = `/game?view=review&player=1#${await makeFragment(JSON.stringify(frozen))}`;
  for (const language of ['de', 'fr', 'en']) {
    // From the next load on, after what was said before.
    await page.addInitScript(
      (settings) => localStorage.setItem('sevenfold:settings', settings),
      JSON.stringify({ muted: true, motion: 'less', language }),
    );
    await page.goto('/game');
    await page.locator('#open-text').fill(makePosition(stateOf(alone)));
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[data-next-cards]')).toBeVisible();
    await expect(page.getByText(/± 0[.,]\d\d/).first()).toBeVisible();
    await expectToFit(page, [360], 640);

    await page.goto(review);
    const all = page.locator('details').last();
    await all.locator('summary').click();
    const table = all.getByRole('region');
    await expect(table.getByRole('link').first()).toBeVisible();
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth), language).toBe(0);
    await expectToFit(page, [360], 640);
  }
});

async function keptReviews(page: Page): Promise<(readonly ReviewedPosition[])[]> {
  const kept = await storedIn<{ positions: ReviewedPosition[] }>(page, 'reviews');
  return kept.map(({ positions }) => positions);
}

/** A game of two with a proof, as a table makes it. */
function fairGame(): string {
  const secret = '5e'.repeat(32);
  const setup = { rules: { target: 50 }, players: ['Ann', 'Bo'] };
  const contributions = ['a1'.repeat(16), null];
  const seed = gameSeed(secret, setup, contributions);
  const dealer = firstDealer(seed, 2);
  const state = newGame(setup.rules, 2, dealer);
  const cards = new FairDealer(seed);
  const log: string[] = [];
  while (state.phase !== 'over') {
    const wish = pointsOf(state.hands[state.player]!) < 20 ? HIT : STAY;
    const [first] = legalMoves(state);
    const move = state.phase === 'draw' ? cards.draw(state) : state.phase === 'turn' ? wish : first!;
    log.push(makeMove(move));
    apply(state, move);
  }
  const proof = { version: FAIR_VERSION, commitment: commitmentOf(secret), contributions, secret } as const;
  return makeFairRecord({ ...setup, dealer, log: log.join(' ') }, proof);
}

test('fairness: a true record holds, a tampered one is named, one without proof says so', async ({
  page,
}) => {
  const record = fairGame();
  await paste(page, record);
  await page.getByRole('tab', { name: 'Fair cards' }).click();
  await expect(page.getByText('Everything is correct.')).toBeVisible();
  await expectAccessible(page);
  const { log, ...rest } = JSON.parse(record) as GameRecord;
  const [first, ...others] = log.split(' ');
  const swapped = first === '12' ? '11' : '12';
  await paste(page, JSON.stringify({ ...rest, log: [swapped, ...others].join(' ') }));
  await page.getByRole('tab', { name: 'Fair cards' }).click();
  await expect(page.getByText('Something is wrong with this record.')).toBeVisible();
  await expect(page.getByText(`Move 1 is ‘${swapped}’ but should be ‘${first}’.`)).toBeVisible();
  await page.goto(`/game?view=fair#${fragment}`);
  await expect(page.getByText('This record has no proof').first()).toBeVisible();
});

test('what cannot be read is refused with the reason, and nothing is lost', async ({ page }) => {
  const field = page.getByLabel('Record, log, position or link');
  const refused = page.locator('#open-error');
  const million = 'x'.repeat(1_000_000);
  await paste(page, million);
  await expect(refused).toContainText('1,000,000 characters');
  expect((await field.inputValue()).length).toBe(1_000_000);
  const crowd = Array.from({ length: 400 }, (_, seat) => `P${seat}`);
  for (const [text, reason] of [
    ['', 'This is empty'],
    ['{}', 'isn’t the record of a possible game'],
    ['{"rules":', 'damaged or incomplete'],
    [JSON.stringify({ ...PLANTED, players: crowd }), 'these rules are for'],
    ['official_0.0_1', 'isn’t a possible position'],
    ['once upon a time', 'isn’t a record, a log'],
  ] as const) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(refused).toContainText(reason);
    await expect(field).toHaveValue(text);
  }
  await expectAccessible(page);
  await page.goto('/game#zdamaged');
  await expect(refused).toContainText('link is damaged');
});

test('a record that breaks the rules is shown up to there; an empty one opens too', async ({ page }) => {
  await paste(page, JSON.stringify({ ...PLANTED, log: `${PLANTED.log.slice(0, 12)} h 99` }));
  await expect(page.getByRole('alert').filter({ hasText: 'breaks the rules at move 7, ‘99’' })).toBeVisible();
  await expect(slider(page)).toHaveAttribute('max', '6');
  await paste(page, JSON.stringify({ ...PLANTED, log: '' }));
  await expect(page.getByText('No card has been dealt yet.')).toBeVisible();
});

test('hostile names are names', async ({ page }) => {
  const players = ['<img src=x onerror=alert(1)>', '\u202e\u0000'.repeat(9_000)];
  await paste(page, JSON.stringify({ ...PLANTED, players }));
  await expect(page.getByText('Player 2 wins!', { exact: true })).toBeVisible();
  await expect(page.getByText('<img src=x onerror=alert').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(page.getByText(/^Player 2 played/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a log alone asks how many played; a position gets odds and the best answer', async ({ page }) => {
  await paste(page, PLANTED.log.slice(0, 22));
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await expect(slider(page)).toHaveAttribute('max', '10');
  await paste(page, 'official_0-1.0-c_1-1-0-turns_1023456789abb111111333_turn-0');
  await expect(page.getByText(/^Hit wins [\d.]+%, Stay [\d.]+%: .*\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The next card' })).toBeVisible();
  await expectAccessible(page);
});

test('games of this device open by their address, others are missing', async ({ page }) => {
  await page.goto('/game');
  const kept = {
    id: 'LOCAL.1',
    way: 'play',
    started: 1,
    ended: 2,
    yours: [0],
    bots: ['', 'pip'],
    takeBacks: 0,
  };
  await page.evaluate(
    ([name, text]) => localStorage.setItem(name!, text!),
    ['sevenfold:game:LOCAL.1', JSON.stringify({ ...kept, record: JSON.stringify(PLANTED) })],
  );
  await page.goto('/game');
  await page.getByRole('link', { name: /Ann and Bo/ }).click();
  await expect(page).toHaveURL(/\/game\/LOCAL\.1$/);
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(page.getByText(/^You played with 0% accuracy/)).toBeVisible();
  await page.goto('/game/no-such-game');
  await expect(page.getByRole('heading', { name: 'This game isn’t here' })).toBeVisible();
});

/** Plays a short game against a bot at the server; gives its id. */
async function playOnline(server: string): Promise<string> {
  const token = webSource.token();
  const response = await fetch(new URL('/v1/tables', server), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { target: 20 } }),
  });
  const { code } = (await response.json()) as { code: string };
  const dial = webDial(new URL('/v1/socket', server.replace('http', 'ws')).href);
  const over = await new Promise<Client>((resolve) => {
    const client = new Client({ dial, clock: systemClock, table: code, token, changed: () => step() });
    let asked = '';
    const once = (what: string, act: () => void): void => {
      if (asked !== what) act();
      asked = what;
    };
    const step = (): void => {
      const { view, seats, status } = client;
      if (status !== 'open' || view === undefined) return;
      if (view.phase === 'over') return resolve(client);
      if (seats.length === 0) return once('sit', () => client.sit('Ann', 0));
      if (view.seats.length < 2)
        return once('bot', () => client.send({ type: 'host', do: 'addBot', bot: 'stay25' }));
      if (view.game === null) return once('start', () => client.send({ type: 'host', do: 'start' }));
      if (client.asked < 0 || client.waiting || client.state === undefined) return;
      const { state } = client;
      const isDone = state.phase === 'turn' && pointsOf(state.hands[state.player]!) >= 15;
      client.move(client.asked, makeMove(isDone ? STAY : legalMoves(state)[0]!));
    };
    client.connect();
  });
  over.close();
  return `${code}.${over.view!.game!.number}`;
}

test('a game at the server opens by its address, and its cards are proven', async ({ page }) => {
  const id = await playOnline(process.env['APP_ADDRESS']!);
  await page.goto(`/game/${id}?at=3`);
  await expect(slider(page)).toHaveValue('3');
  await page.getByRole('tab', { name: 'Fair cards' }).click();
  await expect(page.getByText('Everything is correct.')).toBeVisible();

  // The same in a small frame: everything in sight, and a way to the whole game.
  await page.setViewportSize({ width: 600, height: 400 });
  await page.goto(`/embed/${id}?at=3`);
  await expect(slider(page)).toHaveValue('3');
  for (const name of ['Ann', 'Stay25']) {
    const seat = page.locator('[data-seat]', { hasText: name });
    await expect(seat).toBeInViewport({ ratio: 1 });
    const letters = await seat.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(letters).toBeGreaterThanOrEqual(13);
  }
  await expect(slider(page)).toBeInViewport({ ratio: 1 });
  const whole = page.getByRole('link', { name: 'Sevenfold' });
  await expect(whole).toHaveAttribute('href', `/game/${id}?at=3`);
  await expect(whole).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  // Smaller than it was made for, it still shows everyone.
  await page.setViewportSize({ width: 320, height: 240 });
  for (const name of ['Ann', 'Stay25'])
    await expect(page.locator('[data-seat]', { hasText: name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a link that holds the whole game is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/game?at=4#${fragment}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy a link to this moment' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await page.goto(link);
  await expect(slider(page)).toHaveValue('4');
});
