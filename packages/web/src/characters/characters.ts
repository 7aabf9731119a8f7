import { CHARACTER_LEVELS } from '@sevenfold/bots';

export type CharacterKind = keyof typeof CHARACTER_LEVELS;

export interface Character {
  readonly kind: CharacterKind;
  readonly name: string;
  /** 1–10. */
  readonly level: number;
}

/** Weakest first; the words of 'bots' describe them. */
export const CHARACTERS: readonly Character[] = (Object.keys(CHARACTER_LEVELS) as CharacterKind[]).map(
  (kind) => ({ kind, name: kind[0]!.toUpperCase() + kind.slice(1), level: CHARACTER_LEVELS[kind] }),
);

export function characterOf(kind: string): Character {
  return CHARACTERS.find((character) => character.kind === kind) ?? CHARACTERS[0]!;
}

/** A random character, if possible one who is not taken. */
export function anyone(taken: readonly string[], random = Math.random): string {
  const free = CHARACTERS.filter(({ kind }) => !taken.includes(kind));
  const from = free.length > 0 ? free : CHARACTERS;
  return from[Math.floor(random() * from.length)]!.kind;
}
