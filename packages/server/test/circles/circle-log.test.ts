import { webSource } from '@sevenfold/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { ask, bearer, openTestServer, stopTime, type TestServer } from '../helpers/test-server.ts';
import { Friend, filing, newId, type Opened, other, server, startCircleServers } from './friends.ts';

startCircleServers();

describe('the log of a circle', () => {
  test('has what was sent twice once, from whichever client and process', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const entry = filing({ [circle.member]: 190, [member]: 205 }, 'sheet:0123456789abcdef');
    const body = { entries: [entry] };
    const path = `circles/${circle.id}/entries`;
    const tries = await Promise.all(
      [server, other, server, other].map((at) => ann.ask(path, 'POST', body, at)),
    );
    for (const { json } of tries) expect(json['results']).toEqual([{ id: entry.id, n: 2 }]);
    expect(await ben.sends(circle, { ...entry, id: newId() })).toEqual(['alreadyFiled']);
    expect(await ben.sends(circle, entry)).toEqual(['idTaken']);
    const twin = filing({ [circle.member]: 190, [member]: 205 });
    expect(await ben.sends(circle, twin)).toEqual(['looksFiled']);
    expect((await ann.sees(circle)).games.size).toBe(1);
  });

  test('takes what can be taken of a batch, in order', async () => {
    const ann = new Friend();
    const circle = await ann.opens();
    const mum = { id: newId(), do: 'add', member: 'paper-mum-2', name: 'Mum' };
    const game = filing({ [circle.member]: 201, 'paper-mum-2': 20 });
    const undo = { id: newId(), do: 'undo', entry: game.id };
    const stranger = filing({ [circle.member]: 201, 'paper-nobody': 20 });
    expect(await ann.sends(circle, mum, game, stranger, undo, { ...undo, id: newId() })).toEqual([
      1,
      2,
      'noMember',
      3,
      'alreadyUndone',
    ]);
    expect((await ann.sees(circle)).games.size).toBe(0);
  });

  test('refuses what is too large, too much or nonsense, and says which entry it was', async () => {
    const ann = new Friend();
    const circle = await ann.opens();
    const path = `circles/${circle.id}/entries`;
    const good = { id: newId(), do: 'rename', member: circle.member, name: 'A' };
    const send = async (entries: unknown) => (await ann.ask(path, 'POST', { entries })).json;
    expect(await send([good, { ...good, id: 'x' }])).toMatchObject({ code: 'badRequest', at: 1 });
    expect(await send([])).toMatchObject({ code: 'badRequest' });
    expect(await send(Array.from({ length: 21 }, () => good))).toMatchObject({ code: 'badRequest' });
    expect(await send([{ ...good, name: 'x'.repeat(400_000) }])).toMatchObject({ code: 'tooLarge' });
    const game = filing({ [circle.member]: 1, 'paper-none': 0 });
    const rounds = Array.from({ length: 30_000 }, () => 1);
    const players = game.game.players.map((player) => Object.assign({}, player, { rounds }));
    expect(await send([{ ...game, game: { ...game.game, players } }])).toMatchObject({
      code: 'badRequest',
      at: 0,
    });
    expect((await ann.ask(`${path}?since=-1`)).json['code']).toBe('badRequest');
    const settings = { name: 'Fridays', zone: 'Nowhere/Land' };
    expect((await ann.ask('circles', 'POST', { name: 'Ann', settings })).json['code']).toBe('badRequest');
    const nameless = { name: 'Ann', settings: { name: '\u3164' } };
    expect((await ann.ask('circles', 'POST', nameless)).json['code']).toBe('badName');
  });

  test('is not flooded by one person, whatever they send', async () => {
    stopTime();
    const ann = new Friend();
    const circle = await ann.opens();
    const game = filing({ [circle.member]: 200, 'paper-none': 1 });
    const codes: unknown[] = [];
    for (let time = 0; time < 21; time++) codes.push(...(await ann.sends(circle, { ...game, id: newId() })));
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'noMember'), 'tooMany']);
    expect((await ann.ask(`circles/${circle.id}`)).status).toBe(200);
  });

  test('is paid for as it is read, however small it is when it is compressed', async () => {
    stopTime();
    const ann = new Friend();
    const circle = await ann.opens();
    const players = [
      { member: circle.member, place: 1, rounds: Array.from({ length: 200 }, () => -100_000) },
      { guest: 'Ben', place: 1 },
    ];
    const entries = Array.from({ length: 20 }, () => {
      const game = { key: `typed:${newId()}`, box: 'flip7', ended: 1_790_000_000_000, players };
      return { id: newId(), do: 'file', game };
    });
    expect(await ann.sends(circle, ...entries)).toHaveLength(20);
    const { answers } = server.context.limits;
    const caller = { key: '127.0.0.1', weight: 1 };
    const before = answers.debt(caller, performance.now());
    const { text } = await ann.ask(`circles/${circle.id}/entries`);
    const paid = answers.debt(caller, performance.now()) - before;
    // A caller may read two megabytes a second.
    expect((paid * (2 << 20)) / 1000).toBeGreaterThan(text.length);
  });

  test('is sent compressed to those who read that', async () => {
    const ann = new Friend();
    const circle = await ann.opens();
    for (let batch = 0; batch < 2; batch++)
      await ann.sends(
        circle,
        ...Array.from({ length: 20 }, (_, at) => ({
          id: newId(),
          do: 'add',
          member: `paper-${batch}-${at}-x`,
          name: `Player ${at}`,
        })),
      );
    const { headers, json } = await ann.ask(`circles/${circle.id}/entries`);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(json['entries']).toHaveLength(41);
    const plain = await ask(`${server.url}/v1/circles/${circle.id}/entries`, 'GET', undefined, {
      ...bearer(ann.token),
      'accept-encoding': 'identity',
    });
    expect([plain.headers.get('content-encoding'), plain.json]).toEqual([null, json]);
  });
});

describe('a circle with a very long log', () => {
  const storage = memoryStorage();
  const reads: string[] = [];
  let large: TestServer;

  beforeAll(async () => {
    const { circles } = storage;
    const [load, read] = [circles.load.bind(circles), circles.read.bind(circles)];
    // Twenty million characters would take long to write here.
    circles.load = async (id) => {
      const found = await load(id);
      return found === undefined ? undefined : { ...found, size: 20_000_000 };
    };
    circles.read = (id, from) => {
      reads.push(id);
      return read(id, from);
    };
    large = await openTestServer({ 'trust-proxy': 'loopback', 'address-tables': '1000' }, { storage });
  });
  afterAll(() => large.stop());

  function askFrom(address: string, { token }: Friend, path: string, method = 'GET', body?: unknown) {
    return ask(`${large.url}/v1/${path}`, method, body, { ...bearer(token), 'x-forwarded-for': address });
  }

  async function openFrom(address: string, friend: Friend): Promise<Opened> {
    const { json } = await askFrom(address, friend, 'circles', 'POST', {
      name: 'Ann',
      settings: { name: 'Large' },
    });
    return json as unknown as Opened;
  }

  test('is read for nobody who has no business there', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const { id, member } = await openFrom('10.1.1.1', ann);
    const key = webSource.token();
    const asks: [string, string, unknown?][] = [
      ['POST', `circles/${id}/entries`, { entries: [{ id: newId(), do: 'rename', member, name: 'Eve' }] }],
      ['POST', `circles/${id}/members`, { key, name: 'Eve' }],
      ['POST', `circles/${id}/preview`, { key }],
      ['DELETE', `circles/${id}/members/${member}`],
      ['POST', `circles/${id}/invitation`],
      ['GET', `circles/${id}/webhook`],
      ['DELETE', `circles/${id}`],
    ];
    for (const [at, [method, path, body]] of asks.entries())
      expect((await askFrom(`10.1.2.${at}`, eve, path, method, body)).status).toBeGreaterThanOrEqual(400);
    expect(reads).not.toContain(id);
  });

  test('is paid for by whoever makes the server read it, and costs nothing in memory', async () => {
    stopTime();
    const ann = new Friend();
    const [one, two] = [await openFrom('10.2.1.1', ann), await openFrom('10.2.1.1', ann)];
    const look = (circle: Opened, address: string) => askFrom(address, ann, `circles/${circle.id}/webhook`);
    expect((await look(one, '10.2.2.1')).status).toBe(200);
    expect((await look(one, '10.2.2.1')).status).toBe(200);
    const refused = await look(two, '10.2.2.1');
    expect([refused.status, refused.json['code']]).toEqual([429, 'tooMany']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    expect((await look(two, '10.2.2.2')).status).toBe(200);
    // There is room for one of the two circles in memory.
    expect((await look(one, '10.2.2.3')).status).toBe(200);
    expect(reads.filter((id) => id === one.id)).toHaveLength(2);
  });
});
