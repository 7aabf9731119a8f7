// `npm test`: sets everything up, checks format, lint and types, and runs all tests. The last line has the totals.
//   npm test -- NAME   runs only the test files whose path contains NAME, without checks and browser tests
//   npm run test:all   also measures how long others wait for the server, tries the packages as a stranger would, and lets
//                      tests that draw samples draw more (scripts/sample.mjs)
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { startServices } from './services.mjs';
import { environment, install, pinnedNode, root } from './setup.mjs';

install();
const all = process.argv.includes('--all');
const filters = process.argv.slice(2).filter((word) => word !== '--all');
const whole = filters.length === 0;
const cache = join(root, 'node_modules', '.cache');
/** The tests start hundreds of programs; with this cache, Node compiles what they load only once. */
const variables = { NODE_COMPILE_CACHE: join(cache, 'compiled'), ...(all && { TEST_ALL: '1' }) };
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end because the rest of the output is long. */
const failures = [];
const running = new Set();
/** Commands whose names differ from their packages'. */
const PACKAGE_OF = { tsc: 'typescript', playwright: '@playwright/test' };

mkdirSync(cache, { recursive: true });
const services = await startServices({ mayInstall: whole, texts: textsOf(filters) });
const chromium = process.env.TEST_CHROMIUM ?? services.variables.TEST_CHROMIUM;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    for (const program of running) program.kill(signal);
    await services.stop();
    process.exit(130);
  });
}
try {
  if (whole) {
    // In parallel, because each of them waits a lot and none measures time.
    await Promise.all([checkApp(), checkCode()]);
    if (all) await runTests('measuring', '--project=measuring');
  } else {
    await runTests('tests', ...filters);
  }
} finally {
  await services.stop();
}
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** The texts of the test files that filters choose; undefined if that takes more than their paths. */
function textsOf(parts) {
  if (whole || parts.some((part) => part.startsWith('-'))) return undefined;
  const folders = [
    'test',
    ...readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'test')),
  ];
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.test.ts') && parts.some((part) => file.includes(part)));
  return files.length === 0 ? undefined : files.map((file) => readFileSync(join(root, file), 'utf8'));
}

async function checkApp() {
  if (!chromium || (await check('build of packages/web', ...npm('build')))) await runBrowserTests();
  await check('types of packages/web', ...npm('check'));
}

async function checkCode() {
  await check('format', ...tool('oxfmt', '--check'));
  await check('lint', ...tool('oxlint', '--type-aware'));
  await check('no unused files, exports or dependencies', ...tool('knip', '--no-progress'));
  await check('types', ...tool('tsc', '-b'));
  await runTests('tests', '--project=!measuring');
  await checkPackages();
}

/** Returns whether a command succeeds; prints its output if it fails. */
async function check(name, command, args) {
  const { status, output } = await run(command, args);
  if (status === 0) {
    counts.passed++;
    console.log(`✓ ${name}`);
  } else {
    fail(`${name}\n${firstLines(output)}`);
    console.log(`✗ ${name}\n${output}`);
  }
  return status === 0;
}

async function runTests(group, ...args) {
  const report = join(cache, `${group}.json`);
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await run(pinnedNode(), [vitest, 'run', ...reporters, ...args], { shown: true });
  const results = readReport(report);
  if (results === undefined) return;
  const before = failures.length;
  counts.passed += results.numPassedTests;
  counts.skipped += results.numPendingTests + results.numTodoTests;
  for (const { name, message, status: ended, assertionResults } of results.testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed)
      fail(`${file} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
    // A file that cannot be loaded fails without a failing test.
    if (ended === 'failed' && failed.length === 0) fail(`${file}\n${firstLines(message)}`);
  }
  // So does an uncaught error.
  if (status !== 0 && failures.length === before) fail('vitest: see its output above');
}

async function runBrowserTests() {
  const report = join(cache, 'browser-tests.json');
  rmSync(report, { force: true });
  const more = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const playwright = ['test', '-c', 'packages/web/playwright.config.ts'];
  if (chromium) {
    playwright.push('--reporter=list,json');
  } else {
    // Only lists the tests, to count them as skipped. It needs the path of a browser but starts none: any file will do.
    playwright.push('--reporter=json', '--list');
    more.TEST_CHROMIUM = process.execPath;
  }
  const { status } = await run(...tool('playwright', ...playwright), { shown: true, more });
  const results = readReport(report);
  if (results === undefined) return;
  const { stats } = results;
  counts.passed += stats.expected;
  counts.skipped += stats.skipped;
  for (const { file, line, title, tests } of results.suites.flatMap(specsOf)) {
    const bad = tests.find((test) => test.status === 'unexpected' || test.status === 'flaky');
    const message = bad?.results.find((result) => result.error)?.error.message ?? '';
    // A flaky test counts as failed.
    if (bad) fail(`${file}:${line} › ${title}\n${firstLines(message)}`);
  }
  if (status !== 0 && stats.unexpected + stats.flaky === 0) fail('playwright: see its output above');
}

/** Checks the packages as others get them. */
async function checkPackages() {
  const report = join(cache, 'release.json');
  rmSync(report, { force: true });
  const script = join(root, 'scripts', 'release', 'check.mjs');
  const args = all ? [script] : [script, '--quick'];
  await run(pinnedNode(), args, { shown: true, more: { RELEASE_REPORT: report } });
  const results = readReport(report);
  if (results === undefined) return;
  counts.passed += results.passed;
  counts.skipped += results.skipped.length;
  for (const failure of results.failed) fail(`release: ${firstLines(failure)}`);
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

function fail(what) {
  counts.failed++;
  failures.push(what);
}

function firstLines(text) {
  const lines = text.trim().split('\n');
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .join('\n');
}

/** A missing report counts as a failure. */
function readReport(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  fail(`${basename(file)} was not written: see the output above`);
  return undefined;
}

/** A command of a package, run by Node itself: the files in `.bin` are different on every platform. */
function tool(name, ...args) {
  const folder = join(root, 'node_modules', PACKAGE_OF[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [pinnedNode(), [join(folder, typeof bin === 'string' ? bin : bin[name]), ...args]];
}

function npm(script) {
  const args = ['run', '--silent', '-w', 'packages/web', script];
  const program = process.env.npm_execpath;
  return program === undefined ? ['npm', args] : [process.execPath, [program, ...args]];
}

function run(command, args, { shown = false, more = {} } = {}) {
  return new Promise((done) => {
    let output = '';
    const program = spawn(command, args, {
      cwd: root,
      env: { ...environment(), ...services.variables, ...variables, ...more },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
      // On Windows, only npm itself is a shell script.
      shell: process.platform === 'win32' && command === 'npm',
    });
    running.add(program);
    program.stdout?.on('data', (text) => (output += text));
    program.stderr?.on('data', (text) => (output += text));
    program.on('error', (error) => (output += error.message));
    program.on('close', (status) => {
      running.delete(program);
      done({ status, output });
    });
  });
}
