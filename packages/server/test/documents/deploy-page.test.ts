import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { MemoryBus, socketUrl } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { FLAGS, readConfig, variableOf } from '../../src/index.ts';
import { memoryStorage } from '../helpers/memory-storage.ts';
import { blocksOf, type Proxy, startCaddy, startNginx } from '../helpers/proxies.ts';
import { describeWith } from '../helpers/services.ts';
import { newTable, startTestServer, type TestServer, until } from '../helpers/test-server.ts';

/** The process that is stopped. */
const GONE = 1;
const page = readFileSync(join(import.meta.dirname, '../../../../docs/DEPLOY.md'), 'utf8');

describeWith('nginx', 'TEST_NGINX', (nginx) => {
  test('people play through the proxy of docs/DEPLOY.md, over TLS, and strangers cannot read the figures', async () => {
    const server = await startTestServer({ 'trust-proxy': 'loopback' });
    const port = await nginxOf(nginx, [server.port]);
    const { code, token } = await newTable(server);

    // Visitors cannot set the headers that the proxy sets.
    const made = await ask(port, 'POST', '/v1/tables', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      'x-forwarded-for': '203.0.113.1',
    });
    expect(made).toMatchObject({ status: 201 });
    expect(JSON.parse(made.text)).toMatchObject({
      link: expect.stringMatching(`^https://play.example.org:${port}/t/`) as string,
    });
    expect(await ask(port, 'GET', '/health')).toMatchObject({ status: 200 });
    expect(await ask(port, 'GET', '/metrics')).toMatchObject({ status: 403 });

    const heard: { type: string; you?: number }[] = [];
    const socket = new WebSocket(`wss://localhost:${port}/v1/socket`, {
      rejectUnauthorized: false,
      headers: { host: `play.example.org:${port}`, origin: `https://play.example.org:${port}` },
    });
    onTestFinished(() => socket.terminate());
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: 1, table: code, token }));
    });
    await until(() => heard.length > 0, 'a welcome through the proxy');
    expect(heard[0]).toMatchObject({ type: 'welcome', you: 1 });
    expect(server.log.join('')).not.toContain('--trust-proxy');
  });
});

const PROXIES = [
  ['nginx', 'TEST_NGINX', 'https', nginxOf],
  ['Caddy', 'TEST_CADDY', 'http', caddyOf],
] as const;
for (const [name, variable, protocol, start] of PROXIES) {
  describeWith(name, variable, (program) => {
    test('everyone at a table reaches the same of three processes; only the tables of one that is gone or lets nobody in move until it is back', async () => {
      const fleet = await Fleet.open(
        async (ports) => `${protocol}://127.0.0.1:${await start(program, ports)}`,
      );
      const { first, again, shut, after, later, back } = await placesIn(fleet);
      expect(again).toEqual(first);
      expect(shut).not.toContain(GONE);
      expect(after.filter((_, at) => first[at] !== GONE)).toEqual(first.filter((place) => place !== GONE));
      expect(after).not.toContain(GONE);
      expect(later).toEqual(after);
      expect(back).toEqual(first);
    });
  });
}

describe('docs/DEPLOY.md', () => {
  test('names only settings that exist, with their defaults', () => {
    const config: Record<string, unknown> = readConfig({}, {});
    const others = new Set(['herd', 'only']);
    const named = matches(/`--([a-z-]+)/g).filter((name) => !others.has(name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in config))).toEqual([]);
    const defaults = Array.from(page.matchAll(/^\| `--([a-z-]+)`, ([\d,]+) \|/gm), ([, name, value]) => [
      name!,
      Number(value!.replaceAll(',', '')),
    ]);
    expect(defaults.length).toBeGreaterThan(5);
    expect(defaults).toEqual(defaults.map(([name]) => [name, config[name as string]]));
  });

  test('starts the program as it can be started after the setup, which puts it on no path', () => {
    expect(page.match(/(?:^ {4}|`)(?:npx )?sevenfold [a-z]+/gm)).toContain('    npx sevenfold load');
    expect(page.match(/(?:^ {4}|`)sevenfold [a-z]+/gm)).toBe(null);
  });

  test('has one figure for the memory of a connection, which is also that of the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
    const figures = [
      Number(/connection takes about (\d+) KB/.exec(page)?.[1]),
      Number(/(\d+) MB of memory for every thousand connections/.exec(page)?.[1]),
      Number(/20,000 take about (\d+) MB/.exec(page)?.[1]) / 20,
      Number(/(\d+) KB per connection/.exec(readme)?.[1]),
    ];
    expect(figures).toEqual(figures.map(() => figures[0]));
    expect(figures[0]).toBeGreaterThan(0);
  });

  test('has services that systemd starts again however often they fail', () => {
    const units = blocksOf(page, 'ini');
    expect(units.length).toBe(2);
    for (const unit of units) {
      // Outside the first section, systemd ignores this setting.
      expect(unit.slice(0, unit.indexOf('[Service]'))).toContain('\nStartLimitIntervalSec=0\n');
      expect(unit).toContain('\nRestart=always\n');
    }
  });

  test('names only variables that exist', () => {
    const known = new Set(FLAGS.map(variableOf));
    const file = blocksOf(page, 'sh').find((block) => block.startsWith('# /etc/sevenfold.env'));
    const variables = Array.from(file!.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name!);
    expect(variables).toContain('SEVENFOLD_DATABASE_URL');
    expect(variables.filter((name) => !known.has(name))).toEqual([]);
  });

  test('gives a path of a website to the server as the browser tests do', () => {
    expect(blocksOf(page, 'nginx')[0]).toContain('  location / {\n');
    expect(page).toContain('`location /games/seven/ {` takes the place of `location / {`');
  });

  test('names only metrics that exist', async () => {
    const { url } = await startTestServer();
    const text = await (await fetch(`${url}/metrics`)).text();
    const exported = new Set(Array.from(text.matchAll(/^# TYPE (\w+) /gm), ([, name]) => name!));
    const named = matches(/\b((?:sevenfold|process|nodejs)_[a-z0-9_]+)/g)
      .map((name) => name.replace(/_(?:bucket|count)$/, ''))
      .filter((name) => name !== 'sevenfold_key');
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  });
});

describe('the compose files', () => {
  const root = join(import.meta.dirname, '../../../..');
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');

  test.each(['compose.yaml', 'compose.cluster.yaml'])('%s names only settings that exist', (name) => {
    const known = new Set(FLAGS.map(variableOf));
    const [process = ''] = read(name).split(/^services:\n(?= {2}one:)|^ {2}proxy:$/m);
    const variables = Array.from(process.matchAll(/^ {4,6}([A-Z_]+): /gm), ([, variable]) => variable!);
    expect(variables).toContain('SEVENFOLD_BASE');
    expect(variables.filter((variable) => !known.has(variable))).toEqual([]);
  });

  test('open no port of a server to others unless told to', () => {
    const ports = Array.from(read('compose.yaml').matchAll(/^ +- (\S+):7777$/gm), ([, port]) => port);
    expect(ports).toEqual(['${SEVENFOLD_ADDRESS:-127.0.0.1}:${SEVENFOLD_PORT:-7777}']);
    expect(read('compose.cluster.yaml')).not.toMatch(/:7777$/m);
  });

  test('have the Caddyfile of the page', () => {
    const own = read('deploy/Caddyfile').replace('{$SITE}', 'play.example.org');
    const addresses = ['one', 'two', 'three'].map(
      (name, at) => [`${name}:7777`, `127.0.0.1:777${7 + at}`] as const,
    );
    const same = addresses.reduce((text, [name, address]) => text.replace(name, address), own);
    expect(withoutComments(same)).toBe(withoutComments(blocksOf(page, 'caddy')[0]!));
  });
});

/** Three processes that share their tables, and the way to them through a proxy. */
class Fleet {
  readonly servers: TestServer[] = [];
  readonly #shared = { storage: memoryStorage(), bus: new MemoryBus() };
  #server = '';

  static async open(proxy: (ports: readonly number[]) => Promise<string>): Promise<Fleet> {
    const fleet = new Fleet();
    for (let count = 0; count < 3; count++) fleet.servers.push(await fleet.#start());
    fleet.#server = await proxy(fleet.servers.map(({ port }) => port));
    return fleet;
  }

  /** Starts the process again at the same address. */
  async restart(number: number): Promise<void> {
    this.servers[number] = await this.#start(`${this.servers[number]!.port}`);
  }

  #start(port = '0'): Promise<TestServer> {
    // All visitors have one address here.
    const flags = {
      'address-connections': '10000',
      'address-requests': '10000',
      'address-messages': '10000',
    };
    return startTestServer({ ...flags, 'trust-proxy': 'loopback', port }, this.#shared);
  }

  /** Someone says hello at a table; returns the number of the process that they reach. */
  async visit(table: string): Promise<number> {
    const before = this.servers.map(({ context }) => context.sockets.size);
    const heard: { type: string }[] = [];
    const connect = (): void => {
      const socket = new WebSocket(socketUrl(this.#server, table), { rejectUnauthorized: false });
      onTestFinished(() => socket.terminate());
      // Tries again, as apps do.
      socket.on('error', () => setTimeout(connect, 250));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 1, table })));
      socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
    };
    connect();
    await until(() => heard.some(({ type }) => type === 'welcome'), `a welcome at ${table}`);
    return this.servers.findIndex(({ context }, at) => context.sockets.size > before[at]!);
  }
}

type Places = Record<'first' | 'again' | 'shut' | 'after' | 'later' | 'back', number[]>;

/** Which process serves which table: found twice, then while one lets nobody in, twice when it is gone, and after its return. */
async function placesIn(fleet: Fleet): Promise<Places> {
  const { servers } = fleet;
  const codes: string[] = [];
  const first: number[] = [];
  // Twelve random codes are nearly always served by all three processes.
  while (codes.length < 12 || new Set(first).size < 3) {
    const { code } = await newTable(servers[0]!);
    codes.push(code);
    first.push(await fleet.visit(code));
  }
  const again = await inTurn(codes, (code) => fleet.visit(code.toLowerCase()));
  const visitAll = (): Promise<number[]> => inTurn(codes, (code) => fleet.visit(code));
  const { storeWatch } = servers[GONE]!.context;
  storeWatch.isOpen = false;
  const shut = await visitAll();
  storeWatch.isOpen = true;
  await servers[GONE]!.stop();
  const [after, later] = [await visitAll(), await visitAll()];
  await fleet.restart(GONE);
  await until(async () => (await visitAll()).includes(GONE), 'the process is back');
  const back = await visitAll();
  return { first, again, shut, after, later, back };
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

function withoutComments(text: string): string {
  return text.replaceAll(/^#.*\n/gm, '');
}

/** What a pattern captures in the page, each once. */
function matches(pattern: RegExp): string[] {
  return [...new Set(Array.from(page.matchAll(pattern), ([, found]) => found!))];
}

/** Both return the port of a proxy that ends with the test. */
async function nginxOf(program: string, behind: readonly number[]): Promise<number> {
  return untilFinished(await startNginx(program, behind, true));
}

async function caddyOf(program: string, behind: readonly number[]): Promise<number> {
  return untilFinished(await startCaddy(program, behind));
}

function untilFinished({ port, end }: Proxy): number {
  onTestFinished(end);
  return port;
}

function ask(
  port: number,
  method: string,
  path: string,
  more: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const headers = { host: `play.example.org:${port}`, ...more };
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', method, path, headers, rejectUnauthorized: false },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
