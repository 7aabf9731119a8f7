import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../scripts/free-port.mjs';
import { giveAway, isReady, unprivileged } from './programs.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sevenfold-systemd-'));
giveAway(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(join(root, 'docs', 'DEPLOY.md'), 'utf8');
/** The units of the page, by the name of their file. */
const units = new Map(
  Array.from(page.matchAll(/^```ini\n# \/etc\/systemd\/system\/(\S+)\n([^]*?)^```$/gm), ([, name, unit]) => [
    name!,
    unit!,
  ]),
);
/** Whether this machine was started by systemd, and whether it only has its tools. */
const isRunning = process.getuid?.() === 0 && existsSync('/run/systemd/system');
const hasTools = spawnSync('systemd-analyze', ['--version']).status === 0;

/** A unit for this checkout. */
function here(unit: string, port: number): string {
  return unit.replaceAll('/opt/sevenfold', root).replaceAll('7777', String(port));
}

test('there is a unit for one process and one for several', () => {
  expect([...units.keys()]).toEqual(['sevenfold.service', 'sevenfold@.service']);
});

describe.each([...units])('%s', (name, unit) => {
  test('starts the program itself, which installs nothing and writes nothing to its own folder', async () => {
    const port = await freePort();
    const data = join(folder, `data of ${name}`);
    mkdirSync(data);
    giveAway(data);
    const lines = here(unit, port).replaceAll('%i', String(port));
    const [program, ...args] = /^ExecStart=(.*)$/m.exec(lines)![1]!.split(' ');
    const said = /^Environment=(.*)$/m.exec(lines)?.[1]?.split(' ') ?? ['SEVENFOLD_HOST=127.0.0.1'];
    const server = spawn(program!, args, {
      cwd: /^WorkingDirectory=(.*)$/m.exec(lines)![1]!,
      env: {
        ...Object.fromEntries(said.map((pair) => pair.split('=') as [string, string])),
        SEVENFOLD_DATA: data,
      },
      stdio: 'ignore',
      ...unprivileged,
    });
    const ended = once(server, 'exit');
    await expect.poll(() => isReady(port)).toBe(true);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test.skipIf(!hasTools)('is understood by systemd', () => {
    const file = join(folder, name.replace('@', '@7777'));
    writeFileSync(file, here(unit, 7777));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

test.skipIf(!isRunning)('systemd starts and stops the service', async () => {
  const port = await freePort();
  const name = `sevenfold-test-${process.pid}.service`;
  const file = join('/run/systemd/system', name);
  const unit = here(units.get('sevenfold.service')!, port)
    .replaceAll('lib/sevenfold', `lib/${name}`)
    .replace('User=sevenfold', 'User=nobody');
  writeFileSync(file, unit.replace('StateDirectory=sevenfold', `StateDirectory=${name}`));
  try {
    execFileSync('systemctl', ['daemon-reload']);
    execFileSync('systemctl', ['start', name]);
    await expect.poll(() => isReady(port)).toBe(true);
    execFileSync('systemctl', ['stop', name]);
    expect(execFileSync('systemctl', ['show', '-p', 'Result', name], { encoding: 'utf8' })).toBe(
      'Result=success\n',
    );
  } finally {
    rmSync(file);
    rmSync(join('/var/lib', name), { recursive: true, force: true });
    execFileSync('systemctl', ['daemon-reload']);
  }
});
