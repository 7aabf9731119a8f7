import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NPM, strangersEnvironment } from './program.mjs';

/** `npx sevenfold` for somebody who never used it: nothing is installed, and npm has stored nothing but the tarball. */
export function freshNpx(folder, tarball, node) {
  const cwd = join(folder, 'npx');
  const cache = join(cwd, 'cache');
  mkdirSync(cache, { recursive: true });
  return {
    cwd,
    env: { ...strangersEnvironment(node), npm_config_cache: cache, npm_config_audit: 'false' },
    command: [NPM, 'exec', '--yes', `--package=${tarball.file}`, '--', 'sevenfold'],
    installed: () => sizeOf(join(cache, '_npx')),
  };
}

/** What a folder holds. */
function sizeOf(folder) {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return { files: sizes.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6 };
}
