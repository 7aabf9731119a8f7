import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');

function lint(folder: string) {
  const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { status, stdout } = spawnSync(process.execPath, [program, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string }[] };
  return { status, diagnostics };
}

interface Case {
  readonly plugin: string;
  readonly rule: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const CASES: readonly Case[] = [
  {
    plugin: 'digits-rule.mjs',
    rule: 'digits/same-everywhere',
    wrong: [
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
    ],
    right: [
      'export const a = (x: number): number => Math.sqrt(x * x + 1);',
      'export const a = 2 ** 32;',
      'export const a = Math.floor(Math.PI);',
      "export type Some = 'Math';",
    ],
  },
  {
    plugin: 'selector-rule.mjs',
    rule: 'selectors/no-class',
    wrong: [
      "document.querySelector('.points');",
      "document.querySelectorAll('[data-seat] :is(.laid, li)');",
      "document.body.closest('li:not(.off)');",
      'document.querySelector(`.seat-${document.title}`);',
      'document.body.matches(document.title);',
      "document.getElementsByClassName('points');",
      "declare const page: { locator(selector: string): void };\npage.locator('.game');",
    ],
    right: [
      "document.querySelector('[data-points]');",
      'document.querySelector(`[data-seat="${document.title}"] > *`);',
      'document.querySelector(\'a[href="/about.html"]\');',
      "export const a = 'x'.replace('.points', '');",
    ],
  },
];

for (const { plugin, rule, wrong, right } of CASES)
  test(`${rule} finds everything that is wrong, and nothing else`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'sevenfold-lint-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const config = { jsPlugins: [join(root, 'scripts', 'lint', plugin)], rules: { [rule]: 'error' } };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    const write = (kind: string) => (text: string, at: number) =>
      writeFileSync(join(folder, `${kind}${at}.ts`), `${text}\n`);
    wrong.forEach(write('wrong'));
    right.forEach(write('right'));
    const { diagnostics } = lint(folder);
    expect(diagnostics.map(({ filename }) => filename).toSorted()).toEqual(
      wrong.map((_, at) => `wrong${at}.ts`),
    );
  });

test('a directive that silences nothing is an error, by the configuration of this repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { options } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as { options: object };
  const config = { options: { ...options, typeAware: false }, rules: { 'no-debugger': 'error' } };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const directive = '// oxlint-disable-next-line no-debugger -- on purpose';
  writeFileSync(join(folder, 'dead.ts'), `${directive}\nexport const a = 1;\n`);
  writeFileSync(join(folder, 'alive.ts'), `${directive}\ndebugger;\n`);
  const { status, diagnostics } = lint(folder);
  expect([status, diagnostics.map(({ filename }) => filename)]).toEqual([1, ['dead.ts']]);
});
