// No text without a reader, and no screen without its words: what the sources of the app say of `word`.

import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS, textsOf } from '../all-texts.ts';

const ROOT = join(import.meta.dirname, '..', '..', 'src');

const sources = new Map(
  Object.entries(
    import.meta.glob<string>(['../../src/**/*.{ts,svelte}', '!../../src/words/*/*.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([file, text]) => [
    relative(ROOT, join(import.meta.dirname, file)),
    text.replaceAll(/<!--[^]*?-->|\/\*[^]*?\*\/|\/\/ .*/g, ''),
  ]),
);

/** The paths of texts that a source reads, such as 'game.end.won'; a whole group where it picks by a value. */
function readsOf(source: string): string[] {
  const aliases = new Map([['word', '']]);
  const add = (name: string, path: string): void => void aliases.set(name, path);
  const under = (alias: string, path: string): string =>
    [aliases.get(alias)!, path].filter((part) => part !== '').join('.');
  // `const { game } = word`, `const texts = $derived(word.keep)`: further names for a part of it, also in two steps.
  for (let round = 0; round < 2; round++) {
    const names = [...aliases.keys()].join('|');
    for (const [, list, alias, path] of source.matchAll(
      new RegExp(`\\{([^{}]*)\\} = (?:\\$derived\\()?(${names})\\b\\.?([\\w.]*)\\)?;`, 'g'),
    ))
      for (const part of list!.split(',')) {
        const [key, name = key] = part.split(':').map((each) => each.trim());
        if (key !== '') add(name!, under(alias!, [path!, key!].filter((each) => each !== '').join('.')));
      }
    for (const [, name, alias, path] of source.matchAll(
      new RegExp(`(?:const|let) (\\w+) = (?:\\$derived\\()?(${names})\\.([\\w.]+)\\)?;`, 'g'),
    ))
      add(name!, under(alias!, path!));
  }
  const names = [...aliases.keys()].join('|');
  const rest = source.replaceAll(
    new RegExp(`(?:(?:const|let) \\w+|\\}) = (?:\\$derived\\()?(?:${names})\\b[\\w.]*\\)?;`, 'g'),
    '',
  );
  return [...rest.matchAll(new RegExp(`(?<![.\\w'])(${names})\\b((?:\\.\\w+)*)`, 'g'))].map(
    ([, alias, path]) => under(alias!, path!.slice(1)),
  );
}

/** Whether a source may mean this key where it picks one of a whole area by a value. */
function mentions(source: string, key: string): boolean {
  const ends = [...source.matchAll(/`\$\{[^}]+\}(\w+)`/g)].map(([, end]) => end!);
  return source.includes(`'${key}'`) || ends.some((end) => key.endsWith(end));
}

test('every text is read somewhere', () => {
  const read = [...sources.values()].flatMap((source) => readsOf(source).map((path) => ({ source, path })));
  const isRead = (area: string, key: string): boolean =>
    read.some(({ source, path }) =>
      path === area
        ? mentions(source, key.split('.')[0]!)
        : path === `${area}.${key}` ||
          `${area}.${key}`.startsWith(`${path}.`) ||
          path.startsWith(`${area}.${key}.`),
    );
  // The names of cards are read through `term`, refusals by the codes of the table, and notifications by the service worker.
  const unread = AREAS.filter((area) => !['terms', 'refusals', 'push'].includes(area)).flatMap((area) =>
    [...textsOf(area, 'en').keys()].filter((key) => !isRead(area, key)).map((key) => `${area}.${key}`),
  );
  expect(unread).toEqual([]);
});

/** Files that a source is built from, or fetches later. */
function importsOf(file: string): string[] {
  const source = sources.get(file) ?? '';
  return [...source.matchAll(/(?<!type [^'";]*)from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(
    ([, fixed, later]) => join(dirname(file), fixed ?? later!),
  );
}

/** Read in some ways to play only: handing the device on; cards that are spoken and not only seen. */
const SOMETIMES = new Set([
  'CardBack.svelte',
  'PassDevice.svelte',
  'names.ts',
  'routes.ts',
  'words.svelte.ts',
]);

/** The areas of words that a screen and everything it is built from read. */
function areasOf(screen: string): string[] {
  const seen = new Set<string>();
  const areas = new Set<string>();
  const later = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || SOMETIMES.has(basename(file))) return;
    seen.add(file);
    const source = sources.get(file) ?? '';
    for (const path of readsOf(source)) if (path !== '') areas.add(path.split('.')[0]!);
    // Some parts fetch their words when they are first needed.
    for (const [, list] of source.matchAll(/loadWords\(\[([^\]]*)\]\)/g))
      for (const [, area] of list!.matchAll(/'(\w+)'/g)) later.add(area!);
    if (/\bterm\./.test(source)) areas.add('terms');
    for (const next of importsOf(file)) visit(next);
  };
  visit(screen);
  return [...areas].filter((area) => !later.has(area));
}

test('every route names the areas that its screen reads', () => {
  const routes = ['first-routes.ts', 'routes.ts']
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('');
  const missing = [
    ...routes.matchAll(/path: '([^']+)',\s+words: \[([^\]]*)\],[^}]*?import\('\.\/([^']+)'\)/g),
  ].flatMap(([, path, words, screen]) => {
    const named = new Set(['app', ...[...words!.matchAll(/'(\w+)'/g)].map(([, area]) => area!)]);
    return areasOf(screen!)
      .filter((area) => !named.has(area))
      .map((area) => `${path}: ${area}`);
  });
  expect(missing).toEqual([]);
});
