// Around the game: coming in, sitting down, what the host decides, talking.

import { expectAccessible } from './app.ts';
import { expect, openTable, sitDown, startGame, test } from './people.ts';

test('joining by a code that was typed carelessly, from the landing page and from a link', async ({
  person,
}) => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name)));
  const path = await openTable(mia!);
  const code = path.slice(3);
  await ben!.goto('/');
  await ben!.getByLabel('Table code').fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `);
  await ben!.getByRole('button', { name: 'Join' }).click();
  await expect(ben!).toHaveURL(new RegExp(`${path}$`));
  await ben!.goto('/join');
  await expectAccessible(ben!);
  await ben!.getByLabel('Code or link').fill('none');
  await ben!.getByRole('button', { name: 'Go to the table' }).click();
  await expect(ben!.getByText('A code has at least six letters and digits')).toBeVisible();
  await ben!.getByLabel('Code or link').fill(`https://example.org${path.toLowerCase()}`);
  await ben!.getByRole('button', { name: 'Go to the table' }).click();
  await expect(ben!).toHaveURL(new RegExp(`${path}$`));
  await ben!.goto('/t/ZZZZZZ');
  await expect(ben!.getByRole('heading', { name: 'There is no table ZZZ ZZZ' })).toBeVisible();
  await expectAccessible(ben!);
});

test('the host arranges the table, everyone else sees it and cannot change it', async ({ person }) => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name)));
  const path = await openTable(mia!, 'classic.t100');
  await expectAccessible(mia!);
  await sitDown(ben!, path);
  await mia!.getByRole('button', { name: 'Add a bot' }).click();
  await expectAccessible(mia!);
  await mia!.getByRole('button', { name: /^Felix/ }).click();
  await expect(ben!.getByRole('heading', { name: '3 players' })).toBeVisible();
  await expect(ben!.getByText('Level 7 of 10')).toBeVisible();

  for (const page of [mia!, ben!]) await page.locator('summary', { hasText: 'Rules' }).click();
  await expect(ben!.getByRole('radio', { name: 'Classic' })).toBeDisabled();
  await mia!.getByRole('radio', { name: 'Party' }).check();
  await expect(ben!.getByRole('radio', { name: 'Party' })).toBeChecked();
  await expect(ben!.getByRole('status').getByText('The host has changed the rules.')).toBeVisible();

  for (const page of [mia!, ben!]) await page.locator('summary', { hasText: 'Table settings' }).click();
  await mia!.getByLabel('Time per decision').selectOption({ label: '20 seconds' });
  await mia!.getByRole('switch', { name: 'Lock the table' }).click();
  await expect(ben!.getByRole('status').getByText('Time per decision: 20 seconds.')).toBeVisible();
  await expectAccessible(ben!);

  const late = await person('Late');
  await late.goto(path);
  await expect(late.getByText('The host has locked the table, but you can watch.')).toBeVisible();

  await mia!.getByRole('button', { name: 'Actions for Ben' }).click();
  await mia!.getByRole('menuitem', { name: 'Make host' }).click();
  await expect(ben!.getByRole('status').getByText('You’re the host now.')).toBeVisible();
  await startGame(ben!);
  for (const page of [mia!, ben!]) await expect(page.getByRole('timer')).toBeVisible();
});

test('another name, another seat at the same device, standing up', async ({ person }) => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name)));
  await sitDown(ben!, await openTable(mia!));
  await ben!.getByRole('button', { name: 'Actions for Ben' }).click();
  await ben!.getByRole('menuitem', { name: 'Change name or colour' }).click();
  await ben!.getByLabel('Your name at the table').fill('Benedikt');
  await ben!.getByRole('button', { name: 'Save' }).click();
  await expect(mia!.getByText('Benedikt', { exact: true })).toBeVisible();
  await expect(mia!.getByRole('heading', { name: '2 players' })).toBeVisible();
  await ben!.getByRole('button', { name: 'Add a player on this device' }).click();
  await ben!.getByLabel('Your name at the table').fill('Ida');
  await ben!.getByRole('button', { name: 'Take a seat' }).click();
  await expect(mia!.getByRole('heading', { name: '3 players' })).toBeVisible();
  for (const name of ['Ida', 'Benedikt']) {
    await ben!.getByRole('button', { name: `Actions for ${name}` }).click();
    await ben!.getByRole('menuitem', { name: 'Give up my seat' }).click();
    await expect(mia!.getByText(name, { exact: true })).toBeHidden();
  }
  // Whoever has stood up is still there, and may sit down again.
  await expect(ben!.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
});

test('talk is text, reactions are seen, and the host can switch both off', async ({ person }) => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name)));
  await sitDown(ben!, await openTable(mia!));
  await mia!.getByRole('button', { name: 'Reactions and chat' }).click();
  await expectAccessible(mia!);
  await mia!.getByLabel('Message').fill('<b>hello</b> & welcome');
  await mia!.keyboard.press('Enter');
  await expect(ben!.locator('[data-said="0"]')).toHaveText('<b>hello</b> & welcome');
  await expect(ben!.locator('[aria-live=polite]').first()).toHaveText('Mia: <b>hello</b> & welcome');
  await ben!.getByRole('button', { name: 'Reactions and chat, 1 new message' }).click();
  await expect(ben!.getByRole('list', { name: 'Chat' })).toContainText('<b>hello</b> & welcome');
  await ben!.getByRole('button', { name: 'Applause' }).click();
  await expect(mia!.locator('[data-said] [data-reaction=👏]')).toBeVisible();
  await mia!.keyboard.press('Escape');
  await mia!.locator('summary', { hasText: 'Table settings' }).click();
  await mia!.getByRole('switch', { name: 'Chat and reactions' }).click();
  await ben!.getByRole('button', { name: 'Reactions and chat' }).click();
  await expect(ben!.getByText('The host has turned off chat and reactions.')).toBeVisible();
});

test('a public table is found in the list; a closed one says so', async ({ person }) => {
  const [mia, ben] = await Promise.all(['Mia', 'Ben'].map((name) => person(name)));
  await mia!.goto('/friends');
  await mia!.getByRole('switch', { name: 'Public table' }).click();
  await mia!.getByRole('button', { name: 'Open a table' }).click();
  await expect(mia!.getByRole('heading', { name: '1 player' })).toBeVisible();
  const path = new URL(mia!.url()).pathname;
  await ben!.goto('/join');
  await ben!.locator(`a[href="${path}"]`).click();
  await expect(ben!.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  await mia!.getByRole('button', { name: 'More' }).click();
  await mia!.getByRole('menuitem', { name: 'Close the table' }).click();
  await mia!.getByRole('button', { name: 'Close the table' }).click();
  for (const page of [mia!, ben!])
    await expect(page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
  await ben!.getByRole('link', { name: 'Open a new table' }).click();
  await expect(ben!.getByRole('button', { name: 'Open a table' })).toBeVisible();
});

test('the cards can be checked: this device has added to the shuffle', async ({ person }) => {
  const mia = await person('Mia');
  await openTable(mia);
  await startGame(mia);
  await mia.getByRole('button', { name: 'More' }).click();
  await mia.getByRole('menuitem', { name: 'Fair cards' }).click();
  await expect(mia.getByText('This device added to the shuffle.')).toBeVisible();
  await expect(mia.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await expectAccessible(mia);
});
