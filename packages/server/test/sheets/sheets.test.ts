import { MemoryBus } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callersOf } from '../../src/limits/address.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, bearer, startTestServer, stopTime, until, type TestServer } from '../helpers/test-server.ts';

const SCORE_LOG = {
  id: 'friday-1',
  started: 1,
  rules: { preset: 'official' },
  players: [
    { id: 'p-1', name: 'Ann', colour: 0 },
    { id: 'p-2', name: 'Bo', colour: 1 },
  ],
  dealer: 'p-1',
  steps: [] as object[],
};

const LATER = { ...SCORE_LOG, steps: [{ do: 'enter', player: 'p-1', entry: { points: 20 } }] };

const enter = (player: string, entry: object) => ({ do: 'enter', player, entry });

async function newSheet({ url }: TestServer): Promise<{ id: string; key: string }> {
  const { status, json } = await ask(`${url}/v1/sheets`, 'POST', { body: SCORE_LOG });
  expect(status).toBe(201);
  return json as { id: string; key: string };
}

interface Followed {
  readonly events: { version: number }[];
  readonly response: Response;
  readonly text: () => string;
  readonly ended: () => boolean;
}

/** Reads an event stream until the test is over. */
async function follow(url: string): Promise<Followed> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(url, { signal: stop.signal });
  const events: { version: number }[] = [];
  let text = '';
  let ended = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) {
      const news = decoder.decode(chunk);
      text += news;
      for (const [, data] of news.matchAll(/^event: sheet\ndata: (.*)$/gm)) events.push(JSON.parse(data!));
    }
    ended = true;
  })().catch(() => undefined);
  return { events, response, text: () => text, ended: () => ended };
}

describe('score sheets', () => {
  test('are written only with their key, one version after the other', async () => {
    const server = await startTestServer();
    const { id, key } = await newSheet(server);
    const sheet = `${server.url}/v1/sheets/${id}`;
    expect((await ask(sheet)).json).toEqual({ version: 1, body: SCORE_LOG });
    const revision = { version: 1, body: LATER };
    expect((await ask(sheet, 'PUT', revision)).json['code']).toBe('noToken');
    expect((await ask(sheet, 'PUT', revision, bearer('x'.repeat(22)))).json['code']).toBe('badKey');
    expect((await ask(sheet, 'PUT', revision, bearer(key))).json).toEqual({ version: 2 });
    const late = await ask(sheet, 'PUT', { version: 1, body: SCORE_LOG }, bearer(key));
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ code: 'conflict', version: 2, body: LATER });
    expect((await ask(sheet)).json).toEqual({ version: 2, body: LATER });
    expect((await ask(`${server.url}/v1/sheets/ABCDEFGH2345`)).json['code']).toBe('noSheet');
  });

  test('have no version that is too large for a database', async () => {
    const server = await startTestServer();
    const { id, key } = await newSheet(server);
    const send = async (version: number) =>
      (await ask(`${server.url}/v1/sheets/${id}`, 'PUT', { version, body: LATER }, bearer(key))).json['code'];
    expect(await send(2 ** 31 - 2)).toBe('conflict');
    for (const version of [2 ** 31 - 1, 2 ** 31, 2 ** 40, 2 ** 53, 1e300, 0, -1, 1.5])
      expect([version, await send(version)]).toEqual([version, 'badRequest']);
  });

  test('must be score sheets, and not too large', async () => {
    const { url } = await startTestServer();
    const send = async (body: unknown) => (await ask(`${url}/v1/sheets`, 'POST', body)).json['code'];
    expect(await send({ body: { hello: 'world' } })).toBe('badSheet');
    expect(await send({ body: { ...SCORE_LOG, dealer: 'p-9' } })).toBe('badSheet');
    expect(await send({ body: `${'['.repeat(30_000)}${']'.repeat(30_000)}` })).toBe('badSheet');
    expect(await send(`{"body":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).toBe('badSheet');
    expect(await send({ wrong: SCORE_LOG })).toBe('badRequest');
    expect(await send({ body: { ...SCORE_LOG, id: 'x'.repeat(70_000) } })).toBe('tooLarge');
    expect(await send('{"body":{"__proto__":{}}}')).toBe('badRequest');
  });

  test('of another box are checked by its rules, shared and followed like any other', async () => {
    const server = await startTestServer();
    const other = { ...SCORE_LOG, box: 'vengeance', rules: { brutal: true } };
    const seven = ['3', '11', '5', '7', '10', '8', '4', '/2', '-4'];
    const send = async (body: object) => (await ask(`${server.url}/v1/sheets`, 'POST', { body })).json;
    const { id, key } = (await send(other)) as { id: string; key: string };
    const sheet = `${server.url}/v1/sheets/${id}`;
    const { events } = await follow(`${sheet}/events`);
    const steps = [
      enter('p-1', { cards: seven, takesFrom: 'p-2' }),
      enter('p-2', { cards: ['12', '12', '-10'], bust: true }),
      { do: 'close' },
    ];
    const later = { ...other, steps };
    expect((await ask(sheet, 'PUT', { version: 1, body: later }, bearer(key))).json).toEqual({ version: 2 });
    await until(() => events.length === 2, 'the new version');
    expect(events).toEqual([
      { version: 1, body: other },
      { version: 2, body: later },
    ]);
    for (const [body, reason] of [
      [{ ...other, box: 'monopoly' }, 'box'],
      [{ ...other, rules: { preset: 'official' } }, 'badRules'],
      [{ ...SCORE_LOG, rules: { brutal: true } }, 'badRules'],
      [{ ...SCORE_LOG, steps: [enter('p-1', { cards: ['L13'] })] }, 'unknownCard'],
      [{ ...other, steps: [enter('p-1', { cards: ['x2'] })] }, 'unknownCard'],
      [{ ...other, steps: [enter('p-1', { cards: ['13', '13'] })] }, 'needsLucky13'],
      [{ ...other, steps: [enter('p-1', { cards: seven, takesFrom: 'p-9' })] }, 'noSuchPlayer'],
      [{ ...other, rules: {}, steps: [enter('p-1', { cards: seven, takesFrom: 'p-2' })] }, 'notBrutal'],
    ] as const) {
      const { code, message } = await send(body);
      expect([reason, code, message]).toEqual([reason, 'badSheet', expect.stringContaining(reason)]);
    }
    await server.stop();
  });

  test('can be followed by anyone as they change', async () => {
    const server = await startTestServer();
    const { id, key } = await newSheet(server);
    const sheet = `${server.url}/v1/sheets/${id}`;
    const { events, response } = await follow(`${sheet}/events`);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    await until(() => events.length === 1, 'the sheet as it is');
    await ask(sheet, 'PUT', { version: 1, body: LATER }, bearer(key));
    await until(() => events.length === 2, 'the new version');
    expect(events).toEqual([
      { version: 1, body: SCORE_LOG },
      { version: 2, body: LATER },
    ]);
    await server.stop();
  });

  test('are removed with their key, and followers are told', async () => {
    const shared = { storage: memoryStorage(), bus: new MemoryBus() };
    const [server, other] = [await startTestServer({}, shared), await startTestServer({}, shared)];
    const { id, key } = await newSheet(server);
    const sheet = `${server.url}/v1/sheets/${id}`;
    const streams = [await follow(`${sheet}/events`), await follow(`${other.url}/v1/sheets/${id}/events`)];
    await until(() => streams.every(({ events }) => events.length === 1), 'the sheet as it is');
    expect((await ask(sheet, 'DELETE')).json['code']).toBe('noToken');
    expect((await ask(sheet, 'DELETE', undefined, bearer('x'.repeat(22)))).json['code']).toBe('badKey');
    expect((await ask(sheet, 'DELETE', undefined, bearer(key))).status).toBe(204);
    await until(() => streams.every(({ ended }) => ended()), 'the end of the streams');
    for (const { text } of streams) expect(text()).toMatch(/event: end\ndata: {}\n\n$/);
    expect((await ask(sheet)).json['code']).toBe('noSheet');
    expect((await ask(sheet, 'PUT', { version: 1, body: LATER }, bearer(key))).json['code']).toBe('noSheet');
    expect((await ask(sheet, 'DELETE', undefined, bearer(key))).json['code']).toBe('noSheet');
  });

  test('are written no faster than people play, each counted separately', async () => {
    stopTime();
    const server = await startTestServer();
    const [one, other] = [await newSheet(server), await newSheet(server)];
    const write = ({ id, key }: typeof one, version: number) =>
      ask(`${server.url}/v1/sheets/${id}`, 'PUT', { version, body: LATER }, bearer(key));
    // Requests without the key do not count against those with it.
    for (let time = 0; time < 20; time++) await write({ ...one, key: 'x'.repeat(22) }, 1);
    const answers = [];
    for (let version = 1; version <= 10; version++) answers.push(await write(one, version));
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect([refused.status, refused.json['code'], refused.headers.get('retry-after')]).toEqual([
      429,
      'tooMany',
      '1',
    ]);
    expect((await write(other, 1)).status).toBe(200);
  });

  test('can be followed at another process of the same database', async () => {
    const shared = { storage: memoryStorage(), bus: new MemoryBus() };
    const [one, other] = [await startTestServer({}, shared), await startTestServer({}, shared)];
    const { id, key } = await newSheet(one);
    const { events } = await follow(`${other.url}/v1/sheets/${id}/events`);
    await until(() => events.length === 1, 'the sheet as it is');
    await ask(`${one.url}/v1/sheets/${id}`, 'PUT', { version: 1, body: LATER }, bearer(key));
    await until(() => events.length === 2, 'the new version');
    expect(events[1]).toEqual({ version: 2, body: LATER });
  });

  test('can be followed at the same process even without the bus', async () => {
    const bus = Object.assign(new MemoryBus(), { publish: () => Promise.reject(new Error('away')) });
    const server = await startTestServer({}, { bus });
    const { id, key } = await newSheet(server);
    const sheet = `${server.url}/v1/sheets/${id}`;
    const { events } = await follow(`${sheet}/events`);
    await until(() => events.length === 1, 'the sheet as it is');
    await ask(sheet, 'PUT', { version: 1, body: LATER }, bearer(key));
    await until(() => events.length === 2, 'the new version');
    expect(events[1]).toEqual({ version: 2, body: LATER });
  });

  test('have no more followers than there is room for', async () => {
    const server = await startTestServer({ 'address-connections': '2' });
    const { id } = await newSheet(server);
    const url = `${server.url}/v1/sheets/${id}/events`;
    await follow(url);
    await follow(url);
    expect((await ask(url)).json['code']).toBe('tooMany');
  });

  test('have a limited number of followers, wherever they come from', async () => {
    const server = await startTestServer({ 'max-spectators': '2' });
    const [one, other] = [await newSheet(server), await newSheet(server)];
    const events = ({ id }: typeof one): string => `${server.url}/v1/sheets/${id}/events`;
    await follow(events(one));
    await follow(events(one));
    expect((await ask(events(one))).json['code']).toBe('full');
    expect((await follow(events(other))).response.status).toBe(200);
  });

  test('reach an address that has used up its bytes a little later, only in the newest version', async () => {
    const pass = stopTime();
    const server = await startTestServer();
    const { id, key } = await newSheet(server);
    const sheet = `${server.url}/v1/sheets/${id}`;
    // At two megabytes a second after the first eight, this lasts an eighth of a second.
    server.context.limits.answers.charge(callersOf('127.0.0.1'), performance.now(), (8 << 20) + (256 << 10));
    const { events } = await follow(`${sheet}/events`);
    await ask(sheet, 'PUT', { version: 1, body: LATER }, bearer(key));
    await ask(sheet, 'PUT', { version: 2, body: SCORE_LOG }, bearer(key));
    expect(events).toEqual([]);
    pass(1000);
    await until(() => events.length > 0, 'something is heard');
    expect(events).toEqual([{ version: 3, body: SCORE_LOG }]);
  });
});
