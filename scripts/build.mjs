// `npm run build`: what is published of each package, compiled into its `dist`, with the app inside the command.
//   npm run build -- --clean   removes it; the clone itself runs from the sources and never needs it
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, fail, install, pinnedNode, root } from './setup.mjs';

const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const folders = workspaces
  .map((workspace) => join(root, workspace))
  .filter((folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).private !== true);
const app = join(root, 'packages', 'web');
const packedApp = join(root, 'packages', 'cli', 'dist', 'app');

if (process.argv.includes('--clean')) clean();
else build();

function build() {
  install();
  const projects = folders.map((folder) => join(folder, 'tsconfig.build.json'));
  run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects);
  for (const folder of folders) copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  run(join(app, 'tools', 'build.ts'));
  // Publishing packs several packages at once, and each looks whether there is something to build.
  if (timeOf(packedApp) === timeOf(join(app, 'dist'))) return;
  rmSync(packedApp, { recursive: true, force: true });
  cpSync(join(app, 'dist'), packedApp, { recursive: true, preserveTimestamps: true });
}

function timeOf(folder) {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
}

function run(...args) {
  const { status } = spawnSync(pinnedNode(), args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: environment(),
  });
  if (status !== 0) fail('The packages could not be built; the lines above say why.');
}

function clean() {
  for (const folder of folders) {
    for (const made of ['dist', 'LICENSE', 'tsconfig.build.tsbuildinfo'])
      rmSync(join(folder, made), { recursive: true, force: true });
  }
}
