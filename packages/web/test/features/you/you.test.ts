import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteEverything } from '../../../src/features/you/delete-everything.ts';
import { isAlone, type Me, MeRequests } from '../../../src/features/you/me.ts';
import { ServerError } from '../../../src/server/ask.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { writeStored } from '../../../src/storage/stored.ts';

const TOKEN = 'token-of-this-device-01';
const ME: Me = {
  devices: [{ id: 'a', kind: 'phone', added: 0, self: true }],
  passkeys: [],
};

/** What was asked of the server, and how it answers. */
let asked: { method: string; path: string; token: string | null; body: unknown }[];
let answers: (path: string) => { status: number; body: unknown };

beforeEach(() => {
  asked = [];
  answers = () => ({ status: 200, body: ME });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
    const token = new Headers(headers).get('authorization');
    asked.push({ method, path, token, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const { status, body: answer } = answers(path);
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('requests', () => {
  test('have the token in the header and never in the address, and say what this device is', async () => {
    const requests = new MeRequests(TOKEN, 'tablet');
    expect(await requests.load()).toEqual({ ...ME, devices: [{ ...ME.devices[0], kind: 'tablet' }] });
    await requests.useLink('ticket-01234567890123');
    expect(asked.map(({ token }) => token)).toEqual([`Bearer ${TOKEN}`, `Bearer ${TOKEN}`]);
    expect(asked.map(({ path }) => path)).toEqual(['/v1/me', '/v1/me/links/use']);
    expect(asked[1]!.body).toEqual({ ticket: 'ticket-01234567890123', kind: 'tablet' });
  });

  test.each([
    [() => ({ status: 404, body: { code: 'noTicket' } }), 'noTicket'],
    [() => ({ status: 200, body: { nonsense: true } }), 'portal'],
    [
      () => {
        throw new TypeError('no network');
      },
      'offline',
    ],
  ])('that fail say why: %#', async (answer, code) => {
    answers = answer;
    const error = await new MeRequests(TOKEN, 'phone').load().catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(ServerError);
    expect((error as ServerError).code).toBe(code);
  });

  test('whoever has neither another device nor a passkey is alone', () => {
    expect(isAlone(ME)).toBe(true);
    expect(isAlone({ ...ME, devices: [...ME.devices, ...ME.devices] })).toBe(false);
    expect(isAlone({ ...ME, passkeys: [{ id: 'k', added: 1 }] })).toBe(false);
  });
});

describe('deleting everything', () => {
  const share = { board: 'ABCDEFGHJKMN', key: 'the-key', version: 1, steps: 0 };

  /** A device with a key, and a score sheet of its own and one of someone else. */
  function shelf(): BrowserShelf {
    const made = new BrowserShelf(undefined);
    writeStored('guest', TOKEN, made);
    writeStored('keep-share:mine', { ...share, mine: true }, made);
    writeStored('keep-share:other', { ...share, board: 'OTHERABCDEFG' }, made);
    return made;
  }

  test('asks the server first, then stops sharing the sheets of this device', async () => {
    answers = () => ({ status: 200, body: { deleted: 1 } });
    const erase = vi.fn<() => void>();
    await deleteEverything(shelf(), erase);
    expect(asked.map(({ method, path, token }) => [method, path, token])).toEqual([
      ['DELETE', '/v1/me', `Bearer ${TOKEN}`],
      ['DELETE', '/v1/sheets/ABCDEFGHJKMN', 'Bearer the-key'],
    ]);
    expect(erase).toHaveBeenCalledOnce();
  });

  test('deletes nothing here if the server does not answer', async () => {
    answers = () => ({ status: 423, body: { code: 'readOnly' } });
    const erase = vi.fn<() => void>();
    await expect(deleteEverything(shelf(), erase)).rejects.toEqual(new ServerError('readOnly'));
    expect(erase).not.toHaveBeenCalled();
  });

  test('asks nobody where nobody was ever online', async () => {
    const erase = vi.fn<() => void>();
    await deleteEverything(new BrowserShelf(undefined), erase);
    expect([asked.length, erase.mock.calls.length]).toEqual([0, 1]);
  });
});
