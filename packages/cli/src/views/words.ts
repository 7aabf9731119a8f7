import { ENGLISH_NAMES, type EnglishNames } from '@sevenfold/engine';

/** The names of things, as chosen with --words. */
export type Words = EnglishNames;

export const VOCABULARIES = ENGLISH_NAMES;
export type VocabularyName = keyof typeof VOCABULARIES;
export const VOCABULARY_NAMES = Object.keys(VOCABULARIES) as readonly VocabularyName[];

/** 'Hit' → 'hit', for 'you'. */
export function verb(name: string): string {
  return name.toLowerCase();
}

/** 'Pass' → 'passes', for anyone else. */
export function verbOfOther(name: string): string {
  return /(?:s|x|ch|sh)$/i.test(name) ? `${verb(name)}es` : `${verb(name)}s`;
}

export function keyOf(name: string): string {
  return name[0]!.toLowerCase();
}
