import { legalMoves, makeMove } from '@sevenfold/engine';
import { Client, systemClock, webDial } from '@sevenfold/table';
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './app.ts';
import { expect, test } from './people.ts';

/** An authenticator of this browser that agrees to everything. */
async function authenticatorOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

function storedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

/** Whoever has this page plays an online game alone, as fast as the server deals. */
async function playOnline(page: Page, address: string): Promise<string> {
  const token = (await page.evaluate(() => localStorage.getItem('sevenfold:guest')))!;
  const created = await fetch(`${address}/v1/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ rules: { preset: 'official', target: 10 } }),
  });
  const { code } = (await created.json()) as { code: string };
  const client = new Client({
    dial: webDial(`${address.replace('http', 'ws')}/v1/socket`),
    clock: systemClock,
    table: code,
    token,
  });
  client.connect();
  await expect.poll(() => client.status).toBe('open');
  client.send({ type: 'sit', name: 'Ann', colour: 1 });
  await expect.poll(() => client.seats.length).toBe(1);
  client.send({ type: 'host', do: 'start' });
  await expect
    .poll(
      () => {
        if (client.asked >= 0 && !client.waiting)
          client.move(client.asked, makeMove(legalMoves(client.state!).at(-1)!));
        return client.view?.phase;
      },
      { intervals: [10] },
    )
    .toBe('over');
  client.close();
  return `${code}.1`;
}

test('a passkey made in one browser restores the person in another, with their online game', async ({
  person,
  baseURL,
}) => {
  // Passkeys need the name of a host.
  const address = baseURL!.replace('127.0.0.1', 'localhost');
  const [first, second] = [await person('Ann', { address }), await person('', { address })];
  const [one, other] = [await authenticatorOf(first), await authenticatorOf(second)];
  await first.goto('/you');
  await first.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(first.locator('[data-passkey]')).toBeVisible();
  await expectAccessible(first);
  const game = await playOnline(first, baseURL!);
  const { credentials } = await one.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: one.authenticatorId,
  });
  await second.goto('/you');
  await second.getByRole('button', { name: 'Use a passkey' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  // There is none yet; what is said about it is seen wherever the button was.
  await expect(second.getByText('No passkey was used.')).toBeInViewport();
  await other.cdp.send('WebAuthn.addCredential', {
    authenticatorId: other.authenticatorId,
    credential: credentials[0]!,
  });
  await second.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toContainText('belong to your passkey');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(second.locator('[data-device]')).toHaveCount(2);
  await second.goto('/history');
  await expect(second.locator(`a[href="/game/${game}"]`)).toBeVisible();
});

test('a link adds a device after a warning, and everything is deleted here and on the server', async ({
  person,
}) => {
  const [first, second] = [await person('Ann'), await person('Ann')];
  await first.goto('/you');
  await first.getByRole('button', { name: 'Add another device' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  const link = await first.evaluate(() => navigator.clipboard.readText());
  await second.goto(link);
  await expect(second.getByRole('dialog')).toContainText('Did you create the link yourself?');
  expect(second.url()).not.toContain('join=');
  await second.getByRole('button', { name: 'Add this device' }).click();
  await expect(second.locator('[data-device]')).toHaveCount(2);
  // The first device notices by itself.
  await expect(first.getByText('The device has been added.')).toBeVisible();
  await expect(first.getByRole('dialog')).toHaveCount(0);
  await expect(first.locator('[data-device]')).toHaveCount(2);

  await second.getByRole('button', { name: 'Delete everything' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(second.getByText('Everything has been deleted.')).toBeVisible();
  expect((await storedIn(second)).filter((key) => key.includes('guest'))).toEqual([]);
  await first.reload();
  await expect(first.getByText('you lose your online games')).toBeVisible();
  await expect(first.locator('[data-device]')).toHaveCount(1);
});
