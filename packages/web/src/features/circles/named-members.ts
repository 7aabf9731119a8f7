// Which circle a game with these names was filed in, so that the next evening with the same names takes one tap.

import { nameKey } from '../../storage/own-names.ts';
import type { Shelf } from '../../storage/shelf.ts';
import { readStored, writeStored } from '../../storage/stored.ts';
import type { NamedMembers } from './game-draft.ts';

const MOST = 40;

/** The circle that these names were filed in last. */
export function circleFor(names: readonly string[], shelf: Shelf): string | undefined {
  const wanted = groupOf(names);
  return readStored('circle-names', shelf).find((group) => groupOf(group.names) === wanted)?.circle;
}

/** The member that each name has meant in a circle; an empty text for a guest. */
export function namedIn(circle: string, shelf: Shelf): NamedMembers {
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
