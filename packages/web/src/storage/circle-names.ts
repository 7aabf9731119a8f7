// Which circle a game with these names was filed in, so that the next evening with the same names takes one tap.

import { nameKey } from '@sevenfold/engine/name-key';
import type { Shelf } from './shelf.ts';
import { readStored, writeStored } from './stored.ts';

const MOST = 40;

/** The circle that these names were filed in last. */
export function circleFor(names: readonly string[], shelf: Shelf): string | undefined {
  const wanted = groupOf(names);
  return readStored('circle-names', shelf).find((group) => groupOf(group.names) === wanted)?.circle;
}

/** The circle in which a game of these names is most likely filed: as last time, or the only one. */
export function likelyCircle(
  names: readonly string[],
  shelf: Shelf,
): { readonly id: string; readonly name: string } | undefined {
  const known = readStored('circles', shelf);
  const before = circleFor(names, shelf);
  return known.find(({ id }) => id === before) ?? (known.length === 1 ? known[0] : undefined);
}

/** The member that each name has meant in a circle; an empty text for a guest. */
export function namedIn(circle: string, shelf: Shelf): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const group of readStored('circle-names', shelf)) {
    if (group.circle !== circle) continue;
    for (const [at, name] of group.names.entries())
      if (!named.has(name)) named.set(name, group.members[at] ?? '');
  }
  return named;
}

/** `names` are as the game has them. */
export function rememberNames(
  circle: string,
  names: readonly string[],
  players: readonly { readonly member?: string }[],
  shelf: Shelf,
): void {
  const keys = names.map(nameKey);
  const members = players.map(({ member = '' }) => member);
  const others = readStored('circle-names', shelf).filter(
    (group) => group.circle !== circle || groupOf(group.names) !== groupOf(keys),
  );
  writeStored('circle-names', [{ circle, names: keys, members }, ...others].slice(0, MOST), shelf);
}

function groupOf(names: readonly string[]): string {
  return names.map(nameKey).toSorted().join('\n');
}
