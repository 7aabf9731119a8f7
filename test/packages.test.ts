// What npm shows of the packages and what others get of them; `npm run release:check` installs and uses them.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface About {
  readonly name: string;
  readonly version: string;
  readonly private?: true;
  readonly workspaces?: readonly string[];
  readonly exports?: { readonly [entry: string]: string | { readonly [condition: string]: string } };
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  readonly [field: string]: unknown;
}

const root = join(import.meta.dirname, '..');
const read = (folder: string): About =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as About;
const workspace = read('.');
const packages = workspace.workspaces!.map((folder) => ({ folder, about: read(folder) }));
const published = packages.filter(({ about }) => about.private !== true);

test('the engine, what stands on it and the command are published, all with one version', () => {
  expect(published.map(({ about }) => about.name)).toEqual([
    '@sevenfold/engine',
    '@sevenfold/bots',
    '@sevenfold/physical',
    '@sevenfold/circles',
    '@sevenfold/table',
    '@sevenfold/server',
    'sevenfold',
  ]);
  expect(new Set(packages.map(({ about }) => about.version)).size).toBe(1);
});

test('the types of every part are checked', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    references: readonly { path: string }[];
  };
  const parts = globSync(['packages/*/tsconfig.json', 'packages/*/*/tsconfig.json', 'test/tsconfig.json'], {
    cwd: root,
  }).map((file) => dirname(file).replaceAll('\\', '/'));
  // Its components too, by `npm run -w packages/web check`.
  const checked = [...references.map(({ path }) => path), 'packages/web'];
  expect(parts.sort()).toEqual(checked.sort());
});

test('the command has everything inside, so that npx installs one package', () => {
  expect(read('packages/cli').dependencies).toBeUndefined();
});

describe.each(published)('$about.name', ({ folder, about }) => {
  test('says what it is, where it comes from and what it needs', () => {
    expect(about).toMatchObject({
      description: expect.stringContaining('Flip 7') as string,
      keywords: expect.arrayContaining(['flip-7']) as string[],
      license: 'MIT',
      type: 'module',
      repository: { ...(workspace['repository'] as object), directory: folder },
      homepage: `${String(workspace['homepage'])}/tree/main/${folder}#readme`,
      bugs: workspace['bugs'],
      engines: workspace['engines'],
      publishConfig: { access: 'public' },
    });
  });

  test('runs from its sources in a clone, and from compiled code everywhere else', () => {
    const entries = Object.entries(about.exports!).filter(([entry]) => entry !== './package.json');
    for (const [entry, conditions] of entries) {
      const source = (conditions as { readonly [condition: string]: string })['sevenfold-source']!;
      const compiled = source.replace('./src/', './dist/').replace(/\.ts$/, '');
      // The first condition that fits wins, so their order matters.
      expect([entry, ...Object.entries(conditions)]).toEqual([
        entry,
        ['sevenfold-source', source],
        ['types', `${compiled}.d.ts`],
        ['default', `${compiled}.js`],
      ]);
      expect(readdirSync(join(root, folder, dirname(source)))).toContain(basename(source));
    }
    expect(about['files']).toEqual(expect.arrayContaining(entries.length === 0 ? ['dist'] : ['dist', 'src']));
  });

  test('needs its own packages in the same version', () => {
    const all = { ...about.dependencies, ...about.devDependencies };
    const ours = Object.entries(all).filter(([name]) => name.startsWith('@sevenfold/'));
    expect(ours).toEqual(ours.map(([name]) => [name, about.version]));
  });

  test('has a README that shows how to use it', () => {
    const page = readFileSync(join(root, folder, 'README.md'), 'utf8');
    expect(page).toMatch(/^```ts\n|^ {4}npx sevenfold /m);
  });
});
