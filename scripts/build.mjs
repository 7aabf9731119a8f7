// `npm run build`: makes what each package publishes: compiles libraries into their `dist`, and bundles the command.
//   npm run build -- --clean   removes it; the clone itself runs from the sources and never needs it
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, fail, install, pinnedNode, root } from './setup.mjs';

const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
const libraries = workspaces
  .map((workspace) => join(root, workspace))
  .filter((folder) => existsSync(join(folder, 'tsconfig.build.json')));
const command = join(root, 'packages', 'cli');

if (process.argv.includes('--clean')) clean();
else build();

function build() {
  install();
  const projects = libraries.map((folder) => join(folder, 'tsconfig.build.json'));
  run(join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-b', ...projects);
  for (const folder of libraries) copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  run(join(root, 'scripts', 'bundle.mjs'));
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
  const made = libraries.flatMap((folder) =>
    ['dist', 'LICENSE', 'tsconfig.build.tsbuildinfo'].map((name) => join(folder, name)),
  );
  const bundled = ['dist', 'LICENSE', 'operator-page'].map((name) => join(command, name));
  for (const path of [...made, ...bundled]) rmSync(path, { recursive: true, force: true });
}
