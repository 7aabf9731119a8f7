import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { describeWith } from './helpers/services.ts';

const SCALE = fileURLToPath(new URL('../bench/scale.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../bench/bench.ts', import.meta.url));

test('the benchmark runs, and what players heard in it is what was stored', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '--quick']);
  expect(stdout).toMatch(/bare ws +[\d ]+ actions\/s/);
  expect(stdout).toMatch(/ours, durable +[\d ]+ actions\/s/);
  expect(stdout).toMatch(/ratio, median of rounds +\d\.\d\d ×/);
  expect(stdout).toMatch(/at 200 actions\/s, ours +p50 [\d.]+ ms, p99 [\d.]+ ms/);
  expect(stdout).toMatch(/and stored +[\d ]+ \(\d+ bytes a message\), checksum [\da-f]{16}/);
  expect(stdout).toMatch(/players +80 at 20 tables/);
  expect(stdout).toMatch(/when all are gone +0;/);
  expect(stdout).toMatch(/stored games +[\d ]{3,} in [\d ]{5,} entries/);
  expect(stdout).toMatch(/until ready +[\d ]+ ms/);
  expect(stdout).toMatch(/circle of 200 games, until shown +median [\d.]+ ms.* checksum [\da-f]{16}/);
});

test('the benchmark of several processes names its parts', async () => {
  const failed = promisify(execFile)(process.execPath, [SCALE, 'nothing']);
  await expect(failed).rejects.toThrow(/The parts are statements, processes, redis, .*not nothing/);
});

describeWith('PostgreSQL', 'TEST_DATABASE_URL', () => {
  test('the benchmark of the storage finds the same games in both databases', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [SCALE, '--quick', 'storage', 'list']);
    expect(stdout).toMatch(/records as text +1 \d{3} bytes/);
    const checksums = [...stdout.matchAll(/a game in \w+ .* checksum ([\da-f]{16})/g)].map(([, one]) => one);
    expect(checksums).toHaveLength(2);
    expect(checksums[0]).toBe(checksums[1]);
    expect(stdout.match(/list of 500 open tables, \w+ +[\d.]+ ms/g)).toHaveLength(2);
  });
});
