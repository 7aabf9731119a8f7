import { once } from 'node:events';
import { connect } from 'node:net';
import { legalMoves, makeMove } from '@sevenfold/engine';
import {
  type Client,
  type ClientMessage,
  encode,
  LONGEST_MESSAGE,
  PROTOCOL,
  webSource,
} from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket as Ws } from 'ws';
import { memoryStorage } from '../helpers/memory-storage.ts';
import {
  ask,
  sleep,
  enter,
  newTable,
  startTestServer,
  stopTime,
  Raw,
  sitDown,
  until,
  type TestServer,
} from '../helpers/test-server.ts';

function hello(table: string, token?: string) {
  return { type: 'hello', version: PROTOCOL, table, ...(token === undefined ? {} : { token }) } as const;
}

/** The status of a handshake. */
function knock({ socket }: TestServer, options: ConstructorParameters<typeof Ws>[2] = {}): Promise<number> {
  const ws = new Ws(socket, options);
  onTestFinished(() => ws.terminate());
  return new Promise((resolve) => {
    ws.on('open', () => resolve(101));
    ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    ws.on('error', () => undefined);
  });
}

async function drops({ url }: TestServer, reason: string): Promise<number> {
  const { text } = await ask(`${url}/metrics`);
  return Number(new RegExp(`sevenfold_drops_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

describe('only a seat’s own token moves for it', () => {
  test('a spectator, a stranger and a neighbour can do nothing', async () => {
    const server = await startTestServer();
    const clients = await sitDown(server, 2);
    const { code } = clients[0]!.view!;
    const asked = clients.find((client) => client.asked >= 0)!;
    const other = clients.find((client) => client !== asked)!;
    const move = { type: 'move', game: 1, seat: asked.asked, move: 'h', n: asked.log.length } as const;
    for (const token of [undefined, webSource.token()]) {
      const raw = await new Raw(server).open();
      raw.say(hello(code, token));
      await raw.next('welcome');
      for (const message of [
        move,
        { type: 'host', do: 'close' },
        { type: 'leave', seat: 0 },
        { type: 'chat', text: 'hi' },
      ]) {
        raw.say(message);
        expect(await raw.next('rejected')).toMatchObject({ code: 'noToken', re: message.type });
      }
    }
    other.send(move);
    await until(() => other.refused !== undefined, 'the neighbour is refused');
    expect(other.refused).toMatchObject({ code: 'notYourSeat', re: 'move' });
    other.send({ type: 'host', do: 'pause', on: true });
    expect(asked.log).toHaveLength(move.n);
  });

  test('old messages, sent again, change nothing', async () => {
    const server = await startTestServer();
    const clients = await sitDown(server, 2, { rules: { preset: 'official', target: 30 } });
    const { code } = clients[0]!.view!;
    const said: { readonly client: Client; readonly message: ClientMessage }[] = [];
    await until(() => {
      for (const client of clients) {
        const { asked: seat, log } = client;
        if (seat < 0 || said.some(({ message }) => message.type === 'move' && message.n === log.length))
          continue;
        const move = makeMove(legalMoves(client.state!).at(-1)!);
        const message = { type: 'move', game: 1, seat, move, n: log.length } as const;
        said.push({ client, message });
        client.send(message);
      }
      return clients.every(({ view }) => view?.phase === 'over');
    }, 'the game is over');
    const log = [...clients[0]!.log];
    for (const { client, message } of said) client.send(message);
    await sleep(100);
    const witness = enter(server, code);
    await until(() => witness.log.length >= log.length, 'the log is there');
    expect(witness.log).toEqual(log);
  });
});

/** After abuse the server reads nothing more, not even the answer to its close frame. */
const IMPATIENT = { timeouts: { close: 60 } };

describe('bad messages', () => {
  test.each([
    ['', 'notJson'],
    ['{', 'notJson'],
    ['null', 'badMessage'],
    ['[]', 'badMessage'],
    ['{"type":"hello"}', 'badMessage'],
    ['{"type":"hello","version":1,"table":"ABCDEF","token":"short"}', 'badMessage'],
    ['{"type":"hello","version":99,"table":"ABCDEF"}', 'badVersion'],
    ['{"type":"hello","version":1,"table":"ABCDEF"}', 'noTable'],
    ['{"type":"ping"}', 'notJoined'],
    ['{"__proto__":{"type":"ping"}}', 'badMessage'],
    ['{"type":"ping","x":"é"}', 'badMessage'],
  ])('%s', async (text, code) => {
    const raw = await new Raw(await startTestServer()).open();
    raw.say(text);
    expect(await raw.next('rejected')).toMatchObject({ code });
    expect(raw.closed).toBeUndefined();
  });

  test('larger than 4 KB, or not text: the connection is closed with a code', async () => {
    const server = await startTestServer({}, IMPATIENT);
    const large = await new Raw(server).open();
    large.say('x'.repeat(LONGEST_MESSAGE + 1));
    expect(await large.end()).toMatchObject({ code: 1009 });
    const binary = await new Raw(server).open();
    binary.ws.send(new Uint8Array([1, 2, 3]));
    expect(await binary.end()).toEqual({ code: 1003, reason: 'notText' });
  });

  test('again and again: the connection is closed', async () => {
    const raw = await new Raw(await startTestServer({}, IMPATIENT)).open();
    for (let message = 0; message < 30; message++) raw.say('nonsense');
    expect(await raw.end()).toEqual({ code: 1008, reason: 'badMessages' });
  });
});

describe('too much', () => {
  test('on one connection: told, and then closed', async () => {
    stopTime();
    const raw = await new Raw(await startTestServer({ 'connection-messages': '5' }, IMPATIENT)).open();
    for (let message = 0; message < 11; message++) raw.say({ type: 'ping' });
    await until(() => raw.heard.length === 11, 'all are answered');
    expect(raw.heard.map(({ code }) => String(code)).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 'notJoined'),
      'tooFast',
    ]);
    for (let message = 0; message < 30; message++) raw.say({ type: 'ping' });
    expect(await raw.end()).toEqual({ code: 1008, reason: 'tooFast' });
  });

  test('from one address, over several connections', async () => {
    stopTime();
    // The limit is two at once, and one more each second.
    const server = await startTestServer({ 'address-messages': '1' });
    const raws = [await new Raw(server).open(), await new Raw(server).open()];
    for (let message = 0; message < 6; message++) for (const raw of raws) raw.say({ type: 'ping' });
    await until(() => raws.every(({ heard }) => heard.length === 6), 'all are answered');
    expect(raws.flatMap(({ heard }) => heard).filter(({ code }) => code === 'tooFast')).toHaveLength(10);
  });

  test('with one token, at several tables', async () => {
    stopTime();
    const server = await startTestServer({ 'identity-messages': '1' });
    const token = webSource.token();
    const raws: Raw[] = [];
    for (let table = 0; table < 2; table++) {
      const raw = await new Raw(server).open();
      raw.say(hello((await newTable(server)).code, token));
      await raw.next('welcome');
      raws.push(raw);
    }
    for (let message = 0; message < 5; message++) for (const raw of raws) raw.say({ type: 'ping' });
    const answers = (type: string) =>
      raws.flatMap(({ heard }) => heard.filter((one) => one['type'] === type));
    await until(() => answers('pong').length + answers('rejected').length === 10, 'all are answered');
    expect(answers('rejected').length).toBe(8);
  });

  test('connections from one address, and altogether', async () => {
    const few = await startTestServer({ 'address-connections': '2' });
    expect([await knock(few), await knock(few), await knock(few)]).toEqual([101, 101, 429]);
    const full = await startTestServer({ 'max-connections': '1' });
    expect([await knock(full), await knock(full)]).toEqual([101, 503]);
  });

  test('a place is free again when a connection ends', async () => {
    const server = await startTestServer({ 'address-connections': '1' });
    const raw = await new Raw(server).open();
    raw.ws.close();
    await raw.end();
    await until(() => server.context.sockets.size === 0, 'nobody is there');
    expect(await knock(server)).toBe(101);
  });

  test('tables in memory', async () => {
    const server = await startTestServer({ 'max-tables': '1' });
    const [one, two] = [await newTable(server), await newTable(server)];
    const first = enter(server, one.code, one.token);
    await until(() => first.status === 'open', 'the first table is there');
    const raw = await new Raw(server).open();
    raw.say(hello(two.code));
    expect(await raw.next('rejected')).toMatchObject({ code: 'busy', re: 'hello' });
    raw.say(hello(one.code));
    await raw.next('welcome');
  });

  test('spectators of a table; its people always get in', async () => {
    const server = await startTestServer({ 'max-spectators': '1' });
    const { code, token } = await newTable(server);
    const [one, two, host] = [
      await new Raw(server).open(),
      await new Raw(server).open(),
      await new Raw(server).open(),
    ];
    one.say(hello(code));
    await one.next('welcome');
    two.say(hello(code, webSource.token()));
    expect(await two.next('rejected')).toMatchObject({ code: 'crowded' });
    host.say(hello(code, token));
    await host.next('welcome');
  });

  test('wrong codes', async () => {
    stopTime();
    const server = await startTestServer();
    const raw = await new Raw(server).open();
    for (let guess = 0; guess < 35; guess++) raw.say(hello(`ZZZZ${guess + 10}`));
    await until(() => raw.heard.length === 35, 'all are answered');
    expect(raw.heard.filter(({ code }) => code === 'noTable')).toHaveLength(30);
    expect(raw.heard.filter(({ code }) => code === 'tooFast')).toHaveLength(5);
  });

  test('wrong codes from many connections at once, and over HTTP', async () => {
    stopTime();
    const storage = memoryStorage();
    const load = storage.store.load.bind(storage.store);
    // All tries arrive before the first is known to be wrong.
    storage.store.load = (code) => sleep(20).then(() => load(code));
    const server = await startTestServer({}, { storage });
    const { code } = await newTable(server);
    const raws = await Promise.all(Array.from({ length: 36 }, () => new Raw(server).open()));
    raws.forEach((raw, guess) => raw.say(hello(`ZZZZ${guess + 10}`)));
    await until(() => raws.every(({ heard }) => heard.length === 1), 'all are answered');
    const answers = raws.map(({ heard }) => heard[0]!['code']);
    expect(answers.filter((answer) => answer === 'noTable')).toHaveLength(30);
    expect(answers.filter((answer) => answer === 'tooFast')).toHaveLength(6);
    expect((await ask(`${server.url}/v1/tables/${code}`)).json['code']).toBe('tooMany');
    expect((await ask(`${server.url}/v1/records/${code}.1`)).json['code']).toBe('tooMany');
  });

  test('TCP connections of one address without requests', async () => {
    const { port } = await startTestServer({ 'address-connections': '2' });
    const lines = Array.from({ length: 12 }, () => connect(port, '127.0.0.1'));
    let dropped = 0;
    for (const line of lines) {
      line.on('error', () => undefined).on('close', () => dropped++);
      onTestFinished(() => void line.destroy());
    }
    await until(() => dropped === 4, 'what is too much was dropped');
    await sleep(50);
    expect(dropped).toBe(4);
  });
});

describe('useless connections', () => {
  test('are closed if nobody says hello', async () => {
    const raw = await new Raw(
      await startTestServer({}, { timeouts: { hello: 60, ping: 10_000, dead: 20_000 } }),
    ).open();
    expect(await raw.end()).toEqual({ code: 1008, reason: 'noHello' });
  });

  test('are cut if nobody answers a ping', async () => {
    const pass = stopTime();
    const server = await startTestServer({}, { timeouts: { hello: 10_000, ping: 60, dead: 200 } });
    const [alive, dead] = [new Ws(server.socket), new Ws(server.socket)];
    onTestFinished(() => alive.terminate());
    onTestFinished(() => dead.terminate());
    await until(() => alive.readyState === Ws.OPEN && dead.readyState === Ws.OPEN, 'both are there');
    dead.pause();
    for (let times = 0; times < 5; times++) {
      pass(70);
      await once(alive, 'ping');
      // The answer is on its way.
      await sleep();
    }
    await until(() => server.context.sockets.size === 1, 'one was cut');
    expect(await drops(server, 'silent')).toBe(1);
    expect(alive.readyState).toBe(Ws.OPEN);
  });

  test('are cut if they do not read, and nobody else waits for them', async () => {
    const many = String(1_000_000);
    const server = await startTestServer({
      'connection-messages': many,
      'address-messages': many,
      'identity-messages': many,
    });
    const { code, token } = await newTable(server);
    const host = enter(server, code, token);
    await until(() => host.status === 'open', 'the host is there');
    for (let bot = 0; bot < 36; bot++) host.send({ type: 'host', do: 'addBot', bot: 'stay25' });
    await until(() => host.view?.seats.length === 36, 'the table is full');
    const slow = new Ws(server.socket);
    onTestFinished(() => slow.terminate());
    await until(() => slow.readyState === Ws.OPEN, 'the slow one is there');
    slow.send(encode(hello(code)));
    slow.pause();
    await until(() => server.context.house.guests === 2, 'the slow one watches');
    // The host continues in this process, without limits, and changes the table many times.
    const busy = { id: 'busy', open: true, send: () => undefined, close: () => undefined };
    const { house } = server.context;
    await house.receive(busy, encode(hello(code, token)));
    for (let news = 0; news < 20_000 && (await drops(server, 'slow')) === 0; news += 10)
      for (let one = 0; one < 10; one++)
        await house.receive(busy, encode({ type: 'host', do: 'lock', on: one % 2 === 0 }));
    expect(await drops(server, 'slow')).toBe(1);
    const other = enter(server, code);
    await until(() => other.view?.seats.length === 36, 'the table goes on');
  });
});

describe('pages of other sites', () => {
  test('can neither connect nor create tables', async () => {
    const server = await startTestServer({ origins: 'https://friend.example' });
    const headers = { origin: 'https://evil.example' };
    expect(await knock(server, { headers })).toBe(403);
    expect((await ask(`${server.url}/v1/tables`, 'POST', {}, headers)).json['code']).toBe('badOrigin');
    expect(await knock(server, { headers: { origin: 'null' } })).toBe(403);
    expect(await knock(server, { headers: { origin: server.url } })).toBe(101);
    expect(await knock(server, { headers: { origin: 'https://friend.example' } })).toBe(101);
    expect(await knock(server)).toBe(101);
  });
});

/** A request that came through a proxy. */
function as(address: string) {
  return { headers: { 'x-forwarded-for': address } };
}

test('only a trusted proxy says who is calling', async () => {
  const trusting = await startTestServer({ 'address-connections': '1', 'trust-proxy': 'loopback' });
  expect(await knock(trusting, as('203.0.113.1'))).toBe(101);
  expect(await knock(trusting, as('203.0.113.2'))).toBe(101);
  expect(await knock(trusting, as('203.0.113.2'))).toBe(429);
  // One customer has a whole network of such addresses.
  expect(await knock(trusting, as('2001:db8:1:2::3'))).toBe(101);
  expect(await knock(trusting, as('2001:db8:1:2:ffff::9'))).toBe(429);
  // Having many such networks does not help either: a /48 gets sixteen times as much.
  const networks = Array.from({ length: 16 }, (_, n) => knock(trusting, as(`2001:db8:9:${n}00::1`)));
  expect(await Promise.all(networks)).toEqual(networks.map(() => 101));
  expect(await knock(trusting, as('2001:db8:9:ff00::1'))).toBe(429);
  const wary = await startTestServer({ 'address-connections': '1' });
  expect(await knock(wary, as('203.0.113.1'))).toBe(101);
  expect(await knock(wary, as('203.0.113.2'))).toBe(429);
  expect(wary.log.filter((line) => line.includes('--trust-proxy'))).toHaveLength(1);
  expect(trusting.log.filter((line) => line.includes('--trust-proxy'))).toHaveLength(0);
});

/** The host in the link of a new table. */
async function siteOf({ url }: TestServer, headers: Record<string, string>): Promise<string> {
  const { json } = await ask(`${url}/v1/tables`, 'POST', {}, headers);
  return String(json['link']).replace(/\/t\/.*/, '');
}

test('only a trusted proxy says where the server is', async () => {
  const forwarded = { 'x-forwarded-host': 'play.example.org', 'x-forwarded-proto': 'https' };
  const origin = { origin: 'https://play.example.org' };
  const [trusting, wary] = [await startTestServer({ 'trust-proxy': 'loopback' }), await startTestServer()];
  const another = await startTestServer({ 'trust-proxy': '192.0.2.1' });
  expect(await siteOf(trusting, forwarded)).toBe('https://play.example.org');
  expect(await knock(trusting, { headers: { ...forwarded, ...origin } })).toBe(101);
  for (const server of [wary, another]) {
    expect(await siteOf(server, forwarded)).toBe(server.url);
    expect(await knock(server, { headers: { ...forwarded, ...origin } })).toBe(403);
  }
  expect(await siteOf(trusting, { 'x-forwarded-proto': 'javascript' })).toBe(trusting.url);
});
