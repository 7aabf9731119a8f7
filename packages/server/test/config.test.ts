import { describe, expect, test } from 'vitest';
import { BadSetting, configHelp, FLAGS, readConfig, variableOf } from '../src/index.ts';

describe('settings', () => {
  test('have defaults', () => {
    const config = readConfig({}, {});
    expect(config).toMatchObject({
      port: 7777,
      host: '0.0.0.0',
      data: 'sevenfold-data',
      'database-url': '',
      origins: [],
    });
  });

  test('come from flags, or else from the environment, or else have defaults', () => {
    expect(readConfig({ port: '1' }, { SEVENFOLD_PORT: '2' }).port).toBe(1);
    expect(readConfig({}, { SEVENFOLD_PORT: '2' }).port).toBe(2);
    expect(readConfig({}, { SEVENFOLD_PORT: '' }).port).toBe(7777);
    // Conda sets HOST, and other programs have a DATABASE_URL.
    const bare = Object.fromEntries(
      FLAGS.map((flag) => [flag.toUpperCase().replaceAll('-', '_'), 'nonsense']),
    );
    expect(readConfig({}, bare)).toEqual(readConfig({}, {}));
    expect(readConfig({ origins: 'https://a.example, http://b.example:81' }, {}).origins).toEqual([
      'https://a.example',
      'http://b.example:81',
    ]);
    expect(readConfig({ 'trust-proxy': 'loopback,10.0.0.0/8,::1,2001:db8::/32' }, {})['trust-proxy']).toEqual(
      ['loopback', '10.0.0.0/8', '::1', '2001:db8::/32'],
    );
  });

  test.each([
    ['', ''],
    ['/', ''],
    ['/games/seven', '/games/seven'],
    ['/games/seven/', '/games/seven'],
    ['games', '/games'],
    ['/~ann/7.0', '/~ann/7.0'],
  ])('name the path of the website %j as %j', (given, base) => {
    expect(readConfig({ base: given }, {}).base).toBe(base);
    expect(readConfig({}, { SEVENFOLD_BASE: given, BASE: '/other' }).base).toBe(base);
  });

  test.each(['/games//seven', '/..', '/games/../seven', '/a b', '/a?b', '/%41', 'https://x.example/a'])(
    'refuse the path %j',
    (base) => {
      expect(() => readConfig({ base }, {})).toThrow(
        new BadSetting(
          `--base must be a path such as /games/seven, of letters, digits, -, _, . and ~, not ${JSON.stringify(base)}`,
        ),
      );
    },
  );

  test('say how long something is kept, in days, months or years', () => {
    const day = 86_400_000;
    const given = ['90d', '6m', '5y', 'forever'];
    expect(given.map((time) => readConfig({ 'keep-games': time }, {})['keep-games'])).toEqual([
      90 * day,
      180 * day,
      5 * 365 * day,
      Infinity,
    ]);
    expect(readConfig({}, {})).toMatchObject({ 'keep-games': 5 * 365 * day, 'keep-tables': 365 * day });
    expect(configHelp(['keep-games'])).toMatch(/how long a finished game is kept \(5y\)$/);
  });

  test.each([
    [{ port: '65536' }, '--port must be a whole number from 0 to 65535, not "65536"'],
    [{ port: '-1' }, '--port must be a whole number from 0 to 65535, not "-1"'],
    [
      { 'keep-games': '0' },
      '--keep-games must be a number of days, months or years such as 90d, 6m or 5y, or forever, not "0"',
    ],
    [{ port: '0x10' }, '--port must be a whole number from 0 to 65535, not "0x10"'],
    [{ 'table-hours': '0' }, '--table-hours must be a whole number from 1 to 87600, not "0"'],
    ...['5', '5w', '1.5y', '-1d', '0d', '2000y', 'never'].map((given): [Record<string, string>, string] => [
      { 'keep-games': given },
      `--keep-games must be a number of days, months or years such as 90d, 6m or 5y, or forever, not "${given}"`,
    ]),
    [{ host: 'two words' }, '--host must be an address or host name of this machine, not "two words"'],
    [{ data: '' }, '--data must be a folder, not ""'],
    [
      { 'log-level': 'loud' },
      '--log-level must be one of silent, fatal, error, warn, info, debug, trace, not "loud"',
    ],
    [
      { 'frame-ancestors': 'https://a.example,javascript:' },
      '--frame-ancestors must be origins such as https://example.org, or *, separated by commas, not "https://a.example,javascript:"',
    ],
    [
      { origins: 'https://a.example/path' },
      '--origins must be origins such as https://example.org, separated by commas, not "https://a.example/path"',
    ],
    [
      { 'trust-proxy': 'yes' },
      '--trust-proxy must be addresses or networks such as loopback or 10.0.0.0/8, separated by commas, not "yes"',
    ],
    [
      { 'database-url': 'postgres://db:port/x' },
      '--database-url must be a URL such as postgres://user@host/database',
    ],
    [
      { 'database-connections': '0' },
      '--database-connections must be a whole number from 1 to 1000, not "0"',
    ],
    [{ 'database-prepare': 'yes' }, '--database-prepare must be one of auto, on, off, not "yes"'],
    [{ 'redis-url': 'redis://cache:99999' }, '--redis-url must be a URL such as redis://host:6379'],
    [
      { 'redis-url': 'redis://cache' },
      '--redis-url needs --database-url as well: processes share tables through a database',
    ],
  ])('refuse %j with a sentence', (flags, message) => {
    expect(() => readConfig(flags, {})).toThrow(new BadSetting(message));
  });

  test.each(['10.0.0.0/999', '10.0.0.0/0', '1:2', '::1/129', '10.0.0.0/8/8', 'loopback/8'])(
    'refuse the proxy %s, which is no address',
    (proxy) => {
      expect(() => readConfig({ 'trust-proxy': proxy }, {})).toThrow(/^--trust-proxy must be addresses/);
    },
  );

  test('name the variable that is wrong, and never repeat a secret', () => {
    expect(() => readConfig({}, { SEVENFOLD_PORT: 'many' })).toThrow(
      /^SEVENFOLD_PORT \(the environment's --port\) must be/,
    );
    for (const variable of ['SEVENFOLD_DATABASE_URL', 'SEVENFOLD_REDIS_URL', 'SEVENFOLD_METRICS_TOKEN'])
      expect(() => readConfig({}, { [variable]: 'mysql://u:hunter2@h' })).toThrow(/^(?!.*hunter2).*must be/);
  });

  test('are all in the help', () => {
    const lines = configHelp().split('\n');
    expect(lines).toHaveLength(FLAGS.length);
    for (const [index, flag] of FLAGS.entries()) expect(lines[index]).toContain(`--${flag} `);
    expect(variableOf('table-hours')).toBe('SEVENFOLD_TABLE_HOURS');
  });
});
