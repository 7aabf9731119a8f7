// The texts of the app follow docs/GLOSSARY.md: its names, and none of the words that it bans.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/words/language.ts';
import { AREAS, SAMPLE, textsOf, YOU } from '../all-texts.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'GLOSSARY.md'), 'utf8');

/** The cells of every line of the tables below a heading, the head first. */
function tableOf(heading: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(heading))!;
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.replaceAll('\\|', '|').trim()),
    );
}

const banned = tableOf('Words that are not used')
  .slice(1)
  .map(([language, pattern]) => ({
    language: language!,
    pattern: new RegExp(pattern!.slice(1, -1), 'iu'),
  }));

test('every language has a column', () => {
  for (const heading of ['The game', 'The app'])
    expect(tableOf(heading)[0]).toEqual(
      expect.arrayContaining(LANGUAGES.filter((language) => language !== 'en')),
    );
  expect(banned.length).toBeGreaterThan(10);
});

describe.each(LANGUAGES)('texts in %s', (language) => {
  const patterns = banned.filter((each) => each.language === language);

  test.each(AREAS)('of %s say it as the glossary does', (area) => {
    const samples = [SAMPLE, { ...SAMPLE, count: 1, person: YOU }];
    const said = samples.flatMap((sample) => Array.from(textsOf(area, language, sample)));
    const wrong = said.filter(([, text]) => patterns.some(({ pattern }) => pattern.test(text)));
    expect(wrong).toEqual([]);
  });
});

describe('the cards', () => {
  test.each(LANGUAGES)('are called what the glossary calls them in %s', (language) => {
    const terms = textsOf('terms', language);
    const [head, ...rows] = tableOf('The game');
    const column = language === 'en' ? 0 : head!.indexOf(language);
    const lines = new Map(rows.map((cells) => [cells.at(-1)!.replaceAll('`', ''), cells]));
    for (const name of ['hit', 'stay', 'flipThree', 'freeze', 'secondChance', 'flip7'])
      expect(terms.get(`vocabularies.flip.${name}`)).toBe(lines.get(name)![column]);
  });
});
