// How `npm test` gets the services that some tests need.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { permission } from '../scripts/permission.mjs';
import { servicesFor } from '../scripts/services.mjs';

/** A person's own machine, with a terminal. */
const OWN = {
  hasApt: true,
  isRoot: false,
  hasSudo: true,
  isContainer: false,
  isCI: false,
  hasPerson: true,
};

test.each([
  ['on a person’s machine only if they say so', {}, 'ask'],
  ['even as root', { isRoot: true }, 'ask'],
  ['and not where nobody can say so', { hasPerson: false }, 'nobody here can be asked'],
  ['in a container as root', { isRoot: true, isContainer: true, hasPerson: false }, 'yes'],
  ['not with the sudo of a person in a container', { isContainer: true }, 'ask'],
  ['in CI', { isCI: true, hasPerson: false }, 'yes'],
  ['not in the terminal of a person who has set CI', { isCI: true }, 'ask'],
  ['not without rights', { hasSudo: false, isCI: true }, 'installing needs root'],
  ['not without apt-get', { hasApt: false, isRoot: true, isCI: true }, 'there is no apt-get here'],
])('something is installed %s', (_when, machine, answer) => {
  expect(permission({ ...OWN, ...machine })).toBe(answer);
});

function variablesFor(texts?: readonly string[]): string[] {
  return servicesFor(texts).map(({ variable }) => variable);
}

test('a filtered run starts what the chosen files name, a whole one everything', () => {
  expect(variablesFor(["describeWith('Redis', 'TEST_REDIS_URL')", ''])).toEqual(['TEST_REDIS_URL']);
  expect(variablesFor([''])).toEqual([]);
  expect(variablesFor()).toEqual([
    'TEST_DATABASE_URL',
    'TEST_REDIS_URL',
    'TEST_CHROMIUM',
    'TEST_NGINX',
    'TEST_CADDY',
    'TEST_PGBOUNCER',
  ]);
});

/** Runs the script with an apt-get that has no package called `missing`, and notes what services were told. */
function install(before: string | undefined, ...groups: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [policy, log] = [join(folder, 'policy-rc.d'), join(folder, 'log')];
  if (before !== undefined) writeFileSync(policy, before, { mode: 0o755 });
  const aptGet = `#!/bin/sh\n"${policy}" nginx start; echo "$* may start: $?" >>"${log}"\ncase "$*" in *missing*) exit 100;; esac\n`;
  writeFileSync(join(folder, 'apt-get'), aptGet, { mode: 0o755 });
  const script = join(import.meta.dirname, '..', 'scripts', 'install-packages.sh');
  const env = { PATH: [folder, process.env['PATH']].join(delimiter), POLICY: policy };
  const { status } = spawnSync(script, groups, { env });
  expect(status).toBe(0);
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return { lines, policy: existsSync(policy) ? readFileSync(policy, 'utf8') : undefined };
}

describe('installing', () => {
  const FLAGS = '-qq install -y --no-install-recommends';

  test('starts no service, and takes its word back', () => {
    const { lines, policy } = install(undefined, 'nginx-light openssl');
    expect(lines).toEqual(['-qq update may start: 101', `${FLAGS} nginx-light openssl may start: 101`]);
    expect(policy).toBeUndefined();
  });

  test('leaves what a machine says about its services as it is', () => {
    const own = '#!/bin/sh\nexit 104\n';
    const { lines, policy } = install(own, 'caddy');
    expect(lines.at(-1)).toBe(`${FLAGS} caddy may start: 104`);
    expect(policy).toBe(own);
  });

  test('takes the first choice that there is, and goes on after what there is not', () => {
    const { lines } = install(undefined, 'missing/chromium', 'missing', 'caddy/other');
    expect(lines.slice(1).map((line) => line.replace(/ may.*/, ''))).toEqual([
      `${FLAGS} missing`,
      `${FLAGS} chromium`,
      `${FLAGS} missing`,
      `${FLAGS} caddy`,
    ]);
  });
});
