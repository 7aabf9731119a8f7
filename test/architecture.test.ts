import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');
/** The scripts that tests and benchmarks of every package share. */
const SHARED_SCRIPTS = new Set(
  ['free-port.mjs', 'matrix-product.mjs', 'sample.mjs'].map((file) => join(packages, '..', 'scripts', file)),
);

interface Place {
  /** Packages of ours that it may import. */
  readonly imports: readonly string[];
  /** Whether it may touch Node. */
  readonly node: boolean;
}

/** engine ← bots ← table ← { server ← cli, web }, and engine ← physical ← { server, web }, and circles ← { server, web, cli }. */
const LINE: { readonly [name: string]: Place } = {
  engine: { imports: [], node: false },
  bots: { imports: ['engine'], node: false },
  physical: { imports: ['engine'], node: false },
  circles: { imports: [], node: false },
  table: { imports: ['engine', 'bots'], node: false },
  server: { imports: ['engine', 'bots', 'physical', 'circles', 'table'], node: true },
  web: { imports: ['engine', 'bots', 'physical', 'circles', 'table'], node: false },
  cli: { imports: ['engine', 'bots', 'circles', 'table', 'server'], node: true },
};

/** The rooms of web that its features share. */
const SHARED = [
  'local',
  'attempts',
  'practice',
  'coach',
  'review',
  'game',
  'results',
  'game-records',
  'setup',
  'rule-options',
  'plots',
  'pwa',
  'webhook',
  'notice',
  'characters',
  'parts',
  'cards',
  'server',
  'routing',
  'words',
  'storage',
  'browser',
  'styles',
];

/** The rooms of a package, or of a room, from the top down: which rooms, or single files, each may import. */
const ROOMS: { readonly [name: string]: { readonly [room: string]: readonly string[] } } = {
  bots: {
    review: ['players', 'arena', 'chances', 'odds', 'bot.ts'],
    arena: ['players', 'net', 'chances', 'bot.ts'],
    players: ['chances', 'odds', 'bot.ts'],
    net: ['chances'],
    chances: ['bot.ts'],
    drawing: ['odds'],
    odds: [],
  },
  'bots/src/odds': {
    exact: ['solver'],
    solver: ['hitter.ts', 'pile-counts.ts'],
  },
  physical: { scores: [], tracker: [] },
  table: {
    contracts: ['index.ts'],
    client: ['defaults', 'protocol', 'fair', 'seams'],
    authority: ['people', 'live', 'processes', 'protocol', 'stored', 'seams', 'limits'],
    people: ['live', 'processes', 'protocol', 'stored', 'seams', 'limits'],
    live: ['processes', 'protocol', 'stored', 'seams'],
    processes: ['protocol', 'stored', 'seams'],
    defaults: ['protocol', 'stored', 'seams'],
    protocol: ['stored', 'fair', 'seams'],
    stored: ['fair', 'seams'],
    fair: ['seams'],
    seams: ['limits'],
    limits: [],
  },
  server: {
    http: [
      'operator',
      'operations',
      'storage',
      'ratings',
      'sheets',
      'circles',
      'followers',
      'daily',
      'push',
      'webhooks',
      'outbox',
      'people',
      'limits',
      'server-context.ts',
      'config.ts',
      'http-error.ts',
    ],
    operator: ['operations', 'storage', 'notice', 'limits', 'server-context.ts', 'http-error.ts'],
    sockets: ['operations', 'limits', 'server-context.ts'],
    bus: ['config.ts'],
    operations: ['storage', 'notice', 'ratings', 'circles', 'daily', 'config.ts'],
    storage: [
      'people',
      'notice',
      'sheets',
      'circles',
      'ratings',
      'match',
      'daily',
      'push',
      'webhooks',
      'outbox',
      'day.ts',
    ],
    notice: [],
    webhooks: ['outbox', 'circles', 'people'],
    people: ['limits', 'day.ts'],
    circles: ['ratings'],
    match: ['ratings'],
    ratings: [],
    daily: [],
    push: ['outbox'],
    outbox: [],
    followers: ['sheets', 'limits', 'server-context.ts', 'http-error.ts'],
    sheets: [],
    limits: ['config.ts', 'http-error.ts'],
    thinking: [],
  },
  cli: {
    commands: [
      'play',
      'arena',
      'bench',
      'solve',
      'hosting',
      'load',
      'plots',
      'views',
      'files',
      'command-line',
      'terminal',
    ],
    play: ['views', 'command-line', 'terminal'],
    bench: ['arena'],
    arena: ['plots', 'command-line', 'terminal'],
    solve: ['command-line', 'terminal'],
    hosting: ['command-line', 'terminal'],
    load: ['plots', 'command-line', 'terminal'],
    plots: [],
    views: ['command-line', 'terminal'],
    files: ['command-line'],
    'command-line': [],
    terminal: [],
  },
  web: {
    features: SHARED,
    local: [
      'attempts',
      'coach',
      'game',
      'rule-options',
      'pwa',
      'parts',
      'server',
      'routing',
      'words',
      'storage',
      'browser',
    ],
    attempts: ['server', 'storage'],
    practice: ['coach', 'review', 'game', 'parts', 'routing', 'words', 'storage', 'browser'],
    coach: ['review', 'game', 'parts', 'cards', 'words', 'storage', 'browser'],
    review: ['game', 'parts', 'cards', 'routing', 'words', 'storage', 'browser'],
    game: [
      'results',
      'rule-options',
      'plots',
      'characters',
      'parts',
      'cards',
      'routing',
      'words',
      'storage',
      'browser',
      'styles',
    ],
    results: ['parts', 'routing', 'words', 'storage', 'browser'],
    'game-records': ['server'],
    setup: ['rule-options', 'characters', 'parts', 'words', 'storage', 'styles'],
    'rule-options': ['parts', 'routing', 'words', 'storage'],
    plots: ['parts', 'words', 'browser', 'styles'],
    pwa: ['parts', 'server', 'routing', 'words', 'storage'],
    webhook: ['parts', 'server', 'words', 'storage'],
    notice: ['parts', 'server', 'words', 'storage'],
    characters: ['words', 'styles'],
    parts: ['routing', 'words', 'browser', 'styles'],
    cards: ['words'],
    server: ['routing', 'words'],
    routing: ['words', 'browser'],
    words: ['storage'],
    // The one arrow upwards: the settings name a language, and the list of languages is kept with their words.
    storage: ['words/language.ts', 'browser', 'styles'],
    browser: [],
    styles: [],
  },
};

/** Features of web that need a part of another one, because it is the other's own; everything else is shared below. */
const BETWEEN_FEATURES: { readonly [feature: string]: readonly string[] } = {
  // The deck of the day is a solo game, and ends with its result.
  daily: ['solo'],
  // At its end a rated game says what it has done to your rating.
  online: ['rating'],
  // What is said about strategy can be tried in the lab: as links to its experiments.
  strategy: ['lab'],
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

/** Whoever installs it gets what it imports inside it; only the build needs that as packages. */
const BUNDLED = 'cli';

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
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    };
    const used = new Set(
      sources(join(folder, 'src')).flatMap(({ text }) =>
        importsOf(text)
          .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
          .map(packageOf),
      ),
    );
    const installed = name === BUNDLED ? about.devDependencies : about.dependencies;
    // Types alone are for those who compile against the package: its dependencies import them.
    const declared = Object.keys({ ...installed, ...about.peerDependencies }).filter(
      (dependency) => !dependency.startsWith('@types/'),
    );
    expect([...used].filter((one) => !declared.includes(one))).toEqual([]);
    // There, what only tests need is declared too.
    expect(name === BUNDLED ? [] : declared.filter((one) => !used.has(one))).toEqual([]);
  });

  test('stays within itself in its tests and tools, or goes through the packages', () => {
    const wrong = ['test', 'tools', 'e2e'].flatMap((part) =>
      sources(join(folder, part)).flatMap(({ file, text }) =>
        importsOf(text)
          .filter((specifier) => specifier.startsWith('.'))
          .filter((specifier) => {
            const path = resolve(dirname(file), specifier);
            return !SHARED_SCRIPTS.has(path) && relative(folder, path).startsWith('..');
          })
          .map((specifier) => `${relative(folder, file)} imports ${specifier}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(Object.entries(ROOMS))('rooms of %s', (name, rooms) => {
  const src = join(packages, name.includes('/') ? name : `${name}/src`);

  test('are the folders of its sources', () => {
    const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => entry.name).sort()).toEqual(Object.keys(rooms).sort());
  });

  test('stand in an order: each may import what is listed after it', () => {
    const order = Object.keys(rooms);
    const wrong = Object.entries(rooms).flatMap(([room, imports]) =>
      imports
        .filter((target) => order.includes(target) && order.indexOf(target) <= order.indexOf(room))
        .map((target) => `${room} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('import only from rooms below them', () => {
    const wrong = Object.entries(rooms).flatMap(([room, imports]) =>
      importsWithin(src, room)
        .filter(({ target }) => ![room, ...imports].some((allowed) => isIn(target, allowed)))
        .map(({ file, target }) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Packages whose maps name folders only: a file is found by the folder it is in. */
const MAPS_OF_FOLDERS = new Set(['cli', 'web']);
/** Its folders are areas, which `areas.ts` lists. */
const WORDS = join('web', 'src', 'words');

test.each(Object.keys(LINE))('the map of %s leads to every folder and file', (name) => {
  const named = namesIn(readFileSync(join(packages, name, 'README.md'), 'utf8'));
  const entries = readdirSync(join(packages, name, 'src'), { recursive: true, withFileTypes: true });
  const missing = entries
    .filter((entry) => entry.isDirectory() || !MAPS_OF_FOLDERS.has(name))
    .map((entry) => join(relative(packages, entry.parentPath), entry.name))
    .filter((path) => dirname(path) !== WORDS && basename(path) !== 'index.ts' && !named.has(basename(path)));
  expect(missing).toEqual([]);
});

test('features of web import each other only where that is said', () => {
  const src = join(packages, 'web', 'src');
  const found = importsWithin(src, 'features').flatMap(({ file, target }) => {
    const [, from = ''] = file.split(sep);
    const [room, to = ''] = target.split(sep);
    return room === 'features' && to !== from ? [`${from} imports ${to}`] : [];
  });
  const said = Object.entries(BETWEEN_FEATURES).flatMap(([from, targets]) =>
    targets.map((to) => `${from} imports ${to}`),
  );
  expect([...new Set(found)].sort()).toEqual(said.sort());
});

test('only the storage of web touches what the device stores', () => {
  const src = join(packages, 'web', 'src');
  const wrong = sources(src)
    .filter(({ file }) => !isIn(relative(src, file), 'storage'))
    .flatMap(({ file, text }) => storageUses(text).map((use) => `${relative(src, file)} uses ${use}`));
  expect(wrong).toEqual([]);
});

test('the example client is a package of its own that uses what everyone can', () => {
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

  test.each([
    ["const theme = localStorage.getItem('theme');", ['localStorage']],
    ['globalThis.sessionStorage.clear(); indexedDB.open(name);', ['sessionStorage', 'indexedDB']],
    ["deviceShelf().get('settings'); this.#shelf.names('');", ['Shelf().get', 'shelf.names']],
    ["addEventListener('storage', refresh);", ["EventListener('storage'"]],
    ["readStored('settings', shelf); new Map().get('x');", []],
  ])('of what touches the storage in %s', (text, uses) => {
    expect(storageUses(text)).toEqual(uses);
  });

  test('of a worker, which is imported by its address', () => {
    const text = "  return new Worker(new URL('../workers/coach.ts', import.meta.url), { type: 'module' });";
    expect(importsOf(text)).toEqual(['../workers/coach.ts']);
  });

  test.each([
    ['words/language.ts', 'words/language.ts', true],
    ['words/words.svelte.ts', 'words/language.ts', false],
    ['words/words.svelte.ts', 'words', true],
    ['words-of-old/language.ts', 'words', false],
    ['routes.ts', 'routing', false],
  ])('of whether %s is in %s', (target, place, expected) => {
    expect(isIn(target.replaceAll('/', sep), place)).toBe(expected);
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

/** What the files of a room import of their own package, both as paths from its sources. */
function importsWithin(src: string, room: string): { file: string; target: string }[] {
  return sources(join(src, room)).flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({
        file: relative(src, file),
        target: relative(src, resolve(dirname(file), specifier)),
      })),
  );
}

/** What a text does to the device's storage without going through its registry. */
function storageUses(text: string): string[] {
  const uses =
    /\b(?:localStorage|sessionStorage|indexedDB)\b|[sS]helf(?:\(\))?\.(?:get|set|remove|names)\b|EventListener\('storage'/g;
  return text.match(uses) ?? [];
}

/** The files and folders that a page names in code: `authority/`, `table.ts` and `people/guests.ts`. */
function namesIn(page: string): Set<string> {
  return new Set([...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, path]) => path!.split('/')));
}

/** Whether a path is this file or a file of this room. */
function isIn(target: string, place: string): boolean {
  const path = place.replaceAll('/', sep);
  return target === path || target.startsWith(path + sep);
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
  const found = text.matchAll(
    /^(?:import|export) (?:[^;]*? from )?'([^']+)';|\bimport\('([^']+)'\)|\bnew Worker\(new URL\('([^']+)'/gm,
  );
  return [...found].map(([, named, lazy, worker]) => (named ?? lazy ?? worker)!);
}
