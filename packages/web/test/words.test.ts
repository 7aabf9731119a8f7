import { describe, expect, test } from 'vitest';
import { LANGUAGES, bestLanguage, type Language } from '../src/words/language.ts';
import { speech } from '../src/words/speech.ts';

const modules = import.meta.glob<object>('../src/words/*/*.ts', { import: 'default', eager: true });

/** Texts of several words that are rightly the same as in English: names, and words that the languages share. */
const SHARED = /^(?:\W|\d|X|Sevenfold|Flip|Turn|Version|points|plus)*$/;

const areas = [...new Set(Object.keys(modules).map((file) => file.split('/').at(-2)!))];

function textsOf(area: string, language: Language): Map<string, string> {
  const words = modules[`../src/words/${area}/${language}.ts`];
  return new Map(words === undefined ? [] : leaves(words));
}

/** Every text of a dictionary by its path; a function stands with what it says about sample arguments. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, said(value as (...args: unknown[]) => unknown)]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      leaves(inner, path === '' ? key : `${path}.${key}`),
    );
  throw new Error(`${path} is neither a text nor a function`);
}

/** What a function of words says, with stand-ins that answer to every name, count and text. */
function said(text: (...args: unknown[]) => unknown): string {
  const anything: unknown = new Proxy(
    Object.assign(() => 'X', {}),
    {
      get: (_, name) =>
        name === Symbol.toPrimitive
          ? (hint: string) => (hint === 'number' ? 2 : 'X')
          : name === 'toString'
            ? () => 'X'
            : anything,
    },
  );
  try {
    return String(text(2, 3, 4, 5, 6));
  } catch {
    return String(text(anything, anything, anything, anything, anything));
  }
}

/** One word may well be the same in two languages; two are a translation that is missing. */
function isPhrase(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

describe.each(areas)('the words of %s', (area) => {
  const english = textsOf(area, 'en');

  test.each(LANGUAGES)('are complete in %s', (language) => {
    const texts = textsOf(area, language);
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(['de', 'fr', 'es'] as const)('are translated into %s', (language) => {
    const left = [...textsOf(area, language)].filter(
      ([key, text]) => text === english.get(key) && isPhrase(text) && !SHARED.test(text),
    );
    expect(left).toEqual([]);
  });

  test('keep French signs with their words', () => {
    // But for lists of signs, as the lab has them.
    const loose = [...textsOf(area, 'fr')].filter(
      ([, text]) => !text.includes('a ? b : c') && /« | [»:;?!](?:[\s.,)…]|$)/.test(text),
    );
    expect(loose).toEqual([]);
  });
});

test('the best language is the first wanted one that there is', () => {
  expect(bestLanguage(['pt-BR', 'de-CH', 'en'])).toBe('de');
  expect(bestLanguage(['ja'])).toBe('en');
  expect(bestLanguage([])).toBe('en');
});

test('plurals, places and shares follow the language', () => {
  const cards = { one: '# card', other: '# cards' };
  expect([0, 1, 2].map((count) => speech('en').plural(count, cards))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
  ]);
  expect([0, 1, 2].map((count) => speech('fr').plural(count, cards))).toEqual([
    '0 card',
    '1 card',
    '2 cards',
  ]);
  expect([1, 2, 3, 4, 11, 21].map(speech('en').ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
  expect([1, 2].map(speech('fr').ordinal)).toEqual(['1er', '2e']);
  expect(speech('en').percent(0.256)).toBe('26%');
  expect(speech('de').percent(0.256, 1)).toBe('25,6\u00a0%');
  expect(speech('es').list(['Ana', 'Luis', 'Eva'])).toBe('Ana, Luis y Eva');
});
