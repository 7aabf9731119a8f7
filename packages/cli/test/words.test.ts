import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { verb, verbOfOther, VOCABULARIES, VOCABULARY_NAMES } from '../src/views/words.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

test('three vocabularies for the same things', () => {
  const names = VOCABULARY_NAMES.map((name) => {
    const { hit, stay, flipThree, freeze, secondChance, flip7 } = VOCABULARIES[name];
    return [name, hit, stay, flipThree, freeze, secondChance, flip7].join(', ');
  });
  expect(names).toEqual([
    'flip, Hit, Stay, Flip Three, Freeze, Second Chance, Flip 7',
    'deal, Flip, Pass, Deal Three, Freeze, Second Chance, Flip 7',
    'turn, Hit, Stay, Turn Three, Lock, Life Saver, Turn 7',
  ]);
});

test('verbs', () => {
  expect([verb('Hit'), verbOfOther('Hit'), verb('Pass'), verbOfOther('Pass')]).toEqual([
    'hit',
    'hits',
    'pass',
    'passes',
  ]);
});

/** Files that may have the words themselves, and why. */
const EXCEPTIONS: { readonly [file: string]: string } = {
  'solve/solution-view.ts': 'solve has no --words: the cards it takes out are those of the published game',
  'solve/strategy-card.ts': 'the card of solve is printed for the published game',
  'solve/poster-texts.ts': 'the same card as a picture, which also names a trademark',
};

/** The code of a file, without comments and help, which does not depend on --words. */
function codeOf(file: string): string {
  return readFileSync(join(SRC, file), 'utf8')
    .replace(/^export const help = `(?:\\.|[^`\\])*`;$/gm, '')
    .replace(/\/\*\*?[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

test('no other file has these words, so that a vocabulary is whole', () => {
  const literal =
    /\b(Hit|Stay|Flip Three|Deal Three|Turn Three|Freeze|Second Chance|Life Saver|Flip 7|Turn 7)\b/;
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(20);
  const guilty = files.filter((file) => literal.test(codeOf(file)));
  expect(guilty.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  // A file that uses the vocabulary needs no exception.
  const excused = Object.keys(EXCEPTIONS).filter((file) =>
    /from '[./]+(?:views\/)?words\.ts'/.test(codeOf(file)),
  );
  expect(excused).toEqual([]);
});
