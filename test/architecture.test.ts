import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');

interface Place {
  /** Packages of ours that it may import. */
  readonly imports: readonly string[];
  /** Whether it may touch Node. */
  readonly node: boolean;
}

/** engine ← bots ← table ← { server, web, cli }. */
const LINE: { readonly [name: string]: Place } = {
  engine: { imports: [], node: false },
  bots: { imports: ['engine'], node: false },
  table: { imports: ['engine', 'bots'], node: false },
  server: { imports: ['engine', 'bots', 'table'], node: true },
  web: { imports: ['engine', 'bots', 'table'], node: false },
  cli: { imports: ['engine', 'bots', 'table', 'server'], node: true },
};

/** The rooms of a package, from the top down: which rooms, or single files beside them, each may import. */
const ROOMS: { readonly [name: string]: { readonly [room: string]: readonly string[] } } = {
  bots: {
    review: ['players', 'arena', 'chances', 'odds', 'bot.ts'],
    arena: ['players', 'chances', 'bot.ts'],
    players: ['chances', 'odds', 'bot.ts'],
    chances: ['bot.ts'],
    odds: [],
  },
  cli: {
    commands: ['play', 'arena', 'bench', 'solve', 'server', 'views', 'files', 'command-line', 'terminal'],
    play: ['views', 'command-line', 'terminal'],
    bench: ['arena'],
    arena: ['command-line', 'terminal'],
    solve: ['command-line', 'terminal'],
    server: ['command-line', 'terminal'],
    views: ['command-line', 'terminal'],
    files: ['command-line'],
    'command-line': [],
    terminal: [],
  },
};

/** What a source file of a package imports that it may not. */
function forbiddenImports(name: string, file: string, text: string): string[] {
  const place = LINE[name];
  return importsOf(text).filter((specifier) => {
    if (specifier.startsWith('.'))
      return relative(join(packages, name), resolve(dirname(file), specifier)).startsWith('..');
    if (specifier.startsWith('node:')) return place?.node !== true;
    const from = packageOf(specifier);
    if (from.startsWith('@sevenfold/'))
      return place?.imports.includes(from.slice('@sevenfold/'.length)) !== true;
    return name === 'engine';
  });
}

describe.each(readdirSync(packages))('package %s', (name) => {
  const folder = join(packages, name);

  test('has its place in the line', () => {
    expect(Object.keys(LINE)).toContain(name);
  });

  test('imports only what stands before it', () => {
    const wrong = sources(join(folder, 'src')).flatMap(({ file, text }) =>
      forbiddenImports(name, file, text).map((specifier) => `${relative(folder, file)} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('declares what it imports', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const used = new Set(
      sources(join(folder, 'src')).flatMap(({ text }) =>
        importsOf(text)
          .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
          .map(packageOf),
      ),
    );
    expect(Object.keys(dependencies).sort()).toEqual([...used].sort());
  });

  test('stays within itself in its tests and tools, or goes through the packages', () => {
    const wrong = ['test', 'tools', 'e2e'].flatMap((part) =>
      sources(join(folder, part)).flatMap(({ file, text }) =>
        importsOf(text)
          .filter((specifier) => specifier.startsWith('.'))
          .filter((specifier) => relative(folder, resolve(dirname(file), specifier)).startsWith('..'))
          .map((specifier) => `${relative(folder, file)} imports ${specifier}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(Object.entries(ROOMS))('rooms of %s', (name, rooms) => {
  const src = join(packages, name, 'src');

  test('are the folders of its sources', () => {
    const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => entry.name).sort()).toEqual(Object.keys(rooms).sort());
  });

  test('import only from rooms below them', () => {
    const wrong = Object.entries(rooms).flatMap(([room, imports]) =>
      sources(join(src, room)).flatMap(({ file, text }) =>
        importsOf(text)
          .filter((specifier) => specifier.startsWith('.'))
          .filter((specifier) => {
            const [target = ''] = relative(src, resolve(dirname(file), specifier)).split(sep);
            return target !== room && !imports.includes(target);
          })
          .map((specifier) => `${relative(src, file)} imports ${specifier}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test('the example client is a package of its own that uses what everybody can', () => {
  const folder = join(packages, '..', 'examples', 'client');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const used = sources(folder).flatMap(({ text }) => importsOf(text));
  expect([...new Set(used)].sort()).toEqual(Object.keys(dependencies));
});

test('the engine has no chance, clock or console of its own', () => {
  const wrong = sources(join(packages, 'engine', 'src')).filter(({ text }) =>
    /\b(Math\.random|Date\.|new Date\b|performance\.|console\.|process\.|globalThis\b)/.test(text),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

describe('the check itself', () => {
  const file = join(packages, 'engine', 'src', 'hole.ts');
  test.each([
    ["import { stay25 } from '../../bots/src/index.ts';", ['../../bots/src/index.ts']],
    ["import { stay25 } from '@sevenfold/bots';", ['@sevenfold/bots']],
    ["import 'node:fs';", ['node:fs']],
    ["export * from 'lodash';", ['lodash']],
    ["const late = await import('@sevenfold/bots/solver');", ['@sevenfold/bots/solver']],
    ["import {\n  type Card,\n  FREEZE,\n} from './cards.ts';", []],
    ["const prose = `taken from 'lodash'`;", []],
  ])('of %j', (text, forbidden) => {
    expect(forbiddenImports('engine', file, text)).toEqual(forbidden);
  });

  test('of a component, whose scripts are indented and whose text is not code', () => {
    const text = [
      '<script module>',
      "  import 'node:fs';",
      '</script>',
      '<script lang="ts">',
      "  import { serve } from '@sevenfold/server';",
      "  import Button from './Button.svelte';",
      '</script>',
      '<pre>',
      "import 'lodash';",
      '</pre>',
    ].join('\n');
    const component = join(packages, 'web', 'src', 'Hole.svelte');
    const forbidden = forbiddenImports('web', component, scriptOf(component, text));
    expect(forbidden).toEqual(['node:fs', '@sevenfold/server']);
  });
});

function sources(folder: string): { file: string; text: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') || file.endsWith('.svelte'))
    .map((file) => join(folder, file))
    .map((file) => ({ file, text: scriptOf(file, readFileSync(file, 'utf8')) }));
}

/** All of a module; of a component only what stands in its scripts, moved to the margin as in a module. */
function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.svelte')) return text;
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!);
  return scripts.join('\n').replaceAll(/^ {2}/gm, '');
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
  const found = text.matchAll(/^(?:import|export) (?:[^;]*? from )?'([^']+)';|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, named, lazy]) => (named ?? lazy)!);
}
