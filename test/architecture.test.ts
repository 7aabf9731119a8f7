import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

/** engine ← bots ← table ← { server, web, cli }: whom each package may import, and whether it may touch Node. */
const LINE: Record<string, { readonly imports: readonly string[]; readonly node: boolean }> = {
  engine: { imports: [], node: false },
  bots: { imports: ['engine'], node: false },
  table: { imports: ['engine', 'bots'], node: false },
  cli: { imports: ['engine', 'bots'], node: true },
};

describe.each(readdirSync(packages))('package %s', (name) => {
  const rule = LINE[name];

  test('has its place in the line', () => {
    expect(Object.keys(LINE)).toContain(name);
  });

  test('imports only what stands before it', () => {
    const wrong = sources(join(packages, name, 'src')).flatMap(({ file, text }) =>
      importsOf(text)
        .filter((specifier) => !isAllowed(specifier, name))
        .map((specifier) => `${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('declares what it imports', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const used = new Set(
      sources(join(packages, name, 'src')).flatMap(({ text }) =>
        importsOf(text)
          .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
          .map(packageOf),
      ),
    );
    expect(Object.keys(dependencies).sort()).toEqual([...used].sort());
  });

  function isAllowed(specifier: string, from: string): boolean {
    if (specifier.startsWith('.')) return !specifier.includes('/packages/');
    if (specifier.startsWith('node:')) return rule?.node === true;
    if (specifier.startsWith('@sevenfold/'))
      return rule?.imports.includes(packageOf(specifier).slice(11)) === true;
    return from !== 'engine';
  }
});

test('the engine has no chance, clock or console of its own', () => {
  const wrong = sources(join(packages, 'engine', 'src')).filter(({ text }) =>
    /\b(Math\.random|Date\.|new Date\b|performance\.|console\.|process\.|globalThis\b)/.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** '@sevenfold/bots' of '@sevenfold/bots/solver'. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function importsOf(text: string): string[] {
  // Only statements: prose in strings may say 'from' as well.
  const found = text.matchAll(/^(?:import|export) [^;]*?from '([^']+)';|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, named, lazy]) => (named ?? lazy)!);
}
