// The classes of styles/shared.css are one vocabulary for all components.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => {
    const text = readFileSync(join(src, name), 'utf8');
    const styles = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    return { name, styles, markup: text.replace(styles, '') };
  });

/** Selectors, one by one, with what their rule declares. */
function rulesIn(styles: string): { selector: string; declared: Map<string, string> }[] {
  const plain = styles.replaceAll(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors, inside]) => {
    const declared = new Map(
      [...inside!.matchAll(/([\w-]+):([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()] as const),
    );
    return selectors!.split(',').map((selector) => ({ selector: selector.trim(), declared }));
  });
}

/** By class, everything it declares. */
const words = new Map<string, Map<string, string>>();
for (const { selector, declared } of rulesIn(readFileSync(join(src, 'styles', 'shared.css'), 'utf8'))) {
  const word = /^\.([\w-]+)$/.exec(selector)?.[1];
  if (word !== undefined) words.set(word, new Map([...(words.get(word) ?? []), ...declared]));
}

const usesOf = (word: string): RegExp =>
  new RegExp(`class=(?:"[^"]*|\\{[^}]*)(?<![\\w-])${word}(?![\\w-])|class:${word}\\b`);

test('every word is used by several components', () => {
  expect(words.size).toBeGreaterThan(20);
  const rare = [...words.keys()].filter(
    (word) => components.filter(({ markup }) => usesOf(word).test(markup)).length < 3,
  );
  expect(rare).toEqual([]);
});

test('no component lays something else out under the name of a word', () => {
  const laid = [...words].filter(([, declared]) => declared.has('display'));
  const others = components.flatMap(({ name, styles, markup }) =>
    rulesIn(styles).flatMap(({ selector, declared }) =>
      laid.flatMap(([word, meant]) => {
        if (!new RegExp(`\\.${word}(?![\\w-])`).test(selector)) return [];
        const display = selector === `.${word}` ? declared.get('display') : undefined;
        const isOther = display !== undefined && display !== meant.get('display');
        // A class that is not written in the markup comes from a value, which may mean anything.
        return isOther || !usesOf(word).test(markup) ? [`${name}: ${selector}`] : [];
      }),
    ),
  );
  expect(others).toEqual([]);
});
