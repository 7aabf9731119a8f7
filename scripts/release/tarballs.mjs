import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pinnedNode, root } from '../setup.mjs';
import { NPM, output, strangersEnvironment } from './program.mjs';

/** Everything is ESM, and subpaths are in `exports`: these two ways to resolve modules know neither. */
const FOREIGN = new Set(['node10', 'node16-cjs']);
const PUBLISHED =
  /^(?:bin|dist|src|operator-page)\/|^bench\/single-purpose-loop\.mjs$|^(?:LICENSE|README\.md|package\.json)$/;

/** Builds and packs all packages into a folder, and removes the build from the clone. */
export async function packAll(folder) {
  const node = pinnedNode();
  const options = { cwd: root, env: { ...strangersEnvironment(node), PATH: process.env.PATH } };
  await output(node, [join(root, 'scripts', 'build.mjs')], options);
  try {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const published = workspaces.filter(
      (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).private !== true,
    );
    const which = published.flatMap((name) => ['-w', name]);
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...which];
    const packed = JSON.parse(await output(NPM, args, options));
    // npm 12 has an object with the names as keys.
    return Object.values(packed).map(({ name, filename, size, files }) => ({
      name,
      file: join(folder, filename),
      size,
      files: files.map(({ path }) => path),
    }));
  } finally {
    await output(node, [join(root, 'scripts', 'build.mjs'), '--clean'], options);
  }
}

/** What is wrong with a tarball for people who install it, as sentences. */
export async function problemsOf({ file, files }) {
  const bytes = readFileSync(file);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  const { problems = [] } = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  return [
    ...files.filter((path) => !PUBLISHED.test(path)).map((path) => `${path} is not for others`),
    ...messages.map((message) => formatMessage(message, pkg)),
    ...problems
      .filter(({ resolutionKind }) => !FOREIGN.has(resolutionKind))
      .map((problem) => `types: ${JSON.stringify(problem)}`),
  ];
}
