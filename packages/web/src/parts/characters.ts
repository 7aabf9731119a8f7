import { CHARACTER_LEVELS } from '@sevenfold/bots';

export interface Character {
  readonly kind: string;
  readonly name: string;
  /** 1–10. */
  readonly level: number;
}

/** Weakest first; the words of 'bots' describe them. */
export const PEOPLE: readonly Character[] = Object.entries(CHARACTER_LEVELS).map(([kind, level]) => ({
  kind,
  name: kind[0]!.toUpperCase() + kind.slice(1),
  level,
}));

export function characterOf(kind: string): Character {
  return PEOPLE.find((person) => person.kind === kind) ?? PEOPLE[0]!;
}

/** A random character, if possible one who is not taken. */
export function anybody(taken: readonly string[], random = Math.random): string {
  const free = PEOPLE.filter(({ kind }) => !taken.includes(kind));
  const from = free.length > 0 ? free : PEOPLE;
  return from[Math.floor(random() * from.length)]!.kind;
}
