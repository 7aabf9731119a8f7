// The code follows docs/GLOSSARY.md as the texts of the app do (packages/web/test/words/glossary.test.ts).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const glossary = readFileSync(join(root, 'docs', 'GLOSSARY.md'), 'utf8');

const sources = readdirSync(join(root, 'packages')).flatMap((name) => {
  const folder = join(root, 'packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|svelte)$/.test(file))
    .map((file) => ({ file: join(name, file), text: readFileSync(join(folder, file), 'utf8') }));
});

test('every name that it says the code has is there', () => {
  const lines = glossary.split('\n').filter((line) => /^\| .*`[^`]+` \|$/.test(line));
  const names = lines.flatMap((line) =>
    [
      ...line
        .split('|')
        .at(-2)!
        .matchAll(/`(\w+)`/g),
    ].map(([, name]) => name!),
  );
  expect(names.length).toBeGreaterThan(60);
  const used = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test('comments and names say everyone, someone, anyone', () => {
  const wrong = sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => /(?:every|some|any)body/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
