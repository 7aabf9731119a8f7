import type { Conflict } from './merge.ts';

const pending = new Map<string, readonly Conflict[]>();

/** Passes conflicts on to the session that opens a sheet next. */
export function passOnConflicts(sheet: string, conflicts: readonly Conflict[]): void {
  pending.set(sheet, conflicts);
}

export function takeConflicts(sheet: string): readonly Conflict[] {
  const found = pending.get(sheet) ?? [];
  pending.delete(sheet);
  return found;
}
