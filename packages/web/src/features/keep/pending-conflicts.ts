import type { Conflict } from './merge.ts';

const left = new Map<string, readonly Conflict[]>();

/** Leaves conflicts for the session that opens a sheet next. */
export function leaveConflicts(sheet: string, conflicts: readonly Conflict[]): void {
  left.set(sheet, conflicts);
}

export function takeConflicts(sheet: string): readonly Conflict[] {
  const found = left.get(sheet) ?? [];
  left.delete(sheet);
  return found;
}
