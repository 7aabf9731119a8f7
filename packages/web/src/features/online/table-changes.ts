import type { TableView } from '@sevenfold/table';

/** A change at a table that others want to know about. */
export type TableChange =
  | { readonly kind: 'sat' | 'left' | 'away' | 'back' | 'host'; readonly name: string }
  | { readonly kind: 'rules' | 'started' | 'clock' | 'pace' }
  | { readonly kind: 'locked' | 'listed' | 'paused' | 'chat' | 'coach' | 'rated'; readonly on: boolean };

const FLAGS = ['locked', 'listed', 'paused', 'chat', 'coach', 'rated'] as const;

export function changesBetween(before: TableView, after: TableView): TableChange[] {
  const changes: TableChange[] = [];
  if (after.phase === 'playing' && before.game?.number !== after.game?.number)
    changes.push({ kind: 'started' });
  else {
    const was = new Map(before.seats.map((seat) => [seat.name, seat]));
    const is = new Map(after.seats.map((seat) => [seat.name, seat]));
    for (const { name, left, person, present } of after.seats) {
      const old = was.get(name);
      if (old === undefined) changes.push({ kind: 'sat', name });
      else if (left && !old.left) changes.push({ kind: 'left', name });
      else if (old.left && !left) changes.push({ kind: 'back', name });
      else if (person !== null && old.present !== present)
        changes.push({ kind: present ? 'back' : 'away', name });
    }
    for (const { name } of before.seats) if (!is.has(name)) changes.push({ kind: 'left', name });
  }
  if (before.host !== after.host) {
    const name = after.seats.find(({ person }) => person === after.host)?.name;
    if (name !== undefined) changes.push({ kind: 'host', name });
  }
  if (JSON.stringify(before.rules) !== JSON.stringify(after.rules)) changes.push({ kind: 'rules' });
  if (before.clock !== after.clock) changes.push({ kind: 'clock' });
  if (before.pace !== after.pace) changes.push({ kind: 'pace' });
  for (const flag of FLAGS)
    if (before[flag] !== after[flag] && !(flag === 'paused' && after.phase !== 'playing'))
      changes.push({ kind: flag, on: after[flag] });
  return changes;
}
