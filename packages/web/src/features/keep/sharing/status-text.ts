import { word } from '../../../words/words.svelte.ts';
import type { SyncStatus } from './sheet-sync.ts';

/** Whether others see the sheet, and what becomes of it otherwise. */
export function statusText(status: SyncStatus): string {
  const texts: Partial<Record<SyncStatus, string>> = word.keep.status;
  return texts[status] ?? word.keep.status.offline;
}
