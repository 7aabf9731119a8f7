// Whole games at the real server: several browsers, and everything that goes wrong between them.

import type { Page } from '@playwright/test';
import { expectAccessible, laidCards, playUntil } from './app.ts';
import { expect, isOver, openTable, podium, sitDown, startGame, test } from './people.ts';
import { serveApp } from './served.ts';

/** From 0 to 255, over a background that lets everything through. */
async function opacityOfCorner(page: Page): Promise<number> {
  const picture = (await page.screenshot({ omitBackground: true })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(2, 2, 1, 1).data[3]!;
  }, picture);
}

const round = /Round \d/;

/** Stops, or chooses the first player, if this page is asked. */
async function stopIfAsked(page: Page): Promise<void> {
  const answers = page.locator('[data-actions] button:not([aria-disabled="true"])');
  if ((await answers.count()) > 0) await answers.first().click();
}

test('three people play a whole game: one reloads, one loses the network, one more only watches', async ({
  person,
}) => {
  const [mia, ben, zoe, max] = await Promise.all(['Mia', 'Ben', 'Zoë', 'Max'].map((name) => person(name)));
  const path = await openTable(mia!);
  await sitDown(ben!, path);
  await sitDown(zoe!, path);
  await max!.goto(path);
  await expect(max!.getByRole('heading', { name: '3 players' })).toBeVisible();
  await expect(max!.getByRole('button', { name: 'Start the game' })).toBeHidden();
  await startGame(mia!);
  for (const page of [ben!, zoe!, max!])
    await expect(page.getByRole('heading', { name: round })).toBeVisible();
  await expectAccessible(mia!);

  // A spectator has nothing to press, and keys do nothing.
  await expect(max!.getByRole('button', { name: /^Hit/ })).toBeDisabled();
  await max!.keyboard.press('h');
  await expect(max!.getByText('You’re watching.')).toBeVisible();

  await ben!.goto('/about');
  await expect(mia!.locator('[data-seat]', { hasText: 'Ben' }).getByText('away')).toBeVisible();
  await ben!.goto(path);
  await expect(mia!.locator('[data-seat]', { hasText: 'Ben' }).getByText('away')).toBeHidden();
  await ben!.reload();
  await expect(ben!.getByRole('heading', { name: round })).toBeVisible();
  await expect(
    ben!.getByRole('list', { name: 'you', exact: true }).getByText('Ben', { exact: true }),
  ).toBeVisible();

  await zoe!.context().setOffline(true);
  await expect(zoe!.getByText('You’re offline. Your seat is safe')).toBeVisible();
  await zoe!.context().setOffline(false);
  await expect(zoe!.locator('[data-connection]')).toHaveAttribute('data-connection', 'open');
  await expect(zoe!.getByText('You’re offline. Your seat is safe')).toBeHidden();

  await playUntil([mia!, ben!, zoe!], () => isOver(mia!));
  const result = (await podium(mia!).textContent())!;
  for (const page of [ben!, zoe!, max!]) await expect(podium(page)).toHaveText(result);
  await expect(ben!.getByText('Mia can start the next game.')).toBeVisible();
  await expectAccessible(ben!);

  // Four buttons on the narrowest phone, and none is narrower than its words.
  await ben!.setViewportSize({ width: 320, height: 640 });
  const narrow = ben!.locator('[data-end] :is(a, button)').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return words.getBoundingClientRect().width > button.clientWidth ? [button.textContent] : [];
    }),
  );
  expect(await narrow).toEqual([]);

  const saved = ben!.waitForEvent('download');
  await ben!.getByRole('link', { name: 'Download the game' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^sevenfold-\w{6}\.1\.json$/);

  await mia!.getByRole('button', { name: 'Play again' }).click();
  for (const page of [mia!, ben!, zoe!, max!])
    await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();
});

test('someone is sent away in mid-game: the others play again, and find back from the landing page', async ({
  person,
}) => {
  const [mia, ben, zoe] = await Promise.all(['Mia', 'Ben', 'Zoë'].map((name) => person(name)));
  const path = await openTable(mia!);
  await sitDown(ben!, path);
  await sitDown(zoe!, path);
  await startGame(mia!);
  await mia!.getByRole('button', { name: 'More' }).click();
  await mia!.getByRole('menuitem', { name: 'The table', exact: true }).click();
  await mia!.getByRole('button', { name: 'Actions for Zoë' }).click();
  await mia!.getByRole('menuitem', { name: 'Remove' }).click();
  await mia!.getByRole('button', { name: 'Remove' }).click();
  await expect(zoe!.getByRole('heading', { name: 'The host removed you' })).toBeVisible();
  await mia!.keyboard.press('Escape');

  await playUntil([mia!, ben!], () => isOver(mia!));
  await mia!.getByRole('button', { name: 'Play again' }).click();
  for (const page of [mia!, ben!]) await expect(page.getByRole('heading', { name: /Round 1/ })).toBeVisible();

  await ben!.goto('/');
  await ben!.getByRole('link', { name: 'Back to your table' }).click();
  await expect(ben!.getByRole('heading', { name: round })).toBeVisible();
  await zoe!.goto('/');
  await expect(zoe!.getByRole('link', { name: 'Play now' })).toBeVisible();
  await expect(zoe!.getByRole('link', { name: 'Back to your table' })).toBeHidden();
});

test('the server is killed in mid-game and comes back: everyone goes on by themselves', async ({
  person,
}) => {
  const first = await serveApp();
  const address = first.address;
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name, { address })));
  await sitDown(ben!, await openTable(mia!));
  await startGame(mia!);
  await playUntil([mia!, ben!], async () => (await laidCards(mia!).count()) > 1);
  // Whoever has not loaded the game yet could not say that the server is gone.
  await expect(laidCards(ben!).nth(1)).toBeVisible();
  await first.stop({ signal: 'SIGKILL', keepData: true });
  for (const page of [mia!, ben!])
    await expect(page.getByText('Reconnecting… Your seat is safe.')).toBeVisible();
  // What someone answers now stays pressed, and arrives later.
  for (const page of [mia!, ben!]) await stopIfAsked(page);
  const pressed = async () =>
    (await Promise.all([mia!, ben!].map((page) => page.locator('[data-chosen]').count()))).reduce(
      (one, other) => one + other,
    );
  expect(await pressed()).toBe(1);
  const second = await serveApp(first);
  for (const page of [mia!, ben!])
    await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'open');
  await expect.poll(pressed).toBe(0);
  await playUntil([mia!, ben!], () => isOver(ben!));
  await expect(podium(mia!)).toBeVisible();
  await second.stop();
});

test('a seat moves to another device by its link, once', async ({ person }) => {
  const [phone, laptop, thief] = await Promise.all(['Mia', 'Other', 'Thief'].map((name) => person(name)));
  const path = await openTable(phone!);
  await phone!.getByRole('button', { name: 'Add a bot' }).click();
  await phone!.getByRole('button', { name: /^Pip/ }).click();
  await startGame(phone!);
  await phone!.getByRole('button', { name: 'More' }).click();
  await phone!.getByRole('menuitem', { name: 'Continue on another device' }).click();
  await phone!.getByRole('button', { name: 'Copy link' }).click();
  const link = await phone!.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${path}#take=`);

  await laptop!.goto(link);
  await expect(laptop!.getByRole('heading', { name: round })).toBeVisible();
  await expect(
    laptop!.getByRole('list', { name: 'you', exact: true }).getByText('Mia', { exact: true }),
  ).toBeVisible();
  expect(laptop!.url()).not.toContain('#');
  await expect(phone!.getByRole('heading', { name: 'Opened somewhere else' })).toBeVisible();

  await thief!.goto(link);
  await expect(thief!.getByText('This link has been used')).toBeVisible();
  await expect(thief!.getByText('You’re watching.')).toBeVisible();
});

test('a second tab takes over, and the first can take back', async ({ person }) => {
  const mia = await person('Mia');
  const path = await openTable(mia);
  const tab = await mia.context().newPage();
  await tab.goto(path);
  await expect(tab.getByRole('heading', { name: '1 player' })).toBeVisible();
  await expect(mia.getByRole('heading', { name: 'Opened somewhere else' })).toBeVisible();
  await expectAccessible(mia);
  await mia.getByRole('button', { name: 'Play here' }).click();
  await expect(mia.getByRole('heading', { name: '1 player' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Opened somewhere else' })).toBeVisible();
});

test('the host sends someone away, pauses and goes on; a television shows it all', async ({ person }) => {
  const [mia, ben, tv] = await Promise.all([
    person('Mia'),
    person('Ben'),
    person('TV', { width: 1920, height: 1080 }),
  ]);
  const path = await openTable(mia, 'official.t200');
  await mia.getByRole('button', { name: 'More' }).click();
  await mia.getByRole('menuitem', { name: 'Show on a TV' }).click();
  await expect(mia.getByText(`${new URL(mia.url()).host}/tv`)).toBeVisible();
  await mia.keyboard.press('Escape');
  await tv.goto('/tv');
  await tv.getByLabel('Code of the table').fill(path.slice(-6).toLowerCase());
  await tv.keyboard.press('Enter');
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText(/^\w{3} \w{3}$/);
  await sitDown(ben, path);
  await expect(tv.getByText('Ben', { exact: true })).toBeVisible();
  await expectAccessible(tv);
  await startGame(mia);
  await expect(tv.getByRole('heading', { name: round })).toBeVisible();
  await expect(tv.locator('[data-seat]', { hasText: 'Mia' })).toBeVisible();
  await expect(tv.getByRole('button', { name: /^Hit/ })).toBeHidden();
  await expectAccessible(tv);

  await mia.getByRole('button', { name: 'More' }).click();
  await mia.getByRole('menuitem', { name: 'Pause the game' }).click();
  await expect(mia.getByText('You’ve paused the game.')).toBeVisible();
  for (const page of [ben, tv]) await expect(page.getByText('Mia has paused the game.')).toBeVisible();
  await mia.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(tv.getByText('Mia has paused the game.')).toBeHidden();

  await mia.getByRole('button', { name: 'More' }).click();
  await mia.getByRole('menuitem', { name: 'The table', exact: true }).click();
  await expectAccessible(mia);
  await mia.getByRole('button', { name: 'Actions for Ben' }).click();
  await mia.getByRole('menuitem', { name: 'Remove' }).click();
  await mia.getByRole('button', { name: 'Remove' }).click();
  await expect(ben.getByRole('heading', { name: 'The host removed you' })).toBeVisible();
  await ben.getByRole('button', { name: 'Watch' }).click();
  await expect(ben.getByText('You’re watching.')).toBeVisible();
});

test('a TV opens a table: the first phone is host, phones show their own cards, and the host leads on', async ({
  person,
}) => {
  const [mia, ben, tv, stream] = await Promise.all([
    person('Mia', { speed: 'fast' }),
    person('Ben'),
    person('TV', { width: 1920, height: 1080, speed: 'fast' }),
    person('Stream', { width: 1280, height: 720 }),
  ]);
  await tv.goto('/tv');
  await tv.getByRole('button', { name: 'Open a table here' }).click();
  await expect(tv.getByRole('img', { name: 'QR code to scan with a phone' })).toBeVisible();
  // The server of the tests listens on this machine only.
  await expect(tv.getByText('Phones can’t reach this table')).toBeVisible();
  const code = new URL(tv.url()).pathname.slice('/tv/'.length);
  await sitDown(mia, `/t/${code}`);
  await expect(tv.getByText('Mia can start the game.')).toBeVisible();
  // Options open under the finger, though what is below them comes first in the document.
  await mia.locator('summary', { hasText: 'Rules' }).click();
  const options = mia.locator('summary', { hasText: 'All options' });
  const place = () => options.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await options.evaluate((part) => scrollBy(0, Math.round(part.getBoundingClientRect().top) - 500));
  expect(await place()).toBe(500);
  await options.click();
  await expect(mia.getByText('Points to win')).toBeVisible();
  await mia.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await place()).toBe(500);
  await sitDown(ben, `/t/${code}`);
  await startGame(mia);

  await expect(mia.locator('[data-phone-board]')).toBeVisible();
  await expect(mia.locator('[data-seat]')).toHaveCount(1);
  await expect(tv.locator('[data-seat]')).toHaveCount(2);
  const prompt = tv.locator('[data-prompt]');
  const size = await prompt.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(48);

  await stream.goto(`/tv/${code}?overlay`);
  await expect(stream.locator('[data-seat]')).toHaveCount(2);
  // An action card in the deal asks for a target first.
  await expect(async () => {
    for (const phone of [mia, ben]) await phone.keyboard.press('1');
    await expect(stream.locator('[data-overlay-risk]')).toHaveText(/% bust risk$/, { timeout: 1000 });
  }).toPass({ intervals: [0] });
  expect(await opacityOfCorner(stream)).toBe(0);
  // Phones show the question a little later; then the table stands still.
  const hits = [mia, ben].map((phone) => phone.getByRole('button', { name: /^Hit/ }));
  await expect
    .poll(() => Promise.all(hits.map((hit) => hit.getAttribute('aria-disabled'))))
    .toContain('false');
  // A first game says so, here as on one device.
  expect(await Promise.all(hits.map((hit) => hit.innerText()))).toContainEqual(
    expect.stringMatching(/^Hit\s\d+% bust risk$/),
  );
  await expectAccessible(mia);

  await ben.getByRole('button', { name: 'More' }).click();
  await ben.getByRole('menuitem', { name: 'Show the whole table' }).click();
  await expect(ben.locator('[data-seat]')).toHaveCount(2);
  await mia.getByRole('button', { name: 'Pause the game' }).click();
  await expect(tv.getByText('Mia has paused the game.')).toBeVisible();
  await mia.getByRole('button', { name: 'Continue the game' }).click();

  const next = mia.getByRole('button', { name: 'Next round' });
  const scores = tv.locator('[data-scores]');
  await expect(async () => {
    for (const phone of [mia, ben]) await stopIfAsked(phone);
    expect([await next.isVisible(), await scores.isVisible()]).toEqual([true, true]);
    await next.click({ timeout: 500 });
  }).toPass({ intervals: [30] });
  // By themselves they would stay for longer than this waits.
  await expect(scores).toBeHidden({ timeout: 1200 });
});

test('a TV offers the next game no sooner than it shows how this one ended, and the host’s phone starts it', async ({
  person,
  request,
}) => {
  const [mia, tv] = await Promise.all([
    person('Mia'),
    person('TV', { width: 1280, height: 720, speed: 'fast' }),
  ]);
  const opened = await request.post('/v1/tables', {
    data: { tv: true, rules: { preset: 'official', target: 1 } },
  });
  const { code } = (await opened.json()) as { code: string };
  await tv.goto(`/tv/${code}`);
  await sitDown(mia, `/t/${code}`);
  await mia.getByRole('button', { name: 'Add a bot' }).click();
  await mia.getByRole('button', { name: /^Pip/ }).click();
  await tv.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-next-game]') && document.querySelector('[data-prompt]'))
        document.body.dataset['told'] = 'too soon';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await startGame(mia);
  await playUntil([mia], () => isOver(tv));
  await expect(tv.getByText('Mia can start the game.')).toBeVisible();
  await expect(tv.locator('body')).not.toHaveAttribute('data-told');
  await mia.getByRole('button', { name: 'Play again' }).click();
  await expect(tv.getByRole('heading', { name: /Round 1/ })).toBeVisible();
});

test('a bot plays for a person who leaves in mid-game; on return they hear what was decided for them', async ({
  person,
}) => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name)));
  const path = await openTable(mia!, 'official.t200');
  await sitDown(ben!, path);
  await startGame(mia!);
  const seat = mia!.locator('[data-seat]', { hasText: 'Ben' });
  // In short where there is no room for the sentence.
  const standIn = seat.getByText(/^(?:a bot is playing for them|bot)$/);
  await ben!.getByRole('button', { name: 'Leave the table' }).click();
  await expect(ben!.getByText(/^You keep your seat at table/)).toBeVisible();
  await expect(mia!.getByText(/^Ben is away\. A bot takes over in 2\d s\.$/)).toBeVisible();
  await mia!.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(standIn).toBeVisible();
  await ben!.getByRole('button', { name: 'Back to the table' }).click();
  await expect(standIn).toBeHidden();
  await ben!.getByRole('button', { name: 'More' }).click();
  await ben!.getByRole('menuitem', { name: 'Give up my seat' }).click();
  await ben!.getByRole('button', { name: 'Give up my seat' }).click();
  await expect(ben!.getByText('A bot is playing for you.')).toBeVisible();
  await expect(standIn).toBeVisible();
  await ben!.goto('/join');
  // In two rounds the bot is asked at least once, whatever the cards are.
  await playUntil([mia!], async () => (await mia!.getByText(/Round [3-9]/).count()) > 0);
  await ben!.getByRole('link', { name: /^Back to table/ }).click();
  await expect(ben!.getByText('A bot is playing for you.')).toBeVisible();
  await ben!.getByRole('button', { name: 'Take over again' }).click();
  await expect(ben!.getByText(/^While you were away, a bot played for you: .+\./)).toBeVisible();
  await expect(standIn).toBeHidden();
});

test('a page that is too old for the server asks to be loaded again', async ({ person }) => {
  const mia = await person('Mia');
  await mia.routeWebSocket(/\/v1\/socket\?/, (socket) => {
    socket.onMessage(() =>
      socket.send(JSON.stringify({ type: 'rejected', code: 'badVersion', message: '', re: 'hello' })),
    );
  });
  await mia.goto('/t/KR7P4M');
  await expect(mia.getByRole('heading', { name: 'A new version is out' })).toBeVisible();
  await expect(mia.getByRole('button', { name: 'Reload' })).toBeVisible();
});
