import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledSize, launch, playFirstCard, playInPlainPage } from './browser.mjs';
import { serveWithDatabase } from './cluster.mjs';
import { commandsOfReadmes, runCommand, sevenfold, writeGames } from './commands.mjs';
import { checkTypes, writeExamples } from './examples.mjs';
import { findBrowser } from '../services.mjs';
import { pinnedNode } from '../setup.mjs';
import { findNodes } from './nodes.mjs';
import { freshNpx } from './npx.mjs';
import { isOffline, NPM, output, strangersEnvironment } from './program.mjs';
import { Report } from './report.mjs';
import { packAll, problemsOf } from './tarballs.mjs';

/** Bytes of the engine in a page, minified and gzipped. */
const LARGEST_ENGINE = 8 * 1024;

const report = new Report();
const all = process.argv.includes('--all');
const quick = process.argv.includes('--quick');
const folder = mkdtempSync(join(tmpdir(), 'sevenfold-release-'));
try {
  await checkRelease();
} finally {
  rmSync(folder, { recursive: true, force: true });
  report.write(process.env.RELEASE_REPORT);
}

async function checkRelease() {
  let tarballs = [];
  const packed = await report.check('all packages are built and packed', async () => {
    tarballs = await packAll(folder);
    return tarballs.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(', ');
  });
  if (!packed) return;
  const linted = lint(tarballs);
  if (quick) {
    await tryCommandAlone(tarballs);
    await linted;
    return;
  }
  const nodes = await findNodes(all, report);
  const cwd = join(folder, 'project');
  if (await installed(cwd, tarballs, nodes[0].node)) {
    const [pinned] = nodes;
    const examples = await compiledExamples(cwd, pinned);
    for (const one of all ? nodes : [pinned]) await use(cwd, one, examples);
    if (!all) for (const one of nodes.slice(1)) await useBriefly(cwd, one);
    await tryCommands(cwd, pinned.node);
    await tryCluster(cwd, pinned.node);
    await tryBrowser(cwd, pinned.node, tarballs);
  }
  await linted;
}

/** Runs publint and Are the types wrong?, and checks that a tarball contains nothing that is not meant for others. */
async function lint(tarballs) {
  for (const tarball of tarballs) {
    await report.check(`${tarball.name}: its tarball`, async () => {
      const problems = await problemsOf(tarball);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  }
}

/** Installs in an empty folder, with plain npm. Returns whether the check can go on. */
async function installed(cwd, tarballs, node) {
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  const files = tarballs.map(({ file }) => file);
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '@types/node@22', ...files];
  try {
    await output(NPM, args, { cwd, env: strangersEnvironment(node) });
  } catch (error) {
    if (!isOffline(error)) return report.check('the tarballs can be installed', () => Promise.reject(error));
    report.skip('using the packages as a stranger', 'their dependencies need the registry of npm');
    return false;
  }
  return report.check('the tarballs can be installed', async () => {
    const shared = join(cwd, 'node_modules', '@resvg');
    if (existsSync(shared)) throw new Error('resvg is installed for everyone, and only --png needs it');
  });
}

/** The command has everything inside, so it runs as it was packed, where nothing is installed. */
async function tryCommandAlone(tarballs) {
  await report.check('the command, unpacked: --version, arena on two threads, serve', async () => {
    const { file } = tarballs.find(({ name }) => name === 'sevenfold');
    const place = join(folder, 'node_modules', 'sevenfold');
    mkdirSync(place, { recursive: true });
    const node = pinnedNode();
    const where = { cwd: folder, node, env: strangersEnvironment(node) };
    await output('tar', ['-xzf', file, '-C', place, '--strip-components', '1'], where);
    const text = await sevenfold(['--version'], where);
    if (!/^sevenfold \d+\.\d+\.\d+/m.test(text)) throw new Error(`it says ${text}`);
    for (const line of ['arena --seats evPlus,stay25', 'serve']) await runCommand(line, where);
  });
}

async function compiledExamples(cwd, { node }) {
  const place = join(cwd, 'examples');
  const names = writeExamples(place);
  await report.check(`the examples of the READMEs as TypeScript, nodenext and bundler`, async () => {
    await checkTypes(place, { node, cwd, env: strangersEnvironment(node) });
    return `${names.length} examples`;
  });
  return names;
}

/** What must work on every Node; without --all, on the pinned one. */
async function use(cwd, { node, version }, examples) {
  const env = strangersEnvironment(node);
  const place = join(cwd, 'examples');
  await report.check(`Node ${version}: the examples run, as TypeScript and as JavaScript`, async () => {
    for (const name of examples) {
      // Each example has its own folder, because it may store something where it runs.
      const [typed, plain] = await Promise.all([
        output(node, [`${name}.ts`], { cwd: place, env }),
        output(node, [`${name}.js`], { cwd: join(place, 'compiled'), env }),
      ]);
      if (typed === '' || plain === '') throw new Error(`${name} prints nothing`);
    }
  });
  await report.check(
    `Node ${version}: npx sevenfold --version, arena on two threads, a small solve, serve`,
    async () => {
      const text = await output(NPM, ['exec', '--no', '--', 'sevenfold', '--version'], { cwd, env });
      if (!/^sevenfold \d+\.\d+\.\d+/m.test(text)) throw new Error(`it says ${text}`);
      for (const line of ['arena --seats evPlus,stay25', 'solve', 'serve'])
        await runCommand(line, { cwd, node, env });
    },
  );
}

/** Tries what breaks first if something is missing. */
async function useBriefly(cwd, { node, version }) {
  await report.check(`Node ${version}: npx sevenfold arena on two threads, serve`, async () => {
    const where = { cwd, node, env: strangersEnvironment(node) };
    for (const line of ['arena --seats evPlus,stay25', 'serve']) await runCommand(line, where);
  });
}

async function tryCommands(cwd, node) {
  const env = strangersEnvironment(node);
  const chooseGame = await writeGames(cwd, { node, env });
  for (const line of commandsOfReadmes()) {
    chooseGame(line);
    await report.check(`npx sevenfold ${line}`, () => runCommand(line, { cwd, node, env }));
  }
  await report.check('a PNG without resvg: a sentence', async () => {
    const said = await sevenfold(['sim', '--png', 'a.png'], { cwd, node, env }).catch(
      (error) => error.message,
    );
    if (!said.includes('a PNG needs the package @resvg/resvg-js')) throw new Error(said);
  });
}

async function tryCluster(cwd, node) {
  const { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis } = process.env;
  const name = 'npx sevenfold serve with PostgreSQL and Redis';
  if (database === undefined || redis === undefined)
    report.skip(name, 'TEST_DATABASE_URL and TEST_REDIS_URL may name them');
  else
    await report.check(name, () =>
      serveWithDatabase(database, redis, { cwd, node, env: strangersEnvironment(node) }),
    );
}

async function tryBrowser(cwd, node, tarballs) {
  await report.check("import { apply } from '@sevenfold/engine', bundled and gzipped", async () => {
    const bytes = await bundledSize(cwd);
    if (bytes > LARGEST_ENGINE)
      throw new Error(`${kilobytes(bytes)}, more than ${kilobytes(LARGEST_ENGINE)}`);
    return kilobytes(bytes);
  });
  const chromium = process.env.TEST_CHROMIUM ?? findBrowser();
  if (chromium === undefined) {
    report.skip('the app and the engine in a browser', 'there is none here; TEST_CHROMIUM may name one');
    return;
  }
  const browser = await launch(chromium);
  try {
    await report.check('npx sevenfold serve with a warm cache, to the first card in a browser', async () => {
      const command = tarballs.find(({ name }) => name === 'sevenfold');
      const npx = await freshNpx(folder, command, node);
      const seconds = await playFirstCard(browser, npx).finally(npx.stop);
      const { files, megabytes } = npx.installed();
      return `${seconds.toFixed(1)} s, ${files} files, ${megabytes.toFixed(1)} MB`;
    });
    await report.check('the engine in ten lines of HTML', () => playInPlainPage(browser, cwd));
  } finally {
    await browser.close();
  }
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
