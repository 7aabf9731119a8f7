import { CHARACTER_LEVELS } from '@sevenfold/bots';

/** Somebody to play against. */
export interface Character {
  readonly kind: string;
  readonly name: string;
  /** 1–10. */
  readonly level: number;
}

/** All of them, weakest first; what they are like is in the words of 'bots'. */
export const PEOPLE: readonly Character[] = Object.entries(CHARACTER_LEVELS).map(([kind, level]) => ({
  kind,
  name: kind[0]!.toUpperCase() + kind.slice(1),
  level,
}));

export function characterOf(kind: string): Character {
  return PEOPLE.find((person) => person.kind === kind) ?? PEOPLE[0]!;
}

/** Somebody who is not among these yet, as long as there is anybody left. */
export function anybody(taken: readonly string[], random = Math.random): string {
  const free = PEOPLE.filter(({ kind }) => !taken.includes(kind));
  const from = free.length > 0 ? free : PEOPLE;
  return from[Math.floor(random() * from.length)]!.kind;
}
