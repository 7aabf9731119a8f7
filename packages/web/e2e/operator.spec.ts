import { expect, expectAccessible } from './app.ts';
import { openTable, test } from './people.ts';
import { serveApp } from './served.ts';

const TOKEN = 'the-operators-token-0123456789';

test('whoever runs the server tells everyone something, lets nobody play for a while, and closes a table', async ({
  person,
}) => {
  const served = await serveApp({}, ['--admin-token', TOKEN]);
  try {
    const player = await person('Ann', { address: served.address });
    const path = await openTable(player);
    const operator = await person('Olga', { address: served.address });
    await operator.goto('/admin');
    await operator.getByLabel('Token').fill(TOKEN);
    await operator.getByRole('button', { name: 'Open' }).click();
    await expect(operator.getByRole('heading', { name: 'Processes' })).toBeVisible();
    await expectAccessible(operator);
    expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await operator.getByLabel('Banner').fill('<b>Pizza</b> at 8');
    await operator.getByRole('button', { name: 'Publish' }).click();
    const banner = player.getByText('Server notice: <b>Pizza</b> at 8');
    await expect(banner).toBeVisible();
    await expectAccessible(player);
    await player.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();

    await operator.getByRole('button', { name: 'Begin read-only mode' }).click();
    await operator.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(operator.getByText('On: nobody can play.')).toBeVisible();
    await expect(player.getByText('you can watch, but nobody can play')).toBeVisible();
    await operator.getByRole('button', { name: 'End read-only mode' }).click();
    await expect(player.getByText('Maintenance is over')).toBeVisible();

    const code = path.slice('/t/'.length);
    await operator.getByRole('button', { name: `Close table ${code}` }).click();
    await operator.getByRole('button', { name: 'Close the table' }).click();
    await expect(player.getByRole('heading', { name: /closed/i })).toBeVisible();
  } finally {
    await served.stop();
  }
});
