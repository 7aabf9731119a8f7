import type { ScoreLog } from '@sevenfold/physical/scores';
import { toast } from '../../parts/toasts.svelte.ts';
import { word } from '../../words/words.svelte.ts';
import type { ScoreSheets } from './score-sheets.ts';

/** Deletes a game, and offers for a while to bring it back. */
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

/** Calls back whenever a deleted game has come back, until the returned function is called. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
