import { ENGLISH_NAMES, type EnglishNames } from '@sevenfold/engine';

/** What the box calls things, as chosen with --words. */
export type Words = EnglishNames;

export const VOCABULARIES = ENGLISH_NAMES;
export type VocabularyName = keyof typeof VOCABULARIES;
export const VOCABULARY_NAMES = Object.keys(VOCABULARIES) as readonly VocabularyName[];

/** The verb of a name of an action, for 'you': 'Hit' gives 'hit'. */
export function verb(name: string): string {
  return name.toLowerCase();
}

/** The verb for 'she': 'Pass' gives 'passes'. */
export function verbOfOther(name: string): string {
  return /(?:s|x|ch|sh)$/i.test(name) ? `${verb(name)}es` : `${verb(name)}s`;
}

/** The key that chooses an action: the first letter of its name. */
export function keyOf(name: string): string {
  return name[0]!.toLowerCase();
}
