// Tables where someone at this device has sat, so that there is a way back without the link.

import type { Stored } from './registry.ts';
import type { Shelf } from './shelf.ts';
import { readStored, writeStored } from './stored.ts';

const MOST = 5;
/** Hours after which the others are no longer expected to wait. */
const EVENING = 12;

export type RecentTable = Stored<'online:tables'>[number];

/** The newest first. */
export function recentTables(shelf: Shelf): readonly RecentTable[] {
  return readStored('online:tables', shelf);
}

/** The table where this device has a seat, if that was not long ago. */
export function waitingTable(
  shelf: Shelf,
  now = Date.now(),
): (RecentTable & { readonly others: readonly string[] }) | undefined {
  const [newest] = recentTables(shelf);
  if (newest?.others === undefined || now - newest.at > EVENING * 3_600_000) return undefined;
  return { ...newest, others: newest.others };
}

export function rememberTable(
  shelf: Shelf,
  code: string,
  { others, at = Date.now() }: { others?: readonly string[] | undefined; at?: number } = {},
): void {
  const rest = recentTables(shelf).filter((table) => table.code !== code);
  writeStored('online:tables', [{ code, at, others }, ...rest].slice(0, MOST), shelf);
}

export function forgetTable(shelf: Shelf, code: string): void {
  const rest = recentTables(shelf).filter((table) => table.code !== code);
  writeStored('online:tables', rest, shelf);
}
