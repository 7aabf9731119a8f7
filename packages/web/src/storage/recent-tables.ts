// Tables where somebody at this device has sat, so that there is a way back without the link.
// The landing page reads them too: no table, no library.

import { readJson, type Shelf } from './shelf.ts';

const NAME = 'online:tables';
const MOST = 5;
/** Hours after which nobody is waited for any more. */
const EVENING = 12;

export interface RecentTable {
  readonly code: string;
  /** When somebody here was last at it. */
  readonly at: number;
  /** The names of the others; undefined once this device has left. */
  readonly others?: readonly string[];
}

/** The newest first. */
export function recentTables(shelf: Shelf): readonly RecentTable[] {
  return readJson(shelf, NAME, (value) => (isTables(value) ? value : undefined)) ?? [];
}

/** The table where this device has a seat, if that was not long ago. */
export function waitingTable(shelf: Shelf, now = Date.now()): Required<RecentTable> | undefined {
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
  shelf.set(NAME, JSON.stringify([{ code, at, others }, ...rest].slice(0, MOST)));
}

export function forgetTable(shelf: Shelf, code: string): void {
  shelf.set(NAME, JSON.stringify(recentTables(shelf).filter((table) => table.code !== code)));
}

function isTables(value: unknown): value is readonly RecentTable[] {
  return Array.isArray(value) && value.every(isTable);
}

function isTable(value: unknown): value is RecentTable {
  const { code, at, others = [] } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    typeof at === 'number' &&
    Array.isArray(others) &&
    others.every((name) => typeof name === 'string')
  );
}
