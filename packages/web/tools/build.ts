// Builds the app unless what is built is newer than everything it is made of. `node tools/build.ts` says what it does.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const packages = join(web, '..');
const built = join(web, 'dist', 'index.html');

/** Everything that goes into the page. */
const SOURCES = [
  ...['src', 'public', 'index.html', 'package.json', 'vite.config.ts', 'svelte.config.js'].map((name) =>
    join(web, name),
  ),
  ...['engine', 'bots', 'physical', 'circles', 'table'].map((name) => join(packages, name, 'src')),
];

export function isBuilt(): boolean {
  if (!existsSync(built)) return false;
  const since = statSync(built).mtimeMs;
  return SOURCES.every((source) => newest(source) < since);
}

/** When a file, or anything in a folder, was last changed. */
export function newest(path: string): number {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(about.mtimeMs, ...inside);
}

export function build(): void {
  if (isBuilt()) return;
  // To standard error: standard output belongs to whoever asked for this.
  console.error('Building the web app (some ten seconds) …');
  const vite = join(packages, '..', 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The web app could not be built; the lines above say why.');
}

if (import.meta.main) build();
