import type { ScoreLog } from '@sevenfold/physical/scores';
import { offerUndo } from '../../parts/overlays/offer-undo.ts';
import type { ScoreSheets } from '../../storage/score-sheets.ts';
import { word } from '../../words/words.svelte.ts';

/** Deletes a game, and offers to undo that for a while. */
export function removeWithUndo(sheets: ScoreSheets, log: ScoreLog): void {
  offerUndo(word.keep.removed, word.keep.undo, sheets.removeForNow(log));
}
