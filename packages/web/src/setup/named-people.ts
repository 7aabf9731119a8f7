import { nameKey } from '@sevenfold/engine/name-key';
import { word } from '../words/words.svelte.ts';

/** Someone in a list of names that is being typed. */
export interface NamedPerson {
  /** Stays the same while they are moved and renamed. */
  readonly id: number;
  name: string;
}

/** What people are called; those without a name yet are called by their place. Needs the words `nameList`. */
export function shownNames(people: readonly NamedPerson[]): string[] {
  return people.map(({ name }, place) => name.trim() || word.nameList.placeholder(place + 1));
}

export function newPerson(people: readonly NamedPerson[], name = ''): NamedPerson {
  return { id: 1 + Math.max(-1, ...people.map(({ id }) => id)), name };
}

/** Whether two are one person: statistics could not tell them apart. */
export function hasDouble(names: readonly string[]): boolean {
  return new Set(names.map(nameKey)).size < names.length;
}

export function includesName(names: readonly string[], name: string): boolean {
  return names.some((other) => nameKey(other) === nameKey(name));
}
