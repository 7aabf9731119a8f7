import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const WRONG = [
  'export const a = Math.exp(1);',
  'export const a = (x: number): number => Math.hypot(x, 1);',
  "export const a = Math['log'](2);",
  'export const { pow } = Math;',
  'export const a = Math;',
  'export const a = globalThis.Math.sin(1);',
  'export const a = (x: number): number => x ** 2;',
  'export const a = (x: number): number => 2 ** x;',
  'export const a = 2 ** 0.5;',
  'export let a = 2;\na **= 3;',
];

const RIGHT = [
  'export const a = (x: number): number => Math.sqrt(x * x + 1);',
  'export const a = 2 ** 32;',
  'export const a = Math.floor(Math.PI);',
  "export type Some = 'Math';",
];

test('the lint rule finds every figure that other builds may compute differently', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = {
    jsPlugins: [join(root, 'scripts', 'digits-rule.mjs')],
    rules: { 'digits/same-everywhere': 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const write = (kind: string) => (text: string, at: number) =>
    writeFileSync(join(folder, `${kind}${at}.ts`), `${text}\n`);
  WRONG.forEach(write('wrong'));
  RIGHT.forEach(write('right'));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), '--format', 'json'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  expect(diagnostics.map(({ filename }) => filename).toSorted()).toEqual(
    WRONG.map((_, at) => `wrong${at}.ts`),
  );
});
