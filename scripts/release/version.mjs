// `npm run release:version`: the next version of all packages, and the sentences of their changesets in CHANGELOG.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { sentenceOf, withRelease } from './changelog.mjs';
import { NPM, output } from './program.mjs';

const folder = join(root, '.changeset');
const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
// Changesets deletes them.
const sentences = names.map((name) => sentenceOf(readFileSync(join(folder, name), 'utf8')));
await output(process.execPath, [join(root, 'node_modules', '@changesets', 'cli', 'bin.js'), 'version'], {
  cwd: root,
  env: process.env,
});
const { version } = JSON.parse(readFileSync(join(root, 'packages', 'engine', 'package.json'), 'utf8'));
const changelog = join(root, 'CHANGELOG.md');
const date = new Date().toISOString().slice(0, 10);
writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), { version, date, sentences }));
await output(NPM, ['install', '--package-lock-only'], { cwd: root, env: process.env });
