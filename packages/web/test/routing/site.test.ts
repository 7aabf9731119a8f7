import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { site, Site } from '../../src/routing/site.ts';

afterEach(() => vi.unstubAllGlobals());

const under = new Site('https://play.example.org/games/seven/assets/shell-B7.js');
const root = new Site('https://play.example.org/assets/shell-B7.js');

test('the app knows its place by where its code is', () => {
  expect([under.base, root.base]).toEqual(['/games/seven', '']);
  // Here and on the development server nothing is built.
  expect([site.base, new Site('http://localhost:5173/src/routing/site.ts').base]).toEqual(['', '']);
});

test.each([
  ['/', '/games/seven/'],
  ['/play?setup#x', '/games/seven/play?setup#x'],
  ['/v1/tables', '/games/seven/v1/tables'],
  ['#main', '#main'],
  ['https://example.org/play', 'https://example.org/play'],
])('the address of %s is %s', (path, address) => {
  expect([under.path(path), root.path(path)]).toEqual([address, path]);
});

test.each([
  ['/games/seven/', '/', '/games/seven/'],
  ['/games/seven', '/', '/games/seven'],
  ['/games/seven/t/ABC', '/t/ABC', '/games/seven/t/ABC'],
  ['/games/sevens', undefined, '/games/sevens'],
  ['/', undefined, '/'],
])('%s is %s within the app', (pathname, path, atRoot) => {
  expect([under.inside(pathname), root.inside(pathname)]).toEqual([path, atRoot]);
});

test('links for others are whole addresses', () => {
  vi.stubGlobal('location', new URL('https://play.example.org/games/seven/lab'));
  expect(under.link('/daily')).toBe('https://play.example.org/games/seven/daily');
  expect(under.link('')).toBe('https://play.example.org/games/seven');
});

describe('every link, request and shared address goes through the site', () => {
  const src = join(import.meta.dirname, '..', '..', 'src');

  test('in all of the app', () => {
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:svelte|ts)$/.test(file))
      .flatMap((file) =>
        bareAddresses(readFileSync(join(src, file), 'utf8')).map((text) => `${file}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  test.each([
    ['<a class="panel" href="/t/{code}">', 1],
    ['<a\n  class="soft"\n  href={hrefOf(at)}>', 1],
    ['<a {href}>', 1],
    ["fetch('/v1/tables')", 1],
    ['fetch(path, {})', 1],
    ["new URL('/game', location.href)", 1],
    ['`${location.origin}/t/${code}`', 1],
    ["serviceWorker.register('/sw.js')", 1],
    ['<Button href="/play">', 0],
    ['<a href="#main">', 0],
    ['<a class="x" href={site.path(href)}>', 0],
    ['await fetch(site.path(path), {})', 0],
  ])('the check itself: %s', (text, count) => {
    expect(bareAddresses(text)).toHaveLength(count);
  });
});

/** What leads to an address of the website and not to one of the app; components with an `href` add the base themselves. */
function bareAddresses(text: string): string[] {
  const links = [...text.matchAll(/<a\s[^<]*?(?:\bhref=(?!\{site\.|"#)|\{href\})/g)];
  const others = [
    ...text.matchAll(/(?<!\.)\bfetch\((?!site\.|\w+: )|serviceWorker\.register\((?!site\.)/g),
    ...text.matchAll(/new URL\([`'"]\/|location\.origin\}\//g),
  ];
  return [...links, ...others].map(([found]) => found);
}
