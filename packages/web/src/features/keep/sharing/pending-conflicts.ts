import type { ScoreConflict } from './merged-copies.ts';

const pending = new Map<string, readonly ScoreConflict[]>();

/** Passes conflicts on to the session that opens a sheet next. */
export function passOnConflicts(sheet: string, conflicts: readonly ScoreConflict[]): void {
  pending.set(sheet, conflicts);
}

export function takeConflicts(sheet: string): readonly ScoreConflict[] {
  const found = pending.get(sheet) ?? [];
  pending.delete(sheet);
  return found;
}
