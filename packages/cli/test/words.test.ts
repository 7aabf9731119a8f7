import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { verb, verbOfOther, VOCABULARIES, VOCABULARY_NAMES } from '../src/words.ts';

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

test('no other file has these words, so that a vocabulary is whole', () => {
  const literal =
    /\b(Hit|Stay|Flip Three|Deal Three|Turn Three|Freeze|Second Chance|Life Saver|Flip 7|Turn 7)\b/;
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const guilty = files.filter(
    (file) => file !== 'words.ts' && literal.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(guilty).toEqual([]);
});
