import { isIP } from 'node:net';
import { POSTGRES_DEFAULTS } from './storage/database/postgres-options.ts';
import {
  BadSetting,
  choice,
  duration,
  hashed,
  list,
  path,
  secret,
  type Setting,
  text,
  whole,
} from './setting.ts';

const DAY = 24;
/** Unless the host asks for another number. */
export const MAX_CONNECTIONS = 20_000;
/** About a second of the news that one process can send. */
export const REDIS_QUEUE = 10_000;

/**
 * Every setting of the server, by its flag. A flag overrides the environment, where it is written as in `variableOf`.
 */
const SERVER_SETTINGS = {
  port: whole('port to listen on; 0 picks any free one', 7777, 0, 65_535),
  host: text(
    'address to listen on; 127.0.0.1 for this machine only',
    'ADDRESS',
    '0.0.0.0',
    /^[\w.:-]{1,255}$/,
    'an address or host name of this machine',
  ),
  data: text('folder of the database', 'FOLDER', 'sevenfold-data', /./, 'a folder'),
  'database-url': secret(
    'store games in this PostgreSQL instead of the folder',
    'URL',
    (given) => /^postgres(?:ql)?:\/\/\S+$/.test(given) && URL.canParse(given),
    'a URL such as postgres://user@host/database',
  ),
  'database-connections': whole('connections to PostgreSQL at once', POSTGRES_DEFAULTS.connections, 1, 1000),
  'database-timeout': whole(
    'milliseconds that a statement may take in PostgreSQL, or wait for a connection',
    POSTGRES_DEFAULTS.timeout,
    100,
    600_000,
  ),
  'database-queue': whole(
    'statements that may wait for a connection to PostgreSQL; more are refused as busy',
    POSTGRES_DEFAULTS.queue,
    1,
    1_000_000,
  ),
  'database-prepare': choice(
    'prepared statements in PostgreSQL; auto is on, except behind a pooler such as PgBouncer',
    POSTGRES_DEFAULTS.prepare,
    ['auto', 'on', 'off'],
  ),
  'redis-url': secret(
    'carries news between several processes of one database',
    'URL',
    (given) => /^rediss?:\/\/\S+$/.test(given) && URL.canParse(given),
    'a URL such as redis://host:6379',
  ),
  'redis-queue': whole('messages that may wait for Redis; more are dropped', REDIS_QUEUE, 100, 1_000_000),
  web: text('folder of the built web app', 'FOLDER', '', /./, 'a folder'),
  base: path('path of the website under which everything is served, such as /games/seven'),
  origins: list(
    'other websites whose pages may connect, separated by commas',
    'ORIGIN,…',
    isOrigin,
    'origins such as https://example.org, separated by commas',
  ),
  'frame-ancestors': list(
    'websites that may show replays in a frame, separated by commas; * is any',
    'ORIGIN,…',
    (given) => given === '*' || isOrigin(given),
    'origins such as https://example.org, or *, separated by commas',
  ),
  hsts: choice(
    'tell browsers that connect over https to use only https for this host; auto is on, except with --base',
    'auto',
    ['auto', 'on', 'off'],
  ),
  'trust-proxy': list(
    'addresses of proxies whose X-Forwarded headers are trusted',
    'ADDRESS,…',
    isNetwork,
    'addresses or networks such as loopback or 10.0.0.0/8, separated by commas',
  ),
  'log-level': choice('how much is logged', 'info', [
    'silent',
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
  ]),
  'metrics-token': secret(
    'Bearer token that lets other machines read /metrics',
    'TOKEN',
    (given) => /^[\w-]{16,200}$/.test(given),
    'at least 16 characters: letters, digits, - or _',
  ),
  'admin-token': hashed(
    'token that opens the page /admin; without one there is no such page',
    'TOKEN',
    (given) => /^[\w-]{24,200}$/.test(given),
    'at least 24 characters: letters, digits, - or _',
  ),
  'private-targets': choice(
    'notifications and webhooks may be sent to addresses of this network, and over http: for a server at home',
    'off',
    ['on', 'off'],
  ),
  'push-contact': text(
    'whom push services can contact if notifications cause trouble',
    'URL',
    '',
    /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)?$/,
    'an address such as mailto:you@example.org, or the URL of a page',
  ),
  threads: whole('threads for bots; 0 means all cores but one', 0, 0, 256),
  'table-hours': whole('hours without a change after which a table is closed', 7 * DAY, 1, 3650 * DAY),
  'keep-tables': duration('how long a closed table is kept', '1y'),
  'keep-games': duration('how long a finished game is kept', '5y'),
  'keep-circles': duration('how long a circle without changes is kept', '5y'),
  'keep-daily': duration('how long attempts at the daily deck are kept', '2y'),
  'sheet-days': whole('days without a change after which a score sheet is deleted', 90, 1, 3650),
  'max-connections': whole('connections at once', MAX_CONNECTIONS, 1, 1_000_000),
  'max-tables': whole('tables in memory at once', 20_000, 1, 1_000_000),
  'max-spectators': whole('spectators of one table, or followers of one score sheet', 500, 0, 1_000_000),
  'address-connections': whole('connections at once from one address', 200, 1, 1_000_000),
  'address-tables': whole(
    'new tables, score sheets, circles, daily attempts and quick matches an hour from one address',
    120,
    1,
    1_000_000,
  ),
  'address-storage': whole('megabytes a day that one address may add to the database', 64, 1, 1_000_000),
  'address-requests': whole('requests a minute from one address', 600, 1, 10_000_000),
  'address-messages': whole('messages a second from one address', 400, 1, 10_000_000),
  'identity-messages': whole('messages a second with one token', 40, 1, 10_000_000),
  'connection-messages': whole('messages a second on one connection', 20, 1, 10_000_000),
} as const satisfies Record<string, Setting<unknown>>;

function isOrigin(given: string): boolean {
  return URL.canParse(given) && new URL(given).origin === given;
}

function isNetwork(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/');
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(given)) return true;
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const count = Number(/^\d{1,3}$/.test(bits ?? '1') ? (bits ?? 1) : NaN);
  return more.length === 0 && count >= 1 && count <= longest;
}

/**
 * The environment's name for a flag: 'database-url' is SEVENFOLD_DATABASE_URL. A bare name could be meant for anything, as
 * conda's HOST or the DATABASE_URL of another program, and would move the games without a word.
 */
export function variableOf(flag: Flag): string {
  return `SEVENFOLD_${flag.toUpperCase().replaceAll('-', '_')}`;
}

type Flag = keyof typeof SERVER_SETTINGS;
type ValueOf<One> = One extends Setting<infer Value> ? Value : never;

export type Config = { readonly [Name in Flag]: ValueOf<(typeof SERVER_SETTINGS)[Name]> };

export const FLAGS = Object.keys(SERVER_SETTINGS) as Flag[];

/** Reads flags and environment; throws `BadSetting`. An empty variable counts as not set. */
export function readConfig(
  flags: { readonly [name: string]: string | undefined },
  environment: { readonly [name: string]: string | undefined },
): Config {
  const config = Object.fromEntries(
    FLAGS.map((flag) => [flag, valueOf(flag, flags[flag], environment)]),
  ) as Config;
  if (config['redis-url'] !== '' && config['database-url'] === '')
    throw new BadSetting(
      '--redis-url needs --database-url as well: processes share tables through a database',
    );
  return config;
}

function valueOf(
  flag: Flag,
  given: string | undefined,
  environment: { readonly [name: string]: string | undefined },
): unknown {
  const one: Setting<unknown> = SERVER_SETTINGS[flag];
  const variable = environment[variableOf(flag)];
  const written = given ?? (variable === '' ? undefined : variable);
  if (written === undefined) return one.fallback;
  const value = one.read(written);
  if (value !== undefined) return value;
  const name = given === undefined ? `${variableOf(flag)} (the environment's --${flag})` : `--${flag}`;
  const found = one.secret
    ? ''
    : `, not ${JSON.stringify(written.length > 40 ? `${written.slice(0, 40)}…` : written)}`;
  throw new BadSetting(`${name} must be ${one.allowed}${found}`);
}

export function configHelp(flags: readonly Flag[] = FLAGS): string {
  const heads = flags.map((flag) => `--${flag} ${SERVER_SETTINGS[flag].sample}`);
  const width = Math.max(...heads.map((head) => head.length));
  return flags
    .map((flag, index) => {
      const { sentence, usual } = SERVER_SETTINGS[flag];
      const shown = usual === '' ? '' : ` (${usual})`;
      return `  ${heads[index]!.padEnd(width)}  ${sentence}${shown}`;
    })
    .join('\n');
}
