import { type Circle, type FiledPlayer, whoIs } from '@sevenfold/circles';
import type { CircleLog } from './circle-store.ts';

/** What someone who has left is called where names are texts. */
export const UNNAMED = '?';

/** The newest name of each member. */
export function newestNames({ log, undone }: Circle, names: CircleLog['names']): Map<string, string> {
  const known = new Map<string, string>();
  for (const [n, name] of names) {
    const entry = log[n];
    if (entry !== undefined && 'member' in entry && !undone.has(entry.id)) known.set(entry.member, name);
  }
  return known;
}

export function nameOf(circle: Circle, known: ReadonlyMap<string, string>, player: FiledPlayer): string {
  if ('member' in player) return known.get(whoIs(circle, player.member)?.id ?? '') ?? UNNAMED;
  return 'bot' in player ? player.bot : player.guest;
}
