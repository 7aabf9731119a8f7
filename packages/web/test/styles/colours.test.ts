// Every colour comes from styles/tokens.css: none is written anywhere else in the app.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

/** Files that may hold literal colours, and why. */
const ALLOWED: ReadonlySet<string> = new Set([
  // Where all of them are.
  'styles/tokens.css',
]);

const HEX = '(?<![\\w&.])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b';
const FUNCTIONS = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';
const WRITTEN = new RegExp(`${HEX}|${FUNCTIONS}`, 'gi');
/** The names that someone might reach for; `transparent`, `currentColor` and `none` name no colour of ours. */
const NAMES =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|gold|gr[ae]y|green|indigo|ivory|lime|magenta|maroon|navy|olive|' +
  'orange|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const NAMED = new RegExp(
  `(?:^|[\\s;{])(?:--[\\w-]+|color|background|fill|stroke|outline|border|[\\w-]+-(?:color|shadow|image))\\s*:` +
    `[^;{}]*(?<![\\w-])(?:light|dark|medium)?(?:${NAMES})(?![\\w-(])`,
  'gi',
);
const NAMED_ATTRIBUTE = new RegExp(`\\b(?:fill|stroke|stop-color|style:[\\w-]+)="(?:${NAMES})"`, 'gi');

/** The literal colours in a component, a module or a style sheet. */
function coloursIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return inStyles(text);
  if (file.endsWith('.ts')) return inScript(text);
  const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, inside]) => inside!).join('\n');
  const scripts = [...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)]
    .map(([, inside]) => inside!)
    .join('\n');
  const markup = text.replaceAll(/<(style|script)[^>]*>[^]*?<\/\1>|<!--[^]*?-->/g, '');
  return [...inStyles(styles), ...inScript(scripts), ...found(markup, WRITTEN, NAMED_ATTRIBUTE)];
}

function inStyles(text: string): string[] {
  return found(text.replaceAll(/\/\*[^]*?\*\//g, ''), WRITTEN, NAMED);
}

/** Only texts count: `#feed` outside of one is a private field. */
function inScript(text: string): string[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const texts = code.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? [];
  return found(texts.map((each) => each.slice(1, -1)).join('\n'), WRITTEN, NAMED);
}

function found(text: string, ...patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []).map((each) => each.trim());
}

const style = (inside: string): string => `<style>a { ${inside} }</style>`;

test('literal colours are recognised wherever they may stand', () => {
  const literal = [
    style('color: #fff;'),
    style('fill: #A6132C80;'),
    style('background: rgb(0 0 0 / 50%);'),
    style('border: 1px solid oklch(70% 0.1 20);'),
    style('--tone: light-dark(white, var(--ink));'),
    style('box-shadow: 0 0 2px black;'),
    '<path fill="#fff" />',
    '<i style:color="white"></i>',
    "<script>const GOLD = '#f2b21b';</script>",
    '<script>pen.fillStyle = `hsl(${hue} 50% 50%)`;</script>',
    "<script>node.style.cssText = 'color:red';</script>",
  ];
  expect(literal.filter((text) => coloursIn('Part.svelte', text).length !== 1)).toEqual([]);
  const plain = [
    style('color: var(--white); background: transparent; fill: currentColor;'),
    style('background: color-mix(in oklab, var(--gold) 45%, transparent);'),
    style('white-space: nowrap; /* white is #fff */'),
    '<script>class Desk { #feed = 1; read() { return this.#feed; } }</script>',
    "<script>const medal = { gold: 'M0 -15 V15' };</script>",
    '<a href="#main">&#123;</a>',
  ];
  expect(plain.flatMap((text) => coloursIn('Part.svelte', text))).toEqual([]);
});

test('every colour is a token', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(svelte|ts|css)$/.test(name) && !name.startsWith('words/') && !ALLOWED.has(name));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap((name) =>
    coloursIn(name, readFileSync(join(src, name), 'utf8')).map((colour) => `${name}: ${colour}`),
  );
  expect(wrong).toEqual([]);
});

test('the browser’s own colours, which no style sheet reaches, are those of the page', () => {
  const tokens = readFileSync(join(src, 'styles', 'tokens.css'), 'utf8');
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!;
  const web = join(src, '..');
  const page = readFileSync(join(web, 'index.html'), 'utf8');
  expect([...page.matchAll(/name="theme-color"[^>]*content="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([
    light,
    dark,
  ]);
  const manifest = readFileSync(join(web, 'vite.config.ts'), 'utf8');
  for (const name of ['background_color', 'theme_color']) expect(manifest).toContain(`${name}: '${light}'`);
});
