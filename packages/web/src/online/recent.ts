// Tables where somebody at this device has sat, so that there is a way back without the link.

import * as v from 'valibot';
import { readJson, type Shelf } from '../local/shelf.ts';

const NAME = 'online:tables';
const MOST = 5;

const schema = v.array(v.object({ code: v.string(), at: v.number() }));

export type RecentTable = v.InferOutput<typeof schema>[number];

/** The newest first. */
export function recentTables(shelf: Shelf): readonly RecentTable[] {
  return (
    readJson(shelf, NAME, (value) => {
      const read = v.safeParse(schema, value);
      return read.success ? read.output : undefined;
    }) ?? []
  );
}

export function rememberTable(shelf: Shelf, code: string, now = Date.now()): void {
  const others = recentTables(shelf).filter((table) => table.code !== code);
  shelf.set(NAME, JSON.stringify([{ code, at: now }, ...others].slice(0, MOST)));
}

export function forgetTable(shelf: Shelf, code: string): void {
  shelf.set(NAME, JSON.stringify(recentTables(shelf).filter((table) => table.code !== code)));
}
