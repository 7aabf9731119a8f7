import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCALE = fileURLToPath(new URL('../bench/scale.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../bench/bench.ts', import.meta.url));

test(
  'the benchmark runs, and what players heard in it is what was stored',
  { timeout: 180_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '--quick']);
    expect(stdout).toMatch(/bare ws +[\d ]+ actions\/s/);
    expect(stdout).toMatch(/ours, durable +[\d ]+ actions\/s/);
    expect(stdout).toMatch(/ratio, median of rounds +\d\.\d\d ×/);
    expect(stdout).toMatch(/at 200 actions\/s, ours +p50 [\d.]+ ms, p99 [\d.]+ ms/);
    expect(stdout).toMatch(/and stored +[\d ]+ \(\d+ bytes a message\), checksum [\da-f]{16}/);
    expect(stdout).toMatch(/players +200 at 50 tables/);
    expect(stdout).toMatch(/when all are gone +0;/);
    expect(stdout).toMatch(/stored games +[\d ]{3,} in [\d ]{5,} entries/);
    expect(stdout).toMatch(/until ready +[\d ]+ ms/);
    expect(stdout).toMatch(/a game in SQLite +[\d.]+ KB/);
  },
);

test('the benchmark of several processes names its parts', async () => {
  const failed = promisify(execFile)(process.execPath, [SCALE, 'nothing']);
  await expect(failed).rejects.toThrow(/The parts are statements, processes, redis, .*not nothing/);
});
