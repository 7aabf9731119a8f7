// `npm test`: sets everything up, then format, lint, types and all tests. The last line counts.
//   npm test -- NAME   only the test files whose path contains NAME, without the checks
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, install, pinnedNode, root } from './setup.mjs';

install();
const node = pinnedNode();
const filters = process.argv.slice(2);
const report = join(root, 'node_modules', '.cache', 'tests.json');
const counts = { passed: 0, failed: 0, skipped: 0 };

if (filters.length === 0) {
  check('format', 'oxfmt', ['--check']);
  check('lint', 'oxlint', ['--type-aware']);
  for (const project of typeProjects()) check(`types of ${project}`, 'tsc', ['-p', project]);
  // Components are TypeScript only to Svelte's own checker.
  check(
    'types of packages/web',
    join('..', '..', 'packages', 'web', 'node_modules', '.bin', 'svelte-check'),
    ['--workspace', 'packages/web', '--fail-on-warnings'],
  );
}
runTests();
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

function check(name, tool, args) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', tool), args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    counts.passed++;
    console.log(`✓ ${name}`);
  } else {
    counts.failed++;
    console.log(`✗ ${name}\n${stdout}${stderr}`);
  }
}

function typeProjects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const folders = packages
    .flatMap((name) => [name, `${name}/test`, `${name}/tools`, `${name}/e2e`])
    .concat('test');
  return folders
    .filter((folder) => folder !== 'packages/web')
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

function runTests() {
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const { status } = spawnSync(node, args, { cwd: root, env: environment(), stdio: 'inherit' });
  if (!existsSync(report)) {
    counts.failed++;
    return;
  }
  const results = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += results.numPassedTests;
  counts.failed += results.numFailedTests;
  counts.skipped += results.numPendingTests + results.numTodoTests;
  // A file that cannot even be loaded fails without a failing test.
  if (status !== 0 && results.numFailedTests === 0) counts.failed++;
}
