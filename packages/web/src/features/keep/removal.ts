import type { ScoreLog } from '@sevenfold/physical/scores';
import { toast } from '../../parts/toasts.svelte.ts';
import { word } from '../../words/words.svelte.ts';
import type { ScoreSheets } from './score-sheets.ts';

/** Deletes a game, and offers to undo that for a while. */
export function removeWithUndo(sheets: ScoreSheets, log: ScoreLog): void {
  const share = sheets.share(log.id);
  sheets.remove(log.id);
  toast(word.keep.removed, {
    action: {
      label: word.keep.undo,
      do: () => {
        sheets.put(log);
        sheets.setShare(log.id, share);
        changed();
      },
    },
  });
}

const listeners = new Set<() => void>();

/** Calls back whenever a deletion is undone. Returns how to stop. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
