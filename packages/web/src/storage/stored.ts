// The one way to what this device stores: by a key of the registry, checked when it is read.

import * as v from 'valibot';
import { storedEntry, type FallbackOf, type Family, type Stored, type StoredKey } from './registry.ts';
import { deviceShelf, OURS, type Shelf } from './shelf.ts';

const DAMAGED = 'damaged:';
const MOST_DAMAGED = 5;
const LONGEST_DAMAGED = 20_000;

/**
 * Reads a value; one that is damaged is quarantined, as if it had never been stored. `check` looks closer than the shape:
 * it returns what the value means, or throws or returns undefined if it means nothing.
 */
export function readStored<Key extends StoredKey>(key: Key, shelf?: Shelf): Stored<Key> | FallbackOf<Key>;
export function readStored<Key extends StoredKey, Result>(
  key: Key,
  shelf: Shelf,
  check: (value: Stored<Key>) => Result | undefined,
): Result | undefined;
export function readStored(
  key: StoredKey,
  shelf = deviceShelf(),
  check: (value: never) => unknown = (value) => value,
): unknown {
  const text = shelf.get(key);
  const { fallback } = storedEntry(key);
  if (text === undefined) return fallback;
  let value: unknown;
  try {
    value = check(parsed(key, text) as never);
  } catch {
    value = undefined;
  }
  if (value === undefined) quarantine(key, shelf);
  return value ?? fallback;
}

/** Throws if the text is not what belongs under the key. */
function parsed(key: StoredKey, text: string): unknown {
  return checkedStored(key, storedEntry(key).format === 'json' ? JSON.parse(text) : text);
}

/** Checks a value from elsewhere before it is stored under a key. Throws if it does not belong there. */
export function checkedStored(key: StoredKey, given: unknown): unknown {
  const { schema, id } = storedEntry(key);
  const value = v.parse(schema, given);
  if (id === undefined || (value as Record<string, unknown>)[id] === key.slice(key.indexOf(':') + 1))
    return value;
  throw new Error(`${key} holds something else`);
}

export function writeStored<Key extends StoredKey>(
  key: Key,
  value: Stored<Key>,
  shelf: Shelf = deviceShelf(),
): void {
  shelf.set(key, storedEntry(key).format === 'json' ? JSON.stringify(value) : String(value));
}

export function removeStored(key: StoredKey, shelf: Shelf = deviceShelf()): void {
  shelf.remove(key);
}

/** The text under a key, unchecked: a cheap way to see whether another tab has changed it. */
export function storedText(key: StoredKey, shelf: Shelf): string | undefined {
  return shelf.get(key);
}

/** The ids of a family, those that begin with `start`. */
export function storedIds(family: Family, shelf: Shelf, start = ''): string[] {
  return shelf.names(family + start).map((name) => name.slice(family.length));
}

/** Every value of a family that can be read. */
export function allStored<Each extends Family>(family: Each, shelf: Shelf): Stored<Each>[] {
  return storedIds(family, shelf).flatMap((id) => {
    const value = readStored(`${family}${id}`, shelf) as Stored<Each> | undefined;
    return value === undefined ? [] : [value];
  });
}

/** Sorts by `time`, the newest first; at the same time, by id. */
export function newestFirst<Each extends { readonly id: string }>(
  all: Each[],
  time: (each: Each) => number,
): Each[] {
  return all.sort((a, b) => time(b) - time(a) || (a.id < b.id ? 1 : -1));
}

/** Moves an unusable value to another key, where it can still be inspected. */
export function quarantine(key: StoredKey, shelf: Shelf): void {
  const text = shelf.get(key);
  if (text === undefined) return;
  if (storedEntry(key).precious === true) shelf.set(key.replace(':', '-damaged:'), text);
  else {
    for (const old of shelf.names(DAMAGED).slice(0, 1 - MOST_DAMAGED)) shelf.remove(old);
    shelf.set(DAMAGED + key, text.slice(0, LONGEST_DAMAGED));
  }
  shelf.remove(key);
}

/** Calls back when another tab has stored something under a key that `concerns` us. Returns how to stop. */
export function watchStored(concerns: (key: string) => boolean, changed: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    // No key: everything was deleted.
    if (key === null || (key.startsWith(OURS) && concerns(key.slice(OURS.length)))) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
