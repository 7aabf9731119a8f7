import { type Entry, type NewEntry, openCircle, placesOf, withNames } from '@sevenfold/circles';
import { MemoryBus, webSource } from '@sevenfold/table';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '../src/index.ts';
import {
  ask,
  bearer,
  enter,
  openTestServer,
  playOn,
  stopTime,
  type TestServer,
  until,
} from './test-server.ts';

const shared = { storage: memoryStorage(), bus: new MemoryBus() };
let server: TestServer;
/** Another process of the same database. */
let other: TestServer;

// Both for all tests: each has people of its own.
beforeAll(async () => {
  const flags = { 'address-tables': '1000', 'address-requests': '100000' };
  server = await openTestServer(flags, shared);
  other = await openTestServer(flags, shared);
});
afterAll(async () => {
  await server.stop();
  await other.stop();
});

const { circles: store, filings } = shared.storage;

/** A person and what they do with circles. */
class Friend {
  readonly token = webSource.token();

  ask(path: string, method = 'GET', body?: unknown, at = server) {
    return ask(`${at.url}/v1/${path}`, method, body, bearer(this.token));
  }

  async opens(name = 'Ann'): Promise<Opened> {
    const settings = { name: 'Fridays', zone: 'Europe/Berlin' };
    const { status, json } = await this.ask('circles', 'POST', { name, settings });
    if (status !== 201) throw new Error(String(json['message']));
    return json as unknown as Opened;
  }

  async joins({ id, key }: Opened, name: string, as?: string): Promise<string> {
    const { status, json } = await this.ask(`circles/${id}/members`, 'POST', { key, name, as });
    if (status !== 201) throw new Error(String(json['message']));
    return String(json['member']);
  }

  /** Positions of entries, or why they are refused. */
  async sends({ id }: Pick<Opened, 'id'>, ...entries: (NewEntry | object)[]): Promise<unknown[]> {
    const { json } = await this.ask(`circles/${id}/entries`, 'POST', { entries });
    if (json['results'] === undefined) return [json['code']];
    return (json['results'] as { n?: number; code?: string }[]).map(({ n, code }) => n ?? code);
  }

  async sees({ id }: Pick<Opened, 'id'>, at = server) {
    const { json } = await this.ask(`circles/${id}/entries`, 'GET', undefined, at);
    const { entries, names } = json as unknown as { entries: Entry[]; names: [number, string][] };
    return openCircle(withNames(entries, names));
  }
}

interface Opened {
  readonly id: string;
  readonly key: string;
  readonly member: string;
}

let ids = 0;
const newId = (): string => `entry-${String(++ids).padStart(4, '0')}`;

function filing(totals: Readonly<Record<string, number>>, key = `typed:${newId()}`) {
  const places = placesOf(Object.values(totals));
  const players = Object.entries(totals).map(([member, total], seat) => ({
    member,
    place: places[seat]!,
    total,
  }));
  return { id: newId(), do: 'file', game: { key, box: 'flip7', ended: 1_790_000_000_000, players } } as const;
}

async function follow(friend: Friend, id: string, at = other) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${at.url}/v1/circles/${id}/events`, {
    headers: bearer(friend.token),
    signal: stop.signal,
  });
  const heard = { text: '', ended: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body!) heard.text += decoder.decode(chunk);
    heard.ended = true;
  })().catch(() => undefined);
  return heard;
}

/** Both sit down and play a game with a bot; returns its ID. */
async function play(circle: Opened, friends: readonly Friend[]): Promise<string> {
  const { status, json } = await friends[0]!.ask('tables', 'POST', { circle: circle.id });
  expect(status).toBe(201);
  const code = String(json['code']);
  const clients = friends.map(({ token }) => enter(server, code, token));
  for (const [seat, client] of clients.entries()) {
    await until(() => client.status === 'open', 'someone is at the table');
    client.send({ type: 'sit', name: `At seat ${seat}`, colour: seat });
    await until(() => client.seats.length === 1, 'someone has sat down');
  }
  clients[0]!.send({ type: 'host', do: 'addBot', bot: 'greta' });
  await until(() => clients[0]!.view!.seats.length === clients.length + 1, 'the bot');
  expect(clients[0]!.view!.circle).toBe(circle.id);
  const { json: head } = await friends[0]!.ask(`circles/${circle.id}`);
  expect(head['tables']).toMatchObject([{ code, phase: 'lobby', joinable: true }]);
  clients[0]!.send({ type: 'host', do: 'start' });
  await until(() => clients.every(({ state }) => state !== undefined), 'the game has begun');
  await playOn(clients);
  return `${code}.1`;
}

describe('a circle', () => {
  test('is opened, joined by its link, filled and read by its members', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const mum = 'paper-mum-1';
    expect(await ann.sends(circle, { id: newId(), do: 'add', member: mum, name: ' Mum\u202e ' })).toEqual([
      1,
    ]);
    expect((await ben.ask(`circles/${circle.id}/preview`, 'POST', { key: circle.key })).json).toEqual({
      name: 'Fridays',
      members: 2,
      paper: [{ id: mum, name: 'Mum' }],
    });
    const member = await ben.joins(circle, 'Ben');
    expect(await ben.joins(circle, 'Ben again')).toBe(member);
    expect(await ben.sends(circle, filing({ [circle.member]: 190, [member]: 205, [mum]: 100 }))).toEqual([3]);
    const seen = await ann.sees(circle, other);
    expect([...seen.members.values()].map(({ name }) => name)).toEqual(['Ann', 'Mum', 'Ben']);
    expect(seen.games.size).toBe(1);
    const head = await ann.ask(`circles/${circle.id}`);
    expect(head.json).toEqual({
      id: circle.id,
      version: 4,
      n: 4,
      you: circle.member,
      deleted: null,
      tables: [],
    });
    const later = (await ann.ask(`circles/${circle.id}/entries?since=2`)).json;
    expect([later['from'], (later['entries'] as []).length, later['names']]).toEqual([2, 2, [[2, 'Ben']]]);
    expect((await ben.ask('me/circles')).json).toEqual({
      circles: [
        {
          id: circle.id,
          version: 4,
          n: 4,
          deleted: null,
          member,
          name: 'Fridays',
          members: 3,
          games: 1,
          last: 1_790_000_000_000,
        },
      ],
    });
  });

  test('has a name, and names of its rules, that are safe to show', async () => {
    const ann = new Friend();
    const circle = await ann.opens();
    const rules = { name: '\u202eours\ud800', link: 'a' };
    const change = (settings: object) => ann.sends(circle, { id: newId(), do: 'settings', settings });
    expect(await change({ name: 'Sun\u202eday', rules })).toEqual([1]);
    expect((await ann.sees(circle)).settings).toMatchObject({ name: 'Sunday', rules: { name: 'ours' } });
    expect(await change({ name: '\u0301' })).toEqual(['badName']);
    expect(await change({ rules: null })).toEqual([2]);
    expect((await ann.sees(circle)).settings).toMatchObject({ name: 'Sunday', rules: null });
  });

  test('is looked at by anyone with the link, without reading it each time, and as it is', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const names = vi.spyOn(store, 'names');
    onTestFinished(() => names.mockRestore());
    const look = async () =>
      (await eve.ask(`circles/${circle.id}/preview`, 'POST', { key: circle.key })).json['paper'];
    for (let times = 0; times < 5; times++) expect(await look()).toEqual([]);
    expect(names).toHaveBeenCalledTimes(1);
    await ann.sends(circle, { id: newId(), do: 'add', member: 'paper-tom-2', name: 'Tom' });
    expect(await look()).toEqual([{ id: 'paper-tom-2', name: 'Tom' }]);
  });

  test('is joined by someone who played on paper before', async () => {
    const [ann, tom] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    await ann.sends(circle, { id: newId(), do: 'add', member: 'paper-tom-1', name: 'Tom' });
    const member = await tom.joins(circle, 'Tom', 'paper-tom-1');
    expect((await tom.sees(circle)).members.get('paper-tom-1')?.into).toBe(member);
  });

  test('does not exist for strangers, and nothing of it can be changed without a token', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const { id, key, member } = await ann.opens();
    const asks: [string, string, unknown?][] = [
      ['GET', `circles/${id}`],
      ['GET', `circles/${id}/entries`],
      ['GET', `circles/${id}/events`],
      ['POST', `circles/${id}/entries`, { entries: [{ id: newId(), do: 'rename', member, name: 'Eve' }] }],
      ['DELETE', `circles/${id}/members/${member}`],
      ['POST', `circles/${id}/invitation`],
      ['DELETE', `circles/${id}`],
      ['POST', `circles/${id}/restore`],
      ['POST', 'tables', { circle: id }],
    ];
    for (const [method, path, body] of asks) {
      const stranger = await eve.ask(path, method, body);
      expect([method, path, stranger.json['code']]).toEqual([method, path, 'noCircle']);
      const nobody = await ask(`${server.url}/v1/${path}`, method, body);
      expect([method, path, nobody.json['code']]).toEqual([method, path, 'noToken']);
      const elsewhere = await eve.ask(path.replace(id, 'ABCDEFGH2345'), method, body);
      expect(elsewhere.text.replace('ABCDEFGH2345', id)).toBe(stranger.text);
    }
    const wrong = { key: 'x'.repeat(22), name: 'Eve' };
    expect((await eve.ask(`circles/${id}/members`, 'POST', wrong)).json['code']).toBe('badInvitation');
    expect((await eve.ask(`circles/${id}/preview`, 'POST', { key: wrong.key })).json['code']).toBe(
      'badInvitation',
    );
    expect(JSON.stringify(await shared.storage.circles.load(id))).not.toContain(key);
    expect([...server.log, ...other.log].join('\n')).not.toContain(key);
  });

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

  test('is protected from its members by its keepers', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const game = filing({ [circle.member]: 201, [member]: 20 });
    await ann.sends(circle, game);
    const key = game.game.key;
    expect(
      await ben.sends(
        circle,
        { id: newId(), do: 'remove', game: key },
        { id: newId(), do: 'undo', entry: game.id },
        { id: newId(), do: 'correct', game: filing({ [circle.member]: 1, [member]: 20 }, key).game },
        { id: newId(), do: 'keeper', member, on: true },
        { id: newId(), do: 'merge', member, into: circle.member },
      ),
    ).toEqual(['notAllowed', 'notAllowed', 'notAllowed', 'notAllowed', 'notAllowed']);
    expect((await ben.ask(`circles/${circle.id}/invitation`, 'POST')).json['code']).toBe('notAllowed');
    expect((await ben.ask(`circles/${circle.id}`, 'DELETE')).json['code']).toBe('notAllowed');
    const sendAway = `circles/${circle.id}/members/${circle.member}`;
    expect((await ben.ask(sendAway, 'DELETE')).json['code']).toBe('notAllowed');
  });

  test('whose link has leaked gets a new one, and whoever came with it goes', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await eve.joins(circle, 'Eve');
    const { json } = await ann.ask(`circles/${circle.id}/invitation`, 'POST');
    expect((await ann.ask(`circles/${circle.id}/members/${member}`, 'DELETE')).status).toBe(204);
    const again = { key: circle.key, name: 'Eve' };
    const refused = await eve.ask(`circles/${circle.id}/members`, 'POST', again);
    expect([refused.status, refused.json['code']]).toEqual([403, 'badInvitation']);
    expect((await eve.ask(`circles/${circle.id}`)).json['code']).toBe('noCircle');
    await new Friend().joins({ ...circle, key: String(json['key']) }, 'Ben');
  });

  test('is closed to whoever was removed, by the link that they know', async () => {
    const [ann, ben, eve] = [new Friend(), new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await eve.joins(circle, 'Eve');
    await ann.ask(`circles/${circle.id}/members/${member}`, 'DELETE');
    const tries = (key: string) => eve.ask(`circles/${circle.id}/members`, 'POST', { key, name: 'Eve' });
    expect((await tries(circle.key)).json['code']).toBe('badInvitation');
    const { json } = await ann.ask(`circles/${circle.id}/invitation`, 'POST');
    const bens = await ben.joins({ ...circle, key: String(json['key']) }, 'Ben');
    // Someone who goes by themselves takes nothing from the others.
    await ben.ask(`circles/${circle.id}/members/${bens}`, 'DELETE');
    await ben.joins({ ...circle, key: String(json['key']) }, 'Ben');
  });

  test('forgets the names of those who leave, and is gone with the last of them', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Benjamin');
    await ben.sends(circle, { id: newId(), do: 'rename', member, name: 'Benny' });
    await ben.sends(circle, filing({ [circle.member]: 1, [member]: 205 }));
    expect((await ben.ask(`circles/${circle.id}/members/${member}`, 'DELETE')).status).toBe(204);
    const { text } = await ann.ask(`circles/${circle.id}/entries`);
    expect(text).not.toMatch(/Ben/);
    const seen = await ann.sees(circle);
    expect([seen.members.get(member)?.is, seen.games.size]).toEqual(['left', 1]);
    expect((await ben.ask('me/circles')).json).toEqual({ circles: [] });
    await ann.ask(`circles/${circle.id}/members/${circle.member}`, 'DELETE');
    expect(await store.load(circle.id)).toBeUndefined();
  });

  test('tells everyone who follows it that someone has deleted everything', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    await ben.joins(circle, 'Ben');
    const heard = await follow(ann, circle.id);
    await until(() => heard.text.includes('"version":2'), 'the circle as it is');
    expect((await ben.ask('me', 'DELETE')).status).toBe(200);
    await until(() => heard.text.includes('"version":3'), 'that Ben is gone');
  });

  test('forgets a person who deletes everything, and takes over one who turns out to be another', async () => {
    const [ann, ben, phone] = [new Friend(), new Friend(), new Friend()];
    const hashes = await Promise.all([ann, ben, phone].map(({ token }) => webSource.hash(token)));
    const [one, both] = [await ben.opens('Ben'), await ann.opens()];
    const member = await ben.joins(both, 'Ben');
    await phone.joins(both, 'Ben on the phone');
    for (const adopt of shared.storage.adopters) await adopt(hashes[1]!, hashes[2]!);
    expect([...(await store.load(one.id))!.people]).toEqual([[hashes[2], one.member]]);
    const people = (await store.load(both.id))!.people;
    expect(new Set(people.keys())).toEqual(new Set([hashes[0], hashes[2]]));
    expect((await ann.sees(both)).members.get(member)?.into).toBe(people.get(hashes[2]!));
    expect(await phone.sends(one, { id: newId(), do: 'settings', settings: { order: 'wins' } })).toEqual([1]);
    for (const forget of shared.storage.forgetters) await forget(hashes[2]!);
    expect(await store.load(one.id)).toBeUndefined();
    expect((await ann.ask(`circles/${both.id}/entries`)).text).not.toMatch(/Ben/);
  });

  test('is deleted by a keeper, can be restored for two weeks, and is then gone', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    await ben.joins(circle, 'Ben');
    const path = `circles/${circle.id}`;
    expect((await ann.ask(path, 'DELETE')).status).toBe(204);
    expect((await ben.ask(path)).json['deleted']).toEqual(expect.any(Number));
    expect(await ben.sends(circle, { id: newId(), do: 'add', member: 'paper-1234', name: 'X' })).toEqual([
      'circleDeleted',
    ]);
    expect((await ann.ask(`${path}/restore`, 'POST')).status).toBe(204);
    expect((await ben.ask(path)).json['deleted']).toBeNull();
    await ann.ask(path, 'DELETE');
    const day = 86_400_000;
    await server.janitor.clean(Date.now() + 13 * day);
    expect((await ann.ask(path)).status).toBe(200);
    await server.janitor.clean(Date.now() + 15 * day);
    expect((await ann.ask(path)).status).toBe(404);
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
    // Two megabytes a second.
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

test('members hear of a new game of their circle once, those who played it do not', async () => {
  const [ann, ben, cat] = [new Friend(), new Friend(), new Friend()];
  const circle = await ann.opens();
  const member = await ben.joins(circle, 'Ben');
  await cat.joins(circle, 'Cat');
  const hashes = await Promise.all([ann, ben, cat].map(({ token }) => webSource.hash(token)));
  const { notifier } = server.context;
  const notify = vi.spyOn(notifier, 'notify').mockResolvedValue();
  onTestFinished(() => notify.mockRestore());
  const old = filing({ [circle.member]: 190, [member]: 205 });
  await ann.sends(circle, { ...old, game: { ...old.game, ended: Date.now() - 9 * 86_400_000 } });
  expect(notify).not.toHaveBeenCalled();
  const game = filing({ [circle.member]: 191, [member]: 205 });
  const entry = { ...game, game: { ...game.game, ended: Date.now() } };
  await ann.sends(circle, entry);
  await ann.sends(circle, entry);
  const message = { kind: 'circle', circle: circle.id, name: 'Fridays' };
  expect(notify.mock.calls).toEqual([[hashes[2], expect.objectContaining(message)]]);
});

describe('whoever follows a circle', () => {
  test('hears of every change, at another process too, until they are no longer a member', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const heard = await follow(ben, circle.id);
    await until(() => heard.text.includes(`"version":2,"n":2`), 'the circle as it is');
    await ann.sends(circle, filing({ [circle.member]: 205, [member]: 1 }));
    await until(
      () => heard.text.includes(`event: circle\ndata: {"id":"${circle.id}","version":3,"n":3}`),
      'a game',
    );
    await ann.ask(`circles/${circle.id}/members/${member}`, 'DELETE');
    await until(() => heard.ended, 'the end');
    expect(heard.text).toMatch(/event: end\ndata: {}\n\n$/);
    expect(heard.text).not.toContain('"version":4');
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
    // There is room for one of them.
    expect((await look(one, '10.2.2.3')).status).toBe(200);
    expect(reads.filter((id) => id === one.id)).toHaveLength(2);
  });
});

describe('a table for a circle', () => {
  test('files its games there, once, with what the archive knows', async () => {
    const [ann, ben, guest] = [new Friend(), new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const game = await play(circle, [ann, guest, ben]);
    await until(async () => (await ann.sees(circle)).games.size === 1, 'the game is filed');
    expect(await filings.waiting('', 9)).toEqual([]);
    const filed = (await ann.sees(circle)).games.get(`online:${game}`)!;
    const record = await ask(`${server.url}/v1/records/${game}`);
    const { totals, winners } = record.json['played'] as { totals: number[]; winners: number[] };
    expect(filed).toMatchObject({ verified: true, box: 'flip7', by: 'table' });
    expect(filed.players.map(({ total }) => total)).toEqual(totals);
    expect(filed.players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []))).toEqual(winners);
    for (const { rounds, total } of filed.players)
      expect(rounds!.reduce<number>((sum, points) => sum + points!, 0)).toBe(total);
    expect(filed.players).toMatchObject([
      { member: circle.member },
      { guest: 'At seat 1' },
      { member },
      { bot: 'greta' },
    ]);
    // Whoever files it once more, and whatever they say about it.
    const entry = filing({ [circle.member]: 999, [member]: 0 }, `online:${game}`);
    expect(await ben.sends(circle, entry)).toEqual(['alreadyFiled']);
    const kept = (await shared.storage.archive.find(game))!;
    await shared.storage.archive.keep({ ...kept, people: [], seats: [], circle: circle.id });
    await server.janitor.clean();
    expect((await ann.sees(circle)).games.size).toBe(1);
  });

  test('loses no game if its process dies before it has filed it', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const [first, second] = [await ann.opens(), await ann.opens()];
    const member = await ben.joins(second, 'Ben');
    const game = await play(first, [ann, ben]);
    const [annas, bens] = await Promise.all([ann, ben].map(({ token }) => webSource.hash(token)));
    // As a process keeps it, without the one that would have filed it at once.
    const keep = async (id: string) => {
      const kept = (await shared.storage.archive.find(game))!;
      const people = [annas!, bens!];
      await shared.storage.archive.keep({ ...kept, id, people, seats: [...people, null], circle: second.id });
    };
    await keep('ABCDEF.1');
    expect(await filings.waiting('', 9)).toEqual([{ game: 'ABCDEF.1', circle: second.id }]);
    // A member looks, at any process.
    await ben.ask(`circles/${second.id}`, 'GET', undefined, other);
    expect((await ann.sees(second)).games.get('online:ABCDEF.1')?.players[1]).toMatchObject({ member });
    // Or nobody looks, and the janitor comes.
    await keep('ABCDEF.2');
    await Promise.all([server.janitor.clean(), other.janitor.clean()]);
    expect([...(await ann.sees(second)).games.keys()]).toEqual(['online:ABCDEF.1', 'online:ABCDEF.2']);
    expect(await filings.waiting('', 9)).toEqual([]);
    // Or a process starts.
    await keep('ABCDEF.3');
    const third = await openTestServer({}, shared);
    onTestFinished(() => third.stop());
    await until(async () => (await ann.sees(second)).games.size === 3, 'the game is filed');
  });

  test('of an archived game files what the archive says, not what a member claims', async () => {
    const [ann, ben, cat] = [new Friend(), new Friend(), new Friend()];
    const first = await ann.opens();
    const game = await play(first, [ann, ben]);
    const second = await ann.opens();
    const [bens, cats] = [await ben.joins(second, 'Ben'), await cat.joins(second, 'Cat')];
    const claim = filing({ [cats]: 5000, [second.member]: 1, 'paper-none': 0 }, `online:${game}`);
    expect(await cat.sends(second, claim)).toEqual([3]);
    const filed = (await ann.sees(second)).games.get(`online:${game}`)!;
    expect(filed.players).toMatchObject([{ member: second.member }, { member: bens }, { bot: 'greta' }]);
    expect(filed.verified).toBe(true);
    const none = filing({ [cats]: 5000, [bens]: 1 }, 'online:ZZZZZZ.1');
    expect(await cat.sends(second, none)).toEqual(['noRecord']);
    const lower = filing({ [cats]: 5000, [bens]: 1 }, `online:${game}`);
    expect(await cat.sends(second, { ...lower, id: newId() })).toEqual(['alreadyFiled']);
    // Cat has played nothing, and cannot say that she was one of those strangers.
    const own = await cat.opens();
    expect(await cat.sends(own, filing({ [own.member]: 5000, 'paper-none': 0 }, `online:${game}`))).toEqual([
      'noRecord',
    ]);
  });
});
