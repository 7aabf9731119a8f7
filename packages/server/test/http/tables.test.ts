import { webSource } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  ask,
  bearer,
  sleep,
  enter,
  newTable,
  startTestServer,
  stopTime,
  until,
} from '../helpers/test-server.ts';

describe('creating a table', () => {
  test('takes one request, and returns a code, a link and a token', async () => {
    const { url } = await startTestServer();
    const { status, json } = await ask(`${url}/v1/tables`, 'POST', {});
    expect(status).toBe(201);
    expect(json['code']).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(json['link']).toBe(`${url}/t/${String(json['code'])}`);
    expect(json['token']).toMatch(/^[\w-]{22}$/);
    expect((await ask(`${url}/v1/tables`, 'POST')).status).toBe(201);
  });

  test('keeps the token of a person who has one, who is then its host', async () => {
    const server = await startTestServer();
    const token = webSource.token();
    const { json } = await ask(`${server.url}/v1/tables`, 'POST', {}, bearer(token));
    expect(json).not.toHaveProperty('token');
    const host = enter(server, json['code'] as string, token);
    await until(() => host.status === 'open', 'the host is there');
    expect(host.you).toBe(host.view!.host);
  });

  test('on a TV needs no token, and makes the first phone that sits down host', async () => {
    const server = await startTestServer();
    const { status, json } = await ask(`${server.url}/v1/tables`, 'POST', { tv: true });
    expect([status, Object.keys(json)]).toEqual([201, ['code', 'link']]);
    const phone = enter(server, json['code'] as string, webSource.token());
    await until(() => phone.status === 'open', 'the phone is there');
    expect(phone.view).toMatchObject({ creator: 0, host: 0, coach: true });
    phone.send({ type: 'sit', name: 'Ann', colour: 0 });
    await until(() => phone.seats.length === 1, 'someone has sat down');
    expect(phone.view!.host).toBe(phone.you);
  });

  test.each([
    [{ rules: { preset: 'wild' } }, 'badRules', /preset must be one of/],
    [{ clock: 15 }, 'badRequest', /cannot be read/],
    [{ listed: 'yes' }, 'badRequest', /cannot be read/],
    [{ host: 2 }, 'badRequest', /cannot be read/],
    ['[1]', 'badRequest', /cannot be read/],
    ['{', 'badRequest', /cannot be read/],
    [{ rules: { preset: 'x'.repeat(5000) } }, 'tooLarge', /too large/],
  ])('refuses %j', async (wishes, code, message) => {
    const { url } = await startTestServer();
    const { status, json } = await ask(`${url}/v1/tables`, 'POST', wishes);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(json['code']).toBe(code);
    expect(json['message']).toMatch(message);
  });

  test('refuses a malformed token, and a body that is not JSON', async () => {
    const { url } = await startTestServer();
    expect((await ask(`${url}/v1/tables`, 'POST', {}, bearer('short'))).status).toBe(401);
    const text = await ask(`${url}/v1/tables`, 'POST', '{}', { 'content-type': 'text/plain' });
    expect([text.status, text.json['code']]).toEqual([415, 'notJson']);
  });

  test('is limited for one address, on a TV or not', async () => {
    const { url } = await startTestServer({ 'address-tables': '3' });
    for (let table = 0; table < 3; table++) await ask(`${url}/v1/tables`, 'POST', { tv: table > 0 });
    const { status, json, headers } = await ask(`${url}/v1/tables`, 'POST', { tv: true });
    expect([status, json['code']]).toEqual([429, 'tooMany']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('finding a table', () => {
  test('lists only public tables with someone there', async () => {
    const server = await startTestServer();
    const hidden = await newTable(server);
    const { code, token } = await newTable(server, {
      listed: true,
      rules: { preset: 'official', target: 100 },
    });
    // Nobody ever comes to this table, or to a thousand like it.
    await newTable(server, { listed: true });
    const clients = [enter(server, hidden.code, hidden.token), enter(server, code, token)];
    await until(() => clients.every(({ status }) => status === 'open'), 'the hosts are there');
    const { json } = await ask(`${server.url}/v1/tables`);
    expect(json).toEqual({
      tables: [{ code, phase: 'lobby', preset: 'official', people: 0, bots: 0, seats: 36, joinable: true }],
    });
  });

  test('lists a table while it can be joined: not when it is locked or playing', async () => {
    const pass = stopTime();
    const server = await startTestServer();
    const { code, token } = await newTable(server, { listed: true });
    const other = await newTable(server, { listed: true });
    const neighbour = enter(server, other.code, other.token);
    await until(() => neighbour.status === 'open', 'someone is at the other table');
    // The list is a second old at most.
    const isListed = async (codes: readonly string[]): Promise<void> =>
      await expect
        .poll(
          async () => {
            pass(1000);
            const { json } = await ask(`${server.url}/v1/tables`);
            return (json['tables'] as { code: string }[]).map((table) => table.code);
          },
          { interval: 50 },
        )
        .toEqual(codes);
    const client = enter(server, code, token);
    await until(() => client.status === 'open', 'the host is there');
    client.send({ type: 'sit', name: 'Ann', colour: 3 });
    client.send({ type: 'host', do: 'lock', on: true });
    await isListed([other.code]);
    client.send({ type: 'host', do: 'lock', on: false });
    await isListed([code, other.code]);
    client.send({ type: 'host', do: 'addBot', bot: 'stay25' });
    client.send({ type: 'host', do: 'start' });
    await isListed([other.code]);
  });

  test('says whether one can be joined', async () => {
    const server = await startTestServer();
    const { code, token } = await newTable(server, { clock: 20 });
    const client = enter(server, code, token);
    await until(() => client.status === 'open', 'the host is there');
    client.send({ type: 'sit', name: 'Ann', colour: 3 });
    client.send({ type: 'host', do: 'addBot', bot: 'oracle' });
    client.send({ type: 'host', do: 'lock', on: true });
    await until(() => client.view?.locked === true, 'the table is locked');
    const { json } = await ask(`${server.url}/v1/tables/${code.toLowerCase()}`);
    expect(json).toEqual({
      code,
      phase: 'lobby',
      preset: 'official',
      people: 1,
      bots: 1,
      seats: 36,
      joinable: false,
      locked: true,
      paused: false,
      clock: 20,
      players: [
        { name: 'Ann', colour: 3, bot: false },
        { name: 'Oracle', colour: 0, bot: true },
      ],
    });
    expect(JSON.stringify(json)).not.toContain(token);
  });

  test('codes cannot be guessed', async () => {
    stopTime();
    const { url } = await startTestServer();
    const answers: unknown[] = [];
    for (let guess = 0; guess < 40; guess++)
      answers.push((await ask(`${url}/v1/tables/ZZZZ${guess + 10}`)).json['code']);
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'noTable'));
    expect(answers.slice(31)).toEqual(Array.from({ length: 9 }, () => 'tooMany'));
  });
});

function fail(): Promise<never> {
  return Promise.reject(new Error('password is secret'));
}

describe('for the people who run it', () => {
  test('it says whether it is alive, and whether its store can be reached', async () => {
    const storage = memoryStorage();
    let isBroken = false;
    const ready = async (): Promise<void> => {
      if (isBroken) throw new Error('postgres://user:secret@db is gone');
    };
    const pass = stopTime();
    const { url } = await startTestServer({}, { storage: { ...storage, ready } });
    expect((await ask(`${url}/ready`)).status).toBe(200);
    isBroken = true;
    // The first answer is cached for a second.
    pass(1000);
    const { status, text } = await ask(`${url}/ready`);
    expect(status).toBe(503);
    expect(text).not.toContain('secret');
    expect((await ask(`${url}/health`)).json).toEqual({ status: 'ok' });
  });

  test('the store is checked at most once a second, however many ask', async () => {
    const storage = memoryStorage();
    let asked = 0;
    const ready = async (): Promise<void> => {
      asked++;
      await sleep(20);
    };
    const { url } = await startTestServer({}, { storage: { ...storage, ready } });
    const pass = stopTime();
    for (let batch = 0; batch < 5; batch++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${url}/ready`)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(asked).toBe(1);
    pass(1000);
    await ask(`${url}/ready`);
    expect(asked).toBe(2);
  });

  test('a failure inside tells strangers nothing', async () => {
    const storage = memoryStorage();
    const store = Object.assign(Object.create(storage.store) as typeof storage.store, { load: fail });
    const { url, log } = await startTestServer({}, { storage: { ...storage, store } });
    const { status, json } = await ask(`${url}/v1/tables/ABCDEF`);
    expect(status).toBe(500);
    expect(json).toEqual({ code: 'internal', message: 'Something went wrong on the server; try again.' });
    expect(log.join('')).toContain('password is secret');
  });

  test('metrics need this machine or a token', async () => {
    const open = await startTestServer();
    const { code, token } = await newTable(open);
    const client = enter(open, code, token);
    await until(() => client.status === 'open', 'someone is there');
    const { status, text } = await ask(`${open.url}/metrics`);
    expect(status).toBe(200);
    expect(text).toMatch(/^sevenfold_connections 1$/m);
    expect(text).toMatch(/^sevenfold_tables 1$/m);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(
      (await ask(`${open.url}/metrics`, 'GET', undefined, { 'x-forwarded-for': '1.2.3.4' })).status,
    ).toBe(403);
    const secret = 'm'.repeat(20);
    const closed = await startTestServer({ 'metrics-token': secret });
    expect((await ask(`${closed.url}/metrics`)).status).toBe(403);
    expect((await ask(`${closed.url}/metrics`, 'GET', undefined, bearer(secret))).status).toBe(200);
  });

  test('a missing page is answered in JSON', async () => {
    const { url } = await startTestServer();
    expect((await ask(`${url}/v1/nothing`)).json['code']).toBe('notFound');
    expect((await ask(`${url}/v1/records/ABCDEF.1`)).json['code']).toBe('noRecord');
    expect((await ask(`${url}/v1/records/..%2f..%2fetc`)).json['code']).toBe('noRecord');
    expect((await ask(`${url}/v1/tables/%`)).json['code']).toBe('badRequest');
    expect((await ask(`${url}/v1/guests`, 'POST')).json['token']).toMatch(/^[\w-]{22}$/);
  });
});
