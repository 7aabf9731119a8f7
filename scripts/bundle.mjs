// `node scripts/bundle.mjs`: the `sevenfold` command as it is published, with the app inside, in a few files that need no other
// package, so that `npx sevenfold` installs one package instead of a hundred. `npm run build` and the Dockerfile call it.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { build as buildApp, newest } from '../packages/web/tools/build.ts';
import { root } from './setup.mjs';
import { SOURCE } from './source.mjs';
import { thirdParty } from './third-party.mjs';

const packages = join(root, 'packages');
const cli = join(packages, 'cli');
const app = join(packages, 'web', 'dist');
/** As deep in the folders as the sources, which find files relative to themselves; threads lie beside the files that start them. */
const program = join(cli, 'dist', 'program');

/** The program, and what it starts in threads and processes. */
const ENTRIES = [
  'cli/src/main.ts',
  'cli/src/arena/thread.ts',
  'cli/src/bench/game-process.ts',
  'server/src/storage/database/sqlite-thread.ts',
  'server/src/thinking/thinker-worker.ts',
];
/** Only used if someone has installed them. */
const OPTIONAL = ['@resvg/resvg-js', 'bufferutil', 'pg-native', 'utf-8-validate'];
/** Separate files, so that other commands do not load server code, and most servers do not load what only several processes need. */
const LIBRARIES = [
  { name: 'redis', test: /node_modules[\\/]@redis[\\/]/ },
  { name: 'postgres', test: /node_modules[\\/]pg/ },
  { name: 'http', test: /node_modules[\\/](?!@noble|valibot|ws[\\/])/ },
];

buildApp();
if (!isCurrent()) {
  await bundle();
  copyFiles();
}

/** Publishing packs several packages at once, and each of them checks whether it has to build something. */
function isCurrent() {
  const made = join(cli, 'LICENSE');
  const sources = ['engine', 'bots', 'physical', 'circles', 'table', 'server', 'cli'].map((name) =>
    join(packages, name, 'src'),
  );
  const parts = [...sources, app, join(root, 'package-lock.json'), import.meta.filename];
  return (
    existsSync(program) && existsSync(made) && parts.every((part) => newest(part) < statSync(made).mtimeMs)
  );
}

async function bundle() {
  const sources = await rolldown({
    cwd: root,
    platform: 'node',
    input: ENTRIES.map((entry) => join(packages, entry)),
    external: OPTIONAL,
    resolve: { conditionNames: [SOURCE, 'node'] },
    plugins: [thirdParty('THIRD-PARTY.txt')],
  });
  rmSync(program, { recursive: true, force: true });
  await sources.write({
    dir: program,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: true,
    codeSplitting: { groups: LIBRARIES },
  });
  await sources.close();
  // Source maps are only for our own code; with those of libraries the package would be twice as large.
  for (const { name } of LIBRARIES) {
    const file = join(program, `${name}.js`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=\S+\s*$/, ''));
    rmSync(`${file}.map`);
  }
}

function copyFiles() {
  const copy = join(cli, 'dist', 'app');
  rmSync(copy, { recursive: true, force: true });
  cpSync(app, copy, { recursive: true });
  mkdirSync(join(cli, 'operator-page'), { recursive: true });
  for (const name of ['page.css', 'page.html', 'page.js'])
    copyFileSync(join(packages, 'server', 'operator-page', name), join(cli, 'operator-page', name));
  // Written last, because its time says when the bundle was made; some systems copy the time of a file with it.
  writeFileSync(join(cli, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
}
